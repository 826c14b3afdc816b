import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orderFrom } from '../../../../tests/fixtures/checkout.ts';
import { createCart, now, openShop, variantGid } from '../../../../tests/fixtures/commerce.ts';
import { multipass, mutateCustomer, readCustomer, signIn } from '../../../../tests/fixtures/customers.ts';
import { refund } from '../../shopify/engine/order-changes.ts';
import type { Order } from '../../shopify/engine/order-types.ts';
import { saveOrder } from '../../shopify/engine/orders.ts';
import { openState, type State } from '../../shopify/state.ts';

let folder: string;
let file: string;
const opened: State[] = [];
const open = (): State => {
  const state = openState(file);
  opened.push(state);
  return state;
};
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'commerce-'));
  file = path.join(folder, 'deep', 'commerce.json');
});
afterEach(() => {
  // What is not written yet would be written after the folder is removed, and make it again.
  for (const state of opened.splice(0)) state.flush();
  return rm(folder, { recursive: true });
});

it('carts, orders and stock are there after a restart', async () => {
  const before = openShop({ state: open() });
  const { cart } = await createCart(before, { lines: [{ merchandiseId: variantGid(11), quantity: 2 }] });
  const bought = (await createCart(before, { lines: [{ merchandiseId: variantGid(12), quantity: 3 }] })).cart;
  await orderFrom(before, bought.checkoutUrl);
  before.state.flush();
  expect(await readdir(path.dirname(file))).toEqual(['commerce.json']);

  const after = openShop({ state: open() });
  const { data } = await after.query(
    `query($open: ID!, $ended: ID!) { open: cart(id: $open) { totalQuantity } ended: cart(id: $ended) { id } node(id: "${variantGid(12)}") { ... on ProductVariant { quantityAvailable } } }`,
    { open: cart.id, ended: bought.id },
  );
  expect(data).toEqual({ open: { totalQuantity: 2 }, ended: null, node: { quantityAvailable: 7 } });
  expect(after.state.data.orders).toHaveLength(1);
});

it('writes by itself a moment after a change, and forgets on reset', async () => {
  const shop = openShop({ state: open() });
  await createCart(shop);
  await expect.poll(async () => Object.keys(JSON.parse(await readFile(file, 'utf8')).carts)).toHaveLength(1);
  shop.state.reset();
  shop.state.flush();
  expect(open().data).toEqual({
    carts: {},
    orders: [],
    stock: {},
    tokens: {},
    customers: {},
    catalogueOrders: {},
    resets: {},
    multipass: {},
    ids: 0,
    admin: { tokens: {}, definitions: { metafields: [], metaobjects: [] }, webhooks: [] },
    changes: { prices: {}, offers: {} },
    giftCards: { issued: [], spent: {} },
    contracts: [],
  });
});

it('customers, their sign-ins and what became of an order are there after a restart', async () => {
  const before = openShop({ state: open() });
  const token = await signIn(before);
  const customer = { firstName: 'Lou' };
  await mutateCustomer(before, 'customerUpdate', { customer, customerAccessToken: token });
  const multipassToken = multipass({ email: 'noe@exemple.fr' });
  await mutateCustomer(before, 'customerAccessTokenCreateWithMultipass', { multipassToken });
  before.state.flush();

  const after = openShop({ state: open() });
  expect(await readCustomer(after, token)).toMatchObject({ firstName: 'Lou', lastName: 'Roux' });
  const again = await mutateCustomer(after, 'customerAccessTokenCreateWithMultipass', { multipassToken });
  expect(again.customerUserErrors).toMatchObject([{ code: 'INVALID_MULTIPASS_REQUEST' }]);
});

it('reads a file of before there were parcels and refunds', async () => {
  const before = openShop({ state: open() });
  const token = await signIn(before);
  const input = {
    lines: [{ merchandiseId: variantGid(12), quantity: 2 }],
    buyerIdentity: { customerAccessToken: token },
  };
  await orderFrom(before, (await createCart(before, input)).cart.checkoutUrl);
  before.state.flush();
  const data = JSON.parse(await readFile(file, 'utf8'));
  for (const name of ['customers', 'catalogueOrders', 'resets', 'multipass', 'ids']) delete data[name];
  for (const name of ['parcels', 'refunds', 'canceled', 'deliveredAt', 'billingAddress']) delete data.orders[0][name];
  delete data.orders[0].delivery.vatRate;
  delete data.orders[0].lines[0].vatRate;
  await writeFile(file, JSON.stringify(data));

  const after = openShop({ state: open() });
  const [order] = after.state.data.orders;
  if (!order) throw new Error('no order');
  saveOrder(refund(order, now.toISOString(), [{ variantId: 12, quantity: 1 }]) as Order, after);
  const read = await after.query(
    'query($token: String!) { customer(customerAccessToken: $token) { orders(first: 1) { nodes { financialStatus fulfillmentStatus totalRefunded { amount } totalTax { amount } currentTotalTax { amount } } } } }',
    { token },
  );
  const [{ totalTax, currentTotalTax, ...rest }] = read.data.customer.orders.nodes;
  expect(rest).toEqual({
    financialStatus: 'PARTIALLY_REFUNDED',
    fulfillmentStatus: 'UNFULFILLED',
    totalRefunded: { amount: '14.9' },
  });
  expect(Number(currentTotalTax.amount)).toBeCloseTo(Number(totalTax.amount) / 2, 0);
});

it('says what to do with a file that it cannot read', async () => {
  await writeFile(path.join(folder, 'bad.json'), '{');
  expect(() => openState(path.join(folder, 'bad.json'))).toThrow(/is not JSON. Remove it/);
});
