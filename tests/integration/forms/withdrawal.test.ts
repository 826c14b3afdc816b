import { afterEach, describe, expect, test, vi } from 'vitest';
import { composeMail } from '../../../lib/mail/compose.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import { processSingleton } from '../../../lib/platform/process.ts';
import * as transport from '../../../lib/services/mail/transport.ts';
import { outbox } from '../../../lib/services/store/schema.ts';
import { declareWithdrawal } from '../../../lib/withdrawal/actions.ts';
import type { WithdrawalState } from '../../../lib/withdrawal/state.ts';
import { deliverRow } from '../../../lib/worker/deliver.ts';
import { expectConsole } from '../../setup/console.ts';
import { formsOn, newVisitor, posted } from '../../setup/forms.ts';
import { DRIVERS } from '../../setup/store.ts';

vi.mock('../../../lib/mail/sender.ts', () => ({
  senderIn: async () => ({ name: 'Laboratoires Silène', legalName: 'Laboratoires Silène SAS', address: null }),
}));

const NOON = new Date('2026-11-24T11:05:05Z');
const typed = {
  name: 'Élise D’Hondt',
  order: '#1042',
  email: 'elise@exemple.fr',
  goods: 'La crème, pas le gel',
  reason: 'Je ne m’en sers pas.',
};
const fields = { ...typed, locale: 'fr-fr' };
const send = (more: object = {}) => declareWithdrawal(null, posted({ ...fields, ...more }));

type Review = Extract<WithdrawalState, { status: 'review' }>;
async function reviewed(more: object = {}): Promise<Review> {
  const state = await send(more);
  expect(state).toMatchObject({ status: 'review' });
  return state as Review;
}

/** The form of the review step, as the page renders it. */
const button = ({ token, values }: Review, more: object = {}) =>
  declareWithdrawal(null, posted({ ...values, locale: 'fr-fr', token, ...more }));
const at = (moment: Date) => vi.useFakeTimers({ now: moment, toFake: ['Date'] });
afterEach(() => void vi.useRealTimers());

describe.each(DRIVERS)('the online withdrawal function on the %s store', (driver) => {
  const forms = formsOn(driver);
  const kept = async () => (await forms.rows()).submissions;

  test('"a separate confirm step": the fields declare nothing, the button of the review does', async () => {
    const review = await reviewed();
    expect(review.values).toMatchObject(typed);
    expect(await kept()).toMatchObject([{ form: 'withdrawal', state: 'held', payload: typed }]);
    expect(await forms.deliveries()).toEqual([]);
    const made = await button(review);
    const [row] = await kept();
    expect(made).toMatchObject({ status: 'done', receipt: { reference: row?.id, mailed: true, shown: typed } });
    expect(row).toMatchObject({ state: 'accepted', payload: { ...typed, confirmedAt: expect.any(String) } });
    expect(await forms.dueDeliveries()).toHaveLength(2);
  });

  test('"receipt without delay … with content, date and time": those of the button', async () => {
    at(new Date(NOON.getTime() - 3_600_000));
    const review = await reviewed();
    at(NOON);
    const made = await button(review);
    const moment = '24 novembre 2026 à 12:05:05 heure normale d’Europe centrale';
    expect(made).toMatchObject({ receipt: { at: moment } });
    const [row] = await kept();
    const [receipt] = await forms.mails('withdrawal-receipt');
    const person = { name: typed.name, address: typed.email };
    expect(receipt).toMatchObject({
      to: person,
      replyTo: { address: 'retours@silene.example' },
      values: { ...typed, reference: row?.id, at: NOON.toISOString() },
    });
    const { text } = await composeMail(receipt as NonNullable<typeof receipt>, { id: row?.id ?? '' });
    const said = text.replace(/\s+/g, ' ');
    for (const each of [moment, row?.id, ...Object.values(typed)]) expect(said).toContain(each);
    expect(await forms.mails('withdrawal-team')).toMatchObject([
      { to: { address: 'retours@silene.example' }, replyTo: person, values: { ...typed, fromAccount: false } },
    ]);
  });

  test('a receipt that is refused for good is told to the team', async () => {
    expectConsole('error', /^\[outbox\] /);
    vi.spyOn(transport, 'deliver').mockRejectedValue(new AppError('mailRefused', { reason: '550' }));
    await button(await reviewed({ order: '#2050', email: 'odile@exempl.fr' }));
    const given = await forms.place.store.db.select().from(outbox);
    for (const { id } of given) expect(await deliverRow(forms.place.store, id)).toBe('failed');
    const [first, again, ...more] = await forms.mails('withdrawal-team');
    expect([again?.to, again?.replyTo, more]).toEqual([first?.to, first?.replyTo, []]);
    const missing = (await forms.mails('withdrawal-team')).filter(({ values }) => values.noReceipt);
    expect(missing).toMatchObject([{ values: { order: '#2050', email: 'odile@exempl.fr' } }]);
    const { text } = await composeMail(missing[0] as NonNullable<typeof again>, { id: given[0]?.id ?? '' });
    expect(text.replace(/\s+/g, ' ')).toContain('L’accusé de réception n’a pas pu être remis à son adresse');
  });

  test('pressed twenty times at once it is one declaration, and two mails', async () => {
    const review = await reviewed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => button(review)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 'done' });
    expect(await kept()).toHaveLength(1);
    expect(await forms.deliveries()).toHaveLength(2);
    // The same fields again, without an idempotency key: they have been declared already.
    expect(await send()).toEqual(answers[0]);
  });
});

