import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addToCart, followCartLink } from '../../lib/cart/actions.ts';
import { getLinkedLines } from '../../lib/cart/link.ts';
import { currentCart } from '../../lib/cart/visitor-cart.ts';
import type { ShopContext } from '../../lib/services/shopify/client.ts';
import { expectConsole } from '../setup/console.ts';
import { newRequest } from '../setup/next/headers.ts';
import { Interruption } from '../setup/next/navigation.ts';
import { COMMERCE, startServices } from '../setup/services.ts';
import { withStore } from '../setup/store.ts';
import { sellable } from './sellable.ts';

const barred = vi.hoisted(() => ({ id: '' }));
vi.mock('../../lib/catalogue/sold.ts', () => ({
  isSaleForbidden: async (id: string) => id === barred.id,
  getLinePages: async () => ({}),
}));

withStore();
const services = await startServices({ content: false });
const [first, second] = sellable(services.commerce) as [string, string];
const context: ShopContext = { country: 'FR', language: 'FR' };
const SOLD_OUT = '70091';

function form(lines: string, discount = '', more: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ locale: 'fr-fr', lines, discount, ...more })) data.set(name, value);
  return data;
}
const follow = (lines: string, discount?: string) => followCartLink(form(lines, discount, { scripted: '1' }));
const held = async () =>
  Object.fromEntries((await currentCart(context))?.lines.map(({ variant, quantity }) => [variant.id, quantity]) ?? []);
const queryOf = (to: string) => {
  const { answer: _answer, ...rest } = Object.fromEntries(new URL(to, 'http://x').searchParams);
  return rest;
};

beforeEach(() => {
  barred.id = '';
  newRequest({ cookies: { known: '1' } });
});

describe('the lines of a link', () => {
  test('make a cart', async () => {
    const { to, cart } = await follow(`${first}:2,${second}:1`);
    expect(to).toBe('/commande/panier');
    expect(cart).toMatchObject({ status: 'ok', cart: { totalQuantity: 3 }, warnings: [] });
    expect(await held()).toEqual({ [first]: 2, [second]: 1 });
  });

  test('join what the cart holds, and twice is once', async () => {
    await addToCart(form('', '', { scripted: '1', variantId: first, quantity: '1' }));
    await follow(`${first}:3,${second}:1`);
    expect(await held()).toEqual({ [first]: 3, [second]: 1 });
    await follow(`${first}:3,${second}:1`);
    expect(await held()).toEqual({ [first]: 3, [second]: 1 });
  });

  test('that cannot be bought are left out, and it is said why', async () => {
    const [medicine] = await getLinkedLines([{ variantId: second, quantity: 1 }], context);
    barred.id = medicine?.variant?.productId ?? '';
    const { to } = await follow(`${first}:120,${second}:1,${SOLD_OUT}:1,999999:1,nonsense`);
    expect(queryOf(to).link?.split('-').sort()).toEqual([
      'LINK_MALFORMED',
      'LINK_MEDICINE',
      'LINK_SOLD_OUT',
      'LINK_STOCK',
      'LINK_UNKNOWN',
    ]);
    expect(Object.keys(await held())).toEqual([first]);
  });

  test('that sell out while they are added leave no line without units', async () => {
    const [{ variant } = { variant: null }] = await getLinkedLines([{ variantId: second, quantity: 2 }], context);
    expect(variant).not.toBeNull();
    services.server.use(
      http.post(`${COMMERCE}/api/*`, async ({ request }) => {
        const isCreation = (await request.clone().text()).includes('mutation cartCreate');
        if (isCreation) services.commerce.state.data.stock[Number(second)] = 0;
        return (await services.commerce.handle(request)) as HttpResponse<null>;
      }),
    );
    const { to, cart } = await follow(`${first}:1,${second}:2`);
    expect(queryOf(to)).toEqual({ warning: 'MERCHANDISE_OUT_OF_STOCK' });
    expect(cart.cart).not.toHaveProperty('soldOut');
    expect(await held()).toEqual({ [first]: 1 });
  });

  test('none of which can be bought leave a cart as it is', async () => {
    const nobodys = await follow('999999:1');
    expect(nobodys).toMatchObject({ cart: { status: 'ok', cart: null } });
    await addToCart(form('', '', { scripted: '1', variantId: first, quantity: '1' }));
    const { to, cart } = await follow('999999:1');
    expect(queryOf(to)).toEqual({ link: 'LINK_UNKNOWN' });
    expect(cart).toMatchObject({ status: 'ok', cart: { totalQuantity: 1 } });
  });

  test('take the place of a cart that no longer exists, and say so', async () => {
    await follow(`${second}:4`);
    services.commerce.state.reset();
    const { to } = await follow(`${first}:1`);
    expect(queryOf(to)).toEqual({ link: 'CART_GONE' });
    expect(await held()).toEqual({ [first]: 1 });
  });

  test('whose response is lost are looked for, not added again', async () => {
    await follow(`${first}:1`);
    services.faults.set({ service: 'commerce', operation: 'cartLinesAdd', kind: 'lost', share: 1, seed: 1 });
    await follow(`${first}:2,${second}:1`);
    expect(await held()).toEqual({ [first]: 2, [second]: 1 });
  });
});

