import { describe, expect, it, test } from 'vitest';
import { orderFrom } from '../../../../tests/fixtures/checkout.ts';
import {
  catalogue,
  createCart,
  openShop,
  origin,
  type TestShop,
  variantGid,
} from '../../../../tests/fixtures/commerce.ts';
import { discount } from '../../../../tests/fixtures/discounts.ts';

const token = { 'x-shopify-access-token': 'admin-token' };
const send = (shop: TestShop, query: string, headers: Record<string, string> = token, variables = {}) =>
  shop.handle(
    new Request(`${origin}/admin/api/2025-04/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    }),
  );
const ask = async (shop: TestShop, query: string, variables = {}) =>
  (await send(shop, query, token, variables)).json() as Promise<{
    data: ReturnType<typeof JSON.parse>;
    errors?: object[];
  }>;

const items = `items { __typename
  ... on DiscountProducts { products(first: 10) { nodes { id } } productVariants(first: 10) { nodes { id } } }
  ... on DiscountCollections { collections(first: 10) { nodes { id } } } }`;
const bxgy = `query($after: String, $query: String) { automaticDiscountNodes(first: 1, after: $after, query: $query) {
  nodes { id automaticDiscount { __typename ... on DiscountAutomaticBxgy { title status startsAt endsAt
    customerBuys { ${items} value { ... on DiscountQuantity { quantity } } }
    customerGets { ${items} value { ... on DiscountOnQuantity { quantity { quantity } effect { ... on DiscountPercentage { percentage } } } } }
    context { __typename ... on DiscountCustomers { customers { email } } } usesPerOrderLimit } } }
  pageInfo { hasNextPage endCursor } } }`;

describe('the token', () => {
  test.each<[string, Record<string, string>]>([
    ['wrong', { 'x-shopify-access-token': 'public-token' }],
    ['none', {}],
    ['that of the storefront', { 'x-shopify-storefront-access-token': 'admin-token' }],
  ])('%s is refused as the service does', async (_, headers) => {
    const response = await send(openShop(), bxgy, headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
    });
  });

  it('opens nothing in a shop that has none', async () => {
    const shop = openShop({ catalogue: { ...catalogue, shop: { ...catalogue.shop, adminToken: undefined } } });
    expect((await send(shop, bxgy, { 'x-shopify-access-token': '' })).status).toBe(401);
  });

  it('is sent with POST', async () => {
    const get = new Request(`${origin}/admin/api/2025-04/graphql.json?query=x`, { headers: token });
    expect((await openShop().handle(get)).status).toBe(405);
  });
});

describe('discounts that come by themselves', () => {
  const gift = discount({
    id: 9,
    title: 'Tisane offerte',
    kind: 'bxgy',
    buys: { variants: [12], products: ['creme'], quantity: 3 },
    gets: { products: ['tisane'], quantity: 1, percentage: 50 },
    usesPerOrder: 2,
    customers: ['rose@example.com'],
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2026-05-01T00:00:00Z',
  });
  const shop = openShop({ catalogue: { ...catalogue, discounts: [...catalogue.discounts, gift] } });

  it('are shown page by page with what is bought and given', async () => {
    const one = (await ask(shop, bxgy)).data.automaticDiscountNodes;
    expect(one.nodes).toEqual([
      {
        id: 'gid://shopify/DiscountAutomaticNode/1',
        automaticDiscount: {
          __typename: 'DiscountAutomaticBxgy',
          title: 'Pastilles offertes',
          status: 'ACTIVE',
          startsAt: '2026-01-01T00:00:00Z',
          endsAt: null,
          customerBuys: {
            items: {
              __typename: 'DiscountCollections',
              collections: { nodes: [{ id: catalogue.collections.find(({ handle }) => handle === 'sommeil')?.gid }] },
            },
            value: { quantity: '2' },
          },
          customerGets: {
            items: {
              __typename: 'DiscountProducts',
              products: { nodes: [{ id: 'gid://shopify/Product/3' }] },
              productVariants: { nodes: [] },
            },
            value: { quantity: { quantity: '1' }, effect: { percentage: 1 } },
          },
          context: { __typename: 'DiscountBuyerSelectionAll' },
          usesPerOrderLimit: null,
        },
      },
    ]);
    expect(one.pageInfo.hasNextPage).toBe(true);
    const two = (await ask(shop, bxgy, { after: one.pageInfo.endCursor })).data.automaticDiscountNodes;
    expect(two.pageInfo.hasNextPage).toBe(false);
    expect(two.nodes).toMatchObject([
      {
        automaticDiscount: {
          status: 'EXPIRED',
          customerBuys: {
            items: {
              products: { nodes: [{ id: 'gid://shopify/Product/5' }] },
              productVariants: { nodes: [{ id: variantGid(12) }] },
            },
            value: { quantity: '3' },
          },
          customerGets: { value: { effect: { percentage: 0.5 } } },
          context: { __typename: 'DiscountCustomers', customers: [{ email: 'rose@example.com' }] },
          usesPerOrderLimit: 2,
        },
      },
    ]);
  });

  test.each([
    ['status:active', ['1']],
    ['status:expired', ['9']],
    ['title:"Tisane offerte"', ['9']],
    ['status:scheduled', []],
  ])('are found by %s', async (query, expected) => {
    const { nodes } = (await ask(shop, bxgy, { query })).data.automaticDiscountNodes;
    expect(nodes.map(({ id }: { id: string }) => id.split('/').at(-1))).toEqual(expected);
  });

  it('may be of any kind', async () => {
    const many = openShop({
      catalogue: {
        ...catalogue,
        discounts: [
          discount({ id: 1, kind: 'amount', gets: { amount: 500 }, buys: { subtotal: 2000 } }),
          discount({ id: 2, kind: 'shipping', gets: { countries: ['BE'] }, startsAt: '2027-01-01T00:00:00Z' }),
          discount({ id: 3, custom: true, gets: { percentage: 5 } }),
        ],
      },
    });
    const minimum = 'minimumRequirement { ... on DiscountMinimumSubtotal { greaterThanOrEqualToSubtotal { amount } } }';
    const { data } = await ask(
      many,
      `{ automaticDiscountNodes(first: 9) { nodes { automaticDiscount { __typename
        ... on DiscountAutomaticBasic { status startsAt combinesWith { orderDiscounts } ${minimum}
          customerGets { items { ... on AllDiscountItems { allItems } } value { ... on DiscountAmount { amount { amount } } } } }
        ... on DiscountAutomaticFreeShipping { status maximumShippingPrice { amount } destinationSelection { ... on DiscountCountries { countries } } }
        ... on DiscountAutomaticApp { title } } } } }`,
    );
    expect(
      data.automaticDiscountNodes.nodes.map((node: { automaticDiscount: object }) => node.automaticDiscount),
    ).toEqual([
      {
        __typename: 'DiscountAutomaticBasic',
        status: 'ACTIVE',
        startsAt: '1970-01-01T00:00:00Z',
        combinesWith: { orderDiscounts: false },
        minimumRequirement: { greaterThanOrEqualToSubtotal: { amount: '20.0' } },
        customerGets: { items: { allItems: true }, value: { amount: { amount: '5.0' } } },
      },
      {
        __typename: 'DiscountAutomaticFreeShipping',
        status: 'SCHEDULED',
        maximumShippingPrice: null,
        destinationSelection: { countries: ['BE'] },
      },
      { __typename: 'DiscountAutomaticApp', title: 'd' },
    ]);
  });
});

it('shows the discount of a code, and how often it was used', async () => {
  const shop = openShop();
  const query = `query($code: String!) { codeDiscountNodeByCode(code: $code) { id codeDiscount { __typename
    ... on DiscountCodeBasic { status usageLimit asyncUsageCount appliesOncePerCustomer } } } }`;
  const find = async (code: string) => (await ask(shop, query, { code })).data.codeDiscountNodeByCode;
  const { cart } = await createCart(shop, { lines: [{ merchandiseId: variantGid(21) }], discountCodes: ['UNIQUE'] });
  await orderFrom(shop, cart.checkoutUrl);
  expect(await find('unique')).toEqual({
    id: 'gid://shopify/DiscountCodeNode/4',
    codeDiscount: {
      __typename: 'DiscountCodeBasic',
      status: 'ACTIVE',
      usageLimit: 1,
      asyncUsageCount: 1,
      appliesOncePerCustomer: false,
    },
  });
  expect(await find('nothing')).toBeNull();
});

it('says what is wrong with a query', async () => {
  expect((await ask(openShop(), '{ shop { name } }')).errors).toHaveLength(1);
  expect((await ask(openShop(), '{ automatic')).errors).toHaveLength(1);
  expect((await ask(openShop(), '{ automaticDiscountNodes { nodes { id } } }')).errors).toMatchObject([
    { message: 'you must provide one of first or last' },
  ]);
});
