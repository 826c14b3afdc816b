import 'server-only';
import { type FormDefinition, FormProblem } from '../forms/handle';
import { env } from '../platform/env';
import { absoluteUrl, pathFor } from '../platform/i18n/navigation';
import { logError } from '../platform/log/log';
import type { Locale, Market } from '../platform/markets';
import { mayMail } from '../rate-limit/consume';
import type { Order } from '../services/shopify/customer-types';
import { getSummaries } from '../services/shopify/operations/products';
import type { Delivery } from '../services/store/deliveries';
import { KEEP_DAYS } from '../services/store/retention';
import { shopContext } from '../session/request-market';
import { ownOrder } from '../withdrawal/queries';
import { chosenIn, lineText } from '../withdrawal/schema';
import { orderReturnFields, orderReturnSchema, returnsFields, returnsSchema } from './schema';

/** A return request, sent to the mailbox for returns. No bot check: nobody may be locked out of it. */
export const returnsForm: FormDefinition<typeof returnsSchema> = {
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
export const orderReturn = (posted: FormData): FormDefinition<typeof orderReturnSchema> => ({
  form: 'returns',
  fields: orderReturnFields,
  schema: orderReturnSchema,
  bot: 'none',
  async plan({ reason, ...asked }, { market }) {
    const order = await ownOrder(posted, asked.order);
    const chosen = chosenIn(order.lines, asked);
    if (!chosen) throw new FormProblem('lines', 'choiceUnknown');
    // A product that was removed from the catalogue has no id: the email contains its name.
    const productIds = [...new Set(chosen.flatMap(({ line }) => line.variant?.productId ?? []))];
    const values = { order: order.name, products: chosen.map(lineText), reason: reason ?? '' };
    return {
      payload: { order: order.name, productIds, ...(reason && { reason }) },
      keepDays: KEEP_DAYS.returns,
      deliveries: (id) => mailsFor(order, market.locale, { reference: id, ...values }),
    };
  },
});

type Values = { reference: string; order: string; products: string[]; reason: string };

async function mailsFor({ email }: Pick<Order, 'email'>, locale: Locale, values: Values): Promise<Delivery[]> {
  const mailbox = { address: env().RETURNS_MAILBOX };
  const mail = { kind: 'mail', locale } as const;
  const team: Delivery = {
    ...mail,
    template: 'return-team',
    to: mailbox,
    replyTo: email ? { address: email } : undefined,
    providerTemplateId: env().RETURN_TEMPLATE_ID,
    values,
  };
  if (!email || !(await mayMail(email))) return [team];
  const howUrl = absoluteUrl(locale, pathFor(locale, '/returns'));
  const to = { address: email };
  return [team, { ...mail, template: 'return-received', to, replyTo: mailbox, values: { ...values, howUrl } }];
}
