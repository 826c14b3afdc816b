import { describe, expect, it, test } from 'vitest';
import { orderFrom } from '../../../../tests/fixtures/checkout.ts';
import { createCart, openShop, variantGid } from '../../../../tests/fixtures/commerce.ts';
import { lea, mutateCustomer, readCustomer, signIn } from '../../../../tests/fixtures/customers.ts';
import { createControl } from '../../control/control.ts';
import { createFaults } from '../../control/faults.ts';

async function desk() {
  const shop = openShop();
  const handle = createControl({ commerce: shop, content: null, faults: createFaults() });
  const post = (path: string, body: object, isForm = false) =>
    handle(
      new Request(`http://desk.test${path}`, {
        method: 'POST',
        body: isForm ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body),
        headers: isForm ? {} : { 'content-type': 'application/json' },
      }),
    );
  const get = (path: string) => handle(new Request(`http://desk.test${path}`));
  const token = await signIn(shop);
  const { cart } = await createCart(shop, {
    lines: [
      { merchandiseId: variantGid(12), quantity: 3 },
      { merchandiseId: variantGid(21), quantity: 1 },
    ],
    buyerIdentity: { customerAccessToken: token },
  });
  await orderFrom(shop, cart.checkoutUrl, { delivery: 'domicile' });
  const order = async () => {
    const query = `query($token: String!) { customer(customerAccessToken: $token) { orders(first: 1) { nodes {
      financialStatus fulfillmentStatus cancelReason totalPrice { amount } totalRefunded { amount } currentTotalPrice { amount }
      metafield(namespace: "custom", key: "delivered_at") { value }
      lineItems(first: 5) { nodes { currentQuantity } }
      successfulFulfillments(first: 5) { trackingCompany trackingInfo(first: 1) { number } } } } } }`;
    const { orders } = (await shop.query(query, { token })).data.customer;
    const { lineItems, ...rest } = orders.nodes[0];
    return { ...rest, left: lineItems.nodes.map((line: { currentQuantity: number }) => line.currentQuantity) };
  };
  return { shop, post, get, token, order, change: (body: object) => post('/control/order', { number: 1001, ...body }) };
}

describe('/control/order', () => {
  it('sends in parts, delivers when it says, and pays back in parts', async () => {
    const { change, order } = await desk();
    const tracking = { company: 'Colis', number: 'C1' };
    await change({ action: 'fulfill', tracking, lines: [{ variantId: 12, quantity: 2 }] });
    expect(await order()).toMatchObject({ fulfillmentStatus: 'PARTIALLY_FULFILLED', metafield: null });
    await change({ action: 'deliver', tracking: { company: 'Colis', number: 'C2' }, at: '2026-05-20T08:00:00Z' });
    expect(await order()).toMatchObject({
      fulfillmentStatus: 'FULFILLED',
      metafield: { value: '2026-05-20T08:00:00Z' },
      successfulFulfillments: [{ trackingInfo: [{ number: 'C1' }] }, { trackingInfo: [{ number: 'C2' }] }],
    });
    await change({ action: 'refund', lines: [{ variantId: variantGid(12), quantity: 1 }] });
    expect(await order()).toMatchObject({
      financialStatus: 'PARTIALLY_REFUNDED',
      left: [2, 1],
      totalRefunded: { amount: '14.9' },
    });
    await change({ action: 'refund' });
    const { financialStatus, totalRefunded, totalPrice, currentTotalPrice } = await order();
    expect([financialStatus, currentTotalPrice.amount, totalRefunded]).toEqual(['REFUNDED', '0.0', totalPrice]);
  });

  it('cancels what has not left, and reset brings everything back', async () => {
    const { change, order, post, get, shop } = await desk();
    expect((await change({ action: 'cancel', reason: 'INVENTORY' })).status).toBe(200);
    expect(await order()).toMatchObject({ financialStatus: 'REFUNDED', cancelReason: 'INVENTORY', left: [0, 0] });
    for (const action of ['cancel', 'fulfill', 'deliver', 'refund'])
      expect((await change({ action })).status).toBe(400);
    await post('/control/reset', {});
    expect(await (await get('/control/orders')).json()).toEqual([]);
    expect(shop.state.data).toMatchObject({ tokens: {}, customers: {}, orders: [] });
  });

  test.each([
    [{ number: 999, action: 'fulfill' }],
    [{ action: 'burn' }],
    [{ action: 'fulfill', lines: [] }],
    [{ action: 'fulfill', lines: [{ variantId: 12, quantity: 4 }] }],
    [{ action: 'refund', lines: [{ variantId: 99, quantity: 1 }] }],
    [{ action: 'deliver', at: 'hier' }],
  ])('refuses %j', async (body) => {
    const { change, order } = await desk();
    const before = await order();
    expect((await change(body)).status).toBe(400);
    expect(await order()).toEqual(before);
  });

  it('takes forms, and its page says what they did', async () => {
    const { post, get } = await desk();
    const form = { number: '1001', action: 'fulfill', trackingCompany: 'Colis', trackingNumber: 'C9', at: '' };
    const answer = await post('/control/order', form, true);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    const page = await (await get('/')).text();
    expect(page).toContain('paid, fulfilled');
    expect(page).not.toContain('value="cancel"');
  });
});

describe('/control/customer', () => {
  it('keeps out and lets in again', async () => {
    const { post, get, shop, token } = await desk();
    await post('/control/customer', { email: lea.email, action: 'disable' });
    expect(await readCustomer(shop, token)).toBeNull();
    expect(await (await get('/')).text()).toContain('kept out');
    await post('/control/customer', { email: lea.email, action: 'enable' }, true);
    expect(await readCustomer(shop, token)).toMatchObject({ email: lea.email });
  });

  test.each(['revoke-tokens', 'expire-tokens'])('%s ends every sign-in', async (action) => {
    const { post, shop, token } = await desk();
    const other = await signIn(shop);
    await post('/control/customer', { email: lea.email, action });
    expect([await readCustomer(shop, token), await readCustomer(shop, other)]).toEqual([null, null]);
    expect(await readCustomer(shop, await signIn(shop))).toMatchObject({ email: lea.email });
  });

  it('says who is there, and where a forgotten password is chosen', async () => {
    const { get, shop } = await desk();
    await mutateCustomer(shop, 'customerRecover', { email: lea.email });
    const [customer] = await (await get('/control/customers')).json();
    expect(customer).toMatchObject({ id: 7, email: lea.email, disabled: false, tokens: 1, orders: 1 });
    expect(customer.reset).toMatch(/^\/account\/reset\/7\/\w+$/);
  });

  it('refuses a stranger and another wish', async () => {
    const { post } = await desk();
    for (const body of [
      { email: 'personne@exemple.fr', action: 'disable' },
      { email: lea.email, action: 'burn' },
    ])
      expect((await post('/control/customer', body)).status).toBe(400);
  });
});
