import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { GET } from '../../app/api/ecommerce/cart/route.ts';
import {
  addDiscountCode,
  addToCart,
  changePlan,
  changeQuantity,
  removeFromCart,
  restoreToCart,
  saveGiftOptions,
  saveNote,
  setDeliveryPlace,
} from '../../lib/cart/actions.ts';
import { readPendingCodes, readTyped } from '../../lib/cart/visitor-cart.ts';
import { CODES } from '../../lib/rate-limit/limits.ts';
import { expectConsole } from '../setup/console.ts';
import { cookies, newRequest } from '../setup/next/headers.ts';
import { Interruption } from '../setup/next/navigation.ts';
import { COMMERCE, startServices } from '../setup/services.ts';
import { withStore } from '../setup/store.ts';
import { sellable } from './sellable.ts';

const unplanned = vi.hoisted(() => ({ id: '' }));
vi.mock('../../lib/catalogue/sold.ts', () => ({
  isSaleForbidden: async () => false,
  isSubscriptionAllowed: async (id: string) => id !== unplanned.id,
  getLinePages: async () =>
    unplanned.id ? { [unplanned.id]: { url: '/nos-produits/x', data: { regulatory_class: 'accessory' } } } : {},
}));

// The rate limits are in the store.
withStore();
const services = await startServices({ content: false });
const [first, second] = sellable(services.commerce) as [string, string];

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
const scripted = (fields: Record<string, string>) => form({ scripted: '1', locale: 'fr-fr', ...fields });

async function redirectOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Interruption);
  return (error as Interruption).to;
}

/** The redirect without the id of its answer, which differs each time. */
const answerTo = async (work: Promise<unknown>): Promise<string> =>
  (await redirectOf(work)).replace(/&answer=[\da-f]{8}$/, '');

const readCart = async (locale = 'fr-fr') =>
  GET(new Request(`http://fr.localhost:3000/api/ecommerce/cart?locale=${locale}`));

beforeEach(() => {
  newRequest();
});

test('codes are not tried out one after the other: past the limit it is said, and what was typed comes back', async () => {
  expectConsole('error', /^\[cart\] AppError: rate limit reached/);
  for (let tried = 0; tried < CODES.points; tried++) await addDiscountCode(scripted({ code: `GUESS${tried}` }));
  expect(await addDiscountCode(scripted({ code: 'ONEMORE' }))).toMatchObject({ status: 'error', code: 'limited' });
  const back = await redirectOf(addDiscountCode(form({ locale: 'fr-fr', code: 'ONEMORE' })));
  expect(Object.fromEntries(new URL(back, 'http://x').searchParams)).toEqual({
    field: 'code',
    error: 'limited',
    answer: expect.stringMatching(/^[\da-f]{8}$/),
  });
  expect(await readTyped()).toEqual({ field: 'code', text: 'ONEMORE' });
});

test('a post of megabytes is refused before anything of it is normalised', async () => {
  expectConsole('error', /^\[cart\] AppError: invalid input/);
  const normalise = vi.spyOn(String.prototype, 'normalize');
  const longest = () => Math.max(0, ...normalise.mock.contexts.map((text) => String(text).length));
  const long = '\u33af'.repeat(1_000_000);
  const refused = { status: 'error', code: 'invalidInput' };
  expect(await addDiscountCode(scripted({ code: long }))).toMatchObject(refused);
  expect(await saveNote(scripted({ note: long }))).toMatchObject(refused);
  expect(await addToCart(scripted({ variantId: first, quantity: long, recipientEmail: long }))).toMatchObject(refused);
  expect(longest()).toBeLessThan(20_000);
});

