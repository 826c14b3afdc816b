import { randomUUID } from 'node:crypto';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import SubscriptionsPage from '../../app/[country]/[locale]/(customer)/my-account/subscriptions/page.tsx';
import { GET as exportGate } from '../../app/api/ecommerce/customer-export/route.ts';
import { GET as ordersGate } from '../../app/api/ecommerce/customer-orders/route.ts';
import { AccountTrouble } from '../../components/account/account-frame.tsx';
import * as actions from '../../lib/account/actions.ts';
import { eraseForOperator } from '../../lib/account/deletion.ts';
import type { CustomerExport } from '../../lib/account/export.ts';
import { formSnapshot, whoOf } from '../../lib/account/form-draft.ts';
import type { CustomerAnswer } from '../../lib/account/form-state.ts';
import { addressNumber, addressValues, profileValues, type Values } from '../../lib/account/values.ts';
import { currentCart } from '../../lib/cart/visitor-cart.ts';
import { keepFavourites } from '../../lib/favourites/actions.ts';
import { sampleDelivery } from '../../lib/mail/preview.ts';
import { reorder } from '../../lib/orders/actions.ts';
import { reorderOf } from '../../lib/orders/rules.ts';
import { enqueue } from '../../lib/outbox/jobs.ts';
import type { Env } from '../../lib/platform/env.ts';
import { AppError } from '../../lib/platform/errors.ts';
import { requestReturnFromOrder } from '../../lib/returns/actions.ts';
import type { ShopContext } from '../../lib/services/shopify/client.ts';
import { customerCapabilities } from '../../lib/services/shopify/customer-capabilities.ts';
import type { AddressInput } from '../../lib/services/shopify/customer-change.ts';
import type { Customer, CustomerChange, OrderPage } from '../../lib/services/shopify/customer-types.ts';
import { customers } from '../../lib/services/shopify/customers.ts';
import { createCart } from '../../lib/services/shopify/operations/cart.ts';
import type { Money } from '../../lib/services/shopify/types.ts';
import { mailSubscriptions, outbox, submissions } from '../../lib/services/store/schema.ts';
import { customerToken } from '../../lib/session/customer-token.ts';
import { changeSubscription } from '../../lib/subscriptions/actions.ts';
import type { Client } from '../../packages/sandbox/accounts/provider.ts';
import { changeOrder } from '../../packages/sandbox/control/shop-people.ts';
import { customerById, saveCustomer } from '../../packages/sandbox/shopify/engine/customers.ts';
import type { Order } from '../../packages/sandbox/shopify/engine/order-types.ts';
import { ordersNow, saveOrder } from '../../packages/sandbox/shopify/engine/orders.ts';
import type { Commerce } from '../../packages/sandbox/shopify/service.ts';
import { orderFrom } from '../fixtures/checkout.ts';
import { ACCOUNT_CLIENTS, startAccounts } from '../setup/accounts.ts';
import { changed } from '../setup/changed-settings.ts';
import { expectConsole } from '../setup/console.ts';
import { formsOn, posted } from '../setup/forms.ts';
import { newRequest } from '../setup/next/headers.ts';
import { Interruption } from '../setup/next/navigation.ts';
import { COMMERCE } from '../setup/services.ts';
import { signIn as signedIn, ticket } from '../setup/signed-in.ts';
import { CAMILLE, FLANDERS, FRANCE, failure, LOTTE, tokenOf } from './customer-shop.ts';

vi.mock('../../lib/catalogue/sold.ts', () => ({
  isSaleForbidden: async () => false,
  isSubscriptionAllowed: async () => true,
  getLinePages: async () => ({}),
}));

const client: Client = { ...ACCOUNT_CLIENTS.confidential };
const { accounts, commerce, faults, operations, server, signIn } = await startAccounts(client);
const permit = (...permissions: string[]) => Object.assign(client, { permissions });
afterEach(() => {
  delete client.permissions;
});
const forms = formsOn();

type Way = Env['SHOP_IDENTITY'];
const WAYS: readonly Way[] = ['multipass', 'password', 'customer-accounts'];

let token = '';
let camille: Customer;
const asShopHas = async (): Promise<Customer> => (await customers().getCustomer(token, FRANCE)) as Customer;

/** A new browser in which Camille is signed in, in one of the three ways. */
async function enter(way: Way, who = CAMILLE): Promise<void> {
  changed.SHOP_IDENTITY = way;
  if (way === 'customer-accounts') {
    await signIn(who.email);
    token = (await customerToken()) ?? '';
  } else {
    token = await tokenOf(who);
    const jar = newRequest({ headers: { 'x-client-address': '203.0.113.77' } });
    await signedIn(jar, ticket({ sub: String(who.id), email: who.email }), token);
  }
  camille = await asShopHas();
}

type Fields = Record<string, string>;
const script = (fields: Fields) => posted({ locale: 'fr-fr', ...fields, scripted: 'true' });
const marks = (values?: Values): Fields => ({ who: whoOf(camille), ...(values && { snapshot: formSnapshot(values) }) });
const first = () => camille.addresses[0] as Customer['addresses'][number];
const own = (number = addressNumber(first().id)): Fields => ({ ...marks(), address: number });
const typed: Fields = {
  firstName: 'Camille',
  lastName: 'Morel',
  address1: '3 quai de la Drôme',
  zip: '26150',
  city: 'Die',
  country: 'FR',
};
const errorsOf = (answer: CustomerAnswer) => (answer.status === 'error' ? answer.result.error : answer.status);
const problemOf = (answer: CustomerAnswer) => (answer.status === 'error' ? answer.problem?.code : answer.status);

