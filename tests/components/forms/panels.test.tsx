import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorSummary } from '../../../components/forms/checked-form.tsx';
import { FormContext, useErrorLines } from '../../../components/forms/fields.tsx';
import { ConfirmPanel, DonePanel } from '../../../components/forms/panels.tsx';
import { LinkPanel } from '../../../components/links/link-panel.tsx';
import messages from '../../../messages/fr/forms.json';
import submission from '../../../messages/fr/submission.json';
import { words } from './words.ts';

const followLink = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/confirmation/actions.ts', () => ({ followLink }));
beforeEach(() => {
  followLink.mockReset();
});

const tokenSent = () => followLink.mock.calls.at(-1)?.[0].get('token');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.textContent;

test('what takes the place of a form takes the focus, and is heard', () => {
  render(<DonePanel title="C’est parti" text={<p>Merci.</p>} />);
  const panel = screen.getByRole('status');
  expect(document.activeElement).toBe(panel);
  expect(panel.getAttribute('tabindex')).toBe('-1');
});

test('it takes the focus once, not from who comes back to its page', () => {
  const page = (mode: 'visible' | 'hidden') => (
    <>
      <a href="/conseils">Conseils</a>
      <Activity mode={mode}>
        <DonePanel title="C’est parti" text={<p>Merci.</p>} />
      </Activity>
    </>
  );
  const { rerender } = render(page('visible'));
  const link = screen.getByRole('link');
  link.focus();
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(screen.getByText('C’est parti')).toBeDefined();
  expect(document.activeElement).toBe(link);
});

test('two mistakes of one field are two lines, each with its link', () => {
  const errors = { 'lines[0]': ['nameRequired'], 'lines[1]': ['nameRequired'] };
  render(<ErrorSummary formId="f" words={words} errors={errors} attempt={1} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#f-lines', '#f-lines']);
});

describe('the summary of the errors', () => {
  const errors = { email: ['emailRequired'] };
  const summary = (attempt: number, more = {}) => (
    <>
      <a href="/conseils">Conseils</a>
      <ErrorSummary formId="f" words={words} errors={errors} attempt={attempt} {...more} />
    </>
  );

  test('is not there before anything was sent', () => {
    render(summary(0));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('takes the focus once for each try, not from who is correcting', () => {
    const { rerender } = render(summary(1));
    const box = screen.getByRole('alert');
    expect(document.activeElement).toBe(box);
    const link = screen.getByRole('link', { name: 'Conseils' });
    link.focus();
    rerender(summary(1, { errors: { ...errors, name: ['nameRequired'] } }));
    expect(document.activeElement).toBe(link);
    rerender(summary(2));
    expect(document.activeElement).toBe(box);
  });

  test('says in a paragraph of its own what else is to be done, where there is something', () => {
    const { rerender } = render(summary(1));
    expect(screen.getByRole('alert').querySelector('p')).toBeNull();
    rerender(summary(2, { aside: words.filesAgain }));
    expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(words.filesAgain);
  });
});

test.each([[undefined], [[]]])('a field without an error (%j) is not marked', (errors) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FormContext value={{ words, sending: false }}>{children}</FormContext>
  );
  expect(renderHook(() => useErrorLines(errors), { wrapper }).result.current).toBeUndefined();
});

describe('the button of a link', () => {
  const link = messages.link['newsletter-leave'];
  const { later, gone, expired, invalid, unavailable } = messages.link;
  const show = () =>
    render(
      <LinkPanel
        token="newsletter-leave.1"
        locale="fr-fr"
        text={link.text}
        action={link.action}
        done={{ title: link.done, text: link.doneText }}
        ended={{ later, gone, expired, invalid }}
        again={{ unavailable, limitedToday: submission.problems.limitedToday }}
      />,
    );

  test('does nothing until it is pressed: mail programs open pages to look at them', () => {
    show();
    expect(screen.getByText(link.text)).toBeTruthy();
    expect(followLink).not.toHaveBeenCalled();
  });

  test.each([
    ['done', link.done, link.doneText],
    ['later', later.title, later.text],
    ['gone', gone.title, gone.text],
    ['expired', expired.title, expired.text],
    ['invalid', invalid.title, invalid.text],
  ])('%s: says so, takes the focus, and is there no more', async (outcome, title, text) => {
    followLink.mockResolvedValue({ outcome });
    show();
    press(link.action);
    await screen.findByText(title);
    await waitFor(() => expect(focused()).toContain(text));
    expect(tokenSent()).toBe('newsletter-leave.1');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a lost connection: says so, and can be pressed again', async () => {
    followLink.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ outcome: 'done' });
    show();
    press(link.action);
    expect((await screen.findByRole('alert')).textContent).toContain(unavailable);
    await waitFor(() => expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false));
    press(link.action);
    expect(await screen.findByText(link.done)).toBeTruthy();
  });

  test('unavailable twice: the alert is inserted twice', async () => {
    let answer = (_: { outcome: string }) => {};
    followLink
      .mockResolvedValueOnce({ outcome: 'unavailable' })
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    show();
    press(link.action);
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false));
    press(link.action);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    answer({ outcome: 'unavailable' });
    expect((await screen.findByRole('alert')).textContent).toContain(unavailable);
  });

  test.each([
    ['unavailable', unavailable],
    ['limitedToday', submission.problems.limitedToday],
  ])('%s: says so, and can be pressed again', async (outcome, text) => {
    followLink.mockResolvedValueOnce({ outcome }).mockResolvedValueOnce({ outcome: 'done' });
    show();
    press(link.action);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    press(link.action);
    expect(await screen.findByText(link.done)).toBeTruthy();
    expect(followLink).toHaveBeenCalledTimes(2);
  });
});

describe('the button that confirms what was held', () => {
  const post = vi.fn<(posted: FormData) => void>();
  const send = vi.fn<(posted: FormData) => void>();
  const show = (problem?: 'gone' | 'unavailable', busy = false, lost: string | null = null) =>
    render(
      <ConfirmPanel
        state={{ status: 'confirm', token: 't', problem }}
        action={post}
        onSend={send}
        busy={busy}
        lost={lost === null ? null : { code: lost, values: {} }}
        words={words}
      />,
    );

  test('says that one more step is to be done, has the focus, and hands its token to the form', () => {
    show();
    expect(focused()).toContain(words.confirm.text);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send).not.toHaveBeenCalled();
    press(words.confirm.action);
    expect(send.mock.calls[0]?.[0].get('token')).toBe('t');
    expect(post).not.toHaveBeenCalled();
  });

  test('which did not reach the server says so, and stays', () => {
    show(undefined, false, 'offline');
    expect(screen.getByRole('alert').textContent).toBe(words.problems.offline);
    expect(screen.getByRole('button', { name: words.confirm.action })).toBeTruthy();
  });

  test('is busy while it is carried out, and the last problem is not said', () => {
    show('unavailable', true, 'outdated');
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['gone' as const, words.gone],
    ['unavailable' as const, words.problems.unavailable],
  ])('%s: said, and the button stays', (problem, text) => {
    show(problem);
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(screen.getByRole('button', { name: words.confirm.action })).toBeTruthy();
  });
});
