import { giftRuleOf } from '../services/shopify/gift-attributes.ts';
import type { LineEvent, OfferCart, OfferLine, OfferRule } from './types.ts';

type Item = OfferRule['productToBuy'][number];

/** Units of a variant that the visitor has chosen, without those that a rule gave. */
type Bought = { variantId: string; productId: string; quantity: number };

/** What a rule gives. */
export type GiftRule = Pick<OfferRule, 'id' | 'quantityToAdd'>;

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
export const boughtIn = (cart: OfferCart, rules: readonly OfferRule[]): Bought[] =>
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

/** Whether the cart reaches the quantity of the rule, with any of its products. */
const holds = (rule: OfferRule, bought: readonly Bought[]): boolean =>
  (rule.isAppliedOnCollections ? ofAny : ofOne)(rule.productToBuy, bought) >= rule.quantityToBuy;

/** The active rules whose threshold the cart meets. */
export function holdingRules(cart: OfferCart, rules: readonly OfferRule[], now: Date): OfferRule[] {
  const bought = boughtIn(cart, rules);
  return rules.filter((rule) => isActive(rule, now) && holds(rule, bought));
}

/**
 * Whether the product just bought makes the rule's threshold met; for a rule on collections, all matching lines count
 * together.
 */
export function isReached(rule: OfferRule, bought: readonly Bought[], event: LineEvent): boolean {
  if (rule.isAppliedOnCollections) return holds(rule, bought);
  const purchased = rule.productToBuy.filter((each) => isOf({ ...event, quantity: 0 }, each));
  return purchased.length > 0 && ofOne(purchased, bought) >= rule.quantityToBuy;
}
