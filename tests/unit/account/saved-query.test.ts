import { describe, expect, test } from 'vitest';
import {
  draftsIn,
  draftsText,
  dropDrafts,
  type FormDraft,
  readDrafts,
  readSavedQuery,
  restoreQuery,
  saveDraft,
  savedQuery,
} from '../../../lib/account/form-draft.ts';
import type { CustomerAnswer } from '../../../lib/account/form-state.ts';
import { newRequest } from '../../setup/next/headers.ts';

const draft: FormDraft = {
  who: 'camille',
  place: 'profile',
  status: 'error',
  typed: { firstName: 'É' },
  errors: { firstName: ['givenNameShort'] },
};
const nothing = { outcome: null, place: null, answer: null, address: null };

describe('the address of the page without script', () => {
  test.each<[CustomerAnswer, string, object]>([
    [{ status: 'done', outcome: 'address' }, 'address-7', { outcome: 'address' }],
    [
      { status: 'error', result: { initialValue: { email: 'a@b.fr' } } },
      'profile',
      { outcome: 'error', form: 'profile' },
    ],
    [{ status: 'confirm', result: {} }, 'deletion', { outcome: 'confirm', form: 'deletion' }],
  ])('of %j says nothing personal', (answer, place, query) => {
    expect(savedQuery(answer, place)).toEqual(query);
  });

  test('what says which form is open comes along to the login and back', () => {
    expect(restoreQuery({ outcome: 'error', form: 'profile', shop: 'refused', address: ['1', '2'] })).toEqual({
      outcome: 'error',
      form: 'profile',
    });
  });
});

describe('what the page shows', () => {
  test.each<[string, Record<string, string>, FormDraft | null, object]>([
    ['nothing', {}, null, nothing],
    ['what was done', { outcome: 'profile' }, null, { ...nothing, outcome: 'profile' }],
    ['no invented deed', { outcome: 'toString' }, null, nothing],
    ['the address to be changed', { address: '30011' }, null, { ...nothing, address: '30011' }],
    ['nothing that was kept before', {}, draft, nothing],
    ['nothing of another step', { outcome: 'confirm', form: 'profile' }, draft, nothing],
    ['nothing of another form', { outcome: 'error', form: 'password' }, draft, { place: 'password' }],
  ])('%s', (_, query, cookie, expected) => {
    expect(readSavedQuery(query, cookie ? [cookie] : [], 'camille')).toMatchObject(expected);
  });

  test('an answer with what was typed', () => {
    expect(readSavedQuery({ outcome: 'error', form: 'profile' }, [draft], 'camille')).toEqual({
      ...nothing,
      place: 'profile',
      answer: { status: 'error', result: { status: 'error', initialValue: draft.typed, error: draft.errors } },
    });
  });

  test('the form of the address it belongs to, and the second step', () => {
    const expected = { outcome: 'error', form: 'address-30011' };
    expect(readSavedQuery(expected, [{ ...draft, place: 'address-30011' }], 'camille').address).toBe('30011');
    const second: FormDraft = { ...draft, place: 'deletion', status: 'confirm' };
    expect(readSavedQuery({ outcome: 'confirm', form: 'deletion' }, [second], 'camille').answer?.status).toBe(
      'confirm',
    );
  });

  test('after signing in again, whatever the address says', () => {
    const waiting: FormDraft = { ...draft, problem: { code: 'signedOut', values: {} } };
    expect(readSavedQuery({}, [waiting], 'camille')).toMatchObject({
      place: 'profile',
      answer: { problem: waiting.problem },
    });
  });

  test('never what another customer typed', () => {
    const lost = { status: 'error', result: {}, problem: { code: 'lost', values: {} } };
    expect(readSavedQuery({ outcome: 'error', form: 'profile' }, [draft], 'lotte')).toMatchObject({ answer: lost });
    expect(readSavedQuery({}, [{ ...draft, problem: { code: 'signedOut', values: {} } }], 'lotte')).toEqual(nothing);
  });
});

describe('the cookie', () => {
  test('is read back as it was written', () => {
    expect(draftsIn(draftsText([draft]))).toEqual([draft]);
  });

  test('leaves too much text behind rather than everything', () => {
    const long: FormDraft = { ...draft, typed: { address1: 'é'.repeat(3_000) } };
    expect(draftsText([long]).length).toBeLessThan(3_800);
    expect(draftsIn(draftsText([long]))).toEqual([{ ...draft, typed: {} }]);
    const login: FormDraft = { ...draft, who: 'visitor', place: 'sign-in', typed: { email: 'é'.repeat(1_500) } };
    expect(draftsIn(draftsText([draft, login]))).toEqual([draft, { ...login, typed: {} }]);
  });

  test.each([undefined, '', 'x', Buffer.from('{"who":1}').toString('base64url')])('%j is no answer', (text) => {
    expect(draftsIn(text)).toEqual([]);
  });

  test('lives for five minutes, unseen by scripts, and goes when it is over', async () => {
    const jar = newRequest();
    const result = { initialValue: { firstName: 'É', list: ['no text'] }, error: { firstName: ['x'] } };
    await saveDraft({ status: 'error', result }, 'profile', 'camille');
    expect(jar.getAll()).toMatchObject([{ maxAge: 300, httpOnly: true, secure: true, sameSite: 'strict', path: '/' }]);
    expect(await readDrafts()).toMatchObject([
      { place: 'profile', typed: { firstName: 'É' }, errors: { firstName: ['x'] } },
    ]);
    await dropDrafts();
    expect(await readDrafts()).toEqual([]);
    expect(jar.getAll()).toEqual([]);
  });
});
