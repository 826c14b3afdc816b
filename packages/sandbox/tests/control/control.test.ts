import { expect, it, vi } from 'vitest';
import { orderFrom } from '../../../../tests/fixtures/checkout.ts';
import { createCart, openShop, variantGid } from '../../../../tests/fixtures/commerce.ts';
import { createControl } from '../../control/control.ts';
import { createFaults } from '../../control/faults.ts';

function desk() {
  const shop = openShop();
  const faults = createFaults();
  const content = { reset: vi.fn() };
  const handle = createControl({ commerce: shop, content, faults });
  const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    handle(
      new Request(`http://desk.test${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );
  const get = (path: string) => handle(new Request(`http://desk.test${path}`));
  return { shop, faults, content, handle, post, get };
}

it('changes stock, by number or by gid', async () => {
  const { post, shop } = desk();
  expect((await post('/control/stock', { variantId: 21, quantity: 1 })).status).toBe(200);
  await post('/control/stock', { variantId: variantGid(12), quantity: 0 });
  const { warnings } = await createCart(shop, {
    lines: [{ merchandiseId: variantGid(21), quantity: 2 }, { merchandiseId: variantGid(12) }],
  });
  expect(warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }, { code: 'MERCHANDISE_OUT_OF_STOCK' }]);
  for (const body of [
    { variantId: 999, quantity: 1 },
    { variantId: 41, quantity: 1 },
    { variantId: 21, quantity: -1 },
    {},
  ])
    expect((await post('/control/stock', body)).status).toBe(400);
});

it('switches faults on and off, and refuses what is none', async () => {
  const { post, faults } = desk();
  await post('/control/faults', { kind: 'status', operation: 'cartLinesAdd', share: 0.5, seed: 3, status: 503 });
  expect(faults.list()).toMatchObject([
    { service: 'commerce', operation: 'cartLinesAdd', kind: 'status', share: 0.5, seed: 3, status: 503 },
  ]);
  expect((await post('/control/faults', { kind: 'earthquake' })).status).toBe(400);
  await post('/control/faults/clear');
  expect(faults.list()).toEqual([]);
});

it('refuses a body that it cannot read', async () => {
  const { handle } = desk();
  for (const type of ['application/json', 'text/plain'])
    expect(
      (
        await handle(
          new Request('http://desk.test/control/stock', {
            method: 'POST',
            body: '{',
            headers: { 'content-type': type },
          }),
        )
      ).status,
    ).toBe(400);
});

it('shows orders and state, and starts again', async () => {
  const { shop, get, post, content } = desk();
  const { cart } = await createCart(shop, { lines: [{ merchandiseId: variantGid(12) }] });
  await orderFrom(shop, cart.checkoutUrl);
  expect(await (await get('/control/orders')).json()).toMatchObject([{ name: '#1001' }]);
  expect(await (await get('/')).text()).toContain('#1001');
  await post('/control/reset');
  expect(content.reset).toHaveBeenCalledOnce();
  expect(await (await get('/control/state')).json()).toEqual({
    carts: [],
    orders: 0,
    stock: {},
    prices: {},
    offers: {},
    faults: [],
  });
});

it('takes forms and goes back to its page, but not from another site', async () => {
  const { handle, post, get } = desk();
  const body = new URLSearchParams({
    service: 'commerce',
    kind: 'latency',
    operation: '',
    share: '1',
    seed: '',
    ms: '20',
    status: '',
    retryAfter: '',
  });
  const answer = await handle(new Request('http://desk.test/control/faults', { method: 'POST', body }));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  expect(await (await get('/')).text()).toContain('latency on 100 % of commerce *');
  expect((await post('/control/reset', {}, { origin: 'http://elsewhere.test' })).status).toBe(403);
  expect((await get('/control/nothing')).status).toBe(404);
});
