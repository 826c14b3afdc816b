import { encode } from 'next-auth/jwt';
import { describe, expect, test, vi } from 'vitest';
import { makeDefault, removeAddress, saveAddress } from '../../../lib/account/actions.ts';
import { formSnapshot, whoOf } from '../../../lib/account/form-draft.ts';
import { addressNumber, addressValues } from '../../../lib/account/values.ts';
import { add } from '../../../lib/cart/service.ts';
import { currentCart, readCartId } from '../../../lib/cart/visitor-cart.ts';
import { reorder } from '../../../lib/orders/actions.ts';
import { env } from '../../../lib/platform/env.ts';
import { requestReturnFromOrder } from '../../../lib/returns/actions.ts';
import type { Customer } from '../../../lib/services/shopify/customer-types.ts';
import { getCustomer } from '../../../lib/services/shopify/operations/customer.ts';
import { createTokenByMultipass } from '../../../lib/services/shopify/operations/customer-token.ts';
import { findOrder, getOrders } from '../../../lib/services/shopify/operations/orders.ts';
import { openAccount } from '../../../lib/session/account.ts';
import { CUSTOMER_TOKEN_COOKIE } from '../../../lib/session/cookies.ts';
import { customerToken } from '../../../lib/session/customer-token.ts';
import { currentSession, type Session } from '../../../lib/session/session.ts';
import { ensureCustomerToken, multipassToken } from '../../../lib/sign-in/customer-token.ts';
import { leaveShop } from '../../../lib/sign-in/sign-out.ts';
import { declareFromOrder } from '../../../lib/withdrawal/actions.ts';
import { changeCustomer } from '../../../packages/sandbox/control/shop-people.ts';
import { expectConsole } from '../../setup/console.ts';
import { fastTime } from '../../setup/fast-time.ts';
import { formsOn, posted } from '../../setup/forms.ts';
import { newRequest } from '../../setup/next/headers.ts';
import { startServices } from '../../setup/services.ts';
import { signIn, ticket } from '../../setup/signed-in.ts';
import { CAMILLE, FLANDERS, FRANCE, LOTTE, tokenOf, troubles } from '../customer-shop.ts';
import { sellable } from '../sellable.ts';

vi.mock('../../../lib/catalogue/sold.ts', () => ({ isSaleForbidden: async () => false }));

const services = await startServices({ content: false });
const { goesWrong } = troubles(services);
const forms = formsOn();
const { orders } = services.commerce.catalogue;
const [variantId] = sellable(services.commerce) as [string];
const numbersOf = ({ id }: typeof CAMILLE) =>
  orders.filter(({ customerId }) => customerId === id).map(({ number }) => String(number));

let visits = 0;
/** A new browser with a signed-in customer. */
async function visit(who = LOTTE) {
  visits += 1;
  const jar = newRequest({ headers: { 'x-client-address': `203.0.113.${visits}` } });
  const token = await tokenOf(who);
  await signIn(jar, ticket({ sub: String(who.id), email: who.email }), token);
  return { jar, token, session: (await currentSession()) as Session };
}

