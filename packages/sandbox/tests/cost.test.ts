import { getIntrospectionQuery, getOperationAST, parse, print } from 'graphql';
import { describe, expect, it, test } from 'vitest';
import { componentFragment, pageVariantFragment } from '../../../lib/services/shopify/map-product';
import { heavyQueries } from '../../../tests/fixtures/heavy-queries.ts';
import { demonstration, openDemonstration } from '../../../tests/fixtures/random/demonstration.ts';
import { bigCatalogue } from '../../tools/lib/bench/big-catalogue.ts';
import { measure, mostCost } from '../shopify/cost.ts';

const big = openDemonstration(bigCatalogue(demonstration, 5_000));
const products = 20;

function cost(query: string, variables: Record<string, unknown> = {}): number {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error(`${query} has no operation`);
  return measure({ document, operation, variables }, products).cost;
}

describe('what a request costs', () => {
  test.each([
    ['an object', '{ shop { name } }', 1.5],
    ['a value four times', '{ shop { a: name b: name c: name d: name } }', 3],
    ['a page', '{ collections(first: 10) { nodes { id } } }', 1 + 10 * 1.5],
    ['a page from its end', '{ collections(last: 10) { nodes { id } } }', 1 + 10 * 1.5],
    [
      'edges and nodes',
      '{ collections(first: 2) { edges { node { id } } nodes { id } pageInfo { hasNextPage } } }',
      1 + 2 * 2.5 + 2 * 1.5 + 1.5,
    ],
    [
      'pages in pages',
      '{ collections(first: 10) { nodes { products(first: 5) { nodes { id } } } } }',
      1 + 10 * (1 + 2 + 1 + 5 * 1.5),
    ],
    ['a page that nobody may ask for', '{ collections(first: 9999) { nodes { id } } }', 1 + 250 * 1.5],
    ['a list of ids', '{ nodes(ids: ["a", "b", "c"]) { id } }', 3 * 1.5],
    ['a list that says nothing of its length', '{ publicApiVersions { handle } }', 10 * 1.5],
    ['a look through the catalogue', '{ products(first: 1) { nodes { id } } }', 1 + 1.5 + products],
    [
      'a change with its list',
      'mutation { cartLinesRemove(cartId: "a", lineIds: ["b", "c"]) { cart { id } } }',
      1 + 1.5 + 10 + 20,
    ],
    ['fragments', '{ shop { ...A } } fragment A on Shop { ...B ... on Shop { id } } fragment B on Shop { name }', 2],
  ])('%s', (_, query, wanted) => {
    expect(cost(query)).toBe(Math.ceil(wanted));
  });

  it('reads page sizes out of variables', () => {
    const query = 'query($n: Int, $ids: [ID!]!) { collections(first: $n) { nodes { id } } nodes(ids: $ids) { id } }';
    expect(cost(query, { n: 4, ids: ['a', 'b'] })).toBe(Math.ceil(1 + 4 * 1.5 + 2 * 1.5));
  });
});

const ids = { id: 'gid://shopify/Product/900000000' };
/** All that the site reads of a product, in one query: the site itself requests it in parts. */
const fragments = new Map(
  [pageVariantFragment, componentFragment]
    .flatMap(({ definitions }) => definitions)
    .map((definition) => [print(definition).split(' {')[0], print(definition)]),
);
const productPage = `query($id: ID!) { product(id: $id) {
  images(first: 250) { nodes { ...ImageFields } }
  variants(first: 250) { nodes { ...PageVariantFields components(first: 10) { nodes { ...ComponentFields } } } }
} } ${[...fragments.values()].join(' ')}`;

