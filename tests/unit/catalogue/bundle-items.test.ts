import { expect, test } from 'vitest';
import { bundleTable, isSame, itemsOf } from '../../../components/product/buy-parts.tsx';
import type { BundledProduct } from '../../../lib/services/shopify/types.ts';
import { largeProduct } from '../../fixtures/large-product.ts';

const say = {
  tag: 'fr-FR',
  words: { soldOut: 'épuisé', tooFew: 'stock insuffisant', saving: '{amount} de moins' },
  hrefs: { '9001': '/piece' },
};
const { variants } = largeProduct({ variants: 250, components: 10 });

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });

test('every item is said once, and each variant has its own ten', () => {
  const bundle = bundleTable(variants, say);
  // Five flavours of the first item, and nine items that are always the same.
  expect(bundle.items).toHaveLength(14);
  expect(isSame(bundle)).toBe(false);
  for (const [row, { bundledProducts }] of variants.entries()) {
    expect(itemsOf(bundle, row).map(({ line }) => line)).toEqual(
      bundledProducts.map(({ selectedOptions }) => Object.values(selectedOptions).join(', ')),
    );
  }
});

test('an item says how many, at what price, and where its page is', () => {
  const [first, second] = itemsOf(bundleTable(variants, say), 0);
  expect(first).toMatchObject({ name: 'Pièce 1', line: 'Mûre', price: '4,90\u00a0€', href: undefined });
  expect(second).toMatchObject({ name: '2 × Pièce 2', price: '11,80\u00a0€', href: '/piece' });
});

test.each<[string, Partial<BundledProduct>, string | undefined]>([
  ['is there', {}, undefined],
  ['is sold out', { availableForSale: false }, 'épuisé'],
  ['is fewer than one bundle takes', { quantity: 3, quantityAvailable: 2 }, 'stock insuffisant'],
  ['is as many as one bundle takes', { quantity: 3, quantityAvailable: 3 }, undefined],
  ['is not counted', { quantity: 3, quantityAvailable: 0 }, undefined],
])('a component that %s', (_, more, said) => {
  const [component] = variants[0]?.bundledProducts ?? [];
  const made = { ...(component as BundledProduct), ...more };
  const bundle = bundleTable([{ bundledProducts: [made], price: euros('9.90') }], say);
  expect(itemsOf(bundle, 0)[0]?.soldOut).toBe(said);
  expect(isSame(bundle)).toBe(true);
});

test.each([
  ['less than its parts', '12.00', true, '4,70\u00a0€ de moins'],
  ['as much as its parts', '16.70', true, ''],
  ['more than its parts', '20.00', true, ''],
  ['less, while one of them is sold out', '12.00', false, ''],
])('a bundle that costs %s', (_, amount, availableForSale, said) => {
  const [one, two] = (variants[0]?.bundledProducts ?? []) as [BundledProduct, BundledProduct];
  const bundledProducts = [one, { ...two, availableForSale }];
  expect(bundleTable([{ bundledProducts, price: euros(amount) }], say).savings).toEqual([said]);
});
