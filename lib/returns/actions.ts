'use server';
import { redirect } from 'next/navigation';
import { type FormDefinition, FormProblem, handleForm, type Plan } from '../forms/handle';
import { type FormState, problemQuery } from '../forms/state';
import { env } from '../platform/env';
import { absoluteUrl, pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import type { Locale, Market } from '../platform/markets';
import { CustomerError } from '../services/shopify/customer-change';
import { type Order, RETURN_NOTE_LENGTH } from '../services/shopify/customer-types';
import { customers } from '../services/shopify/customers';
import { getSummaries } from '../services/shopify/operations/products';
import type { Delivery } from '../services/store/deliveries';
import { KEEP_DAYS } from '../services/store/retention';
import { withCustomer } from '../session/account';
import { isPlainPost, shopContext } from '../session/request-market';
import { orderReturnPath, ownOrder } from '../withdrawal/queries';
import { chosenIn, lineText } from '../withdrawal/schema';
import { orderReturnFields, orderReturnSchema, returnsFields, returnsSchema } from './schema';

export const requestReturn = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  handleForm(returnsForm, posted);

/**
 * A return from an order. Without JavaScript it redirects to the page, because a dynamically rendered page does not show
 * the result of an action.
 */
export async function requestReturnFromOrder(_: FormState | null, posted: FormData): Promise<FormState> {
  const state = await handleForm(orderReturn(posted), posted);
  if (!(await isPlainPost())) return state;
  const outcome = state.status === 'done' && state.mailed === false ? 'unmailed' : 'done';
  const result: Record<string, string> = state.status === 'error' ? problemQuery(state) : { outcome };
  redirect(await orderReturnPath(posted, { kind: 'return', ...result }));
}

/** A return request, sent to the mailbox for returns. No bot check: nobody may be locked out of it. */
const returnsForm: FormDefinition<typeof returnsSchema> = {
  form: 'returns',
  fields: returnsFields,
  schema: returnsSchema,
  bot: 'none',
  async plan(payload, { market }) {
    // A market without a shop has no returns.
    if (!market.shop) throw new FormProblem(null, 'unavailable');
    // Before the transaction: the store must not be blocked while waiting for the shop.
    const products = await namesOf(payload.productIds, market);
    return {
      payload,
      keepDays: KEEP_DAYS.returns,
      deliveries: (id) => [
        {
          kind: 'mail',
          template: 'return-team',
          locale: market.locale,
          to: { address: env().RETURNS_MAILBOX },
          providerTemplateId: env().RETURN_TEMPLATE_ID,
          values: { reference: id, order: payload.order, products, reason: payload.reason ?? '' },
        },
      ],
    };
  },
};

/** Product names with their ids; only the ids while the shop does not respond. */
async function namesOf(ids: readonly string[], market: Market): Promise<string[]> {
  try {
    const found = await getSummaries(ids, shopContext(market));
    return ids.map((id) => (found.has(id) ? `${found.get(id)?.name} (${id})` : id));
  } catch (error) {
    logError('returns', error);
    return [...ids];
  }
}

/** A return from one of the customer's own orders: the payload of section 5, built from the ticked lines. */
const orderReturn = (posted: FormData): FormDefinition<typeof orderReturnSchema> => ({
  form: 'returns',
  fields: orderReturnFields,
  schema: orderReturnSchema,
  bot: 'none',
  posts: null,
  async plan({ reason, ...selection }, { market }) {
    const order = await ownOrder(posted, selection.order);
    const chosen = chosenIn(order.lines, selection);
    if (!chosen) throw new FormProblem('lines', 'choiceUnknown');
    const lines = chosen.map(({ line, quantity }) => ({ place: order.lines.indexOf(line), quantity }));
    const taken = await requestAtShop(posted, { number: order.number, lines, note: reason ?? '' });
    // An article that is no longer in the catalogue has no id: `products` has what its line of the order says.
    const productIds = [...new Set(chosen.flatMap(({ line }) => line.variant?.productId ?? []))];
    const products = chosen.map(lineText);
    const values = { order: order.name, products, reason: reason ?? '' };
    return {
      payload: { order: order.name, productIds, products, fromAccount: true, ...(reason && { reason }) },
      keepDays: KEEP_DAYS.returns,
      ...mailsFor(order, market.locale, values, taken),
    };
  },
});

type Wanted = Parameters<ReturnType<typeof customers>['requestReturn']>[1];

/** Requests the return at the shop, where it takes any. Throws FormProblem at the field that it refuses. */
async function requestAtShop(posted: FormData, wanted: Wanted): Promise<'atShop' | 'byMail'> {
  try {
    return await withCustomer(posted, (token, context) => customers().requestReturn(token, wanted, context));
  } catch (error) {
    if (!(error instanceof CustomerError)) throw error;
    logError('returns', error);
    const isNote = error.problems.every(({ field }) => field === 'reason');
    throw isNote
      ? new FormProblem('reason', 'tooLong', { max: RETURN_NOTE_LENGTH })
      : new FormProblem('lines', 'returnQuantity');
  }
}

type Values = { order: string; products: string[]; reason: string };

/** To the customer, and to the team where it does not find the request at the shop. */
function mailsFor(
  { email }: Pick<Order, 'email'>,
  locale: Locale,
  values: Values,
  taken: 'atShop' | 'byMail',
): Pick<Plan, 'deliveries' | 'receipt'> {
  const mailbox = { address: env().RETURNS_MAILBOX };
  const customer = email ? { address: email } : null;
  const mail = { kind: 'mail', locale } as const;
  const team = (reference: string): Delivery => ({
    ...mail,
    template: 'return-team',
    to: mailbox,
    replyTo: customer ?? undefined,
    providerTemplateId: env().RETURN_TEMPLATE_ID,
    values: { reference, ...values },
  });
  const howUrl = absoluteUrl(locale, pathFor(locale, '/returns'));
  return {
    deliveries: (id) => (taken === 'byMail' ? [team(id)] : []),
    receipt:
      customer &&
      ((reference) => ({
        ...mail,
        template: 'return-received',
        to: customer,
        replyTo: mailbox,
        values: { reference, ...values, howUrl },
      })),
  };
}
