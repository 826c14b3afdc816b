import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ActionForm, SubmitButton } from '../../components/ui/action-form.tsx';
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
const press = () => fireEvent.click(screen.getByRole('button'));
const isFree = () => waitFor(() => expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false));

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
  expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false);
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

test('an address of another site is loaded by the page, which is busy until it is left', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  action.mockResolvedValueOnce('https://example.com/end-session');
  render(form());
  press();
  await waitFor(() => expect(assign.mock.calls).toEqual([['https://example.com/end-session']]));
  press();
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  expect(action).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('pagehide'));
  await isFree();
});

test('where it is given what becomes of a reply, it asks for one, and is busy until it has been dealt with', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onReply = vi.fn(() => promise);
  action.mockResolvedValueOnce({ to: '/panier' });
  render(form(onReply));
  press();
  await waitFor(() => expect(onReply).toHaveBeenCalledWith({ to: '/panier' }));
  expect(action.mock.lastCall?.[0].get('scripted')).toBe('1');
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  press();
  resolve();
  await isFree();
  expect(onReply).toHaveBeenCalledTimes(1);
});

test('keeps the attributes of its form', () => {
  expect(renderToString(form())).toContain('data-signs-out');
});
