import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, useState, useTransition } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ActionForm, SubmitButton } from '../../components/ui/action-form.tsx';
import { Link } from '../../components/ui/link.tsx';
import { expectConsole } from '../setup/console.ts';
import { Interruption } from '../setup/next/navigation.ts';

const LOST = 'La connexion a été perdue.';
const action = vi.fn<(form: FormData) => Promise<unknown>>();
const form = (onReply?: (reply: unknown) => void) => (
  <ActionForm action={action} onReply={onReply} lost={LOST} data-signs-out="">
    <input type="hidden" name="order" value="1001" />
    <SubmitButton>Payer</SubmitButton>
  </ActionForm>
);
const button = () => screen.getByRole('button', { name: 'Payer' });
const press = () => fireEvent.click(button());
const isFree = () => waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false));

/** As the framework catches its redirects. */
class Boundary extends Component<{ children: ReactNode }, { to: string }> {
  override state = { to: '' };
  static getDerivedStateFromError = (error: Interruption) => ({ to: error.to });
  override render = () => this.state.to || this.props.children;
}

test('a connection that fails is said below the form, which stays and can be sent again', async () => {
  action.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(form());
  press();
  expect((await screen.findByRole('alert')).textContent).toBe(LOST);
  expect(button().hasAttribute('aria-busy')).toBe(false);
  action.mockResolvedValueOnce(undefined);
  press();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(action.mock.calls.map(([posted]) => Object.fromEntries(posted))).toEqual([
    { order: '1001' },
    { order: '1001' },
  ]);
  await isFree();
});

test('a redirect is left to the framework', async () => {
  expectConsole('error', /redirect/);
  action.mockRejectedValueOnce(new Interruption('redirect', '/commande'));
  render(<Boundary>{form()}</Boundary>);
  press();
  await screen.findByText('/commande');
});

/** A part of the page elsewhere, as a link of the framework shows its page. */
function Elsewhere() {
  const [isPending, start] = useTransition();
  const [isShown, show] = useState(false);
  return (
    <Link href="/aide" onClick={() => start(async () => show(true))}>
      {isPending || !isShown ? 'Aide' : 'shown'}
    </Link>
  );
}

/** Presses the button whose action returns an address; returns what loads it. */
async function pressToLeave() {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  action.mockResolvedValueOnce('https://example.com/end-session');
  render(
    <>
      {form()}
      <Elsewhere />
    </>,
  );
  press();
  await waitFor(() => expect(assign.mock.calls).toEqual([['https://example.com/end-session']]));
}

test('an address that is returned is loaded by the page, whose button is busy until it is left', async () => {
  await pressToLeave();
  press();
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(action).toHaveBeenCalledOnce();
  fireEvent(window, new Event('pagehide'));
  await isFree();
});

test('a link that is followed instead leads on; a click elsewhere changes nothing', async () => {
  await pressToLeave();
  await act(async () => document.body.click());
  expect(button().getAttribute('aria-busy')).toBe('true');
  fireEvent.click(screen.getByText('Aide'));
  await screen.findByText('shown');
  await isFree();
});

test('a page that is not left after all has its button again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await pressToLeave();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(button().hasAttribute('aria-busy')).toBe(false);
});

test('where it is given what becomes of a reply, it asks for one, and is busy until it has been dealt with', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onReply = vi.fn(() => promise);
  action.mockResolvedValueOnce({ to: '/panier' });
  render(form(onReply));
  press();
  await waitFor(() => expect(onReply).toHaveBeenCalledWith({ to: '/panier' }));
  expect(action.mock.lastCall?.[0].get('scripted')).toBe('1');
  expect(button().getAttribute('aria-busy')).toBe('true');
  press();
  resolve();
  await isFree();
  expect(onReply).toHaveBeenCalledTimes(1);
});

test('keeps the attributes of its form', () => {
  expect(renderToString(form())).toContain('data-signs-out');
});
