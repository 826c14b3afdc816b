import { describe, expect, test } from 'vitest';
import { takeMail } from '../../../lib/rate-limit/consume.ts';
import { requestReturnFromOrder } from '../../../lib/returns/actions.ts';
import { declareFromOrder } from '../../../lib/withdrawal/actions.ts';
import { declaredStep, readOrderReturnQuery } from '../../../lib/withdrawal/queries.ts';
import type { WithdrawalState } from '../../../lib/withdrawal/state.ts';
import type { Order } from '../../../packages/sandbox/shopify/engine/order-types.ts';
import { ordersNow, saveOrder } from '../../../packages/sandbox/shopify/engine/orders.ts';
import { expectConsole } from '../../setup/console.ts';
import { formsOn, posted } from '../../setup/forms.ts';
import { newRequest } from '../../setup/next/headers.ts';
import { startServices } from '../../setup/services.ts';
import { signIn, ticket } from '../../setup/signed-in.ts';
import { CAMILLE, tokenOf } from '../customer-shop.ts';

const services = await startServices({ content: false });
const forms = formsOn();

const PLAIN = { 'content-type': 'multipart/form-data; boundary=x' };
let visits = 0;
/** Camille is signed in on the French site. */
async function visit(headers: Record<string, string> = {}, shopToken?: string): Promise<void> {
  visits += 1;
  const jar = newRequest({ headers: { 'x-client-address': `198.51.100.${visits}`, ...headers } });
  await signIn(jar, ticket(), shopToken ?? (await tokenOf(CAMILLE)));
}

/** Order 914: Nuit posée, Baume de nuit, two units of Magnésium marin. */
const person = { locale: 'fr-fr', order: '914', name: 'Camille Morel', email: 'camille@exemple.fr', reason: '' };
const some = { lines: ['2', '0'], quantities: ['1', '1', '1'] };
const declare = (more: object = {}) => declareFromOrder(null, posted({ ...person, ...some, ...more }));
const askBack = (more: object = {}) =>
  requestReturnFromOrder(null, posted({ locale: 'fr-fr', order: '914', reason: 'Fendu.', ...some, ...more }));

type Review = Extract<WithdrawalState, { status: 'review' }>;
const press = ({ token: t, values }: Review, more: object = {}) =>
  declareFromOrder(null, posted({ ...values, order: '914', locale: 'fr-fr', token: t, ...more }));

const redirectOf = (work: Promise<unknown>): Promise<URL> =>
  work.then(
    () => expect.unreachable(),
    (error: { to?: string }) => new URL(error.to ?? '', 'http://fr.localhost:3000'),
  );
const nothingKept = async () => {
  expect((await forms.rows()).submissions).toEqual([]);
  expect(await forms.deliveries()).toEqual([]);
};

describe('a withdrawal from an order', () => {
  test('names its lines with their quantities, and is made by the button of the review', async () => {
    await visit();
    const review = (await declare()) as Review;
    const [first, , third] = review.values.goods.split('\n');
    expect(review.values).toMatchObject({ order: '#914', name: 'Camille Morel', email: 'camille@exemple.fr' });
    expect(first).toMatch(/^1\u00a0× Nuit posée/);
    expect(review.values.goods).toMatch(/\n1\u00a0× Magnésium marin/);
    expect(third).toBeUndefined();
    expect(await forms.deliveries()).toEqual([]);
    expect(await press(review)).toMatchObject({ status: 'done', receipt: { shown: { order: '#914' } } });
    expect(await forms.mails('withdrawal-receipt')).toMatchObject([{ to: { address: 'camille@exemple.fr' } }]);
    expect(await forms.mails('withdrawal-team')).toMatchObject([{ values: { fromAccount: true, order: '#914' } }]);
    expect((await forms.rows()).submissions).toMatchObject([{ form: 'withdrawal', state: 'accepted' }]);
  });

  test.each([
    ['closed since weeks', '913'],
    ['cancelled', '907'],
    ['not delivered yet', '917'],
  ])('"the declaration is always accepted": an order that is %s', async (_, order) => {
    await visit();
    const review = (await declare({ order, lines: [] })) as Review;
    expect(review).toMatchObject({ status: 'review', values: { goods: '', order: `#${order}` } });
    expect(await press(review)).toMatchObject({ status: 'done' });
  });

  test('somebody else’s order is one that there is not', async () => {
    await visit();
    for (const order of ['915', '99999', '../914', 'gid://shopify/Order/1']) {
      expect(await declare({ order })).toMatchObject({ problem: { code: 'orderUnknown' } });
      expect(await askBack({ order })).toMatchObject({ problem: { code: 'orderUnknown' } });
    }
    await nothingKept();
  });

  test('a line that the order does not have is refused beside the lines', async () => {
    await visit();
    expect(await declare({ lines: ['7'] })).toMatchObject({ result: { error: { lines: ['choiceUnknown'] } } });
    await nothingKept();
  });

  test('nobody signed in, or a token that the shop has forgotten: what was typed comes back', async () => {
    newRequest({ headers: { 'x-client-address': '198.51.100.250' } });
    const lost = { problem: { code: 'signedOut' }, result: { initialValue: { name: 'Camille Morel' } } };
    expect(await declare()).toMatchObject(lost);
    await visit({}, 'unknown');
    expect(await declare()).toMatchObject(lost);
    await nothingKept();
  });

  test('while the shop does not answer nothing is said to be done; the button of the review does not need it', async () => {
    await visit();
    const review = (await declare()) as Review;
    services.faults.set({ service: 'commerce', operation: '*', kind: 'status', status: 503, share: 1, seed: 1 });
    expectConsole('error', /^\[forms\] /);
    expect(await declare({ order: '913' })).toMatchObject({ problem: { code: 'unavailable' } });
    expect(await press(review)).toMatchObject({ status: 'done' });
  });

  test('the same post again while the shop does not answer leads to the review of the first', async () => {
    await visit();
    const key = crypto.randomUUID();
    const review = (await declare({ key, quantities: ['', '', '1'] })) as Review;
    services.faults.set({ service: 'commerce', operation: '*', kind: 'status', status: 503, share: 1, seed: 1 });
    expect(await declare({ key, quantities: ['', '', '1'] })).toMatchObject({
      status: 'review',
      values: review.values,
    });
    expect((await forms.rows()).submissions).toHaveLength(1);
  });
});

