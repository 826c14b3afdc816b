import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addDiscountCode,
  addGiftCard,
  addToCart,
  applyGiftCard,
  changeQuantity,
  removeFromCart,
  removeGiftCard,
  restoreToCart,
} from '../../lib/cart/actions.ts';
import { releaseCart } from '../../lib/cart/buyer.ts';
import { currentCart, readGiftCardCodes, readTyped } from '../../lib/cart/visitor-cart.ts';
import { freeDeliveryOf } from '../../lib/delivery/free-delivery.ts';
import { CODES } from '../../lib/rate-limit/limits.ts';
import { recipientOf } from '../../lib/services/shopify/cart-attributes.ts';
import type { ShopContext } from '../../lib/services/shopify/client.ts';
import { updateBuyerIdentity } from '../../lib/services/shopify/operations/cart-buyer.ts';
import { orderFrom } from '../fixtures/checkout.ts';
import { expectConsole } from '../setup/console.ts';
import { cookies, newRequest } from '../setup/next/headers.ts';
import { Interruption } from '../setup/next/navigation.ts';
import { COMMERCE, startServices } from '../setup/services.ts';
import { withStore } from '../setup/store.ts';
import { sellable } from './sellable.ts';

vi.mock('../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false, getLinePages: async () => ({}) }));

withStore();
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

test('the codes are kept as long as the cart', async () => {
  await apply(SMALL);
  const jar = await cookies();
  const kept = jar.getAll().filter(({ name }) => /cart|gift/.test(name) && name !== 'cart-form');
  for (const { name, value } of kept) jar.set(name, value, { maxAge: 60 });
  const [line] = (await currentCart(context))?.lines ?? [];
  await changeQuantity(scripted({ lineId: line?.id ?? '', action: 'decrease' }));
  expect(kept.length).toBeGreaterThan(2);
  expect(kept.map(({ name }) => jar.get(name)?.maxAge)).toEqual(kept.map(() => 30 * 86_400));
});

test('a card whose code the browser has lost is not taken off by another one', async () => {
  await apply(LARGE);
  const jar = await cookies();
  for (const { name } of jar.getAll()) if (name.endsWith('gift-cards')) jar.delete(name);
  const isAdded = process.env.TEST_SHOP_VERSION !== undefined;
  if (!isAdded) expectConsole('error', /^\[cart\] AppError: gift card refused.*the code of another card is unknown/);
  expect(await apply(SMALL)).toMatchObject(isAdded ? { status: 'ok' } : { status: 'error', code: 'giftCardRefused' });
  const all = [{ lastCharacters: '5050' }, { lastCharacters: '2025' }];
  expect(await cards()).toMatchObject(isAdded ? all : all.slice(0, 1));
  // The same card again is no other one.
  expect(await apply(LARGE)).toMatchObject({ status: 'ok' });
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

test.each(['MERCHANDISE_NOT_ENOUGH_STOCK', 'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION'])(
  'a card that the cart comes without is refused, also where the shop says %s',
  async (code) => {
    expectConsole('error', /\[cart\]/);
    const lineId = (await currentCart(context))?.lines[0]?.id ?? '';
    services.server.use(
      http.post(`${COMMERCE}/api/*`, async ({ request }) => {
        const body = await (await services.commerce.handle(request)).json();
        const { payload } = body.data ?? {};
        if (!payload) return HttpResponse.json(body);
        payload.cart.appliedGiftCards = [];
        payload.warnings = [{ code, message: 'm', target: lineId }];
        return HttpResponse.json(body);
      }),
    );
    expect(await apply(LARGE)).toMatchObject({ status: 'error', code: 'giftCardRefused' });
  },
);

test('a card that the shop refuses with an error of any kind is a card to check, not a shop to try again', async () => {
  expectConsole('error', /^\[cart\] AppError: gift card refused by the shop: Gift card is expired/);
  services.server.use(
    http.post(`${COMMERCE}/api/*`, async ({ request }) => {
      const body = await (await services.commerce.handle(request)).json();
      const userErrors = [{ code: 'INVALID', field: null, message: 'Gift card is expired' }];
      if (body.data?.payload) Object.assign(body.data.payload, { userErrors });
      return HttpResponse.json(body);
    }),
  );
  expect(await apply(LARGE)).toMatchObject({ status: 'error', code: 'giftCardRefused' });
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
  expect(Object.fromEntries(to.searchParams)).toMatchObject({ field: 'giftCard', error: 'giftCardRefused' });
  expect(to.href).not.toContain('NIET');
  expect(await readTyped()).toBeNull();
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

describe('a gift card that is bought', () => {
  const CARD = '70212';
  const recipient = {
    recipientEmail: 'Noe@Exemple.fr',
    recipientName: 'Noé',
    recipientMessage: 'Bon anniversaire\r\nà toi',
    sendOn: '',
  };
  const typed = { variantId: CARD, ...recipient };
  const lineIn = async () => (await currentCart(context))?.lines.find(({ variant }) => variant.id === CARD);
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

  test('goes to its recipient: cart, order, code, and another order that it pays', async () => {
    newRequest({ headers: { 'x-client-address': '192.0.2.200' } });
    expect(await addToCart(scripted(typed))).toMatchObject({ status: 'ok', warnings: [] });
    const line = await lineIn();
    expect(recipientOf(line ?? { attributes: [] })).toEqual({
      email: 'noe@exemple.fr',
      name: 'Noé',
      message: 'Bon anniversaire\nà toi',
      sendOn: '',
    });
    expect(line?.variant).toMatchObject({ isGiftCard: true, requiresShipping: false });
    const url = (await currentCart(context))?.checkoutUrl ?? '';
    await orderFrom(services.commerce as never, url, { total: '5000', delivery: '' });
    const [card] = services.commerce.state.data.giftCards.issued;
    expect(card?.mail).toMatchObject({ to: 'noe@exemple.fr', name: 'Noé', sent: true });
    newRequest({ headers: { 'x-client-address': '192.0.2.201' } });
    await addToCart(scripted({ variantId: first, quantity: '9' }));
    expect(await apply(card?.code ?? '')).toMatchObject({
      status: 'ok',
      cart: { giftCards: [{ balance: { amount: '50.0' } }] },
    });
  });

  test('keeps its recipient through a removal that is undone, and a later change', async () => {
    await addToCart(scripted({ ...typed, sendOn: soon }));
    const before = await lineIn();
    await removeFromCart(scripted({ lineId: before?.id ?? '' }));
    await restoreToCart(scripted({ ...typed, quantity: '1', sendOn: soon }));
    const after = await lineIn();
    expect(after?.attributes).toEqual(before?.attributes);
    expect(after?.attributes).toContainEqual({
      key: '__shopify_offset',
      value: expect.stringMatching(/^-(?:60|120)$/),
    });
    await changeQuantity(scripted({ lineId: after?.id ?? '', action: 'increase' }));
    expect(await lineIn()).toMatchObject({ quantity: 2, attributes: before?.attributes });
  });

  test('a day that has passed since the removal is left out', async () => {
    await restoreToCart(scripted({ ...typed, quantity: '1', sendOn: '2020-01-01' }));
    expect(recipientOf((await lineIn()) ?? { attributes: [] })).toMatchObject({ email: 'noe@exemple.fr', sendOn: '' });
  });

  test('another buyer does not inherit the recipient, only the card', async () => {
    await addToCart(scripted(typed));
    const known = await currentCart(context);
    const someone = { customerAccessToken: null, email: 'camille.morel@exemple.fr', phone: null };
    await updateBuyerIdentity(known?.id ?? '', someone, context);
    await releaseCart(context);
    expect(await lineIn()).toMatchObject({ quantity: 1, attributes: [] });
  });

  test.each([
    ['an address that is none', { recipientEmail: 'noe@' }, { recipientEmail: ['emailInvalid'] }],
    ['a message to nobody', { recipientEmail: '' }, { recipientEmail: ['recipientEmailRequired'] }],
    [
      'a message that is too long',
      { recipientMessage: 'm'.repeat(201) },
      { recipientMessage: ['tooLong {"max":200}'] },
    ],
    ['a day that is over', { sendOn: '2020-01-01' }, { sendOn: ['sendOn {"days":90}'] }],
    ['a day far ahead', { sendOn: '2199-01-01' }, { sendOn: ['sendOn {"days":90}'] }],
    ['a day that does not exist', { sendOn: '2026-02-31' }, { sendOn: ['sendOn {"days":90}'] }],
    ['no amount', { variantId: '' }, { variantId: ['amountRequired'] }],
  ])('%s is said at the field, and what was typed is kept', async (_title, wrong, error) => {
    const { result } = await addGiftCard(null, form({ ...typed, ...wrong }));
    expect(result.error).toEqual(error);
    expect(result.initialValue).toMatchObject({ recipientName: 'Noé' });
    expect(await lineIn()).toBeUndefined();
  });

  test('the same rules hold with script', async () => {
    expectConsole('error', /^\[cart\] AppError: invalid input: recipientEmail/);
    const reply = await addToCart(scripted({ ...typed, recipientEmail: '' }));
    expect(reply).toMatchObject({ status: 'error', code: 'invalidInput' });
    expect(await lineIn()).toBeUndefined();
  });

  test('without script the form leads to the cart; a shop that does not take it is said above the form', async () => {
    const left = await addGiftCard(null, form(typed)).catch((reason: unknown) => reason);
    expect((left as Interruption).to).toMatch(/^\/commande\/panier/);
    expect(await lineIn()).toBeDefined();
    expectConsole('error', /^\[cart\]/);
    const refused = await addGiftCard(null, form({ ...typed, variantId: '99999' }));
    expect(refused).toMatchObject({ problem: 'giftCardNotAdded', result: { initialValue: { recipientName: 'Noé' } } });
  });

  test.each([
    ['.lou@exemple.fr', {}],
    ['lou.@exemple.fr', { sendOn: soon }],
  ])('to %s, whom the shop refuses, is to be corrected, with and without script', async (recipientEmail, more) => {
    expectConsole('error', /^\[cart\] AppError: recipient of a gift card refused by the shop/);
    const wrong = { ...typed, recipientEmail, ...more };
    expect(await addToCart(scripted(wrong))).toMatchObject({ status: 'error', code: 'recipientRefused' });
    expect(await addGiftCard(null, form(wrong))).toMatchObject({
      problem: 'recipientRefused',
      result: { initialValue: { recipientEmail, recipientName: 'Noé', ...more } },
    });
    expect(await lineIn()).toBeUndefined();
    newRequest({ headers: { 'x-client-address': '192.0.2.203' } });
    expect(await addToCart(scripted(wrong))).toMatchObject({ status: 'error', code: 'recipientRefused' });
    expect(await addToCart(scripted({ ...wrong, recipientEmail: 'lou@exemple.fr' }))).toMatchObject({ status: 'ok' });
  });

  test('of which nobody knows whether it is in the cart is not said to be missing', async () => {
    expectConsole('error', /^\[cart\]/);
    services.faults.set({ service: 'commerce', operation: '*', kind: 'lost', share: 1, seed: 1 });
    const unsure = await addGiftCard(null, form({ ...typed, recipientName: 'Zoé' }));
    expect(unsure).toMatchObject({
      problem: 'giftCardUnconfirmed',
      result: { initialValue: { recipientName: 'Zoé' } },
    });
    services.faults.clear();
    expect(await lineIn()).toMatchObject({ quantity: 1 });
  });

  test('is not discounted, and counts neither for a gift nor for free delivery', async () => {
    newRequest({ headers: { 'x-client-address': '192.0.2.202' } });
    await addToCart(scripted({ variantId: '70214', quantity: '2' }));
    const reply = await addDiscountCode(scripted({ code: 'BIENVENUE10' }));
    expect(reply.cart).toMatchObject({ discounts: [], totalPrice: { amount: '200.0' }, deliveryGroups: [] });
    expect(reply.cart && freeDeliveryOf(reply.cart, 'FR')).toBeNull();
    const mixed = await addToCart(scripted({ variantId: first }));
    const goods = mixed.cart?.lines.find(({ variant }) => variant.id === first)?.subtotal.amount;
    expect(mixed.cart && freeDeliveryOf(mixed.cart, 'FR')).toMatchObject({
      reached: false,
      goods: Math.round(Number(goods) * 100),
    });
  });
});
