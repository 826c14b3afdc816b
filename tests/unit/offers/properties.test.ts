import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenIn, holdingRules, reconcile } from '../../../lib/offers/reconcile.ts';
import type { CartEvent, Changes, OfferCart, OfferLine, OfferRule } from '../../../lib/offers/rules.ts';
import { GIFT_MARK, giftRuleOf, withheldIn, withWithheld } from '../../../lib/services/shopify/cart-attributes.ts';
import { cartOf, line, NOW, PRICE, products, rule } from './carts.ts';

const VARIANTS = ['1a', '1b', '2a', '3a', '9a', '8a'];
const item = fc.constantFrom('1', '2', '3', '9');
const rules = fc
  .array(
    fc.record({
      productToBuy: fc.array(item, { minLength: 1, maxLength: 3 }).map((ids) => products(...ids)),
      quantityToBuy: fc.integer({ min: 1, max: 4 }),
      productToOffer: fc.array(fc.constantFrom('9', '8', '1'), { minLength: 1, maxLength: 2 }),
      quantityToAdd: fc.integer({ min: 1, max: 3 }),
      isAppliedOnCollections: fc.boolean(),
      countsTogether: fc.boolean(),
      status: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'EXPIRED'),
    }),
    { maxLength: 4 },
  )
  .map((list) => list.map((each, index) => rule({ ...each, id: String(5001 + index) })));

