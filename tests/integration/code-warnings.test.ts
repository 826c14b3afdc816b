import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addDiscountCode, addToCart, changeQuantity, removeDiscountCode, saveNote } from '../../lib/cart/actions.ts';
import { listedIn, newsIn } from '../../lib/cart/news.ts';
import type { CartReply } from '../../lib/cart/view.ts';
import { addPendingCode } from '../../lib/cart/visitor-cart.ts';
import { changed } from '../setup/changed-settings.ts';
import { expectConsole } from '../setup/console.ts';
import { newRequest } from '../setup/next/headers.ts';
import type { Interruption } from '../setup/next/navigation.ts';
import { COMMERCE, startServices } from '../setup/services.ts';
import { sellable } from './sellable.ts';

vi.mock('../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false, getLinePages: async () => ({}) }));
vi.mock('../../lib/rate-limit/consume.ts', async (original) => ({
  ...(await original<typeof import('../../lib/rate-limit/consume.ts')>()),
  consume: async () => undefined,
}));

const services = await startServices({ content: false });
const [first = '', second = ''] = sellable(services.commerce);

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ locale: 'fr-fr', ...fields })) data.set(name, value);
  return data;
};
const scripted = (fields: Record<string, string>) => form({ scripted: '1', ...fields });
const newsOf = (reply: CartReply) => (reply.status === 'ok' ? (reply.codeNews ?? []) : reply.status);
const linesOf = ({ cart }: CartReply) => cart?.lines ?? [];
const MINIMUM = { code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE', about: 'MOINS5' };

async function redirectOf(work: Promise<unknown>): Promise<URLSearchParams> {
  const error = await work.catch((reason: unknown) => reason);
  return new URL((error as Interruption).to, 'http://x').searchParams;
}

let jar = newRequest();
beforeEach(() => {
  jar = newRequest({ cookies: { consent: 'refused' } });
  // The versions since 2025-07 warn of codes.
  changed.SHOPIFY_API_VERSION = '2026-04';
  // The client library says once that it was built for another version.
  expectConsole('warn', /createStorefrontClient/);
});

/** A cart in which the code MOINS5, from 40 € on, applies. @returns its only line */
async function reached(): Promise<string> {
  const added = await addToCart(scripted({ variantId: first, quantity: '10' }));
  expect(await addDiscountCode(scripted({ code: 'MOINS5' }))).toMatchObject({ status: 'ok', warnings: [] });
  return linesOf(added)[0]?.id ?? '';
}
const fallBelow = (lineId: string) => changeQuantity(scripted({ lineId, action: 'decrease', quantity: '1' }));

describe('a code that loses its effect', () => {
  test('is said with the change that took it, and not with the next ones', async () => {
    const lineId = await reached();
    const below = await fallBelow(lineId);
    expect(below).toMatchObject({ status: 'ok', warnings: [], codeNews: [MINIMUM] });
    expect(newsOf(await saveNote(scripted({ note: 'Merci' })))).toEqual([]);
    expect(newsOf(await addToCart(scripted({ variantId: second })))).toEqual([]);
  });

  test('is said again when it was regained in between', async () => {
    const lineId = await reached();
    await fallBelow(lineId);
    expect(newsOf(await changeQuantity(scripted({ lineId, action: 'increase', quantity: '10' })))).toEqual([]);
    expect(newsOf(await fallBelow(lineId))).toEqual([MINIMUM]);
  });

  test('is kept in the browser without the code and the reason, for as long as the cart', async () => {
    await fallBelow(await reached());
    expect(jar.get('code-warnings')).toMatchObject({
      value: expect.stringMatching(/^[\da-f]{12}$/),
      httpOnly: true,
      sameSite: 'strict',
      maxAge: 60 * 60 * 24 * 30,
    });
    await removeDiscountCode(scripted({ code: 'moins5' }));
    expect(jar.has('code-warnings')).toBe(false);
  });
});

test('the code that was entered is the subject of the reply, however often it is entered', async () => {
  await addToCart(scripted({ variantId: first, quantity: '1' }));
  for (let time = 0; time < 2; time++) {
    const reply = await addDiscountCode(scripted({ code: 'MOINS5' }));
    expect(reply).toMatchObject({ status: 'ok', warnings: [{ code: 'DISCOUNT_MINIMUM' }] });
    expect(newsOf(reply)).toEqual([]);
  }
  expect(newsOf(await saveNote(scripted({ note: 'Merci' })))).toEqual([]);
});

test('what another code takes from one is said beside it', async () => {
  await addToCart(scripted({ variantId: first, quantity: '10' }));
  await addDiscountCode(scripted({ code: 'MOINS5' }));
  // Both are discounts of the order, which do not combine: the better one applies.
  const reply = await addDiscountCode(scripted({ code: 'BIENVENUE10' }));
  expect(reply).toMatchObject({ status: 'ok', warnings: [] });
  expect(newsOf(reply)).toEqual([{ code: 'DISCOUNT_CODE_NOT_HONOURED', about: 'MOINS5' }]);
});

test('a code of a link that the first article does not reach is said with it', async () => {
  await addPendingCode('MOINS5');
  expect(newsOf(await addToCart(scripted({ variantId: first, quantity: '1' })))).toEqual([MINIMUM]);
});

test('an article that is not sold in the country is named with every change, as news of another one', async () => {
  const lineId = linesOf(await addToCart(scripted({ variantId: first, quantity: '2' })))[0]?.id ?? '';
  const code = 'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION';
  services.server.use(
    http.post(`${COMMERCE}/api/*`, async ({ request }) => {
      const body = await (await services.commerce.handle(request)).json();
      body.data?.payload?.warnings?.push({ code, message: 'm', target: lineId });
      return HttpResponse.json(body);
    }),
  );
  const own = await changeQuantity(scripted({ lineId, action: 'increase' }));
  expect(own).toMatchObject({ status: 'ok', warnings: [{ code }] });
  const added = await redirectOf(addToCart(form({ variantId: second })));
  expect(added.get('warning')).toBe(`OTHER_${code}`);
  services.commerce.state.data.stock[Number(second)] = 2;
  const cut = await redirectOf(addToCart(form({ variantId: second, quantity: '5' })));
  expect(cut.get('warning')).toBe('MERCHANDISE_NOT_ENOUGH_STOCK');
  expect(listedIn(Object.fromEntries(cut))).toEqual([`OTHER_${code}`]);
});

test('it is not why an article is missing, nor why there is less of it', async () => {
  await fallBelow(await reached());
  services.commerce.state.data.stock[Number(second)] = 1;
  const cut = await addToCart(scripted({ variantId: second, quantity: '3' }));
  expect(cut).toMatchObject({ status: 'ok', warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }] });
  services.commerce.state.data.stock[Number(second)] = 0;
  const more = await changeQuantity(
    scripted({ lineId: linesOf(cut).find(({ variant }) => variant.id === second)?.id ?? '', action: 'increase' }),
  );
  expect(JSON.stringify(more.status === 'ok' && more.warnings)).not.toContain('DISCOUNT_');
});

test('without script the address says it, by its place in the cart, and only once', async () => {
  const lineId = await reached();
  const query = await redirectOf(changeQuantity(form({ lineId, action: 'decrease' })));
  expect([...query]).toEqual([]);
  for (let left = 9; left > 1; left--) {
    const told = await redirectOf(changeQuantity(form({ lineId, action: 'decrease' })));
    const codes = [{ code: 'MOINS5', applicable: false }];
    if (!told.has('codes')) continue;
    expect(newsIn(told.get('codes') ?? undefined, codes)).toEqual([MINIMUM]);
    expect(told.get('answer')).toMatch(/^[\da-f]{8}$/);
    expect(told.toString()).not.toContain('MOINS5');
    expect([...(await redirectOf(changeQuantity(form({ lineId, action: 'decrease' }))))]).toEqual([]);
    return;
  }
  expect.unreachable('the code lost its effect without a word');
});
