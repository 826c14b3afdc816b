import { expect, test, vi } from 'vitest';
import { addToCart } from '../../lib/cart/actions.ts';
import { changed } from '../setup/changed-settings.ts';
import { expectConsole } from '../setup/console.ts';
import { newRequest } from '../setup/next/headers.ts';
import { startServices } from '../setup/services.ts';
import { sellable } from './sellable.ts';

vi.mock('../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false, getLinePages: async () => ({}) }));

const services = await startServices({ content: false });
const [variantId = ''] = sellable(services.commerce);

function added(address: string) {
  newRequest({ headers: { 'x-client-address': address } });
  const form = new FormData();
  for (const [name, value] of Object.entries({ variantId, scripted: '1', locale: 'fr-fr' })) form.set(name, value);
  return addToCart(form);
}

async function askedWith(address: string): Promise<(string | null)[]> {
  const asked: (string | null)[] = [];
  services.server.events.on('request:start', ({ request }) => {
    asked.push(request.headers.get('shopify-storefront-buyer-ip'));
  });
  expect(await added(address)).toMatchObject({ status: 'ok' });
  services.server.events.removeAllListeners();
  return asked;
}

test('with a private token the shop hears in whose name it is asked', async () => {
  // Requests whose responses are cached for everyone carry no buyer IP; the client library warns about it once, in development.
  expectConsole('warn', /buyerIp/);
  changed.SHOPIFY_PRIVATE_TOKEN = services.commerce.catalogue.shop.privateToken ?? '';
  expect(await askedWith('203.0.113.7')).toContain('203.0.113.7');
});

test('a visitor who asks too much is throttled, and no other', async () => {
  changed.SHOPIFY_PRIVATE_TOKEN = services.commerce.catalogue.shop.privateToken ?? '';
  services.faults.set({
    service: 'commerce',
    operation: '*',
    kind: 'throttled',
    share: 1,
    seed: 1,
    buyerIp: '203.0.113.7',
  });
  expect(await added('203.0.113.8')).toMatchObject({ status: 'ok' });
  expectConsole('error', /too many requests/);
  expect(await added('203.0.113.7')).toMatchObject({ status: 'error', code: 'throttled' });
});

// A network is no IP address, and without one the shop counts all visitors with IPv6 as one client.
test('a visitor with IPv6 is named by the first address of the network', async () => {
  changed.SHOPIFY_PRIVATE_TOKEN = services.commerce.catalogue.shop.privateToken ?? '';
  expect(await askedWith('2001:db8:20:7::/64')).toContain('2001:db8:20:7::');
});

test('whose address is not known, nobody is named', async () => {
  changed.SHOPIFY_PRIVATE_TOKEN = services.commerce.catalogue.shop.privateToken ?? '';
  expect(new Set(await askedWith('unknown'))).toEqual(new Set([null]));
});

test('with the public token nothing is said', async () => {
  expect(new Set(await askedWith('203.0.113.7'))).toEqual(new Set([null]));
});