const ofCamille = commerce.catalogue.orders.filter(
  ({ customerId, canceled }) => customerId === CAMILLE.id && !canceled,
);
const numberOf = (meant: (order: (typeof ofCamille)[number]) => boolean): string =>
  String(ofCamille.find(meant)?.number);
/** An order that was sent, of which nothing is refunded, and two of its first article were bought. */
const sent = numberOf(({ parcels, refunds, lines }) => {
  const isWhole = parcels.length > 0 && refunds.length === 0 && parcels.some((parcel) => parcel.lines[0]?.line === 0);
  return isWhole && (lines[0]?.quantity ?? 0) > 1;
});
const unsent = numberOf(({ parcels, refunds }) => parcels.length === 0 && refunds.length === 0);
const underWay = numberOf(({ parcels, deliveredAt }) => parcels.length > 0 && !deliveredAt);

const favourite = { id: 'Znuit', title: 'Nuit posée', href: '/nuit-posee', picture: null };
const keep = (owner = '', added: object[] = [], removed: string[] = []) =>
  keepFavourites({ locale: 'fr-fr', owner, added, removed });

describe.each(WAYS)('by %s, a customer', (way) => {
  beforeEach(() => enter(way));

  test('changes names and consent', async () => {
    const values = profileValues(camille);
    const { acceptsMarketing: _, ...unticked } = values;
    expect(await actions.saveProfile(script({ ...unticked, firstName: 'Camillo', ...marks(values) }))).toEqual({
      status: 'done',
      outcome: way === 'password' ? 'newsletterOff' : 'newsletterLeft',
    });
    expect(await asShopHas()).toMatchObject({ firstName: 'Camillo', lastName: 'Morel', acceptsMarketing: false });
    camille = await asShopHas();
    const again = profileValues(camille);
    const answer = await actions.saveProfile(script({ ...again, acceptsMarketing: 'on', ...marks(again) }));
    expect(answer).toEqual({ status: 'done', outcome: 'newsletterAsked' });
    expect((await asShopHas()).acceptsMarketing).toBe(true);
  });

  test('is not saved over a change that was made elsewhere', async () => {
    const values = profileValues(camille);
    await customers().updateCustomer(token, { firstName: 'Claude' }, FRANCE);
    expect(problemOf(await actions.saveProfile(script({ ...values, ...marks(values) })))).toBe('changed');
  });

  test('adds, changes, prefers and removes an address', async () => {
    const added = await actions.saveAddress(script({ ...typed, ...marks(), address: 'new', phone: '06 99 88 77 66' }));
    expect(added).toEqual({ status: 'done', outcome: 'address' });
    const second = (await asShopHas()).addresses.find(({ address1 }) => address1 === typed.address1);
    expect(second).toMatchObject({ countryCode: 'FR', phone: '+33699887766', city: 'Die' });
    const number = addressNumber(second?.id ?? '');
    expect(await actions.makeDefault(script(own(number)))).toEqual({ status: 'done', outcome: 'madeDefault' });
    expect(addressNumber((await asShopHas()).defaultAddressId ?? '')).toBe(number);
    const values = addressValues(first());
    const changes = { ...values, city: 'Valence', zip: '26000', ...marks(values), address: addressNumber(first().id) };
    expect(await actions.saveAddress(script(changes))).toEqual({ status: 'done', outcome: 'address' });
    expect((await asShopHas()).addresses.find(({ city }) => city === 'Valence')).toMatchObject({ zip: '26000' });
    expect(await actions.removeAddress(script(own()))).toEqual({ status: 'done', outcome: 'removed' });
    expect((await asShopHas()).addresses.map(({ id }) => addressNumber(id))).toEqual([number]);
  });

  test('has ten addresses at most, and the same one once', async () => {
    for (let count = camille.addresses.length; count < 10; count++)
      await customers().createAddress(
        token,
        { ...typed, address1: `${count} rue Haute`, company: '', address2: '', phone: '' } as never,
        FRANCE,
      );
    const form = { ...typed, ...marks(), address: 'new' };
    expect(problemOf(await actions.saveAddress(script(form)))).toBe('addressesFull');
    const known = { ...typed, address1: '9 rue Haute' };
    expect(await actions.saveAddress(script({ ...known, ...marks(), address: 'new' }))).toMatchObject({
      status: 'done',
    });
    expect((await asShopHas()).addresses).toHaveLength(10);
  });

  test('is told at the field what the shop refuses', async () => {
    expectConsole('error', /^\[customer\] /);
    const form = { ...typed, firstName: 'https://exemple.fr', ...marks(), address: 'new' };
    const errors = errorsOf(await actions.saveAddress(script(form)));
    expect(Object.keys(errors ?? {})).toEqual(['firstName']);
    expect((await asShopHas()).addresses).toHaveLength(1);
  });

  test('sees their own orders, page by page, and one with its lines', async () => {
    const page = async (query: string) =>
      (await (
        await ordersGate(new Request(`http://localhost/api/ecommerce/customer-orders${query}`))
      ).json()) as OrderPage;
    const newest = await page('?first=5');
    const older = await page(`?first=50&after=${encodeURIComponent(newest.next ?? '')}`);
    const numbers = [...newest.orders, ...older.orders].map(({ number }) => Number(number));
    expect(newest.orders).toHaveLength(5);
    expect(older.next).toBeNull();
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a));
    expect(newest.orders[0]?.lines[0]).toMatchObject({ title: expect.any(String), quantity: expect.any(Number) });
    const found = await customers().findOrder(token, sent, FRANCE);
    expect(found?.order?.lines.length).toBeGreaterThan(0);
    expect(found?.order?.parcels.length).toBeGreaterThan(0);
    expect(await customers().findOrder(token, '999999', FRANCE)).toEqual({ order: null });
    const hers = commerce.catalogue.orders.find(({ customerId }) => customerId === LOTTE.id)?.number;
    expect(await customers().findOrder(token, String(hers), FRANCE)).toEqual({ order: null });
  });

  test('sees of every order what was bought for how much, also after it was cancelled or paid back', async () => {
    const cents = (money: Money | null | undefined) => money && Math.round(Number(money.amount) * 100);
    const orders = commerce.catalogue.orders.filter(({ customerId }) => customerId === CAMILLE.id);
    expect(orders.some(({ canceled }) => canceled) && orders.some(({ refunds }) => refunds.length > 0)).toBe(true);
    for (const { number, subtotal, tax, total } of orders) {
      const order = (await customers().findOrder(token, String(number), FRANCE))?.order;
      expect([number, cents(order?.subtotal), cents(order?.vat), cents(order?.total)]).toEqual([
        number,
        subtotal,
        tax,
        total,
      ]);
    }
    const listed = await customers().getOrders(token, { first: 50 }, FRANCE);
    expect(listed?.orders.map(({ number, total }) => [number, cents(total)])).toEqual(
      orders.toSorted((a, b) => b.number - a.number).map(({ number, total }) => [String(number), total]),
    );
  });

  test('does not see the mail of a gift card as a parcel', async () => {
    const order = commerce.catalogue.orders.find(({ number }) => String(number) === unsent) as Order;
    const card = commerce.catalogue.products.find(({ isGiftCard }) => isGiftCard)?.variants[0];
    const [bought] = order.lines;
    if (!card || !bought) throw new Error('the demonstration has no gift card');
    const lines = [...order.lines, { ...bought, variantId: card.id, quantity: 1, isGiftCard: true }];
    const mail = {
      at: '2026-11-19T10:00:00Z',
      company: null,
      numbers: [],
      lines: [{ line: order.lines.length, quantity: 1 }],
    };
    saveOrder({ ...order, lines, parcels: [mail] }, commerce as Commerce);
    const seen = async () => (await customers().findOrder(token, unsent, FRANCE))?.order;
    expect(await seen()).toMatchObject({ parcels: [], deliveredAt: null });
    changeOrder({ number: Number(unsent), action: 'deliver', at: '2026-11-20T10:00:00Z' }, commerce);
    expect(await seen()).toMatchObject({ parcels: [expect.anything()], deliveredAt: '2026-11-20T10:00:00.000Z' });
    saveOrder(order, commerce as Commerce);
  });

  test('orders again what can still be bought', async () => {
    const form = posted({ locale: 'fr-fr', order: sent, scripted: '1' });
    const { cart } = await reorder(form);
    expect(cart?.status).toBe('ok');
    expect((await currentCart(FRANCE))?.totalQuantity).toBeGreaterThan(0);
  });

  test('is told before what can only be had by subscription', async () => {
    const missing = async () => {
      const found = await customers().findOrder(token, sent, FRANCE);
      return reorderOf(found?.order?.lines ?? []).missing.map(({ reason }) => reason);
    };
    const [bought] = commerce.catalogue.orders.find(({ number }) => String(number) === sent)?.lines ?? [];
    const product = commerce.catalogue.products.find(({ variants }) =>
      variants.some(({ id }) => id === bought?.variantId),
    );
    if (!product) throw new Error('the article is gone');
    expect(await missing()).toEqual([]);
    product.requiresSellingPlan = true;
    expect(await missing().finally(() => Object.assign(product, { requiresSellingPlan: false }))).toEqual([
      'notForSale',
    ]);
  });

  test('has favourites, of this customer alone', async () => {
    const answer = await keep('', [favourite]);
    expect(answer).toMatchObject({ status: 'done', list: [favourite] });
    expect(await keep()).toEqual(answer);
    expectConsole('error', /invalidInput|favourites/);
    expect(await keep('', [{ ...favourite, href: '//evil.test' }])).toEqual({ status: 'unavailable' });
    await enter(way, LOTTE);
    expect(await keep()).toMatchObject({ status: 'done', list: [] });
    await enter(way);
    const owner = 'owner' in answer ? answer.owner : '';
    expect(await keep(owner, [], [favourite.id])).toMatchObject({ status: 'done', list: [] });
  });

  test('takes a copy of everything along', async () => {
    await keep('', [favourite]);
    const response = await exportGate(new Request('http://localhost/api/ecommerce/customer-export'));
    expect(response.status).toBe(200);
    const data = (await response.json()) as CustomerExport;
    const count = commerce.catalogue.orders.filter(({ customerId }) => customerId === CAMILLE.id).length;
    expect(data.customer.email).toBe(CAMILLE.email);
    expect(data.addresses.map(({ id }) => id)).toEqual([addressNumber(first().id)]);
    expect(data.customer.defaultAddressId).toBe(addressNumber(first().id));
    expect(JSON.stringify(data)).not.toContain('access_token');
    expect(data.orders).toHaveLength(count);
    expect(data.favourites).toMatchObject([{ locale: 'fr-fr', product: favourite }]);
    // Where the shop keeps the passwords, the address is not proven.
    expect(data.missing).toEqual(way === 'password' ? ['siteData'] : []);
  });

  test('takes a copy of what is kept under the address of the sign-in, and under one corrected at the shop that proves it', async () => {
    const corrected = 'camille.morel-favre@exemple.fr';
    const later = new Date('2099-01-01');
    const subscription = { kind: 'jobs', locale: 'fr-fr', subject: '', details: {}, state: 'active' } as const;
    const message = { form: 'contact', locale: 'fr-fr', state: 'accepted', contents: 'c' } as const;
    for (const email of [CAMILLE.email, corrected, LOTTE.email]) {
      const [id, { db }] = [randomUUID(), forms.place.store];
      await db.insert(mailSubscriptions).values({ ...subscription, id, email, expiresAt: later });
      await db
        .insert(submissions)
        .values({ ...message, id, key: id, payload: { email }, deliveries: [], deleteAt: later });
    }
    const known = customerById(CAMILLE.id, commerce);
    if (!known) throw new Error('no such customer');
    saveCustomer({ ...known, email: corrected }, commerce);
    const response = await exportGate(new Request('http://localhost/api/ecommerce/customer-export'));
    const data = (await response.json()) as CustomerExport;
    expect(data.customer.email).toBe(corrected);
    const copied = { multipass: [CAMILLE.email], password: undefined, 'customer-accounts': [CAMILLE.email, corrected] };
    expect(data.site?.mailSubscriptions.map(({ email }) => email)).toEqual(copied[way]);
    expect(data.site?.messages.map(({ content }) => content)).toEqual(copied[way]?.map((email) => ({ email })));
    expect(data.complete).toBe(way === 'customer-accounts');
  });

  test('asks to be deleted, in two steps', async () => {
    await keep('', [favourite]);
    const subscription = { kind: 'jobs', email: CAMILLE.email, locale: 'fr-fr', subject: '', details: {} } as const;
    await forms.place.store.db
      .insert(mailSubscriptions)
      .values({ ...subscription, id: randomUUID(), state: 'active', expiresAt: new Date('2099-01-01') });
    const form = { reason: 'Je pars.', ...marks() };
    expect((await actions.requestDeletion(script(form))).status).toBe('confirm');
    expect(await actions.requestDeletion(script({ ...form, sure: 'yes' }))).toEqual({
      status: 'done',
      outcome: 'deletion',
    });
    expect(await forms.mails('deletion-team')).toMatchObject([
      {
        values: {
          customerId: '3001',
          email: CAMILLE.email,
          erased: way === 'password' ? [] : [CAMILLE.email],
          unproven: way === 'password' ? [CAMILLE.email] : [],
        },
      },
    ]);
    expect(await keep()).toMatchObject({ list: [] });
    // Where the address is not proven, the subscriptions may be somebody else's.
    expect(await forms.subscriptions()).toHaveLength(way === 'password' ? 1 : 0);
  });
});

