import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addToCart, saveGiftOptions, saveNote, setDeliveryPlace } from '../../lib/cart/actions.ts';
import { joinCart, releaseCart } from '../../lib/cart/buyer.ts';
import { currentCart } from '../../lib/cart/visitor-cart.ts';
import { beginCheckout } from '../../lib/checkout/actions.ts';
import { errorCode } from '../../lib/platform/errors.ts';
import { updateBuyerIdentity } from '../../lib/services/shopify/operations/cart-buyer.ts';
import { updateCustomer } from '../../lib/services/shopify/operations/customer.ts';
import { currentSession, type Session } from '../../lib/session/session.ts';
import { signInAtShop } from '../../lib/sign-in/by-password.ts';
import { ensureCustomerToken } from '../../lib/sign-in/customer-token.ts';
import { leaveShop } from '../../lib/sign-in/sign-out.ts';
import { addAddresses } from '../../packages/sandbox/shopify/engine/cart-addresses.ts';
import type { Cart, PostalAddress } from '../../packages/sandbox/shopify/engine/cart-types.ts';
import { expectConsole } from '../setup/console.ts';
import { newRequest } from '../setup/next/headers.ts';
import { startServices } from '../setup/services.ts';
import { signIn, ticket } from '../setup/signed-in.ts';
import { CAMILLE, FRANCE, LOTTE, tokenOf } from './customer-shop.ts';
import { sellable } from './sellable.ts';

vi.mock('../../auth.ts', () => ({ BY_PASSWORD: 'shop', signIn: async () => undefined }));
vi.mock('../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false, getLinePages: async () => ({}) }));
vi.mock('../../lib/rate-limit/consume.ts', async (original) => ({
  ...(await original<typeof import('../../lib/rate-limit/consume.ts')>()),
  consume: async () => undefined,
}));

const services = await startServices({ content: false });
const [article = ''] = sellable(services.commerce);
const STREET: PostalAddress = {
  firstName: 'Odile',
  lastName: 'Vasseur',
  company: null,
  phone: '+33612345678',
  address1: '8 quai des Brumes',
  address2: null,
  city: 'Brest',
  zip: '29200',
  countryCode: 'FR',
  provinceCode: null,
};

let jar: ReturnType<typeof newRequest>;
beforeEach(() => {
  jar = newRequest();
});

function posted(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ locale: 'fr-fr', scripted: '1', ...fields })) form.set(name, value);
  return form;
}

/** The service's cart: the hosted checkout prefills its form from it. */
function kept(): Cart {
  const [, token = ''] = /Cart\/([^?]+)/.exec(jar.get('cart')?.value ?? jar.get('__Host-cart')?.value ?? '') ?? [];
  return services.commerce.state.data.carts[token] as Cart;
}

/** What the hosted checkout stores on a cart that was not paid. */
function typedAtCheckout(address: PostalAddress): void {
  const { cart } = addAddresses(kept(), [{ address, selected: true }], () => 'typed');
  services.commerce.state.data.carts[cart.token] = cart;
}

const fill = async () => {
  await addToCart(posted({ variantId: article, quantity: '2' }));
  await setDeliveryPlace(posted({ zip: '35000' }));
  await saveNote(posted({ note: 'Code de la porte 4711' }));
  await saveGiftOptions(posted({ wrap: 'on', message: 'Bravo' }));
};

/** The previous owners that a cart may have. */
const formers: Record<string, () => Promise<void>> = {
  async 'another customer'() {
    await joinCart(await tokenOf(CAMILLE), FRANCE);
  },
  async 'another customer, who gave an address as well'() {
    await joinCart(await tokenOf(CAMILLE), FRANCE);
    typedAtCheckout(STREET);
  },
  async 'a guest who typed an e-mail and a telephone number'() {
    const guest = { customerAccessToken: null, email: 'odile@exemple.fr', phone: '+33612345678' };
    await updateBuyerIdentity(jar.get('cart')?.value ?? jar.get('__Host-cart')?.value ?? '', guest, FRANCE);
    typedAtCheckout(STREET);
  },
};

/** The ways in which Lotte gets the cart. */
const ways: Record<string, () => Promise<void>> = {
  async 'at the provider (multipass)'() {
    await signIn(jar, ticket({ sub: String(LOTTE.id), email: LOTTE.email }));
    await ensureCustomerToken((await currentSession()) as Session, FRANCE);
  },
  async 'by the password of the shop'() {
    await signInAtShop(LOTTE, FRANCE, 'login').catch(() => undefined);
  },
  async 'by a cart that was put into a session'() {
    const planted = ['cart', '__Host-cart', 'cart-count'].map((name) => [name, jar.get(name)?.value] as const);
    jar = newRequest();
    await signIn(jar, ticket({ sub: String(LOTTE.id), email: LOTTE.email }));
    await ensureCustomerToken((await currentSession()) as Session, FRANCE);
    for (const [name, value] of planted) if (value) jar.set(name, value);
    await beginCheckout(posted({})).catch(() => undefined);
  },
};

