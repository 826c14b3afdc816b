import 'server-only';
import { PART_TIMEOUT_MS, STEP_TIMEOUT_MS } from '../platform/http/timeout-limits';
import { withTimeout } from '../platform/http/timeouts';
import { logError } from '../platform/log/log';
import type { ShopContext } from '../services/shopify/client';
import { declinedIn, withDeclined } from '../services/shopify/gift-attributes';
import { type CartResult, getCart, updateLines } from '../services/shopify/operations/cart';
import { updateAttributes } from '../services/shopify/operations/cart-details';
import type { Cart } from '../services/shopify/types';
import { addGift, notDelivered, warn } from './add-gift';
import { offeredBy, reconcile, reconcileUnread } from './reconcile';
import { offerRules } from './rules';
import { holdingRules } from './threshold';
import type { CartEvent, Changes, OfferRule } from './types';

/**
 * The cart after applying the offer rules: gifts added and removed, warnings merged. Sends no request to the shop when
 * no rule changes anything. Never throws: the visitor's own change is already carried out and stays valid.
 */
export async function applyOfferRules(result: CartResult, event: CartEvent, context: ShopContext): Promise<CartResult> {
  try {
    const rules = await withTimeout(
      PART_TIMEOUT_MS,
      offerRules({ country: context.country, language: context.language }),
    );
    const { cart } = result;
    const now = new Date();
    const changes = rules ? reconcile({ cart, rules, event, now }) : reconcileUnread(cart, event);
    for (const { ruleId } of changes.warnings) warn(`rule ${ruleId} offers several products: only the first is given`);
    const holding = holdingRules(cart, rules ?? [], now);
    return (
      (await withTimeout(STEP_TIMEOUT_MS, runChange(result, changes, holding, context))) ?? { ...result, stale: true }
    );
  } catch (error) {
    logError('offers', error);
    return result;
  }
}

async function runChange(
  start: CartResult,
  { set, add, declined }: Changes,
  holding: readonly OfferRule[],
  context: ShopContext,
): Promise<CartResult> {
  let result = start;
  if (set.length > 0) {
    const lines = set.map(({ lineId: id, undelivered: _, ...rest }) => ({ id, ...rest }));
    result = await attempt(result, context, async ({ id }) => {
      const without = await updateLines(id, lines, context);
      const isTold = set.some(({ undelivered }) => undelivered);
      return isTold ? { ...without, warnings: [...without.warnings, notDelivered] } : without;
    });
  }
  const refused = new Set(declined);
  for (const gift of add) {
    result = await attempt(result, context, async (cart) => {
      const outcome = await addGift(cart, gift, context);
      // Not retried at each click: only when the threshold is crossed again.
      if (!outcome.given) for (const id of offering(gift.productId, holding)) refused.add(id);
      return outcome.result;
    });
  }
  if (isSame(refused, declinedIn(result.cart))) return result;
  return attempt(result, context, (cart) => updateAttributes(cart.id, withDeclined(cart, [...refused]), context));
}

const offering = (productId: string, rules: readonly OfferRule[]): string[] =>
  rules.filter((rule) => offeredBy(rule) === productId).map(({ id }) => id);

const isSame = (a: ReadonlySet<string>, b: readonly string[]): boolean =>
  a.size === b.length && b.every((id) => a.has(id));

/** One step. When it fails the cart is read again: a part of it may have been carried out. */
async function attempt(
  result: CartResult,
  context: ShopContext,
  step: (cart: Cart) => Promise<CartResult>,
): Promise<CartResult> {
  try {
    const { cart, warnings, codeWarnings = result.codeWarnings } = await step(result.cart);
    return { cart, warnings: [...result.warnings, ...warnings], ...(codeWarnings && { codeWarnings }) };
  } catch (error) {
    logError('offers', error);
    const cart = await getCart(result.cart.id, context).catch(() => null);
    return cart ? { cart, warnings: result.warnings } : { ...result, stale: true };
  }
}