describe('the two steps', () => {
  const forms = formsOn();
  const kept = async () => (await forms.rows()).submissions;

  test('"back to correct": everything typed comes back, and what was corrected is what counts', async () => {
    const review = await reviewed({ key: crypto.randomUUID() });
    const back = await button(review, { step: 'edit' });
    expect(back).toEqual({ status: 'error', result: { initialValue: { ...typed, lines: [], quantities: [] } } });
    const again = await reviewed({ order: '#1043', key: crypto.randomUUID() });
    await button(again);
    expect(await forms.mails('withdrawal-receipt')).toMatchObject([{ values: { order: '#1043' } }]);
    expect((await kept()).map(({ state }) => state).sort()).toEqual(['accepted', 'held']);
  });

  test('a key that comes again with other contents is refused, and nothing is lost', async () => {
    const key = crypto.randomUUID();
    expectConsole('error', /idempotency key reused/);
    await reviewed({ key });
    expect(await send({ key, reason: 'Autre.' })).toMatchObject({
      problem: { code: 'keyReused' },
      result: { initialValue: { reason: 'Autre.' } },
    });
    expect(await kept()).toHaveLength(1);
  });

  test('"no mandatory reason": the least is a name, an order and an address, and means all of it', async () => {
    const review = await reviewed({ name: 'Ô', goods: '', reason: '' });
    expect(await button(review)).toMatchObject({ receipt: { shown: { goods: '', reason: '' } } });
    const payload = (await kept())[0]?.payload;
    expect(Object.keys(payload ?? {}).sort()).toEqual(['confirmedAt', 'email', 'mailed', 'name', 'order']);
  });

  test.each([
    ['name', { name: ' ' }, 'nameRequired'],
    ['order', { order: '' }, 'orderRequired'],
    ['email', { email: 'elise@' }, 'emailInvalid'],
  ])('without a %s the fields come back with the error beside it', async (field, more, error) => {
    expect(await send(more)).toMatchObject({
      status: 'error',
      result: { initialValue: { reason: typed.reason }, error: { [field]: [error] } },
    });
    expect(await kept()).toEqual([]);
  });

  test.each([
    ['forged', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['for another purpose', (token: string) => token.replace('submission-confirm', 'submission-delete')],
    ['none', () => ''],
  ])('a token that is %s declares nothing, and the fields come back', async (_, change) => {
    const review = await reviewed();
    expect(await button({ ...review, token: change(review.token) })).toMatchObject({
      status: 'error',
      problem: { code: 'reviewOver' },
      result: { initialValue: typed },
    });
    expect(await kept()).toMatchObject([{ state: 'held' }]);
    expect(await forms.deliveries()).toEqual([]);
  });

  test('a day later the review is over: nothing was declared, nothing typed is lost', async () => {
    at(NOON);
    const review = await reviewed();
    at(new Date(NOON.getTime() + 25 * 3_600_000));
    expect(await button(review)).toMatchObject({ problem: { code: 'reviewOver' }, result: { initialValue: typed } });
    expect(await forms.deliveries()).toEqual([]);
  });

  test.each<[what: string, more: object, outcome: object]>([
    ['is shown its receipt', {}, { status: 'done', receipt: { mailed: true } }],
    ['and posts something else is shown nothing', { email: 'autre@exemple.be' }, { problem: { code: 'reviewOver' } }],
  ])('whoever presses the button again three days after the declaration %s', async (_, more, outcome) => {
    at(NOON);
    const review = await reviewed();
    const made = await button(review);
    at(new Date(NOON.getTime() + 3 * 24 * 3_600_000));
    const again = await button(review, more);
    expect(again).toMatchObject(outcome);
    if (again.status === 'done') expect(again).toEqual(made);
    expect(await forms.mails('withdrawal-receipt')).toHaveLength(1);
  });

  test('after a day nobody is told that nothing was declared while the store cannot say so', async () => {
    at(NOON);
    const review = await reviewed();
    await button(review);
    at(new Date(NOON.getTime() + 26 * 3_600_000));
    const stores = processSingleton<unknown>('store');
    const open = stores.current;
    stores.current = Promise.reject(new Error('no disk'));
    expectConsole('error', /^\[withdrawal\] /);
    expect(await button(review)).toMatchObject({ status: 'review', problem: { code: 'undeclared' }, values: typed });
    stores.current = open;
    expect(await button(review)).toMatchObject({ status: 'done' });
  });

  test('while the store does not answer the review stays, and its button can be pressed again', async () => {
    const review = await reviewed();
    const stores = processSingleton<unknown>('store');
    const open = stores.current;
    stores.current = Promise.reject(new Error('no disk'));
    expectConsole('error', /^\[links\] /);
    expect(await button(review)).toMatchObject({ status: 'review', problem: { code: 'undeclared' }, values: typed });
    stores.current = open;
    expect(await button(review)).toMatchObject({ status: 'done' });
  });

  test('Tunisia has no contracts to withdraw from', async () => {
    newVisitor('tn.localhost:3000');
    expect(await send({ locale: 'fr-tn' })).toMatchObject({ status: 'error', problem: { code: 'unavailable' } });
    expect(await kept()).toEqual([]);
  });

  test('"rate limits must not refuse a lawful declaration": ten in a row, to one address, each with its receipt', async () => {
    for (let order = 1; order <= 10; order++) {
      expect(await button(await reviewed({ order: `#${order}` }))).toMatchObject({ receipt: { mailed: true } });
    }
    expect(await forms.mails('withdrawal-receipt')).toHaveLength(10);
  });

  test('past the limit of receipts to one address the page is the receipt, and the team hears of it', async () => {
    for (let order = 1; order <= 20; order++) await button(await reviewed({ order: `#${order}` }));
    newVisitor();
    expect(await button(await reviewed({ order: '#21' }))).toMatchObject({
      status: 'done',
      receipt: { mailed: false, at: expect.any(String) },
    });
    expect(await forms.mails('withdrawal-receipt')).toHaveLength(20);
    expect(await forms.mails('withdrawal-team')).toHaveLength(21);
  });

  test('what is no form was never entered', async () => {
    await expect(declareWithdrawal(null, 'name=x' as unknown as FormData)).rejects.toThrow(TypeError);
  });
});