describe('what was typed without script comes back in a cookie of five minutes, never in the address', () => {
  const note = 'Code de la porte : 4\u202812B, chez Zoé 🌿';
  const refused = async (work: Promise<unknown>, words: RegExp) => {
    const to = await redirectOf(work);
    expect(decodeURIComponent(to)).not.toMatch(words);
    return Object.fromEntries(new URL(to, 'http://x').searchParams);
  };

  test.each<[string, () => Promise<unknown>, RegExp, object]>([
    ['a note', () => saveNote(form({ locale: 'fr-fr', note })), /porte|12B|Zo/, { field: 'note', text: note }],
    [
      'a message of a gift',
      () => saveGiftOptions(form({ locale: 'nl-be', message: 'Voor Lotte', wrap: 'on' })),
      /Lotte/,
      { field: 'message', text: 'Voor Lotte', wrap: true },
    ],
    [
      'a postcode',
      () => setDeliveryPlace(form({ locale: 'fr-fr', zip: '1234567' })),
      /1234/,
      { field: 'zip', text: '1234567' },
    ],
  ])('%s', async (_, post, words, typed) => {
    expectConsole('error', /^\[cart\]/);
    expect(await refused(post(), words)).toMatchObject({ field: Reflect.get(typed, 'field') });
    expect(await readTyped()).toEqual(typed);
    const cookie = (await cookies()).get('cart-form');
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'strict', maxAge: 300 });
  });

  test('a text that no field allows fits into a cookie all the same', async () => {
    expectConsole('error', /^\[cart\]/);
    await refused(saveNote(form({ locale: 'fr-fr', note: '漢'.repeat(9_000) })), /漢/);
    expect((await cookies()).get('cart-form')?.value.length).toBeLessThan(3_900);
    expect((await readTyped())?.text).toMatch(/^漢{900}$/);
  });

  test.each([
    ['the next form of the cart', () => redirectOf(addToCart(form({ locale: 'fr-fr', variantId: first })))],
    ['a script', () => addToCart(scripted({ variantId: first }))],
  ])('%s ends it', async (_, next) => {
    expectConsole('error', /^\[cart\]/);
    await redirectOf(saveNote(form({ locale: 'fr-fr', note })));
    await next();
    expect(await readTyped()).toBeNull();
  });

  test.each(['', '{', 'bnVsbA', 'eyJmaWVsZCI6ImVtYWlsIiwidGV4dCI6IngifQ'])(
    'a cookie that is none: %s',
    async (value) => {
      newRequest({ cookies: { 'cart-form': value } });
      expect(await readTyped()).toBeNull();
    },
  );
});

