import { describe, expect, it } from 'vitest';
import { orderFrom } from '../../../../tests/fixtures/checkout.ts';
import {
  catalogue,
  createCart,
  mutateCart,
  openShop,
  type TestShop,
  variantGid,
} from '../../../../tests/fixtures/commerce.ts';
import { besideAll, discount } from '../../../../tests/fixtures/discounts.ts';
import type { Discount } from '../../shopify/catalogue/types.ts';
import { newest } from '../../shopify/versions.ts';

const line = (id: number, quantity = 1) => ({ merchandiseId: variantGid(id), quantity });
const shopWith = (...discounts: Discount[]) => openShop({ catalogue: { ...catalogue, discounts } });
const enter = (shop: TestShop, cartId: string, codes: string[]) =>
  mutateCart(shop, 'cartDiscountCodesUpdate', { cartId: ['ID!', cartId], discountCodes: ['[String!]!', codes] });
const address = { selected: true, address: { deliveryAddress: { countryCode: 'FR', zip: '26150' } } };

describe('codes', () => {
  it('come and go, as typed, and say whether they take something off now', async () => {
    const shop = openShop({ version: newest });
    const { cart } = await createCart(shop, { lines: [line(12)], discountCodes: ['dix'] });
    expect(cart.discountCodes).toEqual([{ code: 'dix', applicable: false }]);
    const more = await mutateCart(shop, 'cartLinesAdd', {
      cartId: ['ID!', cart.id],
      lines: ['[CartLineInput!]!', [line(21)]],
    });
    expect(more.cart.discountCodes).toEqual([{ code: 'dix', applicable: true }]);
    expect(more.cart.cost).toMatchObject({ subtotalAmount: { amount: '21.8' }, totalAmount: { amount: '19.62' } });
    const two = await enter(shop, cart.id, [' Dix', 'RIEN', '', 'dix ']);
    expect(two.cart.discountCodes).toEqual([
      { code: 'dix ', applicable: true },
      { code: 'RIEN', applicable: false },
    ]);
    const warnings = [{ code: 'DISCOUNT_NOT_FOUND', message: 'Enter a valid discount code', target: cart.id }];
    expect([two.userErrors, two.warnings]).toEqual([[], warnings]);
    // Repeated with every change, as long as the code stays.
    const later = await mutateCart(shop, 'cartLinesAdd', {
      cartId: ['ID!', cart.id],
      lines: ['[CartLineInput!]!', [line(31)]],
    });
    expect(later.warnings).toEqual(warnings);
    const none = await enter(shop, cart.id, []);
    expect([none.cart.discountCodes, none.warnings]).toEqual([[], []]);
  });

  it('more than 250 at a time are refused', async () => {
    const shop = openShop();
    const { cart } = await createCart(shop);
    await expect(enter(shop, cart.id, Array.from({ length: 251 }, String))).rejects.toThrow('maximum allowed of 250');
  });

  it('are used up by paid orders, not by carts', async () => {
    const shop = openShop();
    const input = { lines: [line(21)], discountCodes: ['UNIQUE'] };
    const [first, second] = [(await createCart(shop, input)).cart, (await createCart(shop, input)).cart];
    expect([first, second].map((cart) => cart.discountCodes[0].applicable)).toEqual([true, true]);
    await orderFrom(shop, first.checkoutUrl);
    expect((await enter(shop, second.id, ['unique'])).cart).toMatchObject({
      discountCodes: [{ code: 'unique', applicable: false }],
      cost: { totalAmount: { amount: '6.9' } },
    });
  });

  it('of a customer work once, known by account or address', async () => {
    const shop = openShop();
    const input = { lines: [line(12, 2)], discountCodes: ['DIX'] };
    await orderFrom(shop, (await createCart(shop, input)).cart.checkoutUrl);
    const applicable = async (buyerIdentity: object) =>
      (await createCart(shop, { ...input, buyerIdentity })).cart.discountCodes[0].applicable;
    expect(await applicable({ email: 'LEA@exemple.fr' })).toBe(false);
    expect(await applicable({ email: 'noe@exemple.fr' })).toBe(true);
    expect(await applicable({})).toBe(true);
  });
});

