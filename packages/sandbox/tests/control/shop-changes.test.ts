import { expect, it, onTestFinished, test } from 'vitest';
import { createCart, openShop, variantGid } from '../../../../tests/fixtures/commerce.ts';
import { createControl } from '../../control/control.ts';
import { createFaults } from '../../control/faults.ts';
import { openState } from '../../shopify/state.ts';

interface Told {
  topic: string;
  body: ReturnType<typeof JSON.parse>;
}

function desk() {
  const told: Told[] = [];
  const send: typeof fetch = async (_, init) => {
    const topic = new Headers(init?.headers).get('x-shopify-topic') ?? '';
    told.push({ topic, body: JSON.parse(String(init?.body)) });
    return new Response();
  };
  const shop = openShop({ state: openState(), webhooks: { urls: ['http://site.test'], send } });
  onTestFinished(() => shop.webhooks.stop());
  const handle = createControl({ commerce: shop, content: null, faults: createFaults() });
  const post = (path: string, body: object, isForm = false) =>
    handle(
      new Request(`http://desk.test${path}`, {
        method: 'POST',
        body: isForm ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body),
        headers: isForm ? {} : { 'content-type': 'application/json' },
      }),
    );
  const page = async () => (await handle(new Request('http://desk.test/'))).text();
  return { shop, post, page, told };
}

const price = `{ product(handle: "gommes") { priceRange { minVariantPrice { amount } maxVariantPrice { amount } } }
  node(id: "${variantGid(12)}") { ... on ProductVariant { price { amount } compareAtPrice { amount } } }
  collection(handle: "sommeil") { products(first: 1, sortKey: PRICE, reverse: true) { nodes { handle } } } }`;

it('changes a price everywhere, tells it, and forgets it', async () => {
  const { shop, post, page, told } = desk();
  const before = (await shop.query(price)).data;
  const { cart } = await createCart(shop, { lines: [{ merchandiseId: variantGid(12), quantity: 2 }] });
  const answer = await post('/control/price', { variantId: variantGid(12), price: '6.50', compareAtPrice: '14.90' });
  expect(await answer.json()).toMatchObject({ prices: { 12: { price: 650, compareAtPrice: 1490 } } });
  expect((await shop.query(price)).data).toEqual({
    product: { priceRange: { minVariantPrice: { amount: '6.5' }, maxVariantPrice: { amount: '14.9' } } },
    node: { price: { amount: '6.5' }, compareAtPrice: { amount: '14.9' } },
    collection: { products: { nodes: [{ handle: 'tisane' }] } },
  });
  const { data } = await shop.query('query($id: ID!) { cart(id: $id) { cost { totalAmount { amount } } } }', {
    id: cart.id,
  });
  expect(data.cart.cost.totalAmount.amount).toBe('13.0');
  expect(await page()).toContain('value="6.50" aria-label="Price of Gommes du soir, Mûre / 60"');

  await post('/control/reset', {});
  await shop.webhooks.idle();
  expect((await shop.query(price)).data).toEqual(before);
  expect(
    told.map(({ topic, body }) => [topic, body.id, body.variants[1].price, body.variants[1].compare_at_price]),
  ).toEqual([
    ['products/update', 1, '6.50', '14.90'],
    ['products/update', 1, '14.90', '17.80'],
  ]);
});

it('takes a price from a form, without a former one, and says nothing of a price that stays', async () => {
  const { shop, post, told } = desk();
  const form = { variantId: '12', price: '9.9', compareAtPrice: '' };
  const answer = await post('/control/price', form, true);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  await post('/control/price', form, true);
  await shop.webhooks.idle();
  expect((await shop.query(price)).data.node).toEqual({ price: { amount: '9.9' }, compareAtPrice: null });
  expect(told).toHaveLength(1);
});

test.each([
  ['/control/price', { variantId: 999, price: '1.00' }],
  ['/control/price', { variantId: 12, price: '1,00' }],
  ['/control/price', { variantId: 12, price: 1 }],
  ['/control/price', { variantId: 12, price: '1.00', compareAtPrice: 'much' }],
  ['/control/offer-rule', { id: '99', status: 'ACTIVE' }],
  ['/control/offer-rule', { id: '2', status: 'ACTIVE' }],
  ['/control/offer-rule', { id: '1', status: 'SCHEDULED' }],
])('%s refuses %j', async (path, body) => {
  expect((await desk().post(path, body)).status).toBe(400);
});

it('switches an offer rule and its discount, and tells both and the collections', async () => {
  const { shop, post, page, told } = desk();
  const input = { lines: [{ merchandiseId: variantGid(12), quantity: 2 }, { merchandiseId: variantGid(31) }] };
  const rule =
    '{ metaobject(id: "gid://shopify/Metaobject/1") { updatedAt status: field(key: "status") { value } ends: field(key: "ends_at") { value } } }';
  const total = async () => (await createCart(shop, input)).cart.cost.totalAmount.amount;
  expect(await total()).toBe('29.8');
  await post('/control/offer-rule', { id: 1, status: 'EXPIRED' });
  const at = '2026-06-01T10:00:00.000Z';
  expect([await total(), (await shop.query(rule)).data.metaobject]).toEqual([
    '34.3',
    { updatedAt: at, status: { value: 'EXPIRED' }, ends: { value: at } },
  ]);
  expect(await page()).toContain('Switch to ACTIVE');
  await shop.webhooks.idle();
  expect(Object.fromEntries(told.map(({ topic, body }) => [topic, body]))).toMatchObject({
    'metaobjects/update': { type: 'offer_rule', handle: '1', fields: { status: 'EXPIRED' } },
    'discounts/update': { admin_graphql_api_id: 'gid://shopify/DiscountAutomaticNode/1', status: 'EXPIRED' },
    'collections/update': { handle: 'sommeil' },
  });
  await post('/control/offer-rule', { id: '1', status: 'ACTIVE' }, true);
  expect([await total(), (await shop.query(rule)).data.metaobject]).toEqual([
    '29.8',
    { updatedAt: at, status: { value: 'ACTIVE' }, ends: null },
  ]);
  await post('/control/reset', {});
  await shop.webhooks.idle();
  expect(told).toHaveLength(9);
});