describe('the codes of a link', () => {
  test('apply together with the lines', async () => {
    const { to, cart } = await follow(`${first}:3`, 'bienvenue10');
    expect(queryOf(to)).toEqual({});
    expect(cart).toMatchObject({ cart: { discountCodes: [{ code: 'bienvenue10', applicable: true }] } });
  });

  test('that do not apply say why: the first at its field, others where they stay', async () => {
    const { to, cart } = await follow(`${first}:1`, 'RIEN,SOMMEIL15,HIVER25');
    expect(queryOf(to)).toEqual({
      code: 'RIEN',
      warning: 'DISCOUNT_NOT_FOUND',
      // The service's own words where it has them, else those of the Admin API.
      codes: expect.stringMatching(/^DISCOUNT_(?:OTHER_PRODUCTS|NO_ENTITLED_LINE_ITEMS)\.0$/),
      link: 'LINK_CODE',
    });
    expect(cart).toMatchObject({ cart: { discountCodes: [{ code: 'SOMMEIL15', applicable: false }] } });
  });

  test('keep their reason beside a gift that did not come', async () => {
    services.commerce.state.data.stock[70101] = 0;
    const { to, cart } = await follow('70021:2', 'RIEN');
    expect(queryOf(to)).toEqual({ code: 'RIEN', warning: 'DISCOUNT_NOT_FOUND', link: 'GIFT_OUT_OF_STOCK' });
    expect(cart).toMatchObject({ warnings: [{ code: 'DISCOUNT_NOT_FOUND' }, { code: 'GIFT_OUT_OF_STOCK' }] });
  });

  test('that lack an amount say it of the first, and of another that it does not apply', async () => {
    const { to } = await follow(`${first}:1`, 'MOINS5,BIENVENUE10');
    const { missing, ...rest } = queryOf(to);
    const isNewer = process.env.TEST_SHOP_VERSION !== undefined;
    expect(Number(missing)).toBeGreaterThan(0);
    expect(rest).toEqual({
      code: 'MOINS5',
      warning: 'DISCOUNT_MINIMUM',
      // The reason in the service's own words, where its version has them.
      codes: isNewer ? 'DISCOUNT_PURCHASE_NOT_IN_RANGE.1' : 'DISCOUNT_NOT_APPLICABLE.1',
    });
  });

  test('do not replace those of the cart', async () => {
    await follow(`${first}:3`, 'BIENVENUE10');
    const { cart } = await follow(`${first}:3`, 'SOMMEIL15');
    expect(cart.cart?.discountCodes.map(({ code }) => code)).toEqual(['BIENVENUE10', 'SOMMEIL15']);
  });
});

describe('without script', () => {
  const redirectOf = async (data: FormData): Promise<string> => {
    const error = await followCartLink(data).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Interruption);
    return (error as Interruption).to;
  };

  test('the cart is shown', async () => {
    expect(await redirectOf(form(`${first}:1`))).toBe('/commande/panier');
    expect(await held()).toEqual({ [first]: 1 });
  });

  test('a browser that may refuse cookies is asked on the next page', async () => {
    newRequest();
    expect(queryOf(await redirectOf(form(`${first}:1`)))).toEqual({ check: 'cookies' });
  });

  test('while the shop does not respond the link itself is shown again, with its code', async () => {
    expectConsole('error', /\[cart\]/);
    services.server.use(http.all(`${COMMERCE}/*`, () => HttpResponse.error()));
    const to = await redirectOf(form(`${first}:1`, 'ETE'));
    expect(new URL(to, 'http://x').pathname).toBe(`/cart/${first}%3A1`);
    expect(queryOf(to)).toEqual({ discount: 'ETE', error: 'unreachable' });
  });
});
