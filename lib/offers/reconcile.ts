import 'server-only';
import { isSaleForbidden } from '../catalogue/sold';
import { exclusionOf } from '../delivery/exclusion';
import { AppError, errorCode } from '../platform/errors';
import { PART_TIMEOUT_MS } from '../platform/http/timeout-limits';
import { withTimeout } from '../platform/http/timeouts';
import { logError, throttledLog } from '../platform/log/log.ts';
import type { ShopContext } from '../services/shopify/client';
import { declinedIn, GIFT_MARK, giftRuleOf } from '../services/shopify/gift-attributes.ts';
import { addLines, type CartResult, updateLines } from '../services/shopify/operations/cart';
import { type FirstVariant, getFirstVariant } from '../services/shopify/operations/offer-rules';
import type { Cart, CartLine, CartWarning } from '../services/shopify/types';
import { offerRules } from './rules';
import { boughtIn, givenIn, holdingRules, isReached } from './threshold.ts';
import type { CartEvent, Changes, LineEvent, OfferCart, OfferLine, OfferRule } from './types.ts';

type Situation = { cart: OfferCart; rules: readonly OfferRule[]; event: CartEvent; now: Date };

/** The changes that the rules require after an event: section 4 of the specification. Idempotent. */
export function reconcile({ cart, rules, event, now }: Situation): Changes {
  const bought = boughtIn(cart, rules);
  const holding = holdingRules(cart, rules, now);
  const isFree = ({ variant: { productId } }: OfferLine): boolean =>
    holding.some((rule) => offeredBy(rule) === productId) && (event.kind !== 'terms' || isGiven(cart, productId));
  const unwanted = cart.lines.filter((line) => giftRuleOf(line) !== null && !isDiscounted(line) && !isFree(line));
  const declined = declinedAfter(cart, holding, unwanted, event);
  const reachedBy = (done: LineEvent): OfferRule[] =>
    holding.filter((rule) => !declined.includes(rule.id) && isReached(rule, bought, done));
  return {
    add: event.kind === 'added' || event.kind === 'increased' ? newGifts(cart, reachedBy(event), event) : [],
    set: unwanted.map((line) => takenBack(line, rules)),
    declined,
    warnings: holding
      .filter(({ productToOffer }) => productToOffer.length > 1)
      .map(({ id }) => ({ ruleId: id, code: 'SEVERAL_OFFERED' as const })),
  };
}

/** Only the first offered product is used. */
export const offeredBy = ({ productToOffer }: OfferRule): string | undefined => productToOffer[0];

/**
 * A rule stays declined while its threshold is met; crossing the threshold again gives the gift again. A visitor who
 * removes a gift declines every rule that gives it: it must not return through another rule. A gift that was removed
 * because the shop charges for it is also declined: it would be charged again.
 */
function declinedAfter(
  cart: OfferCart,
  holding: readonly OfferRule[],
  unwanted: readonly OfferLine[],
  event: CartEvent,
): string[] {
  const before = declinedIn(cart);
  const isUnwantedOf = (rule: OfferRule): boolean =>
    unwanted.some(({ variant }) => variant.productId === offeredBy(rule));
  const isRefused = (rule: OfferRule): boolean =>
    event.kind === 'removed' &&
    event.giftRule !== null &&
    (rule.id === event.giftRule || offeredBy(rule) === event.productId);
  const isThere = (rule: OfferRule): boolean => cart.lines.some((line) => giftRuleOf(line) === rule.id);
  const isDeclined = (rule: OfferRule): boolean =>
    isUnwantedOf(rule) || ((before.includes(rule.id) || isRefused(rule)) && !isThere(rule));
  return holding.filter(isDeclined).map(({ id }) => id);
}

/** One gift per product, even if several rules give it. */
function newGifts(cart: OfferCart, reached: readonly OfferRule[], event: LineEvent): Changes['add'] {
  const gifts = new Map<string, Changes['add'][number]>();
  for (const rule of reached) {
    const productId = offeredBy(rule);
    if (!productId || gifts.has(productId) || isInCart(rule, productId, cart, event)) continue;
    gifts.set(productId, { ruleId: rule.id, productId, quantity: rule.quantityToAdd });
  }
  return [...gifts.values()];
}

/** Where buying a product gives the same product, the bought units are not the gift: only a marked line is. */
function isInCart(rule: OfferRule, productId: string, cart: OfferCart, event: LineEvent): boolean {
  const isSame = !rule.isAppliedOnCollections && event.productId === productId;
  return cart.lines.some((line) => line.variant.productId === productId && (!isSame || giftRuleOf(line) !== null));
}

/** A code may reduce the price of any line: only an automatic discount proves that the shop still gives this one. */
const isDiscounted = ({ discounts }: OfferLine): boolean =>
  discounts.some(({ type, amount }) => type === 'automatic' && Number(amount.amount) > 0);

/** Whether the shop gives a product in this cart; it may have put the discount on a separate line of it. */
const isGiven = ({ lines }: Pick<OfferCart, 'lines'>, productId: string): boolean =>
  lines.some((line) => line.variant.productId === productId && isDiscounted(line));

/**
 * Removes a gift that no rule and no discount gives any more, or that the shop charges under new terms; units that the
 * visitor had added to it stay, as a line of their own.
 */
function takenBack(line: OfferLine, rules: readonly OfferRule[]): Changes['set'][number] {
  const quantity = line.quantity - givenIn(line, rules);
  const own = line.attributes.filter(({ key }) => key !== GIFT_MARK);
  return quantity > 0 ? { lineId: line.id, quantity, attributes: own } : { lineId: line.id, quantity };
}

/** While the rules cannot be read, the only known fact is that the visitor removed a gift. */
export function reconcileUnread(cart: OfferCart, event: CartEvent): Changes {
  const before = declinedIn(cart);
  const { kind, giftRule } = event.kind === 'terms' ? { kind: event.kind, giftRule: null } : event;
  const isRefused = kind === 'removed' && giftRule !== null && !before.includes(giftRule);
  return { add: [], set: [], declined: isRefused ? [...before, giftRule] : before, warnings: [] };
}

/** Logs one line for the operator about a rule, repeated at most once per 5 s (specification, section 9). */
export const warn = throttledLog((line) => console.warn(`[offers] ${line}`));

/** The first variant of an offered product. Throws AppError `productNotFound` where the market does not have it. */
async function firstVariant(productId: string, context: ShopContext): Promise<FirstVariant> {
  const variant = await getFirstVariant(productId, context);
  if (!variant) throw new AppError('productNotFound', { id: productId });
  return variant;
}

type Given = { result: CartResult; given: boolean };

type Gift = Changes['add'][number];

const soldOut: CartWarning = { code: 'GIFT_OUT_OF_STOCK', message: '', lineId: '' };
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
  if (!line) return notGiven(result.cart, [soldOut]);
  // A gift must neither be charged nor block the order.
  const why = isGiven(result.cart, gift.productId)
    ? whyUndeliverable(line, result.cart)
    : 'the shop gives no discount on';
  if (why === null) return { result, given: true };
  warn(`rule ${gift.ruleId}: ${why} product ${gift.productId}, which was taken back`);
  return notGiven((await updateLines(cart.id, [{ id: line.id, quantity: 0 }], context)).cart);
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

function whyUndeliverable({ variant }: CartLine, { deliveryAddress: place }: Cart): string | null {
  const isExcluded = place && exclusionOf(variant, place.zip, place.country) === 'variant';
  return isExcluded ? 'nobody delivers to the postcode of the cart' : null;
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
