import 'server-only';
import { getSold } from '../catalogue/sold';
import { AppError } from '../errors';
import { type FormDefinition, FormProblem } from '../forms/handle';
import { takeMail } from '../limits/mails';
import type { Market } from '../markets';
import { KEEP_DAYS } from '../retention/rules';
import { shopContext } from '../session/market';
import { getVariantStates } from '../shopify/operations/variants';
import { type Expected, stockAlertFields, stockAlertSchema } from './schema';

/** A request to be told when a variant is back. The address is asked first whether it is meant. */
export const stockAlertForm: FormDefinition<typeof stockAlertSchema> = {
  form: 'stock-alert',
  fields: stockAlertFields,
  schema: stockAlertSchema,
  bot: 'proof',
  // The question to the address is the form's effect: `lib/submissions/effects`.
  async plan(payload, { market }) {
    const expected: Expected = { ...payload, ...(await soldHere(payload.variantId, market)) };
    return {
      payload: expected,
      keepDays: KEEP_DAYS.stockAlert,
      deliveries: () => [],
      limitFor: () => takeMail(payload.email),
    };
  },
};

/** Name and page of a variant that this market sells: never a medicine, nor what is sold elsewhere only. */
async function soldHere(variantId: string, market: Market): Promise<Pick<Expected, 'productName' | 'productPath'>> {
  if (!market.shop) throw new FormProblem(null, 'notSoldHere');
  const state = (await getVariantStates([variantId], shopContext(market))).get(variantId);
  const sold = state && (await getSold(market.locale, state.productId));
  if (state && sold === undefined) {
    throw new AppError('contentUnavailable', { message: 'nobody can say whether it is sold here' });
  }
  const productPath = sold?.url;
  if (!state || !productPath) throw new FormProblem(null, 'notSoldHere');
  // On sale again since the page was made: nothing would be told later that is not true now.
  if (state.available) throw new FormProblem(null, 'inStock');
  return { productName: [state.productName, state.variantName].filter(Boolean).join(', '), productPath };
}