describe('with script, every action answers with the whole cart or a typed error', () => {
  test('add, change, remove', async () => {
    const added = await addToCart(scripted({ variantId: first }));
    expect(added).toMatchObject({ status: 'ok', cart: { totalQuantity: 1 }, warnings: [] });
    const lineId = added.cart?.lines[0]?.id ?? '';
    expect(await changeQuantity(scripted({ lineId, action: 'increase', quantity: '3' }))).toMatchObject({
      status: 'ok',
      cart: { totalQuantity: 3 },
    });
    expect(await removeFromCart(scripted({ lineId }))).toMatchObject({ status: 'ok', cart: { totalQuantity: 0 } });
  });

  test('a line that is removed twice, by a second click or in another tab, is removed', async () => {
    const added = await addToCart(scripted({ variantId: first }));
    await addToCart(scripted({ variantId: second, quantity: '2' }));
    const lineId = added.cart?.lines[0]?.id ?? '';
    await removeFromCart(scripted({ lineId }));
    expect(await removeFromCart(scripted({ lineId }))).toMatchObject({ status: 'ok', cart: { totalQuantity: 2 } });
  });

  test('one fewer of a line that has gone meanwhile is the cart without it; one more is an error', async () => {
    const added = await addToCart(scripted({ variantId: first }));
    await addToCart(scripted({ variantId: second, quantity: '2' }));
    const lineId = added.cart?.lines[0]?.id ?? '';
    await changeQuantity(scripted({ lineId, action: 'decrease' }));
    expect(await changeQuantity(scripted({ lineId, action: 'decrease' }))).toMatchObject({
      status: 'ok',
      cart: { totalQuantity: 2 },
    });
    expectConsole('error', /Cart line update error/);
    expect(await changeQuantity(scripted({ lineId, action: 'increase' }))).toMatchObject({
      status: 'error',
      code: 'cartLineUpdate',
    });
  });

  test.each([
    ['a removal', 1],
    ['the removal of what sold out', 0],
  ])('%s that the shop refuses is an error', async (_, left) => {
    expectConsole('error', /Cart line remove error/);
    const added = await addToCart(scripted({ variantId: first }));
    if (left === 0) {
      services.commerce.state.data.stock[Number(first)] = 0;
      await changeQuantity(scripted({ lineId: added.cart?.lines[0]?.id ?? '', action: 'increase' }));
    }
    services.server.use(
      http.post(`${COMMERCE}/*`, async ({ request }) => {
        if (!(await request.clone().text()).includes('mutation cartLinesRemove')) return undefined;
        const userErrors = [{ code: 'INVALID', message: 'no', field: null }];
        return HttpResponse.json({ data: { payload: { cart: null, userErrors, warnings: [] } } });
      }),
    );
    expect(await removeFromCart(scripted({ lineId: added.cart?.lines[0]?.id ?? '' }))).toMatchObject({
      status: 'error',
      code: 'cartLineRemove',
      cart: { totalQuantity: left },
    });
  });

  test('the id, the checkout address and the buyer stay on the server', async () => {
    const { cart } = await addToCart(scripted({ variantId: first }));
    expect(Object.keys(cart ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(id|checkoutUrl|buyer)$/)]),
    );
  });

  test('fields that do not pass are named, and the cart stays as it is', async () => {
    expectConsole('error', /^\[cart\] AppError: invalid input: /);
    await addToCart(scripted({ variantId: first }));
    expect(await addToCart(scripted({ variantId: 'x', quantity: '0' }))).toMatchObject({
      status: 'error',
      code: 'invalidInput',
      values: { fields: 'variantId, quantity' },
      cart: { totalQuantity: 1 },
    });
  });

  test('an unknown action is the error of the catalogue, with the cart as it is', async () => {
    expectConsole('error', /Unsupported action : double/);
    const { cart } = await addToCart(scripted({ variantId: first }));
    const lineId = cart?.lines[0]?.id ?? '';
    expect(await changeQuantity(scripted({ lineId, action: 'double' }))).toMatchObject({
      status: 'error',
      code: 'unsupportedAction',
      values: { action: 'double' },
      cart: { totalQuantity: 1 },
    });
  });

  test('a cart that is gone is null', async () => {
    expectConsole('error', /Cart not found/);
    expect(await removeFromCart(scripted({ lineId: 'l' }))).toMatchObject({
      status: 'error',
      code: 'cartNotFound',
      cart: null,
    });
  });

  test('without an answer of the shop the cart is not known: the browser keeps what it shows', async () => {
    expectConsole('error', /received status 503/);
    await addToCart(scripted({ variantId: first }));
    services.faults.set({ service: 'commerce', operation: '*', kind: 'status', status: 503, share: 1, seed: 1 });
    const reply = await addToCart(scripted({ variantId: second }));
    expect(reply).toMatchObject({ status: 'error', code: 'unconfirmed' });
    expect(reply.cart).toBeUndefined();
  });

  test('nothing is sold in Tunisia', async () => {
    expectConsole('error', /invalid input: market/);
    newRequest({ host: 'tn.localhost:3000' });
    const reply = await addToCart(form({ scripted: '1', locale: 'fr-fr', variantId: first }));
    expect(reply).toMatchObject({ status: 'error', code: 'invalidInput', cart: null });
    expect(services.operations('commerce')).toEqual([]);
  });
});