describe('allocations', () => {
  const each = { allocationMethod: 'EACH', targetSelection: 'ENTITLED', targetType: 'LINE_ITEM' };
  const percent = (percentage: number) => ({ __typename: 'PricingPercentageValue', percentage });

  it('of a line are automatic, custom or by code', async () => {
    const ofTea = { products: ['tisane'], percentage: 10 };
    const ofCream: Partial<Discount> = { kind: 'amount', gets: { products: ['creme'], amount: 250 } };
    const shop = shopWith(
      discount({ id: 1, title: 'Tisane', gets: ofTea, combinesWith: besideAll }),
      discount({ id: 2, title: 'Appli', custom: true, ...ofCream, combinesWith: besideAll }),
      discount({
        id: 3,
        codes: ['GOMMES'],
        gets: { collections: ['sommeil'], percentage: 20 },
        combinesWith: besideAll,
      }),
    );
    const { cart } = await createCart(shop, { lines: [line(51, 2), line(12)], discountCodes: ['gommes'] });
    const [cream, gums] = cart.lines.nodes.map((one: { discountAllocations: object[] }) => one.discountAllocations);
    expect(cream).toEqual([
      {
        __typename: 'CartCustomDiscountAllocation',
        title: 'Appli',
        targetType: 'LINE_ITEM',
        discountedAmount: { amount: '5.0' },
        discountApplication: { ...each, value: { __typename: 'MoneyV2', amount: '2.5' } },
      },
    ]);
    expect(gums).toEqual([
      {
        __typename: 'CartCodeDiscountAllocation',
        code: 'gommes',
        targetType: 'LINE_ITEM',
        discountedAmount: { amount: '2.98' },
        discountApplication: { ...each, value: percent(20) },
      },
    ]);
    expect(cart.discountAllocations).toEqual([]);
    expect(cart.cost).toMatchObject({ subtotalAmount: { amount: '66.92' }, totalAmount: { amount: '66.92' } });
    const tea = (await createCart(shop, { lines: [line(21)] })).cart.lines.nodes[0];
    expect(tea.discountAllocations).toMatchObject([{ __typename: 'CartAutomaticDiscountAllocation', title: 'Tisane' }]);
  });

  it('of the order and of the delivery are the cart’s', async () => {
    const shop = openShop();
    const { cart } = await createCart(shop, {
      lines: [line(12, 2)],
      discountCodes: ['DIX', 'port'],
      delivery: { addresses: [address] },
    });
    expect(cart.discountAllocations).toEqual([
      {
        __typename: 'CartCodeDiscountAllocation',
        code: 'DIX',
        targetType: 'LINE_ITEM',
        discountedAmount: { amount: '2.98' },
        discountApplication: {
          allocationMethod: 'ACROSS',
          targetSelection: 'ALL',
          targetType: 'LINE_ITEM',
          value: percent(10),
        },
      },
      {
        __typename: 'CartCodeDiscountAllocation',
        code: 'port',
        targetType: 'SHIPPING_LINE',
        discountedAmount: { amount: '3.9' },
        discountApplication: { ...each, targetType: 'SHIPPING_LINE', value: percent(100) },
      },
    ]);
    expect(cart.deliveryGroups.nodes[0].deliveryOptions).toMatchObject([
      { handle: 'relais', estimatedCost: { amount: '0.0' } },
      { handle: 'domicile', estimatedCost: { amount: '4.9' } },
    ]);
    expect(cart.cost).toMatchObject({
      subtotalAmount: { amount: '29.8' },
      totalAmount: { amount: '26.82' },
      totalAmountEstimated: false,
      // 5.5 % included in the goods after the discount, none in the free delivery.
      totalTaxAmount: { amount: '1.4' },
    });
    const dearer = await mutateCart(shop, 'cartSelectedDeliveryOptionsUpdate', {
      cartId: ['ID!', cart.id],
      selectedDeliveryOptions: [
        '[CartSelectedDeliveryOptionInput!]!',
        [{ deliveryGroupId: cart.deliveryGroups.nodes[0].id, deliveryOptionHandle: 'domicile' }],
      ],
    });
    expect(dearer.cart.discountCodes).toEqual([
      { code: 'DIX', applicable: true },
      { code: 'port', applicable: false },
    ]);
    expect(dearer.cart.cost.totalAmount.amount).toBe('31.72');
  });

  it('that take goods below the amount for free delivery take the free delivery too', async () => {
    const shop = openShop();
    const input = { lines: [line(12, 2), line(51)], delivery: { addresses: [address] } };
    const relay = async (discountCodes: string[], lines = input.lines) =>
      (await createCart(shop, { ...input, lines, discountCodes })).cart.deliveryGroups.nodes[0].deliveryOptions[0];
    expect((await relay(['DIX'])).estimatedCost.amount).toBe('0.0');
    expect((await relay([], [line(12), line(51)])).estimatedCost.amount).toBe('0.0');
    const goods = [line(12, 2), line(21), line(31)];
    expect((await relay([], goods)).estimatedCost.amount).toBe('3.9');
  });

  it('never take more than there is', async () => {
    const shop = shopWith(
      discount({ id: 1, kind: 'amount', codes: ['TROP'], gets: { amount: 99_900 }, combinesWith: besideAll }),
      discount({ id: 2, kind: 'amount', gets: { products: ['tisane'], amount: 99_900 }, combinesWith: besideAll }),
    );
    const { cart } = await createCart(shop, { lines: [line(21), line(31)], discountCodes: ['TROP'] });
    expect(cart.cost).toMatchObject({
      subtotalAmount: { amount: '4.5' },
      totalAmount: { amount: '0.0' },
      totalTaxAmount: { amount: '0.0' },
    });
  });
});