describe('what belongs to somebody else is answered as what there is not', () => {
  const nowhere = '999999';
  const hers = numbersOf(CAMILLE)[0] as string;

  test('orders, by every number from 900 to 1100 and by the ids of the shop', async () => {
    const token = await tokenOf(LOTTE);
    const found: string[] = [];
    for (let number = 900; number <= 1100; number++) {
      const answer = await findOrder(token, String(number), FLANDERS);
      if (answer?.order) found.push(answer.order.number);
      else expect(answer).toEqual({ order: null });
    }
    expect(found.sort()).toEqual(numbersOf(LOTTE).sort());
    const { id } = orders.find(({ customerId }) => customerId === CAMILLE.id) ?? {};
    for (const text of [
      `gid://shopify/Order/${id}`,
      String(id),
      `#${hers}`,
      ` ${hers}`,
      `${hers}.0`,
      '',
      '../901',
      '٩٠١',
    ])
      expect(await findOrder(token, text, FLANDERS), text).toEqual({ order: null });
  });

  test('the place in the list of another customer leads to one’s own orders that come after it', async () => {
    const next = (await getOrders(await tokenOf(CAMILLE), { first: 2 }, FRANCE))?.next ?? '';
    expect(next).not.toBe('');
    const page = await getOrders(await tokenOf(LOTTE), { first: 50, after: next }, FLANDERS);
    expect(page?.orders.map(({ number }) => number)).toEqual(['911', '905']);
    expect(numbersOf(LOTTE)).toEqual(expect.arrayContaining(['905', '911']));
  });

  test('an order of somebody else (orderNotFound) is neither ordered again, nor sent back, nor withdrawn from', async () => {
    const answers = async (order: string) => {
      await visit();
      const person = { locale: 'fr-fr', order, name: 'Lotte', email: 'lotte@voorbeeld.be', reason: '' };
      const some = { ...person, lines: ['0'], quantities: ['1'] };
      return [
        (await reorder(posted({ locale: 'fr-fr', order, scripted: 'true' }))).cart,
        await requestReturnFromOrder(null, posted(some)),
        await declareFromOrder(null, posted(some)),
      ];
    };
    const [theirs, none] = [await answers(hers), await answers(nowhere)];
    expect(JSON.stringify(theirs)).toBe(JSON.stringify(none).replaceAll(nowhere, hers));
    expect(theirs[0]).toBeNull();
    expect(await readCartId()).toBeFalsy();
    expect((await forms.rows()).submissions).toEqual([]);
  });

  test('an address of somebody else is neither changed, nor made the default, nor removed', async () => {
    const camille = (await getCustomer(await tokenOf(CAMILLE), FRANCE)) as Customer;
    const [home] = camille.addresses as [Customer['addresses'][number]];
    const { token } = await visit();
    const lotte = (await getCustomer(token, FRANCE)) as Customer;
    const values = addressValues(home);
    const marks = { locale: 'fr-fr', who: whoOf(lotte), scripted: 'true' };
    const answers = async (address: string) => [
      await saveAddress(posted({ ...values, city: 'Gent', ...marks, snapshot: formSnapshot(values), address })),
      await makeDefault(posted({ ...marks, address })),
      await removeAddress(posted({ ...marks, address })),
    ];
    const theirs = await answers(addressNumber(home.id));
    expect(JSON.stringify(theirs)).toBe(JSON.stringify(await answers(nowhere)));
    for (const answer of theirs) expect(answer).toMatchObject({ status: 'error', problem: { code: 'addressGone' } });
    expect((await getCustomer(await tokenOf(CAMILLE), FRANCE))?.addresses).toEqual(camille.addresses);
    expect((await getCustomer(token, FRANCE))?.addresses).toEqual(lotte.addresses);
  });

  test('a cart, by an id whose secret part is guessed', async () => {
    await visit(CAMILLE);
    await add({ variantId, quantity: 1 }, FRANCE);
    const id = (await readCartId()) ?? '';
    expect(await currentCart(FRANCE)).not.toBeNull();
    const guesses = [id.replace(/\?.*/, ''), id.replace(/key=.*/, 'key=0'), `${id}0`, id.slice(0, -1)];
    for (const guess of guesses) {
      const { jar } = await visit();
      jar.set('cart', guess);
      expect(await currentCart(FRANCE), guess).toBeNull();
    }
  });
});

