import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  addToCart,
  changeQuantity,
  removeFromCart,
  saveGiftOptions,
  saveNote,
  setDeliveryPlace,
} from '../../lib/cart/actions.ts';
import { joinCart } from '../../lib/cart/buyer.ts';
import { addGiftCard } from '../../lib/cart/details.ts';
import { currentCart } from '../../lib/cart/visitor-cart.ts';
import { beginCheckout } from '../../lib/checkout/actions.ts';
import { planTerms } from '../../lib/plans/rules.ts';
import { AppError } from '../../lib/platform/errors.ts';
import { MARKETS } from '../../lib/platform/markets.ts';
import { giftRuleOf, recipientOf } from '../../lib/services/shopify/cart-attributes.ts';
import { createToken } from '../../lib/services/shopify/operations/customer-token.ts';
import { shopContext } from '../../lib/session/request-market.ts';
import { customerById, saveCustomer } from '../../packages/sandbox/shopify/engine/customers.ts';
import { expectConsole } from '../setup/console.ts';
import { fastTime } from '../setup/fast-time.ts';
import { newRequest } from '../setup/next/headers.ts';
import { Interruption } from '../setup/next/navigation.ts';
import { startServices } from '../setup/services.ts';
import { sellable } from './sellable.ts';

const barred = vi.hoisted(() => ({ id: '' }));
vi.mock('../../lib/catalogue/sold.ts', () => ({
  isSaleForbidden: async (id: string) => id === barred.id,
  isSubscriptionAllowed: async () => true,
  getLinePages: async () => ({}),
}));
const who = vi.hoisted(() => ({ token: null as string | null, renew: async (): Promise<string | null> => null }));
vi.mock('../../lib/session/checked-session.ts', () => ({ renewedToken: () => who.renew() }));
vi.mock('../../lib/session/customer-token.ts', () => ({
  customerToken: async () => who.token,
  forgetToken: async () => {
    who.token = null;
  },
}));

const services = await startServices({ content: false });
const [article = ''] = sellable(services.commerce);
const context = shopContext(MARKETS['fr-fr']);
const CAMILLE = { email: 'camille.morel@exemple.fr', password: 'silene-demo-1' };

function posted(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ locale: 'fr-fr', ...fields })) form.set(name, value);
  return form;
}
const begun = async (fields: Record<string, string> = {}): Promise<string> => {
  const error = await beginCheckout(posted(fields)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Interruption);
  return (error as Interruption).to;
};
const buyer = async () => (await currentCart(context))?.buyer.customer?.email ?? null;
const fail = () =>
  services.faults.set({ service: 'commerce', operation: 'cartBuyerIdentityUpdate', kind: 'status', share: 1, seed: 1 });

beforeEach(async () => {
  newRequest();
  who.token = null;
  who.renew = async () => null;
  barred.id = '';
  await addToCart(posted({ scripted: '1', variantId: article }));
});

