import 'server-only';
import { AppError } from '../errors';
import { within } from '../http/deadlines';
import { PART_MS } from '../http/patience';
import type { ShopContext } from '../shopify/client';
import type { Cart } from '../shopify/types';
import { firstVariant } from './first-variant';
import { giftRuleOf } from './marks';
import { offeredBy } from './reconcile';
import { offerRules } from './rules';
import { holdingRules } from './threshold';
import type { Changes } from './types';

type Taken = { ruleId: string; variantId: string };

/**
 * The gift that a rule gives this cart, after the visitor has taken it out; null where the rule does not give this variant, no
 * longer applies, or has given already. Throws AppError `cartUpdate` while the rules cannot be read.
 */
export async function giftOf(
  { ruleId, variantId }: Taken,
  cart: Cart,
  context: ShopContext,
): Promise<Changes['add'][number] | null> {
  const rules = await within(PART_MS, offerRules({ country: context.country, language: context.language }));
  if (!rules) throw new AppError('cartUpdate', {}, { detail: 'the offer rules cannot be read' });
  const rule = holdingRules(cart, rules, new Date()).find(({ id }) => id === ruleId);
  const productId = rule && offeredBy(rule);
  if (!productId || cart.lines.some((line) => giftRuleOf(line) === ruleId)) return null;
  const { id } = await firstVariant(productId, context);
  return id === variantId ? { ruleId, productId, quantity: rule.quantityToAdd } : null;
}