describe('in customer accounts', () => {
  beforeEach(() => enter('customer-accounts'));

  test('a profile without e-mail and phone is saved; both are changed at the shop', async () => {
    const { contactPage } = customerCapabilities();
    expect(contactPage).toBe('http://127.0.0.1:3101/account');
    const values = profileValues(camille);
    const answer = await actions.saveProfile(
      script({ firstName: 'Maud', lastName: 'Morel', acceptsMarketing: 'on', ...marks(values) }),
    );
    expect(answer).toEqual({ status: 'done', outcome: 'profile' });
    expect(await asShopHas()).toMatchObject({ firstName: 'Maud', email: CAMILLE.email, phone: camille.phone });
  });

  test('an address and an order are read in the language of the visitor, where the version knows it', async () => {
    const texts = { ...typed, company: '', address2: '', phone: '', country: 'DE', zip: '10115', city: 'Berlin' };
    await customers().createAddress(token, texts as AddressInput, FRANCE);
    const countries = async (context: ShopContext) => [
      (await customers().getCustomer(token, context))?.addresses.at(-1)?.country,
      (await customers().getAddresses(token, context))?.at(-1)?.country,
      (await customers().findOrder(token, sent, context))?.order?.shippingAddress?.country,
    ];
    const inFrench = ['Allemagne', 'Allemagne', 'France'];
    const isNewer = process.env.TEST_SHOP_VERSION !== undefined;
    expect(await countries(FLANDERS)).toEqual(isNewer ? ['Duitsland', 'Duitsland', 'Frankrijk'] : inFrench);
    expect(await countries(FRANCE)).toEqual(inFrench);
  });

  test('the name of an address is copied to the account, the phone stays', async () => {
    const form = { ...typed, lastName: 'Sy', phone: '06 99 88 77 66', forAccount: 'on', ...marks(), address: 'new' };
    expect(await actions.saveAddress(script(form))).toEqual({ status: 'done', outcome: 'addressAndName' });
    expect(await asShopHas()).toMatchObject({ lastName: 'Sy', phone: camille.phone });
  });

  test('a province that is missing, or unknown, is said at its field', async () => {
    expectConsole('error', /^\[customer\] /);
    const abroad = { ...typed, country: 'US', zip: '10001', city: 'New York', ...marks(), address: 'new' };
    expect(errorsOf(await actions.saveAddress(script(abroad)))).toEqual({ zoneCode: ['zoneRequired'] });
    expect(errorsOf(await actions.saveAddress(script({ ...abroad, zoneCode: 'XX' })))).toEqual({
      zoneCode: ['zoneUnknown'],
    });
    expect(await actions.saveAddress(script({ ...abroad, zoneCode: 'ny' }))).toMatchObject({ status: 'done' });
    expect((await asShopHas()).addresses.at(-1)).toMatchObject({ countryCode: 'US', zoneCode: 'NY' });
  });

  test.each([
    ['down', 'unsaved'],
    ['throttled', 'unsaved'],
    ['429', 'unsaved'],
    ['garbage', 'unsaved'],
  ] as const)('while the API is %s, nothing is saved and nothing lost', async (kind, problem) => {
    expectConsole('error', /^\[customer\] /);
    faults.set({ service: 'accounts', operation: 'accountCustomer', share: 1, seed: 1, kind });
    const answer = await actions.saveProfile(script({ firstName: 'Maud', lastName: 'Morel', ...marks() }));
    expect(problemOf(answer)).toBe(problem);
    expect(answer.status === 'error' && answer.result.initialValue).toMatchObject({ firstName: 'Maud' });
    expect(await customerToken()).toBe(token);
  });

  test('a part that is saved is not said to be lost when the rest fails; the newsletter is asked for', async () => {
    expectConsole('error', /^\[customer\] /);
    await customers().updateCustomer(token, { acceptsMarketing: false }, FRANCE);
    camille = await asShopHas();
    const values = profileValues(camille);
    const asked = (await forms.mails('newsletter-confirm')).length;
    faults.set({ service: 'accounts', operation: 'accountSubscribe', share: 1, seed: 1, kind: 'status', status: 503 });
    const form = { ...values, lastName: 'Morel-Sy', acceptsMarketing: 'on', ...marks(values) };
    expect(problemOf(await actions.saveProfile(script(form)))).toBe('unsure');
    faults.clear();
    expect(await asShopHas()).toMatchObject({ lastName: 'Morel-Sy', acceptsMarketing: false });
    expect(await forms.mails('newsletter-confirm')).toHaveLength(asked + 1);
  });

  test('a saved change is not a failure when the customer cannot be read afterwards', async () => {
    faults.set({ service: 'accounts', operation: 'accountCustomer', share: 1, seed: 1, kind: 'status', status: 500 });
    const failed = (change: CustomerChange) => failure(customers().updateCustomer(token, change, FRANCE));
    expect((await failed({ firstName: 'Maud' })).code).toBe('unconfirmed');
    expect((await failed({})).code).toBe('http');
    faults.clear();
    expect(await asShopHas()).toMatchObject({ firstName: 'Maud' });
  });

  test('an address is saved, and of the name nobody says that it has not changed when that is unknown', async () => {
    expectConsole('error', /^\[customer\] /);
    vi.spyOn(customers(), 'updateCustomer').mockRejectedValueOnce(new AppError('unconfirmed', { reason: 'timeout' }));
    const form = { ...typed, lastName: 'Sy', forAccount: 'on', ...marks(), address: 'new' };
    expect(problemOf(await actions.saveAddress(script(form)))).toBe('unsure');
    expect((await asShopHas()).addresses).toHaveLength(2);
  });

  test('a change whose answer is lost is looked up, not repeated', async () => {
    faults.set({ service: 'accounts', operation: 'accountAddressCreate', share: 1, seed: 1, kind: 'lost' });
    const form = { ...typed, ...marks(), address: 'new' };
    expect(await actions.saveAddress(script(form))).toEqual({ status: 'done', outcome: 'address' });
    expect(operations('accounts').filter((name) => name === 'accountAddressCreate')).toHaveLength(1);
    expect((await asShopHas()).addresses).toHaveLength(2);
  });

  const returning = (fields: Fields = {}) =>
    posted({ locale: 'fr-fr', order: sent, lines: '0', quantities: '1', scripted: 'true', ...fields });

  test('a return is requested at the shop, once, and only the customer is written to', async () => {
    const [one, two] = [
      await requestReturnFromOrder(null, returning()),
      await requestReturnFromOrder(null, returning()),
    ];
    expect([one, two]).toEqual([{ status: 'done' }, { status: 'done' }]);
    const found = await customers().findOrder(token, sent, FRANCE);
    expect(found?.order?.returns).toMatchObject([{ status: 'requested', pieces: 1, name: `#${sent}-R1` }]);
    expect(await forms.mails('return-team')).toEqual([]);
    expect((await forms.mails('return-received')).length).toBeGreaterThan(0);
  });

  test('a quantity that is no longer there is said at the lines, a note that is too long at the reason', async () => {
    expectConsole('error', /^\[returns\] /);
    const long = await requestReturnFromOrder(null, returning({ reason: 'x'.repeat(301) }));
    expect(long).toMatchObject({
      status: 'error',
      result: { error: { reason: [expect.stringContaining('tooLong')] } },
    });
    expect(await requestReturnFromOrder(null, returning())).toEqual({ status: 'done' });
    const again = await requestReturnFromOrder(null, returning({ quantities: '3' }));
    expect(again).toMatchObject({ status: 'error', result: { error: { lines: ['returnQuantity'] } } });
    expect(await forms.mails('return-team')).toEqual([]);
  });

  test('a return of an order that is another customer’s is none', async () => {
    const request = { number: '999999', lines: [{ place: 0, quantity: 1 }], note: '' };
    const none = customers().requestReturn(token, request, FRANCE);
    await expect(none).rejects.toMatchObject({ code: 'orderNotFound', values: { number: '999999' } });
    expect(operations('accounts')).not.toContain('accountReturn');
  });

  /** The last request is one of some days ago. */
  function age(): void {
    const order = ordersNow(commerce as Commerce).find(({ number }) => String(number) === sent) as Order;
    const returns = order.returns?.map((one) => ({ ...one, createdAt: '2026-01-02T09:00:00Z' }));
    saveOrder({ ...order, returns }, commerce as Commerce);
  }

  test('a return whose submission failed is found at the shop when it is asked for again, however late', async () => {
    expectConsole('error', /^\[forms\] /);
    vi.spyOn(forms.place.store, 'transaction').mockRejectedValueOnce(new Error('disk full'));
    const all = returning({ quantities: '2' });
    expect(await requestReturnFromOrder(null, all)).toMatchObject({ problem: { code: 'unavailable' } });
    expect(await forms.deliveries()).toEqual([]);
    age();
    expect(await requestReturnFromOrder(null, all)).toEqual({ status: 'done' });
    expect((await customers().findOrder(token, sent, FRANCE))?.order?.returns).toHaveLength(1);
    expect(await forms.mails('return-team')).toEqual([]);
    expect(await forms.mails('return-received')).toHaveLength(1);
  });

  test('the same lines some days later are a second return, while the order has the units', async () => {
    expect(await requestReturnFromOrder(null, returning({ reason: 'Fendu.' }))).toEqual({ status: 'done' });
    age();
    expect(await requestReturnFromOrder(null, returning({ reason: 'L’autre aussi.' }))).toEqual({ status: 'done' });
    expect((await customers().findOrder(token, sent, FRANCE))?.order?.returns).toHaveLength(2);
  });

  test('a return that the shop does not take goes to the team by mail, as in the other ways', async () => {
    expect(await requestReturnFromOrder(null, returning({ order: unsent }))).toEqual({ status: 'done' });
    expect(await forms.mails('return-team')).toHaveLength(1);
  });

  test.each([
    ['has no permission to write orders', () => permit('customer_write_customers', 'customer_read_orders')],
    [
      'is refused with 403',
      () =>
        faults.set({ service: 'accounts', operation: 'accountReturn', share: 1, seed: 1, kind: 'status', status: 403 }),
    ],
  ])('a return by a client that %s goes to the team by mail, and the customer stays signed in', async (_, refuse) => {
    const logged = expectConsole('error', /^\[returns\] /);
    refuse();
    expect(await requestReturnFromOrder(null, returning({ reason: 'Trop petit.' }))).toEqual({ status: 'done' });
    expect(await forms.mails('return-team')).toMatchObject([{ values: { order: `#${sent}`, reason: 'Trop petit.' } }]);
    expect(operations('accounts').filter((name) => name === 'accountReturn')).toHaveLength(1);
    expect(await customerToken()).toBe(token);
    expect(logged).toHaveLength(1);
  });

  test('a return whose answer is lost is looked up: the team is not written to', async () => {
    faults.set({ service: 'accounts', operation: 'accountReturn', share: 1, seed: 1, kind: 'lost' });
    expect(await requestReturnFromOrder(null, returning())).toEqual({ status: 'done' });
    expect(operations('accounts').filter((name) => name === 'accountReturn')).toHaveLength(1);
    expect(await forms.mails('return-team')).toEqual([]);
  });

  test('an order that was delivered says when', async () => {
    changeOrder({ number: Number(underWay), action: 'deliver', at: '2026-11-20T10:00:00Z' }, commerce);
    const found = await customers().findOrder(token, underWay, FRANCE);
    expect(found?.order?.deliveredAt).toBe('2026-11-20T10:00:00.000Z');
  });
});