test('somebody without an account pays with a cart that is nobody’s', async () => {
  expect(await begun()).toMatch(/\/checkouts\/|\/cart\/c\//);
  expect(await buyer()).toBeNull();
});

test('the count of a cart that went to the checkout is looked at again; that of a cart that is gone goes', async () => {
  const jar = newRequest();
  await addToCart(posted({ scripted: '1', variantId: article }));
  expect(jar.get('cart-count')?.value).toBe('1');
  await begun();
  expect(jar.get('cart-count')?.value).toBe('1~');
  services.commerce.state.reset();
  expect(await begun()).toBe('/commande/panier');
  expect(jar.getAll()).toEqual([]);
});

test('the script of a page loads the checkout itself, and follows the site to its own pages', async () => {
  newRequest({ headers: { 'next-action': 'a' } });
  await addToCart(posted({ scripted: '1', variantId: article }));
  expect(await beginCheckout(posted({}))).toMatch(/^http.*(?:\/checkouts\/|\/cart\/c\/)/);
  services.commerce.state.reset();
  expect(await begun()).toBe('/commande/panier');
});

test('who is signed in pays as that customer', async () => {
  who.token = (await createToken(CAMILLE, context)).accessToken;
  await begun();
  expect(await buyer()).toBe(CAMILLE.email);
});

test('a shop that does not want to know who it is lets them pay all the same', async () => {
  expectConsole('error', /^\[checkout\]/);
  who.token = (await createToken(CAMILLE, context)).accessToken;
  fail();
  expect(await begun()).toMatch(/\/checkouts\/|\/cart\/c\//);
});

test('the cart of somebody who sat here before is nobody’s before anybody pays with it', async () => {
  await joinCart((await createToken(CAMILLE, context)).accessToken, context);
  expect(await buyer()).toBe(CAMILLE.email);
  await begun();
  expect(await buyer()).toBeNull();
});

test('where the shop does not let go of them, nobody is shown their checkout', async () => {
  await joinCart((await createToken(CAMILLE, context)).accessToken, context);
  expectConsole('error', /^\[checkout\]/);
  fail();
  expect(await begun()).toBe('/commande?error=unavailable');
});

test('a customer whose token the shop has ended pays as somebody without an account, and so the next time', async () => {
  await joinCart((await createToken(CAMILLE, context)).accessToken, context);
  expectConsole('error', /^\[checkout\] AppError: No customer found for token/);
  who.token = 'ended';
  expect(await begun()).toMatch(/\/checkouts\/|\/cart\/c\//);
  expect(await buyer()).toBeNull();
  expect(who.token).toBeNull();
});

describe('a customer whose token is over', () => {
  const scripted = (fields: Record<string, string>) => posted({ scripted: '1', ...fields });
  const recipients = async () =>
    (await currentCart(context))?.lines.flatMap((line) => recipientOf(line)?.email ?? []) ?? [];
  const own = async () => {
    const cart = await currentCart(context);
    return [cart?.note, cart?.attributes.length, cart?.giftCards.length, await recipients()];
  };
  const PERSONAL = ['Laissez le colis chez le fleuriste', 2, 1, ['ines@exemple.fr']];
  let token = '';

  beforeEach(async () => {
    const card = services.commerce.catalogue.products.find(({ isGiftCard }) => isGiftCard)?.variants[0];
    token = (await createToken(CAMILLE, context)).accessToken;
    await addToCart(
      scripted({ variantId: String(card?.id), recipientEmail: 'ines@exemple.fr', recipientName: 'Inès' }),
    );
    await joinCart(token, context);
    await saveNote(scripted({ note: 'Laissez le colis chez le fleuriste' }));
    await saveGiftOptions(scripted({ wrap: 'on', message: 'Pour tes trente ans' }));
    await addGiftCard('SILENE50CADO5050', context);
    expect(await own()).toEqual(PERSONAL);
  });

  test.each([
    ['has left this browser', null],
    ['is refused by the shop', 'over'],
  ])('and %s pays with a new one, and nothing of the cart is lost', async (_, held) => {
    who.token = held;
    who.renew = async () => token;
    expect(await begun()).toMatch(/\/checkouts\/|\/cart\/c\//);
    expect([await buyer(), ...(await own())]).toEqual([CAMILLE.email, ...PERSONAL]);
  });

  test('waits where nobody can say whether the session is over, and nothing of the cart is lost', async () => {
    expectConsole('error', /^\[checkout\]/);
    who.renew = () => Promise.reject(new AppError('providerUnavailable', { reason: 'away' }));
    expect(await begun()).toBe('/commande?error=unavailable');
    expect([await buyer(), ...(await own())]).toEqual([CAMILLE.email, ...PERSONAL]);
  });

  test('and whose session is over too sees what has left the cart before anybody pays for it', async () => {
    const { pathname, searchParams } = new URL(await begun(), 'http://fr.localhost');
    expect([pathname, searchParams.get('warning')]).toEqual(['/commande/panier', 'PERSONAL_DATA_REMOVED']);
    expect([await buyer(), ...(await own())]).toEqual([null, '', 0, 0, []]);
    expect(await begun()).toMatch(/\/checkouts\/|\/cart\/c\//);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['a note', { note: 'Interphone Zola' }, {}],
    ['a wrapping', {}, { wrap: 'on', message: '' }],
  ])('loses %s alone neither in silence', async (_, note, gift) => {
    await saveNote(scripted({ note: '', ...note }));
    await saveGiftOptions(scripted({ message: '', ...gift }));
    expect(await begun()).toMatch(/warning=PERSONAL_DATA_REMOVED/);
  });
});

test('a guest pays while nobody can say whether they are signed in', async () => {
  expectConsole('error', /^\[checkout\]/);
  who.renew = () => Promise.reject(new AppError('providerUnavailable', { reason: 'away' }));
  expect(await begun()).toMatch(/\/checkouts\/|\/cart\/c\//);
});

describe('a customer who lives where nobody delivers', () => {
  const livesAt = (place: { zip: string; countryCode?: string }) => {
    const camille = customerById(3001, services.commerce);
    if (!camille) throw new Error('the customer is gone');
    const addresses = camille.addresses.map((address) => ({ ...address, ...place }));
    saveCustomer({ ...camille, addresses }, services.commerce);
  };
  beforeEach(async () => {
    livesAt({ zip: '98713' });
    who.token = (await createToken(CAMILLE, context)).accessToken;
  });

  test.each([
    ['whose cart it was before', () => joinCart(who.token ?? '', context)],
    ['who becomes the buyer only now', async () => null],
  ])('(%s) does not come to the checkout', async (_, join) => {
    await join();
    expectConsole('error', /^\[checkout\] AppError: cart contains lines that are not delivered to its address/);
    expect(await begun()).toBe('/commande/panier?error=cartExcluded');
    expect((await currentCart(context))?.deliveryAddress).toEqual({ id: null, zip: '98713', country: 'FR' });
  });

  test.each([
    ['97460', 'RE'],
    ['98800', 'NC'],
  ])('whose address %s has the country %s does not either', async (zip, countryCode) => {
    livesAt({ zip, countryCode });
    expectConsole('error', /^\[checkout\] AppError: cart contains lines that are not delivered to its address/);
    expect(await begun()).toBe('/commande/panier?error=cartExcluded');
    expect((await currentCart(context))?.deliveryAddress).toEqual({ id: null, zip, country: countryCode });
  });

  test('and has it sent elsewhere does', async () => {
    await joinCart(who.token ?? '', context);
    await setDeliveryPlace(posted({ scripted: '1', zip: '13001' }));
    expect((await currentCart(context))?.deliveryAddress).toEqual({
      id: expect.any(String),
      zip: '13001',
      country: 'FR',
    });
    expect(await begun()).toMatch(/\/checkouts\/|\/cart\/c\//);
  });

  test('and has signed out is no buyer of this cart any more', async () => {
    await joinCart(who.token ?? '', context);
    who.token = null;
    expect(await begun()).toMatch(/\/checkouts\/|\/cart\/c\//);
    expect((await currentCart(context))?.deliveryAddress).toBeNull();
  });
});

test('the count of a cart that a customer pays is looked at again', async () => {
  const jar = newRequest();
  await addToCart(posted({ scripted: '1', variantId: article }));
  who.token = (await createToken(CAMILLE, context)).accessToken;
  await begun();
  expect(jar.get('cart-count')?.value).toBe('1~');
});

test('nobody pays for a medicine, however it came into the cart, and the cart says so', async () => {
  expectConsole('error', /^\[checkout\] AppError: product \d+ is a medicine/);
  barred.id = (await currentCart(context))?.lines[0]?.variant.productId ?? '';
  expect(await begun()).toBe('/commande/panier?error=medicineInCart');
});

test('nobody pays for a cart of which everything has sold out', async () => {
  const [line] = (await currentCart(context))?.lines ?? [];
  services.commerce.state.data.stock[Number(article)] = 0;
  await changeQuantity(posted({ scripted: '1', lineId: line?.id ?? '', action: 'increase' }));
  expect((await currentCart(context))?.soldOut).toHaveLength(1);
  expect(await begun()).toBe('/commande/panier');
});

describe('a gift', () => {
  const answer = async () => new URL(await begun(), 'http://fr.localhost').searchParams.get('link');
  const gifts = async () => (await currentCart(context))?.lines.filter((line) => giftRuleOf(line) !== null) ?? [];
  const given = () => addToCart(posted({ scripted: '1', variantId: '70021', quantity: '2' }));

  test('whose offer still holds goes to the payment, free', async () => {
    await given();
    expect(await begun()).toMatch(/\/checkouts\/|\/cart\/c\//);
    expect((await gifts()).map(({ total }) => Number(total.amount))).toEqual([0]);
  });

  test('whose offer has ended since leaves the cart, which says so before anybody pays for it', async () => {
    const jar = newRequest();
    await given();
    expect(jar.get('cart-count')?.value).toBe('3');
    const { data } = services.commerce.state;
    data.changes = { ...data.changes, offers: { 5001: { status: 'EXPIRED', at: new Date().toISOString() } } };
    expect(await answer()).toBe('GIFT_ENDED');
    expect([await gifts(), jar.get('cart-count')?.value]).toEqual([[], '2']);
    expect(await begun()).toMatch(/\/checkouts\/|\/cart\/c\//);
  });

  test('that is not delivered where the customer lives does not keep them from ordering', async () => {
    const camille = customerById(3001, services.commerce);
    const [pastille] = services.commerce.catalogue.products.find(({ id }) => id === 7010)?.variants ?? [];
    if (!camille || !pastille) throw new Error('the customer or the gift is gone');
    onTestFinished(() => void delete pastille.postalCodeExclusions);
    pastille.postalCodeExclusions = ['06'];
    const addresses = camille.addresses.map((address) => ({ ...address, zip: '06300' }));
    saveCustomer({ ...camille, addresses }, services.commerce);
    await given();
    expect(await gifts()).toHaveLength(1);
    who.token = (await createToken(CAMILLE, context)).accessToken;
    expect(await answer()).toBe('GIFT_NOT_DELIVERED');
    expect(await gifts()).toEqual([]);
    expect(await begun()).toMatch(/\/checkouts\/|\/cart\/c\//);
  });

  test('of which nobody knows whether it has left keeps the visitor before the payment', async () => {
    await given();
    const { data } = services.commerce.state;
    data.changes = { ...data.changes, offers: { 5001: { status: 'EXPIRED', at: new Date().toISOString() } } };
    expectConsole('error', /^\[(offers|checkout)\]/);
    services.faults.set({
      service: 'commerce',
      operation: 'cartLinesUpdate',
      kind: 'latency',
      ms: 20_000,
      share: 1,
      seed: 1,
    });
    fastTime();
    expect(await begun()).toBe('/commande?error=unavailable');
  });
});

test.each([
  ['of gift cards alone loses', true, '', []],
  [
    'with an article keeps',
    false,
    'Chez le gardien',
    [
      { key: 'gift_wrap', value: 'yes' },
      { key: 'gift_message', value: 'Félicitations' },
    ],
  ],
])('a cart %s note and wrapping on the way to the payment', async (_, isAlone, note, attributes) => {
  const card = services.commerce.catalogue.products.find(({ isGiftCard }) => isGiftCard)?.variants.at(-1);
  await addToCart(posted({ scripted: '1', variantId: String(card?.id) }));
  await saveNote(posted({ scripted: '1', note: 'Chez le gardien' }));
  await saveGiftOptions(posted({ scripted: '1', wrap: 'on', message: 'Félicitations' }));
  const goods = (await currentCart(context))?.lines.find(({ variant }) => !variant.isGiftCard);
  if (isAlone) await removeFromCart(posted({ scripted: '1', lineId: goods?.id ?? '' }));
  expect(await begun()).toMatch(/\/checkouts\/|\/cart\/c\//);
  expect(await currentCart(context)).toMatchObject({ note, attributes });
});

test('nobody pays for a subscription without the acknowledgement of its payments (subscriptionUnaccepted)', async () => {
  await addToCart(posted({ scripted: '1', variantId: '70071', planId: '80011' }));
  expect(await begun()).toBe('/commande?error=subscription');
  expect(await begun({ subscription: 'on' })).toBe('/commande?error=subscription');
  const shown = async () => planTerms((await currentCart(context))?.lines ?? []);
  const before = await shown();
  // In another tab there are more of it now: what was acknowledged is no longer what is to be paid.
  await addToCart(posted({ scripted: '1', variantId: '70071', planId: '80011' }));
  expect(await begun({ subscription: before })).toBe('/commande?error=subscription');
  expect(await begun({ subscription: await shown() })).toMatch(/\/checkouts\/|\/cart\/c\//);
});
