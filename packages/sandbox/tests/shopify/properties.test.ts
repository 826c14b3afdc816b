import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderFrom } from '../../../../tests/fixtures/checkout.ts';
import { addLines, createCart, mutateCart, openShop, variantGid } from '../../../../tests/fixtures/commerce.ts';
import { toCents } from '../../shopify/engine/money.ts';

const variantId = fc.constantFrom(11, 12, 13, 21, 31, 41, 51);
const quantity = fc.integer({ min: 0, max: 12 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), variantId, quantity }),
  fc.record({ kind: fc.constant('update' as const), index: fc.nat(5), quantity }),
  fc.record({ kind: fc.constant('remove' as const), index: fc.nat(5) }),
  fc.record({ kind: fc.constant('sell' as const), variantId, quantity }),
  fc.record({ kind: fc.constant('order' as const) }),
  fc.record({ kind: fc.constant('code' as const), codes: fc.subarray(['DIX', 'port', 'UNIQUE', 'rien']) }),
  fc.record({ kind: fc.constant('address' as const), country: fc.constantFrom('FR', 'BE') }),
);

interface Money {
  amount: string;
}

interface Cart {
  id: string;
  checkoutUrl: string;
  totalQuantity: number;
  cost: { subtotalAmount: Money; totalAmount: Money; totalTaxAmount: Money };
  discountAllocations: { targetType: string; discountedAmount: Money }[];
  deliveryGroups: {
    nodes: {
      deliveryOptions: { handle: string; estimatedCost: Money }[];
      selectedDeliveryOption: { handle: string } | null;
    }[];
  };
  lines: {
    nodes: {
      id: string;
      quantity: number;
      cost: { amountPerQuantity: Money; subtotalAmount: Money; totalAmount: Money };
      discountAllocations: { discountedAmount: Money }[];
    }[];
  };
}

const cents = ({ amount }: Money) => toCents(amount);
const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);

function check(cart: Cart) {
  for (const line of cart.lines.nodes) {
    const off = sum(line.discountAllocations.map(({ discountedAmount }) => cents(discountedAmount)));
    expect(line.quantity).toBeGreaterThanOrEqual(0);
    expect(cents(line.cost.subtotalAmount)).toBe(cents(line.cost.amountPerQuantity) * line.quantity);
    expect(cents(line.cost.totalAmount)).toBe(cents(line.cost.subtotalAmount) - off);
    expect(cents(line.cost.totalAmount)).toBeGreaterThanOrEqual(0);
  }
  const subtotal = sum(cart.lines.nodes.map(({ cost }) => cents(cost.totalAmount)));
  expect(cents(cart.cost.subtotalAmount)).toBe(subtotal);
  const ofGoods = cart.discountAllocations.filter(({ targetType }) => targetType === 'LINE_ITEM');
  const [group] = cart.deliveryGroups.nodes;
  const chosen = group?.deliveryOptions.find(({ handle }) => handle === group.selectedDeliveryOption?.handle);
  const goods = subtotal - sum(ofGoods.map(({ discountedAmount }) => cents(discountedAmount)));
  expect(goods).toBeGreaterThanOrEqual(0);
  expect(cents(cart.cost.totalAmount)).toBe(goods + (chosen ? cents(chosen.estimatedCost) : 0));
  expect(cents(cart.cost.totalTaxAmount)).toBeLessThanOrEqual(cents(cart.cost.totalAmount));
  expect(cart.totalQuantity).toBe(sum(cart.lines.nodes.map((line) => line.quantity)));
}

it('whatever happens to a cart, it adds up and no shelf goes below nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const shop = openShop();
      let cart: Cart = (await createCart(shop)).cart;
      for (const one of steps) {
        const id = 'index' in one ? cart.lines.nodes[one.index]?.id : undefined;
        if (one.kind === 'add') {
          cart = (await addLines(shop, cart.id, [{ merchandiseId: variantGid(one.variantId), quantity: one.quantity }]))
            .cart;
        } else if (one.kind === 'update' && id) {
          const lines = [{ id, quantity: one.quantity }];
          cart = (
            await mutateCart(shop, 'cartLinesUpdate', {
              cartId: ['ID!', cart.id],
              lines: ['[CartLineUpdateInput!]!', lines],
            })
          ).cart;
        } else if (one.kind === 'remove' && id) {
          cart = (await mutateCart(shop, 'cartLinesRemove', { cartId: ['ID!', cart.id], lineIds: ['[ID!]!', [id]] }))
            .cart;
        } else if (one.kind === 'code') {
          cart = (
            await mutateCart(shop, 'cartDiscountCodesUpdate', {
              cartId: ['ID!', cart.id],
              discountCodes: ['[String!]', one.codes],
            })
          ).cart;
        } else if (one.kind === 'address') {
          const deliveryAddress = { countryCode: one.country, zip: one.country === 'FR' ? '26150' : '9000' };
          cart = (
            await mutateCart(shop, 'cartDeliveryAddressesAdd', {
              cartId: ['ID!', cart.id],
              addresses: ['[CartSelectableAddressInput!]!', [{ selected: true, address: { deliveryAddress } }]],
            })
          ).cart;
        } else if (one.kind === 'sell') {
          shop.state.data.stock[one.variantId] = one.quantity;
        } else if (one.kind === 'order') {
          const { status } = await orderFrom(shop, cart.checkoutUrl);
          if (status === 303) cart = (await createCart(shop)).cart;
        }
        check(cart);
        for (const pieces of Object.values(shop.state.data.stock)) expect(pieces).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 60, seed: 20260601 },
  );
});
