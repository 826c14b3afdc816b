import 'server-only';
import { z } from 'zod';
import { getSold } from '../catalogue/sold';
import { email, type Fields, typedCode } from '../forms/fields';
import { type FormDefinition, FormProblem } from '../forms/handle';
import { askToConfirm, confirmSubscription, questionTo } from '../mail-subscriptions/subscriptions';
import { addJob } from '../outbox/jobs';
import { AppError } from '../platform/errors';
import type { Locale, Market } from '../platform/markets';
import { getVariantStates } from '../services/shopify/operations/variants';
import type { Queries } from '../services/store/open';
import { ALERT_DAYS, KEEP_DAYS } from '../services/store/retention';
import { buyerContext } from '../session/request-market';

/** Section 5 of the specification, "Stock alert". */
export const stockAlertSchema = z.object({
  variantId: typedCode('variantRequired').regex(/^\d{1,20}$/, 'variantRequired'),
  email,
});

/** A stored request: with the product's name at the time of the request. */
const expectedSchema = stockAlertSchema.extend({ productName: z.string() });
type Expected = z.output<typeof expectedSchema>;

export const stockAlertFields: Fields = { variantId: 'text', email: 'text' };

const askForAlert = (tx: Queries, locale: Locale, { email, variantId: subject, ...details }: Expected) =>
  askToConfirm(tx, { kind: 'stock', email, locale, subject, details, days: ALERT_DAYS }, (links) =>
    questionTo({ email, locale }, 'alert-confirm', { productName: details.productName, ...links }),
  );

/** Activates a request after its confirmation; the stock is checked at once. False when it no longer exists. */
export const confirmAlert = (id: string): Promise<boolean> =>
  confirmSubscription('stock', id, (tx, { subject }) => addJob(tx, 'check-stock', [subject]));

/** A request to be notified when a variant is back. Requires double opt-in of the address. */
export const stockAlertForm: FormDefinition<typeof stockAlertSchema> = {
  form: 'stock-alert',
  fields: stockAlertFields,
  schema: stockAlertSchema,
  bot: 'proof',
  async plan(payload, { market }) {
    const expected: Expected = { ...payload, productName: await soldHere(payload.variantId, market) };
    return {
      payload: expected,
      keepDays: KEEP_DAYS.stockAlert,
      deliveries: () => [],
    };
  },
  onAccepted: (tx, { locale, payload }) => askForAlert(tx, locale, expectedSchema.parse(payload)),
};

/** Name of a variant that this market sells: never a medicine, nor a variant sold only in other markets. */
async function soldHere(variantId: string, market: Market): Promise<string> {
  if (!market.shop) throw new FormProblem(null, 'notSoldHere');
  const state = (await getVariantStates([variantId], await buyerContext(market))).get(variantId);
  const sold = state && (await getSold(market.locale, state.productId));
  if (state && sold === undefined) {
    throw new AppError('contentUnavailable', { message: 'it is unknown whether the product is sold here' });
  }
  if (!state || !sold?.url) throw new FormProblem(null, 'notSoldHere');
  // Back in stock since the page was rendered: an alert would be pointless.
  if (state.available) throw new FormProblem(null, 'inStock');
  return [state.productName, state.variantName].filter(Boolean).join(', ');
}