describe('without script, every action leads to the cart page', () => {
  test.each([
    ['fr.localhost:3000', 'fr-fr', '/commande/panier'],
    ['be.localhost:3000', 'fr-be', '/commande/panier'],
    ['be.localhost:3000', 'nl-be', '/nl/bestelling/winkelmandje'],
  ])('%s %s', async (host, locale, page) => {
    newRequest({ host, cookies: { consent: 'refused' } });
    expect(await redirectOf(addToCart(form({ locale, variantId: first })))).toBe(page);
  });

  test('a browser that has sent no cookie is looked at again with the next page, where a cart was made', async () => {
    expect(await redirectOf(addToCart(form({ variantId: first })))).toBe('/commande/panier?check=cookies');
    expect(await redirectOf(addToCart(form({ variantId: second })))).toBe('/commande/panier');
    newRequest();
    expectConsole('error', /cartCreate error/);
    expect(await answerTo(addToCart(form({ variantId: '99999999' })))).toBe('/commande/panier?error=cartCreate');
  });

  test('an error and a warning are told there', async () => {
    expectConsole('error', /cartCreate error/);
    expect(await answerTo(addToCart(form({ variantId: '99999999' })))).toBe('/commande/panier?error=cartCreate');
    services.commerce.state.data.stock[Number(first)] = 1;
    newRequest({ cookies: { consent: 'refused' } });
    expect(await answerTo(addToCart(form({ variantId: first, quantity: '2' })))).toBe(
      '/commande/panier?warning=MERCHANDISE_NOT_ENOUGH_STOCK',
    );
  });

  test('what sold out in the cart is no failure of another change, and can be removed', async () => {
    newRequest({ cookies: { consent: 'refused' } });
    const added = await addToCart(scripted({ variantId: first, quantity: '2' }));
    const lineId = added.cart?.lines[0]?.id ?? '';
    services.server.use(
      http.post(`${COMMERCE}/api/*`, async ({ request }) => {
        const body = await (await services.commerce.handle(request)).json();
        // Shopify may repeat the warning with every change.
        const warning = { code: 'MERCHANDISE_OUT_OF_STOCK', message: 'm', target: lineId };
        if (body.data?.payload?.cart) body.data.payload.warnings.push(warning);
        return HttpResponse.json(body);
      }),
    );
    services.commerce.state.data.stock[Number(first)] = 0;
    const told = (work: Promise<unknown>) => answerTo(work);
    const own = '/commande/panier?warning=MERCHANDISE_OUT_OF_STOCK';
    expect(await told(changeQuantity(form({ locale: 'fr-fr', lineId, action: 'increase' })))).toBe(own);
    const other = '/commande/panier?warning=OTHER_MERCHANDISE_OUT_OF_STOCK';
    expect(await told(addToCart(form({ locale: 'fr-fr', variantId: second })))).toBe(other);
    expect(await told(setDeliveryPlace(form({ locale: 'fr-fr', zip: '69004' })))).toBe(other);
    expect(await told(saveNote(form({ locale: 'fr-fr', note: 'Sonnez' })))).toBe(other);
    expect(await readTyped()).toBeNull();
    services.server.resetHandlers();
    expect(await (await readCart()).json()).toMatchObject({ totalQuantity: 1, soldOut: [{ id: lineId, href: null }] });
    expect(await redirectOf(removeFromCart(form({ locale: 'fr-fr', lineId })))).toBe('/commande/panier');
    expect(await (await readCart()).json()).not.toHaveProperty('soldOut');
  });

  test('a gift that is not delivered to a postcode is no fault of the postcode', async () => {
    const [pastille] = services.commerce.catalogue.products.find(({ id }) => id === 7010)?.variants ?? [];
    if (!pastille) throw new Error('the gift is gone');
    onTestFinished(() => void delete pastille.postalCodeExclusions);
    pastille.postalCodeExclusions = ['29'];
    await addToCart(scripted({ variantId: '70021', quantity: '2' }));
    const told = await answerTo(setDeliveryPlace(form({ locale: 'fr-fr', zip: '29200' })));
    expect(told).toBe('/commande/panier?link=GIFT_NOT_DELIVERED');
  });

  test('a locale of another country is not believed', async () => {
    newRequest({ host: 'fr.localhost:3000', cookies: { consent: 'refused' } });
    expect(await redirectOf(addToCart(form({ locale: 'nl-be', variantId: first })))).toBe('/commande/panier');
  });
});

