import { isEnumType } from 'graphql';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { demonstration, furnish, openDemonstration } from '../../../tests/fixtures/random/demonstration.ts';
import { type Place, walk } from '../../../tests/fixtures/random/pages.ts';
import { schemaOf } from '../shopify/schema.ts';

const shop = openDemonstration();
const keys = { cart: '', token: '' };

beforeAll(async () => {
  const { cartId, token } = await furnish(shop);
  Object.assign(keys, { cart: cartId, token });
});

const valuesOf = (name: string): string[] => {
  const type = schemaOf('2025-04').getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};
const both = ['', 'reverse: true'];
const sorted = (place: Place, sortKeys: string, extra = ''): Place[] =>
  valuesOf(sortKeys).flatMap((key) =>
    both.map((reverse) => {
      const args = `sortKey: ${key} ${reverse} ${extra}`.replace(/ +/g, ' ').trim();
      return { ...place, args, name: `${place.name} ${args}` };
    }),
  );

const nuit = 'product(handle: "nuit-posee") {';
const bundle = 'product(handle: "rituel-du-soir") { variants(first: 1) { nodes {';
const places: Place[] = [
  ...sorted({ name: 'products', open: '', field: 'products' }, 'ProductSortKeys'),
  ...sorted(
    { name: 'products', open: '', field: 'products' },
    'ProductSortKeys',
    'query: "tag:sommeil OR hiver"',
  ).slice(0, 4),
  ...sorted({ name: 'collections', open: '', field: 'collections', count: true }, 'CollectionSortKeys'),
  ...sorted(
    { name: 'search', open: '', field: 'search', node: '... on Product { id }', count: true },
    'SearchSortKeys',
    'query: "soir"',
  ),
  ...sorted(
    { name: 'collection', open: 'collection(handle: "complements-alimentaires") {', field: 'products' },
    'ProductCollectionSortKeys',
    'filters: [{available: true}]',
  ),
  ...sorted({ name: 'variants', open: nuit, field: 'variants' }, 'ProductVariantSortKeys'),
  ...sorted({ name: 'media', open: nuit, field: 'media' }, 'ProductMediaSortKeys'),
  { name: 'images', open: nuit, field: 'images' },
  { name: 'collections of a product', open: nuit, field: 'collections', count: true },
  { name: 'components', open: bundle, field: 'components', node: 'quantity productVariant { id }' },
  { name: 'bundles of a variant', open: `${nuit} variants(first: 1) { nodes {`, field: 'groupedBy' },
  { name: 'metaobjects', open: '', field: 'metaobjects', args: 'type: "offer_rule"' },
  { name: 'lines', open: 'cart(id: "$cart") {', field: 'lines' },
  { name: 'delivery groups', open: 'cart(id: "$cart") {', field: 'deliveryGroups' },
  { name: 'orders', open: 'customer(customerAccessToken: "$token") {', field: 'orders', count: true },
  {
    name: 'lines of an order',
    open: 'customer(customerAccessToken: "$token") { orders(first: 1) { nodes {',
    field: 'lineItems',
    node: 'title quantity variant { id }',
  },
  // Their ids end differently with every answer.
  {
    name: 'addresses',
    open: 'customer(customerAccessToken: "$token") {',
    field: 'addresses',
    node: 'lastName address1 zip city',
  },
  { name: 'pages, of which there are none', open: '', field: 'pages' },
];

test.each(places)('$name: pages hold everything once, in both directions', async (place) => {
  const open = place.open.replace('$cart', keys.cart).replace('$token', keys.token);
  for (const size of [1, 3]) expect(await walk(shop.ask, { ...place, open }, size)).toEqual([]);
});

describe('counts', () => {
  it('a facet counts what choosing it shows', async () => {
    const filters = 'filters { label values { count input } }';
    const read = async (chosen: unknown[]) => {
      const query = `query($filters: [ProductFilter!]) { collection(handle: "complements-alimentaires") { products(first: 250, filters: $filters) { ${filters} nodes { id } } } }`;
      return (await shop.ask(query, { filters: chosen })).data.collection.products;
    };
    const chosen = [{ available: true }, { price: { min: 5, max: 20 } }];
    const kindOf = (filter: object) => Object.keys(filter)[0];
    for (const { label, values } of (await read(chosen)).filters) {
      for (const { count, input } of values) {
        const filter = JSON.parse(input);
        const others = chosen.filter((other) => kindOf(other) !== kindOf(filter));
        const { nodes } = await read([...others, filter]);
        expect(`${label} ${input} ${nodes.length}`).toBe(`${label} ${input} ${count}`);
      }
    }
  });

  it('variants and products are as many as they say', async () => {
    const { data } = await shop.ask(
      '{ products(first: 250) { nodes { variantsCount { count precision } variants(first: 250) { nodes { id } } } } }',
    );
    expect(data.products.nodes).toHaveLength(demonstration.products.length);
    for (const { variantsCount, variants } of data.products.nodes)
      expect(variantsCount).toEqual({ count: variants.nodes.length, precision: 'EXACT' });
  });
});