describe('without script, on a page that is made for each visit', () => {
  const stepAt = (url: URL) =>
    declaredStep({ name: '#914' }, readOrderReturnQuery(Object.fromEntries(url.searchParams)));

  test('each step is an address with a token, and no word about anybody', async () => {
    await visit(PLAIN);
    const toReview = await redirectOf(declare());
    expect(toReview.pathname).toBe('/mon-compte/commandes/914/retour');
    expect([...toReview.searchParams.keys()]).toEqual(['t']);
    expect(toReview.href).not.toMatch(/camille|morel/i);
    const review = (await stepAt(toReview)) as Review;
    expect(review).toMatchObject({ status: 'review', values: { order: '#914', lines: ['2', '0'] } });

    const toFields = await redirectOf(press(review, { step: 'edit' }));
    expect(await stepAt(toFields)).toMatchObject({
      status: 'error',
      result: { initialValue: { name: 'Camille Morel', lines: ['2', '0'], quantities: ['1', '1', '1'] } },
    });

    const toReceipt = await redirectOf(press(review));
    const made = await stepAt(toReceipt);
    expect(made).toMatchObject({ status: 'done', receipt: { mailed: true, shown: { order: '#914' } } });
    expect(await redirectOf(press(review))).toMatchObject({ pathname: toReceipt.pathname });
    expect(await stepAt(toReceipt)).toEqual(made);
    expect(await forms.mails('withdrawal-receipt')).toHaveLength(1);
  });

  test('a shop with a format of order names leads back to the page of the order, and to its receipt', async () => {
    const order = ordersNow(services.commerce).find(({ number }) => number === 914) as Order;
    saveOrder({ ...order, name: 'SIL/914-FR' }, services.commerce);
    await visit(PLAIN);
    const stepOf = (url: URL) =>
      declaredStep({ name: 'SIL/914-FR' }, readOrderReturnQuery(Object.fromEntries(url.searchParams)));
    const review = (await stepOf(await redirectOf(declare()))) as Review;
    expect(review.values.order).toBe('SIL/914-FR');
    const button = { order: review.values.order, number: '914' };
    for (const more of [{ step: 'edit' }, {}]) {
      const { pathname } = await redirectOf(press(review, { ...button, ...more }));
      expect(pathname).toBe('/mon-compte/commandes/914/retour');
    }
    const made = await stepOf(await redirectOf(press(review, button)));
    expect(made).toMatchObject({ status: 'done', receipt: { shown: { order: 'SIL/914-FR' } } });
  });

  test('a token says nothing on the page of another order, and a forged one nothing at all', async () => {
    await visit(PLAIN);
    const { searchParams } = await redirectOf(declare());
    const asked = readOrderReturnQuery(Object.fromEntries(searchParams));
    expect(await declaredStep({ name: '#913' }, asked)).toBeNull();
    expect(await declaredStep({ name: '#914' }, { ...asked, token: `${asked.token}x` })).toBeNull();
  });

  test('what is wrong is said on the page that comes anew', async () => {
    await visit(PLAIN);
    expect((await redirectOf(declare({ email: 'camille@' }))).search).toBe('?problem=emailInvalid');
    expect((await redirectOf(declare({ order: '915' }))).search).toBe('?problem=orderUnknown');
    expect((await redirectOf(askBack({ lines: [] }))).search).toBe('?kind=return&problem=productsRequired');
    const long = await redirectOf(askBack({ reason: 'x'.repeat(5_001) }));
    expect(long.search).toBe('?kind=return&problem=tooLong&max=5000');
    await nothingKept();
  });

  test('a return without a receipt says so on its page', async () => {
    await visit(PLAIN);
    for (const _ of [1, 2, 3]) await takeMail(CAMILLE.email);
    const to = await redirectOf(askBack({ reason: '' }));
    expect(to.search).toBe('?kind=return&outcome=unmailed');
    const { done } = readOrderReturnQuery(Object.fromEntries(to.searchParams));
    expect([done, readOrderReturnQuery({ outcome: 'x' }).done]).toEqual(['unmailed', null]);
    expect(await forms.mails('return-received')).toEqual([]);
    await visit();
    expect(await askBack({ reason: '' })).toEqual({ status: 'done', mailed: false });
  });

  test('a return says on its page that it was asked for', async () => {
    await visit(PLAIN);
    const to = await redirectOf(askBack());
    expect(to.pathname + to.search).toBe('/mon-compte/commandes/914/retour?kind=return&outcome=done');
    expect((await forms.rows()).submissions).toHaveLength(1);
  });
});