const step = fc.oneof(
  fc.record({
    kind: fc.constant('added' as const),
    variant: fc.constantFrom(...VARIANTS),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constantFrom('increased' as const, 'decreased' as const, 'removed' as const),
    place: fc.nat(6),
  }),
  fc.record({ kind: fc.constant('switched' as const), place: fc.nat(3) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * The shop discounts a marked line while one of the rules that offer its product is met; without `honours` it discounts nothing.
 */
function priced(cart: OfferCart, known: readonly OfferRule[], honours: boolean): OfferCart {
  const offered = new Set(holdingRules(cart, known, NOW).map(({ productToOffer }) => productToOffer[0]));
  const lines = cart.lines.map((each) => {
    const off = honours && giftRuleOf(each) !== null && offered.has(each.variant.productId);
    const taken = PRICE * givenIn(each, known);
    const { discounts, subtotal } = line('9a', each.quantity, off ? { off: 'automatic', taken } : {});
    return { ...each, discounts, subtotal };
  });
  return { ...cart, lines };
}

function withSet(lines: readonly OfferLine[], set: Changes['set']): OfferLine[] {
  return lines.flatMap((each) => {
    const change = set.find(({ lineId }) => lineId === each.id);
    if (!change) return [each];
    return change.quantity > 0
      ? [{ ...each, quantity: change.quantity, attributes: change.attributes ?? each.attributes }]
      : [];
  });
}

/** A gift that the shop would charge is taken back at once and suspended, as `addGift` does. */
function carriedOut(
  cart: OfferCart,
  { add, set, declined, suspended }: Changes,
  known: readonly OfferRule[],
  honours: boolean,
) {
  const gifts = add.map(({ ruleId, productId, quantity }) =>
    line(`${productId}a`, quantity, { gift: ruleId, off: 'automatic', taken: PRICE * quantity }),
  );
  const offered = new Set(add.map(({ productId }) => productId));
  const refused = holdingRules(cart, known, NOW).filter(({ productToOffer: [first = ''] }) => offered.has(first));
  const kept = refused.map(({ id }) => id).filter((id) => !declined.includes(id));
  const all = honours ? suspended : [...new Set([...suspended, ...kept])];
  const lines = [...withSet(cart.lines, set), ...(honours ? gifts : [])];
  return { ...cart, lines, attributes: withWithheld(cart, { declined, suspended: all }) };
}

/** Lines with the same variant and mark are one line, as the shop stores them. */
function merged(lines: readonly OfferLine[], extra: OfferLine): OfferLine[] {
  const same = lines.find((each) => each.variant.id === extra.variant.id && giftRuleOf(each) === giftRuleOf(extra));
  if (!same) return [...lines, extra];
  return lines.map((each) => (each === same ? { ...same, quantity: same.quantity + extra.quantity } : each));
}

function visitor(cart: OfferCart, action: Exclude<Step, { kind: 'switched' }>, id: string) {
  if (action.kind === 'added') {
    const extra = line(action.variant, action.quantity, { id });
    return { cart: { ...cart, lines: merged(cart.lines, extra) }, event: eventOf('added', extra) };
  }
  const target = cart.lines[action.place % Math.max(1, cart.lines.length)];
  if (!target) return null;
  const quantity = action.kind === 'removed' ? 0 : target.quantity + (action.kind === 'increased' ? 1 : -1);
  const kind = quantity === 0 ? 'removed' : action.kind;
  return {
    cart: { ...cart, lines: withSet(cart.lines, [{ lineId: target.id, quantity }]) },
    event: eventOf(kind, target),
  };
}

const eventOf = (kind: CartEvent['kind'], { variant, ...rest }: OfferLine): CartEvent => ({
  kind,
  variantId: variant.id,
  productId: variant.productId,
  giftRule: giftRuleOf(rest),
});

const ownOf = (cart: OfferCart, known: readonly OfferRule[]): Map<string, number> => {
  const own = new Map<string, number>();
  for (const each of cart.lines) {
    own.set(each.variant.id, (own.get(each.variant.id) ?? 0) + each.quantity - givenIn(each, known));
  }
  return own;
};

const switched = (known: readonly OfferRule[], place: number): OfferRule[] =>
  known.map((each, index) =>
    index === place ? { ...each, status: each.status === 'ACTIVE' ? 'EXPIRED' : 'ACTIVE' } : each,
  );

test('whatever a visitor does: done twice is done once, one gift a rule, nothing of their own goes', () => {
  fc.assert(
    fc.property(rules, fc.array(step, { maxLength: 20 }), fc.boolean(), (first, steps, honours) => {
      let known = first;
      let cart = cartOf([]);
      for (const [number, action] of steps.entries()) {
        if (action.kind === 'switched') {
          known = switched(known, action.place);
          continue;
        }
        const done = visitor(cart, action, `line-${number}`);
        if (!done) continue;
        const before = priced(done.cart, known, honours);
        const changes = reconcile({ cart: before, rules: known, event: done.event, now: NOW });
        cart = priced(carriedOut(before, changes, known, honours), known, honours);

        const again = reconcile({ cart, rules: known, event: done.event, now: NOW });
        const withheld = withheldIn(cart);
        expect({ ...again, declined: again.declined.toSorted(), suspended: again.suspended.toSorted() }).toMatchObject({
          add: [],
          set: [],
          declined: withheld.declined.toSorted(),
          suspended: withheld.suspended.toSorted(),
        });
        const marks = cart.lines.flatMap((each) => giftRuleOf(each) ?? []);
        expect(new Set(marks).size).toBe(marks.length);
        expect(ownOf(cart, known)).toEqual(withoutGifts(before, cart, known));
      }
    }),
    { numRuns: 1_000 },
  );
});

/** The visitor's own quantity of each variant in the new cart; 0 for a variant that only a gift has added. */
function withoutGifts(before: OfferCart, after: OfferCart, known: readonly OfferRule[]): Map<string, number> {
  const own = ownOf(before, known);
  const there = new Set(after.lines.map(({ variant }) => variant.id));
  return new Map([...there].map((id) => [id, own.get(id) ?? 0]));
}

test('a gift of the rule’s own product is never a second one', () => {
  const same = rule({ productToOffer: ['1'] });
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 8 }), (quantities) => {
      let cart = cartOf([]);
      for (const quantity of quantities) {
        cart = { ...cart, lines: merged(cart.lines, line('1a', quantity)) };
        const event = eventOf('added', line('1a', quantity));
        cart = carriedOut(cart, reconcile({ cart, rules: [same], event, now: NOW }), [same], true);
      }
      const gifts = cart.lines.filter(({ attributes }) => attributes.some(({ key }) => key === GIFT_MARK));
      expect(gifts.length).toBeLessThanOrEqual(1);
      const bought = quantities.reduce((sum, each) => sum + each, 0);
      expect(gifts.length === 1).toBe(bought >= 2);
    }),
  );
});
