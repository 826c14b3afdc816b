import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openState } from '../../../../sandbox/shopify/state.ts';
import { orderFrom } from '../../../fixtures/checkout.ts';
import { createCart, openShop, variantGid } from '../../../fixtures/commerce.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'commerce-'));
  file = path.join(folder, 'deep', 'commerce.json');
});
afterEach(() => rm(folder, { recursive: true }));

it('carts, orders and stock are there after a restart', async () => {
  const before = openShop({ state: openState(file) });
  const { cart } = await createCart(before, { lines: [{ merchandiseId: variantGid(11), quantity: 2 }] });
  const bought = (await createCart(before, { lines: [{ merchandiseId: variantGid(12), quantity: 3 }] })).cart;
  await orderFrom(before, bought.checkoutUrl);
  before.state.flush();
  expect(await readdir(path.dirname(file))).toEqual(['commerce.json']);

  const after = openShop({ state: openState(file) });
  const { data } = await after.query(
    `query($open: ID!, $ended: ID!) { open: cart(id: $open) { totalQuantity } ended: cart(id: $ended) { id } node(id: "${variantGid(12)}") { ... on ProductVariant { quantityAvailable } } }`,
    { open: cart.id, ended: bought.id },
  );
  expect(data).toEqual({ open: { totalQuantity: 2 }, ended: null, node: { quantityAvailable: 7 } });
  expect(after.state.data.orders).toHaveLength(1);
});

it('writes by itself a moment after a change, and forgets on reset', async () => {
  const shop = openShop({ state: openState(file) });
  await createCart(shop);
  await expect.poll(async () => Object.keys(JSON.parse(await readFile(file, 'utf8')).carts)).toHaveLength(1);
  shop.state.reset();
  shop.state.flush();
  expect(openState(file).data).toEqual({
    carts: {},
    orders: [],
    stock: {},
    tokens: {},
    changes: { prices: {}, offers: {} },
  });
});

it('says what to do with a file that it cannot read', async () => {
  await writeFile(path.join(folder, 'bad.json'), '{');
  expect(() => openState(path.join(folder, 'bad.json'))).toThrow(/is not JSON. Remove it/);
});
