import { expect, test } from 'vitest';
import { type FormState, latestOf } from '../../../lib/forms/state.ts';

const done: FormState = { status: 'done' };
const error: FormState = { status: 'error', result: {} };
const confirm: FormState = { status: 'confirm', token: 't' };
const gone: FormState = { status: 'confirm', token: 't', problem: 'gone' };

test.each<[string, FormState | null, FormState | null, FormState | null]>([
  ['nothing has been sent', null, null, null],
  ['the page came with mistakes', null, error, error],
  ['corrected by the script', done, error, done],
  ['mistakes once more', error, error, error],
  ['sent by the script, after a page that says it is done', error, done, error],
  ['the script had no proof', confirm, null, confirm],
  ['the script had no proof, after a page with mistakes', confirm, error, confirm],
  ['confirmed', confirm, done, done],
  ['confirmed too late', confirm, gone, gone],
])('%s', (_, sent, posted, latest) => {
  expect(latestOf(sent, posted)).toBe(latest);
});