describe('favourites after a change of SHOP_IDENTITY, which gives customers another subject', () => {
  const enterAs = (sub: string, email: string) =>
    signedIn(newRequest({ headers: { 'x-client-address': '203.0.113.78' } }), ticket({ sub, email }));
  async function markOf(sub: string): Promise<string> {
    await enterAs(sub, LOTTE.email);
    const answer = await keep('', [favourite]);
    return 'owner' in answer ? answer.owner : '';
  }

  test.each([
    ['the customer of the list', 'new-subject', LOTTE.email, 'renamed'],
    [
      'the customer, whose provider writes the address in capitals',
      'new-subject',
      LOTTE.email.toUpperCase(),
      'renamed',
    ],
    ['the customer with a session of before', 'old-subject', LOTTE.email, 'done'],
    ['the customer with another address, and the subject of before', 'old-subject', CAMILLE.email, 'done'],
    ['another customer', 'new-subject', CAMILLE.email, 'done'],
  ])('%s', async (_, sub, email, status) => {
    const known = await markOf('old-subject');
    await enterAs(sub, email);
    expect(await keep(known)).toMatchObject({ status });
  });

  test('the whole list comes into the account of the new subject, and a browser of an earlier version keeps apart', async () => {
    const known = await markOf('old-subject');
    await enterAs('new-subject', LOTTE.email);
    expect(await keep(known, [], [favourite.id])).toEqual({ status: 'renamed' });
    expect(await keep('', [favourite])).toMatchObject({ status: 'done', list: [favourite] });
    expect(await keep(known.split('.')[0], [])).toMatchObject({ status: 'done', list: [favourite] });
  });

  test('a removal counts in a browser whose mark is of an earlier version', async () => {
    const known = await markOf('old-subject');
    expect(await keep(known.split('.')[0], [], [favourite.id])).toMatchObject({ status: 'done', list: [] });
  });
});

