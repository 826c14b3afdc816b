import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormAction } from '../../../components/forms/use-submission.ts';
import type { FormState } from '../../../lib/forms/state.ts';
import { field, fillIn, press, showForm, summary, type, typed } from './sample-form.tsx';
import { words } from './words.ts';

// Solving the bot check is covered by another test.
const solve = vi.hoisted(() => vi.fn<() => Promise<string | null>>());
vi.mock('../../../lib/forms/solve-proof.ts', () => ({ solveProof: solve }));

const action = vi.fn<FormAction>();
const show = (bot?: 'none') => showForm(action, bot);

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

describe('what the browser sees is wrong', () => {
  test('is said above the form with a link to each field, takes the focus, and nothing is sent', async () => {
    show();
    type('E-mail', 'elise@');
    press();
    const box = await summary();
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(within(box).getByRole('heading').textContent).toBe('4 points sont à corriger');
    const links = within(box).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      words.errors.nameRequired,
      words.errors.emailInvalid,
      words.errors.productsRequired,
      words.errors.messageRequired,
    ]);
    const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(targets).toEqual([
      field('Nom'),
      field('E-mail'),
      screen.getByRole('group', { name: 'Produits' }),
      field('Message'),
    ]);
    expect(field('Nom').getAttribute('aria-invalid')).toBe('true');
    const described = field('Nom').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
      words.errors.nameRequired,
    );
    expect(field('E-mail').value).toBe('elise@');
    expect(action).not.toHaveBeenCalled();
  });

  test('each try moves the focus there again; one point is one point', async () => {
    show();
    fillIn();
    type('Nom', 'É');
    press();
    const box = await summary();
    expect(within(box).getByRole('heading').textContent).toBe(words.summaryOne);
    field('Nom').focus();
    press();
    await waitFor(() => expect(document.activeElement).toBe(box));
  });

  test('nothing is said before the first try', () => {
    show();
    fireEvent.focus(field('Nom'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typed()).toEqual(['', '', 'FR', '']);
  });
});

describe('what is sent', () => {
  test('is all of the form with a proof and a key; then the thanks take its place, and the focus', async () => {
    show();
    fillIn();
    press();
    const done = await screen.findByText('C’est parti');
    await waitFor(() => expect(document.activeElement).toBe(done.closest('[role="status"]')));
    const data = action.mock.calls[0]?.[1] as FormData;
    expect(Object.fromEntries(data)).toMatchObject({
      locale: 'fr-fr',
      channel: 'x',
      name: 'Élise',
      email: 'elise@exemple.fr',
      country: 'BE',
      productIds: '2',
      message: 'Bonjour.',
      scripted: 'true',
      proof: 'proof-1',
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each<[state: FormState, said: string]>([
    [{ status: 'done' }, 'Merci.'],
    [{ status: 'done', mailed: false }, 'Merci, sans copie.'],
  ])('the thanks promise a copy only when there is one: %j', async (state, said) => {
    action.mockResolvedValue(state);
    show();
    fillIn();
    press();
    await screen.findByText('C’est parti');
    expect(screen.getByRole('status').querySelector('p')?.textContent).toBe(said);
  });

  test('a form without a bot check asks for no work', async () => {
    show('none');
    fillIn();
    press();
    await screen.findByText('C’est parti');
    const data = action.mock.calls[0]?.[1];
    expect([data?.get('scripted'), data?.has('proof')]).toEqual(['true', false]);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('without a proof it is sent as without script: the answer is the button that confirms', async () => {
    solve.mockResolvedValue(null);
    action.mockResolvedValue({ status: 'confirm', token: 't' });
    const { container } = show();
    fillIn();
    press();
    await screen.findByRole('button', { name: words.confirm.action });
    expect(action.mock.calls[0]?.[1].has('scripted')).toBe(false);
    expect(container.querySelector<HTMLInputElement>('[name=token]')?.value).toBe('t');
    action.mockResolvedValue({ status: 'done' });
    fireEvent.click(screen.getByRole('button', { name: words.confirm.action }));
    await screen.findByText('C’est parti');
    expect(action.mock.calls[1]?.[1].get('token')).toBe('t');
  });

  test('that it is on its way is said in a region that was there before', async () => {
    let arrive = (_: FormState) => {};
    action.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    show('none');
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    fillIn();
    press();
    await waitFor(() => expect(region.textContent).toBe(words.sending));
    arrive({ status: 'done' });
    await screen.findByText('C’est parti');
  });

  test('a double click sends once', async () => {
    show();
    fillIn();
    press();
    press();
    press();
    await screen.findByText('C’est parti');
    expect(action).toHaveBeenCalledTimes(1);
  });
});
