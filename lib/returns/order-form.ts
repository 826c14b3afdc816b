import 'server-only';
import { env } from '../env';
import { type FormDefinition, FormProblem } from '../forms/handle';
import { absoluteUrl, pathFor } from '../i18n/navigation';
import { mayMail } from '../limits/mails';
import type { Locale } from '../markets';
import type { Delivery } from '../outbox/types';
import { KEEP_DAYS } from '../retention/rules';
import type { Order } from '../shopify/customer-types';
import { chosenIn, lineText } from '../withdrawal/lines';
import { ownOrder } from '../withdrawal/own-order';
import { orderReturnFields, orderReturnSchema } from './schema';

/** A return from one of the customer's own orders: the payload of section 5, from the lines that were ticked. */
export const orderReturn = (posted: FormData): FormDefinition<typeof orderReturnSchema> => ({
  form: 'returns',
  fields: orderReturnFields,
  schema: orderReturnSchema,
  bot: 'none',
  async plan({ reason, ...asked }, { market }) {
    const order = await ownOrder(posted, asked.order);
    const chosen = chosenIn(order.lines, asked);
    if (!chosen) throw new FormProblem('lines', 'choiceUnknown');
    // An article that has left the catalogue has no id: the mail names it.
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