const PHONE = '+32470112233';

describe.each(Object.keys(formers))('a cart of %s', (former) => {
  test.each(Object.keys(ways))('is wholly the customer’s who comes to it %s', async (way) => {
    await updateCustomer(await tokenOf(LOTTE), { phone: PHONE }, FRANCE);
    await fill();
    await formers[former]?.();
    await ways[way]?.();
    expect(kept().buyer).toEqual({
      email: LOTTE.email,
      phone: PHONE,
      countryCode: 'FR',
      customerId: LOTTE.id,
    });
    expect(kept().addresses).toEqual([]);
    expect(kept().note).toBe('');
    expect(kept().attributes).toEqual([]);
    expect(kept().lines).toHaveLength(1);
  });

  test('holds nothing of them once it is nobody’s', async () => {
    await fill();
    await formers[former]?.();
    await releaseCart(FRANCE);
    expect(kept()).toMatchObject({ addresses: [], note: '', attributes: [], lines: [{ quantity: 2 }] });
    expect(kept().buyer).toMatchObject({ email: null, phone: null, customerId: null });
  });
});

test('a visitor who signs in takes along the postcode, the note and the gift that they wrote before', async () => {
  await fill();
  const joined = await joinCart(await tokenOf(LOTTE), FRANCE);
  expect(joined?.cart.attributes).toEqual([
    { key: 'gift_wrap', value: 'yes' },
    { key: 'gift_message', value: 'Bravo' },
  ]);
  expect(joined?.cart).toMatchObject({ note: 'Code de la porte 4711', deliveryAddress: { zip: '35000' } });
  expect(joined?.cart.buyer.email).toBe(LOTTE.email);
});

test('but no address that names somebody', async () => {
  await fill();
  typedAtCheckout(STREET);
  await joinCart(await tokenOf(LOTTE), FRANCE);
  expect(kept().addresses.map(({ address }) => address.zip)).toEqual(['35000']);
});

test('the same customer keeps all of it when they sign in again', async () => {
  await fill();
  await joinCart(await tokenOf(CAMILLE), FRANCE);
  typedAtCheckout(STREET);
  await joinCart(await tokenOf(CAMILLE), FRANCE);
  expect(kept()).toMatchObject({ note: 'Code de la porte 4711', buyer: { email: CAMILLE.email } });
  expect(kept().addresses).toHaveLength(2);
});

test('who signs out leaves nothing but the articles', async () => {
  await signIn(jar, ticket({ sub: String(CAMILLE.id), email: CAMILLE.email }));
  await fill();
  await ensureCustomerToken((await currentSession()) as Session, FRANCE);
  await leaveShop(FRANCE);
  expect(kept()).toMatchObject({ addresses: [], note: '', buyer: { email: null, customerId: null } });
});

test('where the former buyer cannot be taken out, nobody else becomes the buyer', async () => {
  await fill();
  await joinCart(await tokenOf(CAMILLE), FRANCE);
  services.faults.set({ service: 'commerce', operation: 'cartPersonalDataRemove', kind: 'down', share: 1, seed: 1 });
  await expect(joinCart(await tokenOf(LOTTE), FRANCE)).rejects.toBeDefined();
  expect(kept().buyer.customerId).toBe(CAMILLE.id);
});

test('a customer whom the shop does not let join pays with nothing that a guest typed', async () => {
  expectConsole('error', /^\[(checkout|cart)\] /);
  await fill();
  await formers['a guest who typed an e-mail and a telephone number']?.();
  services.faults.set({ service: 'commerce', operation: 'cartBuyerIdentityUpdate', kind: 'down', share: 1, seed: 1 });
  await signIn(jar, ticket({ sub: String(LOTTE.id), email: LOTTE.email }));
  await ensureCustomerToken((await currentSession()) as Session, FRANCE);
  const left = await beginCheckout(posted({})).catch((error: unknown) => error);
  expect(left).toMatchObject({ to: '/commande?error=unavailable' });
});

test('a token that the shop does not know leaves the cart as it is', async () => {
  await fill();
  const error = await joinCart('forged', FRANCE).catch((reason: unknown) => reason);
  expect(errorCode(error)).toBe('customerNotFound');
  expect((await currentCart(FRANCE))?.totalQuantity).toBe(2);
});

test('without a cart there is nothing to join or to release', async () => {
  expect(await joinCart('token', FRANCE)).toBeNull();
  expect(await releaseCart(FRANCE)).toBeNull();
});
