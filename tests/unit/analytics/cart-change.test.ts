import { expect, test } from 'vitest';
import { type CartGesture, cartChange } from '../../../lib/analytics/data-layer.ts';
import type { CartView } from '../../../lib/cart/view.ts';
import { planPrice } from '../../fixtures/plans.ts';
import { ga4 } from './ga4.ts';
import { cart, line, site } from './things.ts';

const one = cart([line()]);
const three = cart([line({ quantity: 3 })]);
const other = line({ id: 'l2', variantId: '12' });
const gift = line({ id: 'l3', variantId: '13', off: 1190, gift: 'r1' });
const sameAsGift = cart([line({ variantId: '13' }), gift]);

/** Lines of one article for different people: the shop does not merge them. */
const present = (to: string, quantity = 1, each = 1190) => ({
  ...line({ id: `to-${to}`, variantId: '20', quantity, each }),
  attributes: [{ key: 'Recipient name', value: to }],
});

const subscribed = { ...line({ id: 'l4' }), plan: planPrice() };

type Case = [what: string, before: CartView | null | undefined, after: CartView | null, CartGesture, change: number];

const added = (quantity: number, variantId = '11') => ({ variantId, quantity });
const changed = { lineId: 'l1' };

test.each<Case>([
  ['the first add', null, one, added(1), 1],
  ['an add to the same line', one, three, added(2), 2],
  ['an add cut to the stock', one, cart([line({ quantity: 2 })]), added(5), 1],
  ['an add that the stock refused', one, one, added(1), 0],
  ['an add before the cart was read', undefined, three, added(1), 1],
  ['the same, cut to the stock', undefined, one, added(4), 1],
  ['an add that brought a gift', null, cart([line(), gift]), added(1), 1],
  ['an add of the article that is a gift, too', cart([gift]), sameAsGift, added(1, '13'), 1],
  ['the first add of a subscription', one, cart([line(), subscribed]), { ...added(1), planId: '80011' }, 1],
  ['an add beside a subscription', cart([subscribed]), cart([subscribed, line({ id: 'l9' })]), added(1), 1],
  [
    'an article for somebody else, too',
    cart([present('Ada', 2)]),
    cart([present('Ada', 2), present('Zoé')]),
    added(1, '20'),
    1,
  ],
  [
    'the same, first in the cart',
    cart([present('Ada', 2)]),
    cart([present('Zoé'), present('Ada', 2)]),
    added(1, '20'),
    1,
  ],
  [
    'more for the second',
    cart([present('Ada', 4), present('Zoé')]),
    cart([present('Ada', 4), present('Zoé', 3)]),
    added(2, '20'),
    2,
  ],
  ['one more, before the cart was read', undefined, cart([present('Ada', 3), present('Zoé')]), added(1, '20'), 1],
  [
    'one that the shop refused',
    cart([present('Ada'), present('Zoé')]),
    cart([present('Zoé'), present('Ada')]),
    added(1, '20'),
    0,
  ],
  ['more of a line', one, three, changed, 2],
  ['less of a line', three, one, changed, -2],
  ['a line taken out', cart([line({ quantity: 3 }), other]), cart([other]), changed, -3],
  ['the last line taken out', one, cart([]), changed, -1],
  ['a line of a cart that has become an order meanwhile', one, null, changed, 0],
  ['a gift taken out', cart([line(), gift]), one, { lineId: 'l3' }, 0],
  ['less of a line, whose gift goes', cart([line({ quantity: 3 }), gift]), one, changed, -2],
  ['what another tab added meanwhile', one, cart([line({ quantity: 2 }), other]), changed, 1],
  ['a change of a cart that was not read', undefined, one, changed, 0],
  ['a line that is not there', one, one, { lineId: 'l9' }, 0],
])('%s', (_, before, after, gesture, change) => {
  const event = cartChange(before, after, gesture, site);
  if (change === 0) return expect(event).toBeNull();
  expect(ga4.parse(event)).toEqual(event);
  expect(event?.event).toBe(change > 0 ? 'add_to_cart' : 'remove_from_cart');
  expect(event?.ecommerce.items).toMatchObject([
    { item_id: 'variantId' in gesture ? gesture.variantId : '11', quantity: Math.abs(change) },
  ]);
});

test.each([
  [three, 35.7],
  [cart([line({ quantity: 3, each: 1000, off: 100 })]), 29],
])('a value is the line’s own amount, not a sum of rounded prices', (before, value) => {
  expect(cartChange(before, cart([]), changed, site)?.ecommerce).toMatchObject({ currency: 'EUR', value });
});

test.each([
  ['a new line', [present('Ada', 2, 900)], [present('Ada', 2, 900), present('Zoé', 1, 1000)], 10],
  [
    'the line that grew',
    [present('Ada', 1, 900), present('Zoé', 1, 1000)],
    [present('Ada', 2, 900), present('Zoé', 1, 1000)],
    9,
  ],
])('of several lines of an article the item is that of %s', (_, before, after, price) => {
  const { ecommerce } = cartChange(cart(before), cart(after), added(1, '20'), site) ?? {};
  expect(ecommerce?.items).toMatchObject([{ item_id: '20', price }]);
});
