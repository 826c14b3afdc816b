import { exclusionAt } from '../delivery/rules.ts';
import { GIFT_MARK, giftRuleOf, type WithheldGifts, withheldIn } from '../services/shopify/cart-attributes.ts';
import { toCents } from '../services/shopify/money.ts';
import type { CartEvent, Changes, LineEvent, OfferCart, OfferLine, OfferRule } from './rules.ts';

type Item = OfferRule['productToBuy'][number];

type Purchase = Pick<LineEvent, 'variantId' | 'productId'>;

/** Units of a variant that the visitor has chosen, without those that a rule gave. */
type Bought = Purchase & { quantity: number };

/** What a rule gives. */
type GiftRule = Pick<OfferRule, 'id' | 'quantityToAdd'>;

/** Number of units of a gift line that the rule gave; all of them when the rule is no longer known. */
export const givenIn = (line: OfferLine, rules: readonly GiftRule[]): number => {
  const ruleId = giftRuleOf(line);
  if (ruleId === null) return 0;
  const given = rules.find(({ id }) => id === ruleId)?.quantityToAdd ?? line.quantity;
  return Math.min(given, line.quantity);
};

/**
 * A gift never counts as bought, nor does a gift card, to which no offer of the shop applies, nor a subscription: the
 * shop's offers are for one-time purchases.
 */
const boughtIn = (cart: OfferCart, rules: readonly OfferRule[]): Bought[] =>
  cart.lines
    .filter(({ variant, plan }) => !variant.isGiftCard && !plan)
    .map((line) => ({
      variantId: line.variant.id,
      productId: line.variant.productId,
      quantity: line.quantity - givenIn(line, rules),
    }));

const isOf = ({ productId, variantId }: Bought, { kind, id }: Item): boolean =>
  id === (kind === 'product' ? productId : variantId);

const total = (bought: readonly Bought[]): number => bought.reduce((sum, { quantity }) => sum + quantity, 0);

const ofAny = (items: readonly Item[], bought: readonly Bought[]): number =>
  total(bought.filter((each) => items.some((item) => isOf(each, item))));

/** The highest quantity bought of one of these products or variants. */
const ofOne = (items: readonly Item[], bought: readonly Bought[]): number =>
  Math.max(0, ...items.map((item) => ofAny([item], bought)));

/** Section 4 of the specification: "Only rules with status ACTIVE apply"; from its start, to before its end. */
function isActive({ status, startsAt, endsAt }: OfferRule, now: Date): boolean {
  if (status !== 'ACTIVE') return false;
  return (!startsAt || new Date(startsAt) <= now) && (!endsAt || now < new Date(endsAt));
}

/** Whether the cart reaches the quantity of the rule, with one of its products or with several together. */
const holds = (rule: OfferRule, bought: readonly Bought[]): boolean =>
  (rule.countsTogether ? ofAny : ofOne)(rule.productToBuy, bought) >= rule.quantityToBuy;

/** The active rules whose threshold the cart meets. */
export function holdingRules(cart: OfferCart, rules: readonly OfferRule[], now: Date): OfferRule[] {
  const bought = boughtIn(cart, rules);
  return rules.filter((rule) => isActive(rule, now) && holds(rule, bought));
}

/**
 * Whether the product just bought is one of the rule's and its threshold is met, by this product or by all that the rule
 * counts together.
 */
export function isReached(rule: OfferRule, bought: readonly Bought[], purchase: Purchase): boolean {
  const purchased = rule.productToBuy.filter((each) => isOf({ ...purchase, quantity: 0 }, each));
  if (purchased.length === 0) return false;
  return rule.countsTogether ? holds(rule, bought) : ofOne(purchased, bought) >= rule.quantityToBuy;
}

/** What is bought with a change, or is in the cart already when suspended gifts are offered again. */
const purchasesIn = (event: CartEvent, bought: readonly Bought[]): readonly Purchase[] => {
  if (event.kind === 'relaxed') return bought;
  return event.kind === 'added' || event.kind === 'increased' ? [event] : [];
};

type Situation = { cart: OfferCart; rules: readonly OfferRule[]; event: CartEvent; now: Date };

/** The changes that the rules require after an event: section 4 of the specification. Idempotent. */
export function reconcile({ cart, rules, event, now }: Situation): Changes {
  const bought = boughtIn(cart, rules);
  const holding = holdingRules(cart, rules, now);
  const isFree = ({ variant: { productId } }: OfferLine): boolean =>
    holding.some((rule) => offeredBy(rule) === productId) && isGiven(cart, productId, rules);
  const isStillGiven = (line: OfferLine): boolean =>
    !isUndelivered(line, cart) && (isPaidFor([line], rules) || isFree(line));
  const unwanted = cart.lines.filter((line) => giftRuleOf(line) !== null && !isStillGiven(line));
  const withheld = withheldAfter(cart, holding, unwanted, event);
  const before = withheldIn(cart);
  const isOffered = ({ id }: OfferRule): boolean =>
    !withheld.declined.includes(id) &&
    !withheld.suspended.includes(id) &&
    (event.kind !== 'relaxed' || before.suspended.includes(id));
  const reached = purchasesIn(event, bought).flatMap((purchase) =>
    holding.filter((rule) => isOffered(rule) && isReached(rule, bought, purchase)).map((rule) => ({ rule, purchase })),
  );
  return {
    add: newGifts(cart, reached),
    set: unwanted.map((line) => ({
      ...takenBack(line, rules),
      ...(isUndelivered(line, cart) && { undelivered: true as const }),
    })),
    ...withheld,
    warnings: holding
      .filter(({ productToOffer }) => productToOffer.length > 1)
      .map(({ id }) => ({ ruleId: id, code: 'SEVERAL_OFFERED' as const })),
  };
}