describe('subscriptions', () => {
  const pathAfter = async (fields: Fields): Promise<string> => {
    const error = await changeSubscription(posted({ locale: 'fr-fr', ...fields })).catch((reason) => reason);
    expect(error).toBeInstanceOf(Interruption);
    return (error as Interruption).to;
  };
  const listed = async () => {
    const list = await customers().subscriptions?.list(token, FRANCE);
    return list && list !== 'denied' ? list : [];
  };

  async function subscribe(): Promise<string> {
    const { cart } = await createCart(
      { lines: [{ variantId: '70071', quantity: 1, planId: '80011' }], customerAccessToken: token },
      FRANCE,
    );
    await orderFrom(commerce as never, cart.checkoutUrl, { delivery: 'domicile' });
    return (await listed())[0]?.id ?? '';
  }

  test('by customer-accounts they are listed, paused, taken up again and ended', async () => {
    await enter('customer-accounts');
    const id = await subscribe();
    expect(await listed()).toMatchObject([
      { state: 'active', actions: ['pause', 'cancel'], billing: { unit: 'MONTH', count: 1 }, lines: [{ quantity: 1 }] },
    ]);
    expect(await pathAfter({ id, action: 'pause' })).toBe('/mon-compte/abonnements?done=pause');
    expect(await listed()).toMatchObject([{ state: 'paused', actions: ['activate', 'cancel'] }]);
    expect(await pathAfter({ id, action: 'activate' })).toBe('/mon-compte/abonnements?done=activate');
    faults.set({ service: 'accounts', operation: 'accountSubscriptionCancel', share: 1, seed: 1, kind: 'lost' });
    expect(await pathAfter({ id, action: 'cancel' })).toBe('/mon-compte/abonnements?done=cancel');
    faults.clear();
    expect(await forms.mails('subscription-ended')).toMatchObject([
      { locale: 'fr-fr', to: { address: CAMILLE.email } },
    ]);
    expect(await listed()).toMatchObject([{ state: 'cancelled', actions: [], nextPaymentAt: null }]);
    expectConsole('error', /^\[account\] /);
    expect(await pathAfter({ id, action: 'cancel' })).toBe('/mon-compte/abonnements?problem=over');
    expect(await pathAfter({ id: 'x', action: 'cancel' })).toBe('/mon-compte/abonnements?problem=refused');
    const order = (await customers().getOrders(token, { first: 1 }, FRANCE))?.orders[0];
    const found = await customers().findOrder(token, order?.number ?? '', FRANCE);
    expect(found?.order?.lines.map(({ plan }) => plan)).toEqual(['Tous les mois']);
  });

  test('paused or taken up again twice, without script or in two tabs, it is so', async () => {
    await enter('customer-accounts');
    const id = await subscribe();
    expect(await pathAfter({ id, action: 'activate' })).toBe('/mon-compte/abonnements?done=activate');
    for (const _ of [1, 2]) expect(await pathAfter({ id, action: 'pause' })).toBe('/mon-compte/abonnements?done=pause');
    expect(await listed()).toMatchObject([{ state: 'paused' }]);
    // Nobody knows what holds.
    faults.set({ service: 'accounts', operation: 'accountSubscriptions', share: 1, seed: 1, kind: 'status' });
    expectConsole('error', /^\[account\] /);
    expect(await pathAfter({ id, action: 'pause' })).toBe('/mon-compte/abonnements?problem=refused');
    faults.clear();
    expect(await pathAfter({ id, action: 'cancel' })).toBe('/mon-compte/abonnements?done=cancel');
    expect(await pathAfter({ id, action: 'pause' })).toBe('/mon-compte/abonnements?problem=over');
  });

  const cancelled = (id: string, locale: string) =>
    changeSubscription(posted({ locale, id, action: 'cancel' })).catch((reason: Interruption) => reason.to);

  test('the end has a receipt in the language of the page, at the address that the shop has, once', async () => {
    await enter('customer-accounts');
    const id = await subscribe();
    // The host of this browser has the Belgian site as well.
    changed.SITE_URL_BE = 'http://fr.localhost:3000';
    expect(await pathAfter({ id, action: 'pause' })).toBe('/mon-compte/abonnements?done=pause');
    expect(await forms.mails('subscription-ended')).toEqual([]);
    const before = Date.now();
    expect(await cancelled(id, 'nl-be')).toBe('/nl/mijn-account/abonnementen?done=cancel');
    expectConsole('error', /^\[account\] /);
    expect(await cancelled(id, 'nl-be')).toBe('/nl/mijn-account/abonnementen?problem=over');
    const [mail, ...more] = await forms.mails('subscription-ended');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      locale: 'nl-be',
      to: { address: CAMILLE.email },
      values: { products: [expect.stringMatching(/^1\u00a0× \S/)], order: expect.stringMatching(/^#\d+$/) },
    });
    const { at = '', startedAt = '' } = mail?.values ?? {};
    expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(startedAt)).toBeLessThanOrEqual(Date.parse(at));
  });

  test('the receipt is sent although the account is to be deleted meanwhile; what is not owed goes', async () => {
    await enter('customer-accounts');
    await forms.place.store.transaction((tx) =>
      enqueue(tx, [{ ...sampleDelivery('reminder', 'fr-fr'), to: { address: CAMILLE.email } }]),
    );
    expect(await cancelled(await subscribe(), 'fr-fr')).toBe('/mon-compte/abonnements?done=cancel');
    const sure = script({ reason: '', ...marks(), sure: 'yes' });
    expect(await actions.requestDeletion(sure)).toMatchObject({ outcome: 'deletion' });
    expect(await forms.mails('reminder')).toEqual([]);
    expect(await forms.mails('subscription-ended')).toMatchObject([{ to: { address: CAMILLE.email } }]);
    await forms.place.store.db.update(outbox).set({ state: 'sent' });
    await eraseForOperator(forms.place.store, CAMILLE.email);
    expect(await forms.mails('subscription-ended')).toEqual([]);
  });

  test('an end whose receipt cannot be sent has taken place, and the page says both', async () => {
    await enter('customer-accounts');
    const id = await subscribe();
    faults.set({ service: 'accounts', operation: 'accountSubscriptions', share: 1, seed: 1, kind: 'status' });
    const logged = expectConsole('error', /^\[account\] /);
    expect(await pathAfter({ id, action: 'cancel' })).toBe('/mon-compte/abonnements?done=cancelUnmailed');
    faults.clear();
    expect(logged).toHaveLength(1);
    expect(await listed()).toMatchObject([{ id, state: 'cancelled' }]);
    expect(await forms.mails('subscription-ended')).toEqual([]);
  });

  test('an end that nobody confirms has no receipt, and the page says so', async () => {
    await enter('customer-accounts');
    const id = await subscribe();
    const rule = { service: 'accounts', share: 1, seed: 1 } as const;
    faults.set({ ...rule, operation: 'accountSubscriptionCancel', kind: 'lost' });
    faults.set({ ...rule, operation: 'accountSubscriptions', kind: 'status', status: 502 });
    expectConsole('error', /^\[account\] /);
    expect(await pathAfter({ id, action: 'cancel' })).toBe('/mon-compte/abonnements?problem=cancelUnsure');
    faults.clear();
    expect(await listed()).toMatchObject([{ id, state: 'cancelled' }]);
    expect(await forms.mails('subscription-ended')).toEqual([]);
  });

  test.each([
    [{ problem: 'cancelUnsure' }, '?problem=cancelUnsure'],
    [{ done: 'cancelUnmailed', end: '1' }, '?done=cancelUnmailed'],
    [{ problem: 'other', end: '1' }, ''],
  ])('while the shop does not respond, the page does not forget %j', async (query, search) => {
    await enter('customer-accounts');
    faults.set({ service: 'accounts', operation: 'accountSubscriptions', share: 1, seed: 1, kind: 'status' });
    expectConsole('error', /^\[account\] /);
    const params = Promise.resolve({ country: 'fr', locale: 'fr-fr' });
    const page = await SubscriptionsPage({ params, searchParams: Promise.resolve(query) });
    const path = `/mon-compte/abonnements${search}`;
    expect(page.props.children).toMatchObject({ type: AccountTrouble, props: { status: 'unavailable', path } });
  });

  test.each([
    ['no payload', null],
    ['no contract', { contract: null, userErrors: [] }],
  ])('a response with %s is verified: what has ended has its receipt', async (_, payload) => {
    await enter('customer-accounts');
    const id = await subscribe();
    let isCarriedOut = false;
    server.use(
      http.post(`${COMMERCE}/customer/*`, async ({ request }) => {
        if (!(await request.clone().text()).includes('subscriptionContractCancel')) return undefined;
        if (isCarriedOut) await accounts.handle(request.clone());
        return HttpResponse.json({ data: { payload } });
      }),
    );
    const logged = expectConsole('error', /^\[account\] AppError: (Customer mutation response|Missing customer)/);
    expect(await pathAfter({ id, action: 'cancel' })).toBe('/mon-compte/abonnements?problem=cancelUnsure');
    expect(logged).toHaveLength(1);
    isCarriedOut = true;
    expect(await pathAfter({ id, action: 'cancel' })).toBe('/mon-compte/abonnements?done=cancel');
    expect(await listed()).toMatchObject([{ id, state: 'cancelled' }]);
    expect(await forms.mails('subscription-ended')).toMatchObject([{ to: { address: CAMILLE.email } }]);
  });

  test('without the permission for contracts of all apps they are not listed, and nothing else is lost', async () => {
    await enter('customer-accounts');
    await subscribe();
    permit('customer_write_customers', 'customer_write_orders', 'customer_read_own_subscription_contracts');
    const logged = expectConsole('error', /^\[account\] .*`customer_write_subscription_contracts`/);
    expect(await customers().subscriptions?.list(token, FRANCE)).toBe('denied');
    const copied = await exportGate(new Request('http://localhost/api/ecommerce/customer-export'));
    const copy = (await copied.json()) as CustomerExport;
    expect(copy).not.toHaveProperty('subscriptions');
    expect(copy).toMatchObject({ complete: false, missing: ['subscriptions'] });
    expect(logged).toHaveLength(1);
    delete client.permissions;
    expect(await listed()).toHaveLength(1);
  });

  test.each(['multipass', 'password'] as const)('by %s they are not changed here', async (way) => {
    await enter(way);
    expect(customers().subscriptions).toBeNull();
    expectConsole('error', /^\[account\] AppError: invalid input/);
    expect(await pathAfter({ id: '1', action: 'cancel' })).toBe('/mon-compte/abonnements?problem=refused');
  });
});
