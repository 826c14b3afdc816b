import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { AddButton } from '../../components/cart/cart-islands.tsx';
import { addWithWords } from '../../components/cart/with-words.ts';
import { GiftCardForm } from '../../components/product/gift-card-form.tsx';
import { ToastRegion } from '../../components/ui/toast.tsx';
import messages from '../../messages/fr/catalogue.json';
import submission from '../../messages/fr/submission.json';
import { words } from './forms/words.ts';

vi.mock('../../lib/cart/actions.ts', () => import('../setup/cart-actions.ts'));
vi.mock('../../components/cart/with-words.ts', () => ({
  addWithWords: vi.fn(async () => ({ toasts: [], problem: '' })),
}));

/** What came with the page, after the form was sent without script. */
const came = vi.hoisted(() => ({ answer: null as unknown }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useActionState: () => [came.answer, () => {}, false],
}));

const amounts = [
  { variantId: '1', label: '25,00 €', unavailable: undefined },
  { variantId: '2', label: '50,00 €', unavailable: undefined },
];
const shown = () => (
  <GiftCardForm
    id="gift-card-2"
    locale="fr-fr"
    name="Carte cadeau"
    cartHref="/commande/panier"
    amounts={amounts}
    chosen="2"
    seen={undefined}
    words={words}
    labels={{ ...messages.giftCard, add: messages.add }}
  />
);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: messages.add }));
const sent = () => vi.mocked(addWithWords).mock.calls.map(([{ form }]) => Object.fromEntries(form));

beforeEach(() => {
  vi.mocked(addWithWords).mockClear();
  came.answer = null;
});

test('the amount and the recipient go into the cart together', async () => {
  render(shown());
  fireEvent.click(screen.getByRole('radio', { name: '25,00 €' }));
  type(messages.giftCard.email, 'noe@exemple.fr');
  type(messages.giftCard.message, 'Bravo');
  submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    locale: 'fr-fr',
    variantId: '1',
    recipientEmail: 'noe@exemple.fr',
    recipientMessage: 'Bravo',
    sendOn: '',
  });
});

test('an error is said at its field, nothing is sent, and what was typed stays', async () => {
  render(shown());
  type(messages.giftCard.name, 'Noé');
  submit();
  const email = field(messages.giftCard.email);
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  const describedBy = (email.getAttribute('aria-describedby') ?? '').split(' ');
  const said = describedBy.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(said).toContain(submission.errors.recipientEmailRequired);
  expect(field(messages.giftCard.name).value).toBe('Noé');
  expect(sent()).toEqual([]);
});

test('what the shop refuses is said above the form', async () => {
  vi.mocked(addWithWords).mockResolvedValueOnce({ toasts: [], problem: 'La boutique ne répond pas.' });
  render(shown());
  submit();
  expect(await screen.findByText('La boutique ne répond pas.')).toBeTruthy();
});

test.each([
  ['the shop refuses', { toasts: [], problem: 'La boutique ne répond pas.' }, 'La boutique ne répond pas.'],
  ['cannot be sent', new Error('not loaded'), submission.problems.giftCardNotAdded],
])('what %s once the page was left is said in a toast, and not to who comes back', async (_, outcome, said) => {
  const add = Promise.withResolvers<Awaited<ReturnType<typeof addWithWords>>>();
  vi.mocked(addWithWords).mockReturnValueOnce(add.promise);
  const site = (mode: 'visible' | 'hidden') => (
    <>
      <Activity mode={mode}>{shown()}</Activity>
      <ToastRegion close="Fermer" />
    </>
  );
  const { rerender } = render(site('visible'));
  submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
  rerender(site('hidden'));
  if (outcome instanceof Error) add.reject(outcome);
  else add.resolve(outcome);
  await waitFor(() => expect(document.body.lastChild?.lastChild?.textContent).toContain(said));
  rerender(site('visible'));
  await waitFor(() => expect(screen.getByRole('button', { name: messages.add }).hasAttribute('aria-busy')).toBe(false));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without script every field is there, with the amount of the address', () => {
  const html = renderToString(shown());
  for (const name of ['variantId', 'recipientEmail', 'recipientName', 'recipientMessage', 'sendOn'])
    expect(html).toContain(`name="${name}"`);
  expect(html).toMatch(/value="2"[^>]*checked|checked[^>]*value="2"/);
});

test('pressed twice while its rules are loaded, it is one gift card', async () => {
  render(shown());
  submit();
  expect(screen.getByRole('button', { name: messages.add }).getAttribute('aria-busy')).toBe('true');
  submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await vi.dynamicImportSettled();
  expect(sent()).toHaveLength(1);
});

test('a button elsewhere on the page shows that the form is being sent', async () => {
  const add = Promise.withResolvers<Awaited<ReturnType<typeof addWithWords>>>();
  vi.mocked(addWithWords).mockReturnValueOnce(add.promise);
  render(
    <>
      {shown()}
      <AddButton form="gift-card-2">Ajouter la carte</AddButton>
      <AddButton form="gift-card-1">Une autre</AddButton>
    </>,
  );
  const busy = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-busy');
  submit();
  expect([busy('Ajouter la carte'), busy('Une autre')]).toEqual(['true', null]);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(busy('Ajouter la carte')).toBe('true');
  add.resolve({ toasts: [], problem: '' });
  await waitFor(() => expect(busy('Ajouter la carte')).toBeNull());
});

test.each([
  ['is taken', '', []],
  ['fails in another way', 'Le panier n’a pas pu être créé.', ['Le panier n’a pas pu être créé.']],
])('what came with the page is over once it is sent again, and %s', async (_, problem, said) => {
  came.answer = { result: { status: 'success', initialValue: {} }, problem: 'giftCardNotAdded' };
  vi.mocked(addWithWords).mockResolvedValueOnce({ toasts: [], problem });
  render(shown());
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts()).toEqual([submission.problems.giftCardNotAdded]);
  type(messages.giftCard.name, 'Lou');
  type(messages.giftCard.email, 'lou@exemple.fr');
  const button = screen.getByRole('button', { name: messages.add });
  button.focus();
  submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
  expect(alerts()).toEqual(said);
  if (problem === '') expect(document.activeElement).toBe(button);
});
