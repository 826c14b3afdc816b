import 'server-only';
import { isSaleForbidden } from '../catalogue/sold';
import { AppError, errorCode } from '../platform/errors';
import { logError, throttledLog } from '../platform/log/log';
import { withTimeout } from '../platform/request';
import { PART_TIMEOUT_MS, STEP_TIMEOUT_MS } from '../platform/timeout-limits';
import {
  GIFT_MARK,
  giftRuleOf,
  type WithheldGifts,
  withheldIn,
  withWithheld,
} from '../services/shopify/cart-attributes';
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

type Given = { result: CartResult; outcome: 'given' | keyof WithheldGifts };

type Gift = Changes['add'][number];

const warning = (code: string): CartWarning => ({ code, message: '', lineId: '' });
const soldOut = warning('GIFT_OUT_OF_STOCK');
const notDelivered = warning('GIFT_NOT_DELIVERED');
const ended = warning('GIFT_ENDED');

const notGiven = (cart: Cart, warnings: CartWarning[] = []): Given => ({
  result: { cart, warnings },
  outcome: 'declined',
});
const giftLine = (cart: Cart, { ruleId }: Gift): CartLine | undefined =>
  cart.lines.find((line) => giftRuleOf(line) === ruleId);

/**
 * Adds a gift to the cart. A gift that is unavailable, not discounted by the shop or not combined with a code is an
 * outcome; other errors are thrown.
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
  const obstacle = obstacleTo(gift, line, cart, result.cart);
  if (!obstacle && line.quantity > gift.quantity) {
    // Another request has given it at the same time, and the shop has merged the two lines.
    const once = [{ id: line.id, quantity: gift.quantity }];
    return { result: await updateLines(cart.id, once, context), outcome: 'given' };
  }
  if (!obstacle) return { result, outcome: 'given' };
  warn(`rule ${gift.ruleId}: ${obstacle} product ${gift.productId}, which was taken back`);
  const without = await updateLines(cart.id, [{ id: line.id, quantity: 0 }], context);
  return {
    result: { cart: without.cart, warnings: obstacle === UNDELIVERED ? [notDelivered] : [] },
    outcome: 'suspended',
  };
}

const UNDELIVERED = 'nobody delivers to the postcode of the cart';

/** Why a gift must leave again, for the log: it must neither be charged, nor block the order, nor cost the visitor a code. */
function obstacleTo({ ruleId, productId, quantity }: Gift, line: CartLine, before: Cart, after: Cart): string | null {
  if (!isGiven(after, productId, [{ id: ruleId, quantityToAdd: quantity }])) return 'the shop charges for';
  if (isUndelivered(line, after)) return UNDELIVERED;
  const isApplied = (code: string) => after.discountCodes.some((each) => each.code === code && each.applicable);
  const isCodeLost = before.discountCodes.some(({ code, applicable }) => applicable && !isApplied(code));
  return isCodeLost ? 'a code of the cart does not combine with' : null;
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
    const situation = { rules: rules ?? [], event, now: new Date() };
    const changes = rules ? reconcile({ cart, ...situation }) : reconcileUnread(cart, event);
    for (const { ruleId } of changes.warnings) warn(`rule ${ruleId} offers several products: only the first is given`);
    return (
      (await withTimeout(STEP_TIMEOUT_MS, runChange(result, changes, situation, context))) ?? { ...result, stale: true }
    );
  } catch (error) {
    logError('offers', error);
    return result;
  }
}

type Situation = { rules: readonly OfferRule[]; event: CartEvent; now: Date };

async function runChange(
  start: CartResult,
  { set, add, declined, suspended }: Changes,
  { rules, event, now }: Situation,
  context: ShopContext,
): Promise<CartResult> {
  let result = await takeBack(start, set, event, context);
  let withheld: WithheldGifts = { declined, suspended };
  const isWithheld = (id: string): boolean => withheld.declined.includes(id) || withheld.suspended.includes(id);
  const holding = holdingRules(start.cart, rules, now);
  for (const gift of add) {
    result = await attempt(result, context, async (cart) => {
      const { result: after, outcome } = await addGift(cart, gift, context);
      if (outcome === 'given') return after;
      // Not retried at each click.
      const ids = offering(gift.productId, holding).filter((id) => !isWithheld(id));
      withheld = { ...withheld, [outcome]: [...withheld[outcome], ...ids] };
      return after;
    });
  }
  if (add.some((gift) => giftLine(result.cart, gift))) {
    // The shop may not combine the discount of a gift with that of another one, which it charges from now on.
    const cart = { ...result.cart, attributes: withWithheld(result.cart, withheld) };
    const terms = { kind: 'terms' } as const;
    const changes = reconcile({ cart, rules, event: terms, now });
    result = await takeBack(result, changes.set, terms, context);
    withheld = changes;
  }
  const before = withheldIn(result.cart);
  if (isSame(withheld.declined, before.declined) && isSame(withheld.suspended, before.suspended)) return result;
  return attempt(result, context, (cart) => updateAttributes(cart.id, withWithheld(cart, withheld), context));
}

/** Takes gifts back, and says so unless the visitor's own change is the plain reason. */
async function takeBack(
  start: CartResult,
  set: Changes['set'],
  { kind }: CartEvent,
  context: ShopContext,
): Promise<CartResult> {
  if (set.length === 0) return start;
  const lines = set.map(({ lineId: id, undelivered: _, ...rest }) => ({ id, ...rest }));
  const isToSay = kind !== 'decreased' && kind !== 'removed' && set.some(({ undelivered }) => !undelivered);
  const news = [...(set.some(({ undelivered }) => undelivered) ? [notDelivered] : []), ...(isToSay ? [ended] : [])];
  return attempt(start, context, async ({ id }) => {
    const without = await updateLines(id, lines, context);
    return { ...without, warnings: [...without.warnings, ...news] };
  });
}

const offering = (productId: string, rules: readonly OfferRule[]): string[] =>
  rules.filter((rule) => offeredBy(rule) === productId).map(({ id }) => id);

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && b.every((id) => a.includes(id));

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