describe('GET /api/ecommerce/cart', () => {
  test('null without a cart, the view with one, never kept by a cache', async () => {
    const none = await readCart();
    expect(await none.json()).toBeNull();
    expect(none.headers.get('cache-control')).toBe('private, no-store');
    await addToCart(scripted({ variantId: first }));
    expect(await (await readCart()).json()).toMatchObject({ totalQuantity: 1 });
  });

  test('a cart that is gone is dropped', async () => {
    const jar = newRequest();
    await addToCart(scripted({ variantId: first }));
    services.commerce.state.reset();
    expect(await (await readCart()).json()).toBeNull();
    expect(jar.getAll()).toEqual([]);
  });

  test('503 while the shop does not answer; the cookie stays', async () => {
    expectConsole('error', /received status 500/);
    const jar = newRequest();
    await addToCart(scripted({ variantId: first }));
    services.faults.set({ service: 'commerce', operation: 'cartById', kind: 'status', share: 1, seed: 1 });
    const answer = await readCart();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ name: 'ApiError', status: 503, code: 'http' });
    expect(jar.get('cart')).toBeDefined();
  });
});

test('an add to a cart that was paid or has expired succeeds, and the page without script says what is gone', async () => {
  newRequest({ cookies: { known: '1' } });
  await addToCart(scripted({ variantId: second, quantity: '4' }));
  services.commerce.state.reset();
  expect(await answerTo(addToCart(form({ locale: 'fr-fr', variantId: first })))).toBe(
    '/commande/panier?link=CART_GONE',
  );
});

test('a code for a cart that was paid or has expired waits for the next one', async () => {
  newRequest({ headers: { 'x-client-address': '198.51.100.77' } });
  await addToCart(scripted({ variantId: first }));
  services.commerce.state.reset();
  expect(await addDiscountCode(scripted({ code: 'BIENVENUE10' }))).toEqual({ status: 'ok', cart: null, warnings: [] });
  expect(await readPendingCodes()).toEqual(['BIENVENUE10']);
  const { cart } = await addToCart(scripted({ variantId: first, quantity: '3' }));
  expect(cart?.discountCodes.map(({ code }) => code)).toEqual(['BIENVENUE10']);
});

