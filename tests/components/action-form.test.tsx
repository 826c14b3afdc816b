import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, useState, useTransition } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ActionForm, SubmitButton } from '../../components/ui/action-form.tsx';
import { expectConsole } from '../setup/console.ts';
import { Interruption } from '../setup/next/navigation.ts';

const LOST = 'La connexion a été perdue.';
const action = vi.fn<(form: FormData) => Promise<unknown>>();
const form = (onReply?: (reply: unknown) => void, props = {}) => (
  <ActionForm action={action} onReply={onReply} lost={LOST} {...props}>
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

/** Another part of the page, which the router changes. */
function Elsewhere() {
  const [isPending, start] = useTransition();
  const [isShown, show] = useState(false);
  const go = () => {
    window.dispatchEvent(new Event('router-navigation'));
    start(async () => show(true));
  };
  return (
    <button type="button" onClick={go}>
      {isPending || !isShown ? 'Aide' : 'shown'}
    </button>
  );
}

const ADDRESS = 'https://example.com/pay';

/** Presses the button whose action returns an address, once it may; returns what loads it. */
function pressToLeave(props = {}) {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { promise, resolve } = Promise.withResolvers<unknown>();
  action.mockReturnValueOnce(promise);
  render(
    <>
      {form(undefined, props)}
      <Elsewhere />
    </>,
  );
  press();
  return { assign, reply: () => act(async () => resolve(ADDRESS)) };
}

const isBusy = () => button().getAttribute('aria-busy') === 'true';
const go = () => fireEvent.click(screen.getByText('Aide'));

test('an address that is returned is loaded by the page, whose button is busy until it is left', async () => {
  const { assign, reply } = pressToLeave();
  await reply();
  expect(assign.mock.calls).toEqual([[ADDRESS]]);
  press();
  expect(isBusy()).toBe(true);
  expect(action).toHaveBeenCalledOnce();
  fireEvent(window, new Event('pagehide'));
  await isFree();
});

test('a navigation of the router while it is loaded leads on; a click elsewhere changes nothing', async () => {
  await pressToLeave().reply();
  await act(async () => document.body.click());
  expect(isBusy()).toBe(true);
  go();
  await screen.findByText('shown');
  await isFree();
});

test('a page that is chosen before the reply stands', async () => {
  const { assign, reply } = pressToLeave();
  go();
  await reply();
  await isFree();
  expect(assign).not.toHaveBeenCalled();
});

test('but a sign-out goes on to the provider', async () => {
  const { assign, reply } = pressToLeave({ 'data-signs-out': '' });
  go();
  await reply();
  expect(assign.mock.calls).toEqual([[ADDRESS]]);
  expect(isBusy()).toBe(true);
  fireEvent(window, new Event('pagehide'));
  await isFree();
});

test('a page that is not left after all has its button again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await pressToLeave().reply();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(isBusy()).toBe(false);
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
  expect(renderToString(form(undefined, { 'data-signs-out': '' }))).toContain('data-signs-out');
});
