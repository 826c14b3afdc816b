import 'server-only';
import { isSaleForbidden } from '../catalogue/sold';
import { AppError, errorCode } from '../platform/errors';
import { logError, throttledLog } from '../platform/log/log';
import { withTimeout } from '../platform/request';
import { PART_TIMEOUT_MS, STEP_TIMEOUT_MS } from '../platform/timeout-limits';
import { declinedIn, GIFT_MARK, giftRuleOf, withDeclined } from '../services/shopify/cart-attributes';
import type { ShopContext } from '../services/shopify/client';
import { addLines, type CartResult, getCart, removeSoldOut, updateLines } from '../services/shopify/operations/cart';
import { updateAttributes } from '../services/shopify/operations/cart-details';
import { type FirstVariant, getFirstVariant } from '../services/shopify/operations/variants';
import type { Cart, CartLine, CartWarning } from '../services/shopify/types';
import { holdingRules, isGiven, isUndelivered, offeredBy, reconcile, reconcileUnread } from './reconcile';
import { type CartEvent, type Changes, type OfferRule, offerRules } from './rules';

/** Logs one line for the operator about a rule, repeated at most once per 5 s (specification, section 9). */
const warn = throttledLog((line) => console.warn(`[offers] ${line}`));

/** The first variant of an offered product. Throws AppError `productNotFound` where the market does not have it. */
async function firstVariant(productId: string, context: ShopContext): Promise<FirstVariant> {
  const variant = await getFirstVariant(productId, context);
  if (!variant) throw new AppError('productNotFound', { id: productId });
  return variant;
}

type Given = { result: CartResult; given: boolean };

type Gift = Changes['add'][number];

const soldOut: CartWarning = { code: 'GIFT_OUT_OF_STOCK', message: '', lineId: '' };
const notDelivered: CartWarning = { code: 'GIFT_NOT_DELIVERED', message: '', lineId: '' };
const notGiven = (cart: Cart, warnings: CartWarning[] = []): Given => ({ result: { cart, warnings }, given: false });
const giftLine = (cart: Cart, { ruleId }: Gift): CartLine | undefined =>
  cart.lines.find((line) => giftRuleOf(line) === ruleId);

/**
 * Adds a gift to the cart. A gift that is unavailable or not discounted by the shop is an outcome; other errors are
 * thrown.
 */
export async function addGift(cart: Cart, gift: Gift, context: ShopContext): Promise<Given> {
  const variant = await variantOf(gift, context);
  if (!variant) return notGiven(cart);
  if (await isSaleForbidden(gift.productId, context)) {
    warn(`rule ${gift.ruleId}: product ${gift.productId} is a medicine, which nobody may give`);
    return notGiven(cart);
  }
  if (!variant.availableForSale) return notGiven(cart, [soldOut]);
  const attributes = [{ key: GIFT_MARK, value: gift.ruleId }];
  const result = await addLines(cart.id, [{ variantId: variant.id, quantity: gift.quantity, attributes }], context);
  const line = giftLine(result.cart, gift);
  if (!line) {
    const without = await removeSoldOut(result, (each) => giftRuleOf(each) === gift.ruleId, context);
    return notGiven(without.cart, [soldOut]);
  }
  // A gift must neither be charged nor block the order.
  const rule = { id: gift.ruleId, quantityToAdd: gift.quantity };
  const isFree = isGiven(result.cart, gift.productId, [rule]);
  const isBlocking = isUndelivered(line, result.cart);
  if (isFree && !isBlocking) return { result, given: true };
  const why = isFree ? 'nobody delivers to the postcode of the cart' : 'the shop charges for';
  warn(`rule ${gift.ruleId}: ${why} product ${gift.productId}, which was taken back`);
  const without = await updateLines(cart.id, [{ id: line.id, quantity: 0 }], context);
  return notGiven(without.cart, isFree ? [notDelivered] : []);
}

async function variantOf({ productId }: Gift, context: ShopContext) {
  try {
    return await firstVariant(productId, context);
  } catch (error) {
    if (errorCode(error) !== 'productNotFound') throw error;
    logError('offers', error);
    return null;
  }
}

type Taken = { ruleId: string; variantId: string };

/**
 * The gift that a rule gives this cart, after the visitor has removed it; null where the rule does not give this
 * variant, no longer applies, or has already given it. Throws AppError `cartUpdate` while the rules cannot be read.
 */
export async function giftOf(
  { ruleId, variantId }: Taken,
  cart: Cart,
  context: ShopContext,
): Promise<Changes['add'][number] | null> {
  const rules = await withTimeout(
    PART_TIMEOUT_MS,
    offerRules({ country: context.country, language: context.language }),
  );
  if (!rules) throw new AppError('cartUpdate', {}, { detail: 'the offer rules cannot be read' });
  const rule = holdingRules(cart, rules, new Date()).find(({ id }) => id === ruleId);
  const productId = rule && offeredBy(rule);
  if (!productId || cart.lines.some((line) => giftRuleOf(line) === ruleId)) return null;
  const { id } = await firstVariant(productId, context);
  return id === variantId ? { ruleId, productId, quantity: rule.quantityToAdd } : null;
}

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
