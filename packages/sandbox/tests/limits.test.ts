import { getIntrospectionQuery, getOperationAST, parse, print } from 'graphql';
import { describe, expect, it, test } from 'vitest';
import { componentFragment } from '../../../lib/services/shopify/map-product';
import { pageVariantFragment } from '../../../lib/services/shopify/map-variant';
import { heavyQueries } from '../../../tests/fixtures/heavy-queries.ts';
import { demonstration, openDemonstration } from '../../../tests/fixtures/random/demonstration.ts';
import { bigCatalogue } from '../../tools/lib/bench/big-catalogue.ts';
import { measure, mostComplexity } from '../shopify/limits.ts';
import { schemaOf } from '../shopify/schema.ts';

const catalogue = bigCatalogue(demonstration, 5_000);
/** A shop that nothing but a test of the time limit may keep waiting. */
const big = openDemonstration(catalogue, { longestMs: 60_000 });

function complexity(query: string, variables: Record<string, unknown> = {}): number {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error(`${query} has no operation`);
  return measure({ schema: schemaOf('2025-04'), document, operation, variables }).complexity;
}

describe('how complex a request is', () => {
  test.each([
    ['an object', '{ shop { name } }', 1],
    ['values', '{ shop { a: name b: name c: name d: name } }', 1],
    ['a page', '{ collections(first: 10) { nodes { id } } }', 1 + 10],
    ['a page from its end', '{ collections(last: 10) { nodes { id } } }', 1 + 10],
    ['edges', '{ collections(first: 10) { edges { node { id } } } }', 1 + 10 * 2],
    [
      'pages in pages',
      '{ collections(first: 10) { nodes { products(first: 5) { nodes { id } } } } }',
      1 + 10 * (2 + 5),
    ],
    ['a page that nobody may ask for', '{ collections(first: 9999) { nodes { id } } }', 1 + 250],
    ['a list of ids', '{ nodes(ids: ["a", "b"]) { ... on Product { seo { title } } } }', 1 + 2],
    ['a mutation', 'mutation { cartCreate { cart { id } } }', 10 + 1],
    ['fragments', '{ shop { ...A } } fragment A on Shop { ...B ... on Shop { id } } fragment B on Shop { name }', 1],
  ])('%s', (_, query, wanted) => {
    expect(complexity(query)).toBe(wanted);
  });

  it('reads page sizes out of variables', () => {
    expect(complexity('query($n: Int) { collections(first: $n) { nodes { id } } }', { n: 4 })).toBe(1 + 4);
  });
});

describe('a request with a token has no limit but depth and time', () => {
  it('pages of the largest size in pages of a hundred', async () => {
    const query = '{ collections(first: 100) { nodes { products(first: 250) { nodes { id title } } } } }';
    expect(complexity(query)).toBeGreaterThan(mostComplexity);
    const { data, errors } = await big.ask(query);
    expect(errors).toBeUndefined();
    const sizes = data.collections.nodes.map(
      ({ products }: { products: { nodes: object[] } }) => products.nodes.length,
    );
    expect(Math.max(...sizes)).toBe(250);
  });

  it('the page of a product of 250 variants with ten components each', async () => {
    const fragments = new Map(
      [pageVariantFragment, componentFragment]
        .flatMap(({ definitions }) => definitions)
        .map((definition) => [print(definition).split(' {')[0], print(definition)]),
    );
    const query = `query($id: ID!) { product(id: $id) {
      images(first: 250) { nodes { ...ImageFields } }
      variants(first: 250) { nodes { ...PageVariantFields components(first: 10) { nodes { ...ComponentFields } } } }
    } } ${[...fragments.values()].join(' ')}`;
    const { data, errors } = await big.ask(query, { id: 'gid://shopify/Product/900000000' });
    expect(errors).toBeUndefined();
    const { images, variants } = data.product;
    expect([images.nodes.length, variants.nodes.length, variants.nodes[249].components.nodes.length]).toEqual([
      250, 250, 10,
    ]);
  });

  it('the introspection of tools', async () => {
    const { data, errors } = await big.ask(getIntrospectionQuery());
    expect(errors).toBeUndefined();
    expect(data.__schema.types.length).toBeGreaterThan(400);
  });

  const lines = catalogue.products
    .slice(0, 250)
    .map(({ variants }) => ({ merchandiseId: variants[0]?.gid, quantity: 1 }));

  // `npm run bench -- commerce` prints how long they take.
  test.each(heavyQueries())('%s: answered', async (_, query) => {
    const { data, errors } = await big.ask(query, query.includes('$lines') ? { lines } : {});
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
  });
});

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

