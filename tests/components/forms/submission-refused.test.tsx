import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormAction } from '../../../components/forms/use-submission.ts';
import type { FormState } from '../../../lib/forms/state.ts';
import { UnrecognizedAction } from '../../setup/next/navigation.ts';
import { ANSWERS, field, fillIn, press, showForm, summary, type, typed } from './sample-form.tsx';
import { words } from './words.ts';

// Solving the bot check is covered by another test.
const solve = vi.hoisted(() => vi.fn<() => Promise<string | null>>());
vi.mock('../../../lib/forms/solve-proof.ts', () => ({ solveProof: solve }));

const action = vi.fn<FormAction>();
const show = (bot?: 'none') => showForm(action, bot);

/** The server's response to invalid input. */
const refusal = (data: FormData, more: object = {}) => ({
  status: 'error' as const,
  result: { status: 'error' as const, initialValue: { ...Object.fromEntries(data) } as never, ...more },
});
const key = (call: number) => action.mock.calls[call]?.[1].get('key');

let proofs = 0;
beforeEach(() => {
  proofs = 0;
  action.mockReset().mockResolvedValue({ status: 'done' });
  solve.mockReset().mockImplementation(async () => `proof-${++proofs}`);
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => Response.json({})),
  );
  return () => vi.unstubAllGlobals();
});

describe('what did not go', () => {
  test('an error of the server: said, focused, and every field keeps what was typed', async () => {
    action.mockImplementation(async (_, data) => refusal(data, { error: { name: ['nameShort'] } }));
    show();
    fillIn();
    press();
    const box = await summary();
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(within(box).getByRole('link').textContent).toBe(words.errors.nameShort);
    expect(typed()).toEqual(ANSWERS);
    expect(field('2').checked).toBe(true);
  });

  test('a problem of the whole form is the title of the summary, with its minutes', async () => {
    action.mockImplementation(async (_, data) => ({
      ...refusal(data),
      problem: { code: 'limited', values: { minutes: 7 } },
    }));
    show();
    fillIn();
    press();
    expect(within(await summary()).getByRole('heading').textContent).toMatch(/essayez de nouveau dans\s7\smin/);
    expect(typed()).toEqual(ANSWERS);
  });

  test.each<[string, unknown, boolean, string]>([
    ['a page that is older than the site', new UnrecognizedAction(), true, 'outdated'],
    ['an action that threw', new Error('An error occurred'), true, 'unanswered'],
    ['no connection', new TypeError('no connection'), false, 'offline'],
  ])('%s: said in words, and every field keeps what was typed', async (_, error, online, code) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    action.mockRejectedValueOnce(error);
    show();
    fillIn();
    press();
    const box = await summary();
    expect(within(box).getByRole('heading').textContent).toBe(words.problems[code]);
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(typed()).toEqual(ANSWERS);
    press();
    await screen.findByText('C’est parti');
    // The first request may have arrived after all: the same contents have the same idempotency key.
    expect(key(1)).toBe(key(0));
  });

  test.each<[string, (data: FormData) => Promise<FormState>]>([
    ['a problem', async (data) => ({ ...refusal(data), problem: { code: 'limited', values: { minutes: 41 } } })],
    ['an error of a field', async (data) => refusal(data, { error: { message: ['messageRequired'] } })],
    ['no connection', () => Promise.reject(new TypeError('no connection'))],
  ])('%s twice: it is not there while the second post runs, whose answer takes the focus', async (_, answer) => {
    const waiting: (() => void)[] = [];
    action.mockImplementation(async (_, data) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return answer(data);
    });
    show('none');
    fillIn();
    for (const tries of [1, 2]) {
      screen.getByRole('button', { name: 'Envoyer' }).focus();
      press();
      await waitFor(() => expect(waiting).toHaveLength(tries));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(document.activeElement?.textContent).toBe('Envoyer');
      waiting.at(-1)?.();
      const box = await summary();
      await waitFor(() => expect(document.activeElement).toBe(box));
    }
  });

  test('after something was typed it is another submission', async () => {
    action.mockRejectedValueOnce(new Error('x'));
    show();
    fillIn();
    press();
    await summary();
    type('Message', 'Bonjour encore.');
    press();
    await screen.findByText('C’est parti');
    expect(key(0)).not.toBe(key(1));
  });

  test('a key that stood for other contents is not sent a second time', async () => {
    action.mockImplementationOnce(async (_, data) => ({
      ...refusal(data),
      problem: { code: 'keyReused', values: {} },
    }));
    show();
    fillIn();
    press();
    await summary();
    press();
    await screen.findByText('C’est parti');
    expect(key(0)).not.toBe(key(1));
  });

  test('a proof that has aged is made anew without a word', async () => {
    const seen: unknown[] = [];
    const note = (data: FormData) => seen.push([data.get('proof'), data.get('key')]);
    action.mockImplementationOnce(async (_, data) => {
      note(data);
      return { ...refusal(data), problem: { code: 'proof', values: {} } };
    });
    action.mockImplementationOnce(async (_, data) => {
      note(data);
      return { status: 'done' };
    });
    show();
    fillIn();
    press();
    await screen.findByText('C’est parti');
    expect(seen).toEqual([
      ['proof-1', key(0)],
      ['proof-2', key(0)],
    ]);
  });
});