/** Only the first offered product is used. */
export const offeredBy = ({ productToOffer }: OfferRule): string | undefined => productToOffer[0];

/** Whether a gift would keep the rest of the cart from being ordered. Where the whole region is excluded, it does not. */
export const isUndelivered = (
  { variant }: Pick<OfferLine, 'variant'>,
  { deliveryAddress }: Pick<OfferCart, 'deliveryAddress'>,
): boolean => exclusionAt(variant, deliveryAddress) === 'variant';

/**
 * A rule stays declined while its threshold is met; crossing the threshold again gives the gift again. A visitor who
 * removes a gift declines every rule that gives it: it must not return through another rule. A gift that was removed
 * because the shop charges for it, or because nobody delivers it, is suspended: with each change the same would happen
 * again, until a code or the place changes.
 */
function withheldAfter(
  cart: OfferCart,
  holding: readonly OfferRule[],
  unwanted: readonly OfferLine[],
  event: CartEvent,
): WithheldGifts {
  const before = withheldIn(cart);
  const isUnwantedOf = (rule: OfferRule): boolean =>
    unwanted.some(({ variant }) => variant.productId === offeredBy(rule));
  const isRefused = (rule: OfferRule): boolean =>
    event.kind === 'removed' &&
    event.giftRule !== null &&
    (rule.id === event.giftRule || offeredBy(rule) === event.productId);
  const isThere = (rule: OfferRule): boolean => cart.lines.some((line) => giftRuleOf(line) === rule.id);
  const isDeclined = (rule: OfferRule): boolean =>
    (before.declined.includes(rule.id) || isRefused(rule)) && !isThere(rule);
  const isSuspended = (rule: OfferRule): boolean =>
    isUnwantedOf(rule) || (event.kind !== 'relaxed' && before.suspended.includes(rule.id) && !isThere(rule));
  const declined = holding.filter(isDeclined);
  const suspended = holding.filter((rule) => !declined.includes(rule) && isSuspended(rule));
  return { declined: declined.map(({ id }) => id), suspended: suspended.map(({ id }) => id) };
}

/** One gift per product, even if several rules give it. */
function newGifts(cart: OfferCart, reached: readonly { rule: OfferRule; purchase: Purchase }[]): Changes['add'] {
  const gifts = new Map<string, Changes['add'][number]>();
  for (const { rule, purchase } of reached) {
    const productId = offeredBy(rule);
    if (!productId || gifts.has(productId) || isInCart(rule, productId, cart, purchase)) continue;
    gifts.set(productId, { ruleId: rule.id, productId, quantity: rule.quantityToAdd });
  }
  return [...gifts.values()];
}

/** Where buying a product gives the same product, the bought units are not the gift: only a marked line is. */
function isInCart(rule: OfferRule, productId: string, cart: OfferCart, purchase: Purchase): boolean {
  const isSame = !rule.isAppliedOnCollections && purchase.productId === productId;
  return cart.lines.some((line) => line.variant.productId === productId && (!isSame || giftRuleOf(line) !== null));
}

const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0);

/** In cents. A code may reduce the price of any line: only an automatic discount proves that the shop still gives. */
const automaticOff = ({ discounts }: OfferLine): number =>
  sum(discounts.map(({ type, amount }) => (type === 'automatic' ? toCents(amount.amount) : 0)));

/** What the gift in a line costs, in cents. A deleted rule no longer states its quantity: then of one unit. */
function giftPrice(line: OfferLine, rules: readonly GiftRule[]): number {
  const ruleId = giftRuleOf(line);
  const isUnknown = ruleId !== null && !rules.some(({ id }) => id === ruleId);
  return Math.floor((toCents(line.subtotal.amount) * (isUnknown ? 1 : givenIn(line, rules))) / line.quantity);
}

const priceOf = (lines: readonly OfferLine[], rules: readonly GiftRule[]): number =>
  sum(lines.map((line) => giftPrice(line, rules)));

/** Whether discounts pay for the whole gift in these lines: of "10 % off" the visitor would pay for the rest. */
function isPaidFor(lines: readonly OfferLine[], rules: readonly GiftRule[]): boolean {
  const off = sum(lines.map(automaticOff));
  return off > 0 && off >= priceOf(lines, rules);
}

/**
 * Whether the shop gives a product in this cart: it costs nothing anyway, or a discount pays for it, which the shop may
 * have put on a separate line of it.
 */
export function isGiven({ lines }: Pick<OfferCart, 'lines'>, productId: string, rules: readonly GiftRule[]): boolean {
  const own = lines.filter(({ variant }) => variant.productId === productId);
  return priceOf(own, rules) === 0 || isPaidFor(own, rules);
}

/**
 * Removes a gift that no rule and no discount gives any more, that the shop charges or that is not delivered; units that
 * the visitor had added to it stay, as a line of their own.
 */
function takenBack(line: OfferLine, rules: readonly OfferRule[]): Changes['set'][number] {
  const quantity = line.quantity - givenIn(line, rules);
  const own = line.attributes.filter(({ key }) => key !== GIFT_MARK);
  return quantity > 0 ? { lineId: line.id, quantity, attributes: own } : { lineId: line.id, quantity };
}

/** While the rules cannot be read, the only known fact is that the visitor removed a gift. */
export function reconcileUnread(cart: OfferCart, event: CartEvent): Changes {
  const { declined, suspended } = withheldIn(cart);
  const removed = event.kind === 'removed' ? event.giftRule : null;
  const isRefused = removed !== null && !declined.includes(removed);
  return { add: [], set: [], declined: isRefused ? [...declined, removed] : declined, suspended, warnings: [] };
}