describe('what passes', () => {
  it('the page of a product of 250 variants with ten components each', async () => {
    const { data, errors } = await big.ask(productPage, ids);
    expect(errors).toBeUndefined();
    const { images, variants } = data.product;
    expect([images.nodes.length, variants.nodes.length, variants.nodes[249].components.nodes.length]).toEqual([
      250, 250, 10,
    ]);
    expect(cost(productPage, ids)).toBeLessThan(mostCost / 2);
  });

  it('a customer with ten addresses and fifty orders of fifty lines', async () => {
    const amount = '{ amount currencyCode }';
    const address = 'id firstName lastName company phone address1 address2 city country countryCodeV2 zip';
    const line = `title quantity currentQuantity originalTotalPrice ${amount} discountedTotalPrice ${amount}
      discountAllocations { allocatedAmount ${amount} discountApplication { __typename allocationMethod } }
      variant { id title availableForSale image { url altText width height } product { id handle } }`;
    const order = `name processedAt financialStatus fulfillmentStatus canceledAt totalPrice ${amount} totalRefunded ${amount}
      totalTax ${amount} shippingAddress { ${address} } metafield(namespace: "custom", key: "delivered_at") { value }
      successfulFulfillments(first: 10) { trackingCompany trackingInfo(first: 5) { number url } }
      lineItems(first: 50) { nodes { ${line} } }`;
    const query = `query($token: String!) { customer(customerAccessToken: $token) { id email numberOfOrders
      defaultAddress { ${address} } addresses(first: 10) { nodes { ${address} } }
      orders(first: 50) { nodes { ${order} } pageInfo { hasNextPage endCursor } } } }`;
    const { data, errors } = await big.ask(query, { token: 'none' });
    expect([data, errors]).toEqual([{ customer: null }, undefined]);
    expect(cost(query)).toBeLessThan(mostCost);
  });

  it('the introspection of tools', async () => {
    const { data, errors } = await big.ask(getIntrospectionQuery());
    expect(errors).toBeUndefined();
    expect(data.__schema.types.length).toBeGreaterThan(400);
  });
});

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

describe('what is refused', () => {
  test.each([
    [
      '250 × 250 × 250',
      '{ products(first: 250) { nodes { collections(first: 250) { nodes { products(first: 250) { nodes { id } } } } } } }',
    ],
    [
      '250 × 250 × 250 in edges',
      '{ products(first: 250) { edges { node { collections(first: 250) { edges { node { products(last: 250) { edges { cursor } } } } } } } } }',
    ],
    [
      'a search five hundred times',
      `{ ${times(500, (i) => `a${i}: search(query: "${i}", first: 1) { totalCount }`)} }`,
    ],
    [
      'fragments of fragments',
      `{ shop { ...F0 } } ${times(40, (i) => `fragment F${i} on Shop { ${i === 39 ? 'id' : `a${i}: paymentSettings { countryCode } ...F${i + 1} ...F${i + 1}`} }`)}`,
    ],
  ])('%s', async (_, query) => {
    const { data, errors } = await big.ask(query);
    expect(data).toBeUndefined();
    const extensions = { code: 'MAX_COST_EXCEEDED', cost: expect.any(Number), maxCost: mostCost };
    expect(errors).toEqual([{ message: expect.stringMatching(/^Query cost is \d+, which exceeds/), extensions }]);
  });

  it('a page size that is the default of a variable', async () => {
    const size = 'first: $n';
    const query = `query($n: Int = 250) { products(${size}) { nodes { collections(${size}) { nodes { products(${size}) { nodes { id } } } } } } }`;
    expect((await big.ask(query)).errors).toMatchObject([{ extensions: { code: 'MAX_COST_EXCEEDED' } }]);
    expect((await big.ask(query, { n: 1 })).errors).toBeUndefined();
  });

  test.each([
    [
      'a depth of a hundred',
      `{ menu(handle: "footer") { ${'items { '.repeat(100)} id ${'}'.repeat(102)}`,
      /depth of 102/,
    ],
    ['thousands of brackets', `{ menu(handle: ${'['.repeat(4000)}${']'.repeat(4000)}) { id } }`, /nested too deeply/],
    ['a document without end', `{ shop { ${'name '.repeat(20_000)} } }`, /tokens/],
  ])('%s', async (_, query, message) => {
    const { data, errors } = await big.ask(query);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toMatch(message);
  });
});

describe('the dearest requests that are let through', () => {
  const lines = big.catalogue.products
    .slice(0, 250)
    .map(({ variants }) => ({ merchandiseId: variants[0]?.gid, quantity: 1 }));

  // `npm run bench -- commerce` prints how long they take.
  test.each(heavyQueries())('%s: answered', async (_, query) => {
    const { data, errors } = await big.ask(query, query.includes('$lines') ? { lines } : {});
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
  });
});
