import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { orderFrom } from '../../../tests/fixtures/checkout.ts';
import { createCart, now, openShop, type TestShop, variantGid } from '../../../tests/fixtures/commerce.ts';
import { temporaryDir } from '../../../tests/setup/temporary-dir.ts';
import { createControl } from '../control/control.ts';
import { createFaults } from '../control/faults.ts';
import { changeOrder } from '../control/shop-people.ts';
import { serve } from '../http.ts';
import { ordersNow } from '../shopify/engine/orders.ts';
import { resetShop, setShelves } from '../shopify/shelves.ts';
import type { ShopDelivery, ShopListeners } from '../shopify/webhooks/webhooks.ts';

const secret = 'the-secret-of-the-shop';

interface Heard {
  headers: Headers;
  text: string;
  body: Record<string, unknown>;
}

/** A receiver on a free port that responds with these statuses in turn, then with 200. */
async function openReceiver(statuses: number[] = []) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const heard: Heard[] = [];
  const receive = async (request: Request) => {
    const text = await request.text();
    heard.push({ headers: request.headers, text, body: JSON.parse(text) });
    return new Response(null, { status: statuses.shift() ?? 200 });
  };
  const server = await serve(receive, { name: 'Receiver', host: '127.0.0.1', port: 0 });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { heard, url: `http://127.0.0.1:${port}/api/webhooks/shopify` };
}

function shopFor(url: string, listeners: ShopListeners = {}): TestShop {
  const shop = openShop({ webhooks: { urls: [url], secret, waits: [1, 1, 1, 1], ...listeners } });
  onTestFinished(() => shop.webhooks.stop());
  return shop;
}

const topics = (heard: Heard[]) => heard.map(({ headers }) => headers.get('x-shopify-topic')).sort();
const stock = (shop: TestShop, id: number, count: number) => setShelves(new Map([[id, count]]), shop);

describe('an order', () => {
  it('is told once, when all of it has been sent, with what a storefront needs to know its buyer', async () => {
    const { heard, url } = await openReceiver();
    const shop = shopFor(url);
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: variantGid(12), quantity: 2 }] });
    await orderFrom(shop, cart.checkoutUrl, { delivery: 'domicile' });
    await shop.webhooks.idle();
    heard.length = 0;
    const send = (quantity: number) =>
      changeOrder({ number: 1001, action: 'fulfill', lines: [{ variantId: 12, quantity }] }, shop);
    send(1);
    await shop.webhooks.idle();
    expect(topics(heard)).toEqual([]);
    send(1);
    changeOrder({ number: 1001, action: 'deliver' }, shop);
    await shop.webhooks.idle();
    expect(topics(heard)).toEqual(['orders/fulfilled']);
    const [order] = ordersNow(shop);
    expect(heard[0]?.body).toMatchObject({
      name: '#1001',
      email: order?.email,
      fulfillment_status: 'fulfilled',
      cancelled_at: null,
      line_items: [
        { variant_id: 12, product_id: 1, quantity: 2, price: '14.90', discount_allocations: [], properties: [] },
      ],
    });
  });
});

describe('a change of stock', () => {
  it('is told for the piece and for each product that holds it', async () => {
    const { heard, url } = await openReceiver();
    const shop = shopFor(url);
    stock(shop, 21, 4);
    await shop.webhooks.idle();
    expect(topics(heard)).toEqual(['inventory_levels/update', 'products/update', 'products/update']);
    const at = now.toISOString();
    const level = heard.find(({ headers }) => headers.get('x-shopify-topic') === 'inventory_levels/update');
    expect(level?.body).toEqual({
      inventory_item_id: 50_000_021,
      location_id: 1,
      available: 4,
      updated_at: at,
      admin_graphql_api_id: 'gid://shopify/InventoryLevel/1?inventory_item_id=50000021',
    });
    // A bundle of one unit of 11 and two of 21.
    const bundle = heard.find(({ body }) => body.handle === 'coffret');
    expect(bundle?.body).toMatchObject({ id: 4, title: 'Coffret du soir', updated_at: at });
    expect(bundle?.body.variants).toMatchObject([
      { id: 41, inventory_item_id: 50_000_041, inventory_quantity: 2, price: '19.90', updated_at: at },
    ]);
  });

  it('is signed over its bytes and named as the service does', async () => {
    const { heard, url } = await openReceiver();
    const shop = shopFor(url);
    stock(shop, 12, 1);
    await shop.webhooks.idle();
    expect(heard.length).toBeGreaterThan(1);
    for (const { headers, text } of heard) {
      expect(headers.get('x-shopify-hmac-sha256')).toBe(createHmac('sha256', secret).update(text).digest('base64'));
      expect(headers.get('x-shopify-shop-domain')).toBe('silene.myshopify.com');
      expect(headers.get('x-shopify-api-version')).toBe('2025-04');
      expect(headers.get('x-shopify-triggered-at')).toBe(now.toISOString());
      expect(headers.get('content-type')).toBe('application/json');
    }
    const all = (name: string) => new Set(heard.map(({ headers }) => headers.get(name)));
    expect(all('x-shopify-event-id').size).toBe(1);
    expect(all('x-shopify-webhook-id').size).toBe(heard.length);
  });

  it('comes from orders and resets too, and from nothing that stays as it was', async () => {
    const { heard, url } = await openReceiver();
    const shop = shopFor(url);
    const { cart } = await createCart(shop, { lines: [{ merchandiseId: variantGid(12), quantity: 3 }] });
    await orderFrom(shop, cart.checkoutUrl);
    await shop.webhooks.idle();
    const levels = () => heard.filter(({ body }) => 'available' in body).map(({ body }) => body.available);
    expect(levels()).toEqual([7]);
    stock(shop, 12, 7);
    await shop.webhooks.idle();
    expect(levels()).toEqual([7]);
    resetShop(shop);
    await shop.webhooks.idle();
    expect(levels()).toEqual([7, 10]);
  });

  it('is told to nobody when nobody is named', async () => {
    const shop = openShop();
    stock(shop, 12, 1);
    expect(shop.webhooks.deliveries()).toEqual([]);
  });
});

