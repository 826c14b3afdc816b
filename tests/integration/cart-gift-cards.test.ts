import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addToCart, applyGiftCard, removeGiftCard } from '../../lib/cart/actions.ts';
import { releaseCart } from '../../lib/cart/buyer.ts';
import { readGiftCardCodes } from '../../lib/cart/cookie.ts';
import { currentCart } from '../../lib/cart/visitor-cart.ts';
import { CODES } from '../../lib/rate-limit/limits.ts';
import type { ShopContext } from '../../lib/services/shopify/client.ts';
import { openedOnce } from '../../lib/services/store/client.ts';
import { expectConsole } from '../setup/console.ts';
import { newRequest } from '../setup/next/headers.ts';
import { Interruption } from '../setup/next/navigation.ts';
import { startServices } from '../setup/services.ts';
import { sellable } from './sellable.ts';

vi.mock('../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false, getLineHrefs: async () => ({}) }));

await openedOnce();
const services = await startServices({ content: false });
const [first] = sellable(services.commerce) as [string, string];
const context: ShopContext = { country: 'FR', language: 'FR' };
/** Of the demonstration: 25 and 50 euros. */
const [SMALL, LARGE] = ['SILE NE25 CADO 2025', 'SILE NE50 CADO 5050'];

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ locale: 'fr-fr', ...fields })) data.set(name, value);
  return data;
}
const scripted = (fields: Record<string, string>) => form({ scripted: '1', ...fields });
const apply = (giftCard: string) => applyGiftCard(scripted({ giftCard }));
const cards = async () => (await currentCart(context))?.giftCards ?? [];

let address = 0;
beforeEach(async () => {
  // The rate limit of each test is its own.
  address += 1;
  newRequest({ headers: { 'x-client-address': `192.0.2.${address}` } });
  await addToCart(scripted({ variantId: first, quantity: '9' }));
});

test('a card pays what is on it, and the total stays as it is', async () => {
  const before = await currentCart(context);
  const reply = await apply('sile-ne25-cado-2025');
  expect(reply).toMatchObject({
    status: 'ok',
    cart: {
      totalPrice: before?.totalPrice,
      giftCards: [{ lastCharacters: '2025', used: { amount: '25.0' }, balance: { amount: '25.0' } }],
    },
  });
  expect(JSON.stringify(reply).toLowerCase()).not.toContain('ne25');
});

test('several cards pay in their order, and each can be removed', async () => {
  await apply(SMALL);
  await apply(LARGE);
  const [small, large] = await cards();
  expect([small?.lastCharacters, large?.lastCharacters]).toEqual(['2025', '5050']);
  await removeGiftCard(scripted({ giftCardId: small?.id ?? '' }));
  expect(await cards()).toMatchObject([{ lastCharacters: '5050' }]);
  expect(await readGiftCardCodes()).toEqual(['silene50cado5050']);
});

test('the same card twice is one card', async () => {
  await apply(SMALL);
  await apply(SMALL.toLowerCase());
  expect(await cards()).toHaveLength(1);
});

describe('a card that cannot be used is refused, and the others stay', () => {
  test.each([
    ['unknown', 'NIET BEST AAND 0001'],
    ['expired', 'SILE NEXX PASS 2024'],
    ['empty', 'SILE NEXX VIDE 0000'],
    ['in another currency', 'SILE NEXX USDO 1000'],
    ['no code at all', 'abc'],
  ])('%s', async (_title, code) => {
    expectConsole('error', /^\[cart\] AppError: gift card refused/);
    await apply(SMALL);
    expect(await apply(code)).toMatchObject({ status: 'error', code: 'giftCardRefused' });
    expect(await cards()).toMatchObject([{ lastCharacters: '2025' }]);
  });
});

test('a lost response is looked up', async () => {
  services.faults.set({ service: 'commerce', operation: 'cartGiftCardCodesUpdate', kind: 'lost', share: 1, seed: 1 });
  expect(await apply(SMALL)).toMatchObject({ status: 'ok', cart: { giftCards: [{ lastCharacters: '2025' }] } });
});

test('codes are not guessed one after the other', async () => {
  expectConsole('error', /^\[cart\] AppError: (?:gift card refused|rate limit reached)/);
  for (let tried = 0; tried < CODES.points; tried++) await apply(`RATE RATE RATE ${1000 + tried}`);
  expect(await apply(SMALL)).toMatchObject({ status: 'error', code: 'limited' });
});

test('without script the field is named in the address, and what was typed is not', async () => {
  expectConsole('error', /^\[cart\] AppError: gift card refused/);
  const error = await applyGiftCard(form({ giftCard: 'NIET BEST AAND 0001' })).catch((thrown: unknown) => thrown);
  const to = new URL((error as Interruption).to, 'http://x');
  expect(error).toBeInstanceOf(Interruption);
  expect(Object.fromEntries(to.searchParams)).toMatchObject({ giftCard: '', error: 'giftCardRefused' });
  expect(to.href).not.toContain('NIET');
});

test('a visitor without a cart has nothing to pay', async () => {
  expectConsole('error', /^\[cart\] AppError: Cart not found/);
  newRequest({ headers: { 'x-client-address': `192.0.2.${address}` } });
  expect(await apply(SMALL)).toMatchObject({ status: 'error', code: 'cartNotFound' });
});

test('the cards of another buyer go with their data', async () => {
  await apply(SMALL);
  const cart = await currentCart(context);
  const [token, data] = [cart?.id.match(/Cart\/([^?]+)/)?.[1] ?? '', services.commerce.state.data];
  const held = data.carts[token];
  if (held) data.carts[token] = { ...held, buyer: { ...held.buyer, email: 'quelquun@exemple.fr' } };
  await releaseCart(context);
  expect(await cards()).toEqual([]);
});
