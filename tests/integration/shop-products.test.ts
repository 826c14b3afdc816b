import { describe, expect, test } from 'vitest';
import { MARKETS } from '../../lib/platform/markets.ts';
import { toCents } from '../../lib/services/shopify/money.ts';
import { getProduct, getSummaries } from '../../lib/services/shopify/operations/products.ts';
import { shopContext } from '../../lib/session/request-market.ts';
import { startServices } from '../setup/services.ts';

const services = await startServices({ content: false });
const french = shopContext(MARKETS['fr-fr']);
const dutch = shopContext(MARKETS['nl-be']);
const { products } = services.commerce.catalogue;
const isBundle = (id: number): boolean =>
  (products.find((each) => each.id === id)?.variants[0]?.components.length ?? 0) > 0;

describe.each(products.map(({ id, handle }) => ({ id, handle })))('$handle', ({ id }) => {
  const source = () => products.find((product) => product.id === id);

  test('has the fields of section 3 of the specification', async () => {
    const product = await getProduct(String(id), french);
    const written = source();
    expect(product).toMatchObject({ id: String(id), name: written?.title, handle: written?.handle });
    expect(product?.variants.map((variant) => variant.id)).toEqual(
      written?.variants.map((variant) => String(variant.id)),
    );
    expect(product?.images).toHaveLength(written?.images.length ?? 0);
    expect(product?.isBundle).toBe(isBundle(id));
    const cheapest = Math.min(...(written?.variants ?? []).map(({ price }) => price));
    expect(toCents(product?.price.amount ?? '')).toBe(cheapest);
  });

  test('its options are a map of lower-cased names, without "Title"', async () => {
    const product = await getProduct(String(id), french);
    const expected = (source()?.options ?? []).filter(({ name }) => name !== 'Title');
    expect(product?.options).toEqual(
      Object.fromEntries(expected.map(({ name, values }) => [name.toLowerCase(), values])),
    );
    for (const variant of product?.variants ?? []) {
      expect(Object.keys(variant.selectedOptions)).toEqual(Object.keys(product?.options ?? {}));
    }
  });

  test('is told in Dutch to the Dutch market, or is not there', async () => {
    const product = await getProduct(String(id), dutch);
    const sold = source()?.countries?.includes('BE') ?? true;
    expect(product?.name).toBe(sold ? (source()?.translations.nl?.title ?? source()?.title) : undefined);
  });
});

test('a bundle says what is in it', async () => {
  const bundles = products.filter(({ id }) => isBundle(id));
  expect(bundles.length).toBeGreaterThanOrEqual(2);
  for (const { id, variants } of bundles) {
    const product = await getProduct(String(id), french);
    expect(product?.bundledProducts.map(({ quantity }) => quantity)).toEqual(
      variants[0]?.components.map(({ quantity }) => quantity),
    );
    for (const { name, price } of product?.bundledProducts ?? []) {
      expect(name).not.toBe('');
      expect(toCents(price.amount)).toBeGreaterThan(0);
    }
  }
});

test('stock is what is left now', async () => {
  const variant = products
    .flatMap(({ variants }) => variants)
    .find(({ components, continueSelling }) => components.length === 0 && !continueSelling);
  if (!variant) throw new Error('the catalogue has no such variant');
  services.commerce.state.data.stock[variant.id] = 0;
  const product = await getProduct(String(variant.product.id), french);
  expect(product?.variants.find(({ id }) => id === String(variant.id))).toMatchObject({
    quantityAvailable: 0,
    availableForSale: false,
  });
});

test('what is sold before there are some again is not in stock', async () => {
  const variant = products
    .flatMap(({ variants }) => variants)
    .find(({ components, continueSelling }) => components.length === 0 && !continueSelling);
  if (!variant) throw new Error('the catalogue has no such variant');
  const ask = async () => {
    const product = await getProduct(String(variant.product.id), french);
    return product?.variants.find(({ id }) => id === String(variant.id));
  };
  services.commerce.state.data.stock[variant.id] = 0;
  expect(await ask()).toMatchObject({ availableForSale: false, isBackordered: false });
  Object.assign(variant, { continueSelling: true });
  try {
    expect(await ask()).toMatchObject({ availableForSale: true, isBackordered: true });
    services.commerce.state.data.stock[variant.id] = 3;
    expect(await ask()).toMatchObject({ availableForSale: true, isBackordered: false });
  } finally {
    Object.assign(variant, { continueSelling: false });
  }
});

test('an id that the shop does not know is null, or absent from the summaries', async () => {
  expect(await getProduct('99999999', french)).toBeNull();
  const [known] = products;
  const summaries = await getSummaries([String(known?.id), '99999999', String(known?.id)], french);
  expect([...summaries.keys()]).toEqual([String(known?.id)]);
});

test('summaries of the whole catalogue are one call, and agree with the products', async () => {
  const summaries = await getSummaries(
    products.map(({ id }) => String(id)),
    french,
  );
  expect(services.operations('commerce')).toEqual(['productSummaries']);
  for (const { id } of products) {
    const product = await getProduct(String(id), french);
    const summary = summaries.get(String(id));
    expect(summary).toMatchObject({ price: product?.price, priceVaries: product?.priceVaries, name: product?.name });
    expect(summary?.onlyVariantId).toBe(product?.variants.length === 1 ? product.variants[0]?.id : null);
    const sold = product?.variants.filter((each) => each.availableForSale || !product.availableForSale) ?? [];
    const samePriced = product?.priceVaries ? [] : sold.map(({ id, compareAtPrice }) => ({ id, compareAtPrice }));
    expect(summary?.samePriced).toEqual(samePriced);
  }
});