describe('a session ends', () => {
  const sealed = (maxAge: number) =>
    encode({ token: { ...ticket() }, secret: env().AUTH_SECRET, salt: 'authjs.session-token', maxAge });

  test.each([
    [60, true],
    // The library tolerates fifteen seconds of clock skew.
    [-60, false],
  ])('%s seconds from now: somebody is signed in: %s', async (seconds, isOpen) => {
    const jar = newRequest();
    jar.set('authjs.session-token', await sealed(seconds));
    expect((await currentSession()) !== null).toBe(isOpen);
  });

  test.each(['revoke-tokens', 'expire-tokens'] as const)(
    'after %s the way round by /auth brings a new token',
    async (action) => {
      const { session, token } = await visit();
      changeCustomer({ email: LOTTE.email, action }, services.commerce);
      expect(await openAccount('fr-be', undefined, getCustomer)).toEqual({ status: 'noToken' });
      await ensureCustomerToken(session, FLANDERS);
      expect(await customerToken()).not.toBe(token);
      expect(await openAccount('fr-be', undefined, getCustomer)).toMatchObject({ status: 'open' });
    },
  );

  test('a customer whom the shop has closed out is told so, and goes round no more', async () => {
    const { session, jar } = await visit();
    changeCustomer({ email: LOTTE.email, action: 'disable' }, services.commerce);
    expect(await openAccount('fr-be', undefined, getCustomer)).toEqual({ status: 'noToken' });
    await expect(ensureCustomerToken(session, FLANDERS)).rejects.toMatchObject({ code: 'tokenRefused' });
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
    expect(await openAccount('fr-be', 'refused', getCustomer)).toEqual({ status: 'refused' });
  });
});

describe('a Multipass', () => {
  const { SHOPIFY_MULTIPASS_SECRET: secret = '' } = env();
  const person = { email: LOTTE.email, givenName: 'Lotte', familyName: 'Peeters', identifier: 'lotte' };
  const given = (minutes: number) =>
    createTokenByMultipass(multipassToken(secret, person, new Date(Date.now() + minutes * 60_000)), FLANDERS);

  test.each([-5, -4, 0, 4, 4.9])('of a clock that is %s minutes off is good', async (minutes) => {
    expect((await getCustomer((await given(minutes)).accessToken, FLANDERS))?.email).toBe(LOTTE.email);
  });

  test.each([-16, 6])('of one that is %s minutes off is not', async (minutes) => {
    await expect(given(minutes)).rejects.toMatchObject({ problems: [{ code: 'INVALID_MULTIPASS_REQUEST' }] });
  });
});

describe('a shop that says nothing', () => {
  async function timed(work: () => Promise<unknown>): Promise<number> {
    const start = performance.now();
    await work();
    return performance.now() - start;
  }

  test('is waited for two seconds by a page, whatever the page reads', async () => {
    expectConsole('error', /^\[account\] /);
    const { jar } = await visit();
    fastTime();
    goesWrong('*', { kind: 'hang' });
    const pages = [
      () => openAccount('fr-be', undefined, getCustomer),
      () => openAccount('fr-be', undefined, (token, context, most) => findOrder(token, '905', context, most)),
      // Even a page that passes no timeout.
      () => openAccount('fr-be', undefined, (token, context) => getOrders(token, { first: 1 }, context)),
    ];
    const waits = await Promise.all(
      pages.map((page) => timed(async () => expect(await page()).toEqual({ status: 'unavailable' }))),
    );
    expect(Math.max(...waits)).toBeLessThan(4_000);
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeDefined();
  });

  test('two slow answers in a row share the time', async () => {
    expectConsole('error', /^\[account\] /);
    await visit();
    fastTime();
    goesWrong('*', { kind: 'latency', ms: 1_900 });
    const read = () =>
      openAccount('fr-be', undefined, (token, context, most) => findOrder(token, '905', context, most));
    expect(await timed(read)).toBeLessThan(3_500);
  });

  test('keeps nobody from signing in for long, nor from signing out', async () => {
    expectConsole('error', /^\[session\] /);
    const { jar, session } = await visit();
    fastTime();
    goesWrong('*', { kind: 'hang' });
    const opened = expect(ensureCustomerToken(session, FLANDERS)).rejects.toMatchObject({ code: 'timeout' });
    const waits = await Promise.all([timed(() => leaveShop(FLANDERS)), timed(() => opened)]);
    expect(Math.max(...waits)).toBeLessThan(7_000);
    expect(jar.get(CUSTOMER_TOKEN_COOKIE)).toBeUndefined();
  });
});