describe('what is refused', () => {
  const endless =
    '{ products(first: 250) { nodes { collections(first: 250) { nodes { products(first: 250) { nodes { id } } } } } } }';

  test.each([
    ['250 × 250 × 250', endless],
    [
      'objects that may be missing',
      `{ a: nodes(ids: ["gid://shopify/Product/900000000"]) { ... on Product { ${times(700, (i) => `a${i}: featuredImage { id }`)} } } b: products(first: 250) { nodes { ${times(700, (i) => `a${i}: featuredImage { id }`)} } } }`,
    ],
  ])('what takes too long, in one error: %s', async (_, query) => {
    const hurried = openDemonstration(catalogue, { longestMs: 50 });
    const began = performance.now();
    const { data, errors } = await hurried.ask(query);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(data).toBeUndefined();
    expect(errors).toEqual([
      { message: 'Timeout: the request takes more than 50 ms', path: [], extensions: { code: 'TIMEOUT' } },
    ]);
  });

  test.each([
    [
      'a depth of a hundred',
      `{ menu(handle: "footer") { ${'items { '.repeat(100)} id ${'}'.repeat(102)}`,
      /depth of 102/,
    ],
    [
      'fragments of fragments',
      `{ shop { ...F0 } } ${times(60, (i) => `fragment F${i} on Shop { ${i === 59 ? 'id' : `a${i}: paymentSettings { countryCode } ...F${i + 1} ...F${i + 1}`} }`)} ${'{'}`,
      /Syntax Error/,
    ],
    ['thousands of brackets', `{ menu(handle: ${'['.repeat(4000)}${']'.repeat(4000)}) { id } }`, /nested too deeply/],
    ['a document without end', `{ shop { ${'name '.repeat(20_000)} } }`, /tokens/],
  ])('%s', async (_, query, message) => {
    const { data, errors } = await big.ask(query);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toMatch(message);
  });

  it('fragments that are spread twice at every level take no more time than once', async () => {
    const query = `{ shop { ...F0 } } ${times(60, (i) => `fragment F${i} on Shop { ${i === 59 ? 'id' : `a${i}: paymentSettings { countryCode } ...F${i + 1} ...F${i + 1}`} }`)}`;
    expect((await big.ask(query)).errors).toBeUndefined();
  });
});

describe('a request without a token', () => {
  const open = openDemonstration();
  const ask = async (query: string, variables = {}) =>
    (await open.send({ query, variables }, { 'x-shopify-storefront-access-token': null })).json();

  test.each([
    ['products', '{ products(first: 5) { nodes { title variants(first: 5) { nodes { price { amount } } } } } }'],
    ['collections', '{ collections(first: 5) { nodes { title products(first: 5) { nodes { title } } } } }'],
    [
      'search',
      '{ search(query: "nuit", first: 5) { totalCount } predictiveSearch(query: "nuit") { queries { text } } }',
    ],
    ['pages, blogs and articles', '{ pages(first: 5) { nodes { id } } blogs(first: 5) { nodes { id } } }'],
    ['the shop', '{ shop { name } localization { country { isoCode } } }'],
    ['a new cart', 'mutation { cartCreate { cart { id checkoutUrl } userErrors { message } } }'],
  ])('is answered: %s', async (_, query) => {
    expect(await ask(query)).toEqual({ data: expect.anything() });
  });

  test.each([
    ['tags', '{ products(first: 1) { nodes { tags } } }', 'unauthenticated_read_product_tags'],
    ['all tags', '{ productTags(first: 1) { nodes } }', 'unauthenticated_read_product_tags'],
    [
      'metafields',
      '{ products(first: 1) { nodes { metafield(namespace: "a", key: "b") { id } } } }',
      'unauthenticated_read_product_listings',
    ],
    [
      'metaobjects',
      '{ metaobjects(type: "offer_rule", first: 1) { nodes { id } } }',
      'unauthenticated_read_metaobjects',
    ],
    ['a metaobject by id', '{ node(id: "gid://shopify/Metaobject/RULE") { id } }', 'unauthenticated_read_metaobjects'],
    ['menus', '{ menu(handle: "main-menu") { id } }', 'unauthenticated_read_content'],
    ['redirects', '{ urlRedirects(first: 1) { nodes { id } } }', 'unauthenticated_read_content'],
    ['customers', '{ customer(customerAccessToken: "a") { id } }', 'unauthenticated_read_customers'],
    [
      'their tokens',
      'mutation { customerAccessTokenCreate(input: {email: "a", password: "b"}) { userErrors { message } } }',
      'unauthenticated_write_customers',
    ],
  ])('is denied: %s', async (_, query, scope) => {
    const { errors } = await ask(query.replace('RULE', demonstration.offerRules[0]?.id ?? ''));
    expect(errors).toMatchObject([
      { message: expect.stringContaining('Access denied for '), extensions: { code: 'ACCESS_DENIED' } },
    ]);
    expect(errors[0].extensions.requiredAccess).toContain(scope);
  });

  it('is refused above a complexity of 1,000', async () => {
    const query = 'query($n: Int) { products(first: 50) { nodes { images(first: $n) { nodes { url } } } } }';
    expect(await ask(query, { n: 10 })).toEqual({ data: expect.anything() });
    expect(await ask(query, { n: 20 })).toMatchObject({
      errors: [
        { message: expect.stringMatching(/^Query has complexity of 1101, which exceeds max complexity of 1000/) },
      ],
    });
  });
});
