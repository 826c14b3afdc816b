import 'server-only';
import { env } from '../env';
import { type FormDefinition, FormProblem } from '../forms/handle';
import { logError } from '../log';
import type { Market } from '../markets';
import { KEEP_DAYS } from '../retention/rules';
import { shopContext } from '../session/market';
import { getSummaries } from '../shopify/operations/products';
import { returnsFields, returnsSchema } from './schema';

/** A request to send products back, to the mailbox of returns. Without a bot check: nobody is to be locked out of it. */
export const returnsForm: FormDefinition<typeof returnsSchema> = {
  form: 'returns',
  fields: returnsFields,
  schema: returnsSchema,
  bot: 'none',
  async plan(payload, { market }) {
    // Where nothing is sold, nothing comes back.
    if (!market.shop) throw new FormProblem(null, 'unavailable');
    // Before the transaction: nobody waits for the store while the shop thinks.
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

/** Names with their ids; the ids alone while the shop does not answer. */
async function namesOf(ids: readonly string[], market: Market): Promise<string[]> {
  try {
    const found = await getSummaries(ids, shopContext(market));
    return ids.map((id) => (found.has(id) ? `${found.get(id)?.name} (${id})` : id));
  } catch (error) {
    logError('returns', error);
    return [...ids];
  }
}