describe('a receiver that fails', () => {
  it('hears the same again, until it answers with 2xx', async () => {
    const { heard, url } = await openReceiver([500, 302]);
    const shop = shopFor(url);
    stock(shop, 99, 1);
    stock(shop, 12, 1);
    await shop.webhooks.idle();
    const deliveries = shop.webhooks.deliveries();
    expect(deliveries.map(({ outcome }) => outcome)).toEqual(deliveries.map(() => 'delivered'));
    expect(heard).toHaveLength(deliveries.length + 2);
    for (const { id, body } of deliveries) {
      const attempts = heard.filter(({ headers }) => headers.get('x-shopify-webhook-id') === id);
      expect(attempts.map(({ text }) => text)).toEqual(attempts.map(() => body));
    }
  });

  it('is given up after the last wait, and sent again by hand', async () => {
    const { heard, url } = await openReceiver(Array.from({ length: 10 }, () => 503));
    const shop = shopFor(url, { waits: [1, 1] });
    const control = createControl({ commerce: shop, content: null, faults: createFaults() });
    stock(shop, 12, 1);
    await shop.webhooks.idle();
    const [delivery] = shop.webhooks.deliveries();
    expect([delivery?.outcome, delivery?.attempts.map(({ status }) => status)]).toEqual(['failed', [503, 503, 503]]);
    const { length } = heard;
    const press = (id: string) =>
      control(
        new Request('http://desk.test/control/shop-webhooks/again', {
          method: 'POST',
          body: new URLSearchParams({ id }),
        }),
      );
    heard.length = 0;
    expect(length).toBe(6);
    expect((await press(delivery?.id ?? '')).status).toBe(303);
    expect((await press(delivery?.id ?? '')).status).toBe(400);
    expect((await press('none')).status).toBe(400);
    await shop.webhooks.idle();
    expect(heard.map(({ headers }) => headers.get('x-shopify-webhook-id'))).toContain(delivery?.id);
    const shown = await control(new Request('http://desk.test/control/shop-webhooks'));
    const listed = (await shown.json()) as ShopDelivery[];
    expect(listed.map(({ outcome, attempts }) => [outcome, attempts.length])).toEqual([
      ['failed', 6],
      ['failed', 3],
    ]);
    expect(await (await control(new Request('http://desk.test/'))).text()).toContain('Send again');
  });

  it('hears after a restart what it had not heard', async () => {
    const file = path.join(temporaryDir(), 'shop-webhooks.json');
    const { heard, url } = await openReceiver([500, 500]);
    const before = shopFor(url, { file, waits: [60_000] });
    stock(before, 12, 1);
    await expect.poll(() => before.webhooks.deliveries().map(({ attempts }) => attempts.length)).toEqual([1, 1]);
    before.webhooks.stop();
    await before.webhooks.idle();
    const after = shopFor(url, { file });
    await after.webhooks.idle();
    expect(heard).toHaveLength(4);
    expect(after.webhooks.deliveries().map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered']);
  });

  it('that is not there is said with the reason', async () => {
    const shop = shopFor('http://127.0.0.1:1/', { waits: [] });
    stock(shop, 12, 1);
    await shop.webhooks.idle();
    expect(shop.webhooks.deliveries()[0]?.attempts).toMatchObject([
      { status: null, error: expect.stringMatching(/\w/) },
    ]);
  });
});
