import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { createCart, openShop, variantGid } from '../../../../tests/fixtures/commerce.ts';
import { loadCatalogue } from '../../shopify/catalogue/load.ts';
import { selects } from '../../shopify/engine/discount-scope.ts';

const catalogue = await loadCatalogue(path.resolve(import.meta.dirname, '../../../../content/shop'));
const { discounts, offerRules, products } = catalogue;
const now = new Date('2026-06-01T10:00:00Z');
const shop = openShop({
  catalogue: { ...catalogue, shop: { ...catalogue.shop, storefrontToken: 'public-token' } },
  clock: () => now,
});
const gifts = discounts.filter(({ kind, codes }) => kind === 'bxgy' && !codes);

it('has a rule for each gift, one by variant and one that is over', () => {
  expect(offerRules.map(({ id }) => id)).toEqual(gifts.map(({ id }) => String(id)));
  expect(offerRules.some(({ productToBuy }) => productToBuy.every((gid) => gid.includes('ProductVariant')))).toBe(true);
  expect(offerRules.map(({ status }) => status)).toContain('EXPIRED');
});

test.each(offerRules.map((rule) => [rule.id, rule] as const))('rule %s says what its discount does', (id, rule) => {
  const discount = gifts.find((one) => String(one.id) === id);
  if (!discount) throw new Error('no discount');
  const { buys, gets } = discount;
  expect(rule).toMatchObject({
    status: discount.status,
    quantityToBuy: buys.quantity,
    quantityToAdd: gets.quantity,
    isAppliedOnCollections: buys.collections !== undefined,
    startsAt: discount.startsAt,
    endsAt: discount.endsAt,
  });
  const variants = products.flatMap((product) => product.variants);
  const named = (gids: string[]) =>
    variants.filter(({ gid, product }) => gids.includes(gid) || gids.includes(product.gid)).map(({ gid }) => gid);
  const meant = (selection: typeof buys) =>
    variants.filter((one) => selects(selection, { variantId: one.id, product: one.product })).map(({ gid }) => gid);
  expect(named(rule.productToBuy)).toEqual(meant(buys));
  expect(named(rule.productToOffer)).toEqual(meant(gets));
  expect(meant(gets)).not.toEqual([]);
});

describe('codes', () => {
  const address = { selected: true, address: { deliveryAddress: { countryCode: 'BE', zip: '9000' } } };
  const buy = async (code: string, ...lines: [number, number][]) => {
    const { cart } = await createCart(shop, {
      lines: lines.map(([id, quantity]) => ({ merchandiseId: variantGid(id), quantity })),
      discountCodes: [code],
      delivery: { addresses: [address] },
    });
    const given = [
      ...cart.discountAllocations,
      ...cart.lines.nodes.flatMap((line: typeof cart) => line.discountAllocations),
    ];
    const taken = given.filter(({ __typename }) => __typename === 'CartCodeDiscountAllocation');
    return taken.map(({ discountedAmount }) => discountedAmount.amount).join();
  };

  // Magnésium marin costs 11,90 €, Tisane du soir 6,90 €.
  test.each<[string, [number, number][], string]>([
    ['BIENVENUE10', [[70061, 1]], ''],
    ['bienvenue10', [[70061, 2]], '2.38'],
    ['MOINS5', [[70061, 3]], ''],
    ['moins5', [[70061, 4]], '5.0'],
    ['PORTOFFERT', [[70061, 1]], '4.9'],
    [
      'SOMMEIL15',
      [
        [70021, 2],
        [70061, 1],
      ],
      '2.08',
    ],
    ['SOMMEIL15', [[70061, 1]], ''],
    ['HIVER25', [[70061, 2]], ''],
    ['PREMIERE100', [[70061, 2]], ''],
  ])('%s on %j takes off %s', async (code, lines, off) => expect(await buy(code, ...lines)).toBe(off));

  it('stand beside the gift', async () => {
    expect(await buy('BIENVENUE10', [70011, 2], [70101, 1])).toBe('2.98');
  });

  it('have Dutch titles, like the gifts', () => {
    expect(discounts.filter(({ translations }) => !translations.nl?.title)).toEqual([]);
  });
});