describe('subscriptions', () => {
  // Of the demonstration: Clarté each month, or three months in advance; the gummies have no plan.
  const [clarte, monthly, advance] = ['70071', '80011', '80012'];
  const linesOf = (reply: Awaited<ReturnType<typeof addToCart>>) =>
    (reply.cart?.lines ?? []).map(({ quantity, plan, total }) => [quantity, plan?.plan.id ?? null, total.amount]);
  beforeEach(() => {
    unplanned.id = '';
  });

  test('the same article with and without one is two lines, each with its own price', async () => {
    await addToCart(scripted({ variantId: clarte, planId: '' }));
    const both = await addToCart(scripted({ variantId: clarte, planId: monthly, quantity: '2' }));
    expect(linesOf(both)).toEqual([
      [1, null, '16.9'],
      [2, monthly, '30.42'],
    ]);
    const [, line] = both.cart?.lines ?? [];
    expect(line?.variant.plans?.map(({ plan }) => plan.id)).toEqual([monthly, advance]);
    expect(linesOf(await changeQuantity(scripted({ lineId: line?.id ?? '', action: 'increase' })))[1]).toEqual([
      3,
      monthly,
      '45.63',
    ]);
  });

  test('its rhythm is changed, and it ends by joining the one-time purchase', async () => {
    await addToCart(scripted({ variantId: clarte }));
    const added = await addToCart(scripted({ variantId: clarte, planId: monthly }));
    const lineId = added.cart?.lines[1]?.id ?? '';
    const changed = await changePlan(scripted({ lineId, planId: advance }));
    expect(linesOf(changed)[1]).toEqual([1, advance, '43.08']);
    expect(linesOf(await changePlan(scripted({ lineId: changed.cart?.lines[1]?.id ?? '', planId: '' })))).toEqual([
      [2, null, '33.8'],
    ]);
  });

  test('a removal is taken back with it', async () => {
    const added = await addToCart(scripted({ variantId: clarte, planId: monthly }));
    await removeFromCart(scripted({ lineId: added.cart?.lines[0]?.id ?? '' }));
    expect(linesOf(await restoreToCart(scripted({ variantId: clarte, quantity: '1', planId: monthly })))).toEqual([
      [1, monthly, '15.21'],
    ]);
  });

  test('one that the shop does not have is refused, and the cart stays as it is', async () => {
    expectConsole('error', /^\[cart\] AppError: the product is not sold with this selling plan/);
    expect(await addToCart(scripted({ variantId: first, planId: monthly }))).toMatchObject({ code: 'planUnavailable' });
    const added = await addToCart(scripted({ variantId: clarte, planId: monthly }));
    const lineId = added.cart?.lines[0]?.id ?? '';
    const refused = await changePlan(scripted({ lineId, planId: '1' }));
    expect(refused).toMatchObject({ status: 'error', code: 'planUnavailable' });
    expect(linesOf(refused)).toEqual([[1, monthly, '15.21']]);
  });

  test('of a class that is not sold so, the cart offers none', async () => {
    unplanned.id = '7007';
    const { cart } = await addToCart(scripted({ variantId: clarte }));
    expect(cart?.lines[0]).toMatchObject({ href: '/nos-produits/x?variant=70071', quantity: 1 });
    expect(cart?.lines[0]?.variant.plans).toBeUndefined();
  });

  test('leads to the page on which it is chosen', async () => {
    const subscribed = await addToCart(scripted({ variantId: clarte, planId: advance }));
    expect(subscribed.cart?.lines[0]?.href).toBeNull();
    unplanned.id = '7007';
    const view = await (await readCart()).json();
    expect(view.lines[0].href).toBe('/nos-produits/x?variant=70071&plan=80012');
  });

  test('one that the law or the brand does not allow is taken out again', async () => {
    expectConsole('error', /^\[cart\] AppError: the product is not sold with this selling plan/);
    const once = await addToCart(scripted({ variantId: clarte }));
    unplanned.id = '7007';
    expect(await addToCart(scripted({ variantId: clarte, planId: monthly }))).toMatchObject({
      code: 'planUnavailable',
      cart: { totalQuantity: 1 },
    });
    const lineId = once.cart?.lines[0]?.id ?? '';
    expect(await changePlan(scripted({ lineId, planId: monthly }))).toMatchObject({ code: 'planUnavailable' });
  });

  test.each([
    ['one more of', '3', '1'],
    ['as many of', '2', '2'],
  ])('%s a subscription that is no longer allowed leaves the earlier ones', async (_, had, more) => {
    expectConsole('error', /^\[cart\] AppError: the product is not sold with this selling plan/);
    const before = await addToCart(scripted({ variantId: clarte, planId: monthly, quantity: had }));
    unplanned.id = '7007';
    const refused = await addToCart(scripted({ variantId: clarte, planId: monthly, quantity: more }));
    expect(refused).toMatchObject({ status: 'error', code: 'planUnavailable' });
    expect(linesOf(refused)).toEqual(linesOf(before));
  });

  test('a change whose answer is lost is looked up, one that the shop refused is said without script too', async () => {
    const added = await addToCart(scripted({ variantId: clarte, planId: monthly }));
    const lineId = added.cart?.lines[0]?.id ?? '';
    const fault = { service: 'commerce', operation: 'cartLinesUpdate', share: 1, seed: 1 } as const;
    services.faults.set({ ...fault, kind: 'lost' });
    const changed = await changePlan(scripted({ lineId, planId: advance }));
    expect(linesOf(changed)).toEqual([[1, advance, '43.08']]);
    expectConsole('error', /^\[cart\] ApiError: received status 500 /);
    services.faults.clear();
    services.faults.set({ ...fault, kind: 'status' });
    const to = await answerTo(changePlan(form({ locale: 'fr-fr', lineId, planId: monthly })));
    expect(to).toBe('/commande/panier?error=http');
    services.faults.clear();
    expect(linesOf(await changePlan(scripted({ lineId, planId: advance })))).toEqual([[1, advance, '43.08']]);
  });
});