describe('"Return products" from an order', () => {
  test('has the payload of the specification, and a receipt to the address of the order', async () => {
    await visit();
    expect(await askBack()).toEqual({ status: 'done' });
    const [row] = (await forms.rows()).submissions;
    expect(row).toMatchObject({ form: 'returns', state: 'accepted', payload: { order: '#914', reason: 'Fendu.' } });
    expect(row?.payload.productIds).toHaveLength(2);
    const products = [expect.stringMatching(/^1\u00a0× Nuit posée/), expect.stringMatching(/^1\u00a0× Magnésium/)];
    const values = { reference: row?.id, order: '#914', products, reason: 'Fendu.' };
    const customer = { address: CAMILLE.email };
    expect(await forms.mails('return-team')).toMatchObject([
      { to: { address: 'retours@silene.example' }, replyTo: customer, values },
    ]);
    expect(await forms.mails('return-received')).toMatchObject([{ to: customer, values }]);
  });

  test('an article that is gone from the catalogue is stored as its order names it, with its quantity', async () => {
    await visit();
    const order = ordersNow(services.commerce).find(({ number }) => number === 914) as Order;
    const lines = order.lines.map((line, index) => (index === 2 ? { ...line, variantId: 99_999_999 } : line));
    saveOrder({ ...order, lines }, services.commerce);
    expect(await askBack({ lines: ['2'], quantities: ['1', '1', '2'] })).toEqual({ status: 'done' });
    const gone = ['2\u00a0× Magnésium marin'];
    const [row] = (await forms.rows()).submissions;
    expect(row?.payload).toEqual({
      order: '#914',
      productIds: [],
      products: gone,
      fromAccount: true,
      reason: 'Fendu.',
    });
    expect(await forms.mails('return-team')).toMatchObject([{ values: { products: gone } }]);
    // The same article, one piece of it: not the same request.
    expect(await askBack({ lines: ['2'], quantities: ['1', '1', '1'] })).toEqual({ status: 'done' });
    expect((await forms.rows()).submissions).toHaveLength(2);
  });

  test('nothing refuses a return once the shop may have it: too many are refused before', async () => {
    for (let index = 1; index <= 7; index++) {
      await visit({ 'x-client-address': '198.51.100.99' });
      expect(await askBack({ reason: `Raison ${index}.` })).toMatchObject({ status: 'done' });
    }
    expect((await forms.rows()).submissions).toHaveLength(7);
    const wrong = () => askBack({ lines: [] });
    for (let index = 8; index <= 60; index++) expect(await wrong()).not.toHaveProperty('problem');
    const asked = services.operations('commerce').length;
    expect(await askBack()).toMatchObject({ problem: { code: 'limited' } });
    expect(services.operations('commerce')).toHaveLength(asked);
  });

  test.each(['#914', 'SIL/914-FR'])(
    'of %s, posted again after its answer was lost: answered as the first',
    async (name) => {
      const order = ordersNow(services.commerce).find(({ number }) => number === 914) as Order;
      saveOrder({ ...order, name }, services.commerce);
      await visit();
      const key = crypto.randomUUID();
      expect(await askBack({ key })).toEqual({ status: 'done' });
      services.faults.set({ service: 'commerce', operation: '*', kind: 'status', status: 503, share: 1, seed: 1 });
      expectConsole('error', /^\[forms\] /);
      expect(await askBack({ key })).toEqual({ status: 'done' });
      for (const other of [{ lines: ['0'] }, { quantities: ['1', '1', '2'] }, { order: '913' }, { reason: '' }]) {
        expect(await askBack({ key, ...other })).toMatchObject({ problem: { code: 'unavailable' } });
      }
      expect((await forms.rows()).submissions).toMatchObject([{ payload: { order: name } }]);
      expect(await forms.mails('return-received')).toHaveLength(1);
    },
  );

  test('"at least 1 item"; twenty clicks are one request', async () => {
    await visit();
    expect(await askBack({ lines: [] })).toMatchObject({
      result: { initialValue: { reason: 'Fendu.' }, error: { lines: ['productsRequired'] } },
    });
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => askBack({ key })));
    expect(answers.every(({ status }) => status === 'done')).toBe(true);
    expect((await forms.rows()).submissions).toHaveLength(1);
    expect(await forms.deliveries()).toHaveLength(2);
  });
});
