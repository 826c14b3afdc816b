import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, type ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EmailForm } from '../../../components/forms/email-form.tsx';
import { NewsletterForm } from '../../../components/newsletter/newsletter-form.tsx';
import { StockAlert } from '../../../components/product/buy-form.tsx';
import messages from '../../../messages/fr/forms.json';
import { words } from './words.ts';

const actions = vi.hoisted(() => ({ subscribe: vi.fn(), requestStockAlert: vi.fn() }));
vi.mock('../../../lib/newsletter/actions.ts', () => ({ subscribe: actions.subscribe }));
vi.mock('../../../lib/stock-alert/actions.ts', () => ({ requestStockAlert: actions.requestStockAlert }));
vi.mock('../../../components/forms/lazy-email-form.tsx', () => ({
  LazyEmailForm: (props: Omit<ComponentProps<typeof EmailForm>, 'words'>) => <EmailForm {...props} words={words} />,
  loadEmailForm: async () => {},
}));
vi.mock('../../../lib/forms/solve-proof.ts', () => ({ solveProof: async () => 'solved' }));

const { newsletter, alert } = messages;
const input = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.input(input(), { target: { value } });
const press = (name = newsletter.submit) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => screen.getByRole('alert').textContent;

const showNewsletter = () =>
  render(<NewsletterForm locale="fr-fr" channel="newsletter_block" labels={newsletter} note={<p>Note</p>} />);

let pages = 0;
beforeEach(() => {
  // What was typed stays at the path of its page.
  pages += 1;
  window.history.replaceState(null, '', `/page-${pages}`);
  for (const action of Object.values(actions)) action.mockReset().mockResolvedValue({ status: 'done' });
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => Response.json({})),
  );
  return () => vi.unstubAllGlobals();
});

describe('the newsletter', () => {
  test('sends the address with its channel, once, and the thanks take the place and the focus', async () => {
    showNewsletter();
    expect(input()).toMatchObject({ type: 'email', required: true, maxLength: 254, autocomplete: 'email' });
    type('camille@exemple.fr');
    press();
    press();
    const done = await screen.findByText(newsletter.done);
    await waitFor(() => expect(document.activeElement).toBe(done.closest('[role="status"]')));
    expect(actions.subscribe).toHaveBeenCalledTimes(1);
    expect(Object.fromEntries(actions.subscribe.mock.calls[0]?.[1])).toEqual({
      locale: 'fr-fr',
      registration_channel: 'newsletter_block',
      email: 'camille@exemple.fr',
      scripted: 'true',
      proof: 'solved',
      key: expect.any(String),
    });
  });

  test('a form that is done begins anew for who comes back to its page, whichever way it was sent', async () => {
    vi.mocked(fetch).mockResolvedValueOnce(new Response(null, { status: 503 }));
    actions.subscribe.mockResolvedValueOnce({ status: 'confirm', token: 't' });
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <NewsletterForm locale="fr-fr" channel="newsletter_block" labels={newsletter} />
      </Activity>
    );
    const { rerender } = render(page('visible'), { reactStrictMode: true });
    for (const email of ['camille@exemple.fr', 'elise@exemple.fr']) {
      type(email);
      press();
      if (email.startsWith('camille'))
        fireEvent.click(await screen.findByRole('button', { name: words.confirm.action }));
      await screen.findByText(newsletter.done);
      rerender(page('hidden'));
      (document.activeElement as HTMLElement).blur();
      rerender(page('visible'));
      expect(screen.queryByText(newsletter.done)).toBeNull();
      expect(input().value).toBe('');
      expect(document.activeElement).toBe(document.body);
    }
    const [first, , third] = actions.subscribe.mock.calls.map(([, data]) => data.get('key'));
    expect(third).not.toBe(first);
  });

  test('what was typed and not sent is still there for who comes back', () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <NewsletterForm locale="fr-fr" channel="newsletter_block" labels={newsletter} />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    type('camille@exemple.fr');
    rerender(page('hidden'));
    rerender(page('visible'));
    expect(input().value).toBe('camille@exemple.fr');
  });

  test.each(['bonjour@forêt.fr\u200b', 'moi&toi@exemple.fr', 'moi@xn--c1yn36f.xn--fiqs8s'])(
    '%j is no mistake of the visitor',
    async (address) => {
      showNewsletter();
      type(address);
      press();
      await screen.findByText(newsletter.done);
      expect(actions.subscribe).toHaveBeenCalledOnce();
    },
  );

  test.each(['', 'camille@'])('the mistake %j, sent again, is said again', (typed) => {
    showNewsletter();
    type(typed);
    press();
    const first = screen.getByRole('alert').firstChild;
    expect(first?.textContent).toBe(said());
    press();
    expect(screen.getByRole('alert').firstChild?.textContent).toBe(first?.textContent);
    expect(screen.getByRole('alert').firstChild).not.toBe(first);
  });

  test('without a proof one more button sends it', async () => {
    vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 503 }));
    actions.subscribe.mockResolvedValueOnce({ status: 'confirm', token: 't' });
    showNewsletter();
    type('camille@exemple.fr');
    press();
    fireEvent.click(await screen.findByRole('button', { name: words.confirm.action }));
    await screen.findByText(newsletter.done);
    const [first, second] = actions.subscribe.mock.calls.map(([, data]) => data);
    expect([first.has('scripted'), second.get('token')]).toEqual([false, 't']);
  });

  test('what another page was answered without script is said here, with what was typed', () => {
    const result = {
      status: 'error' as const,
      initialValue: { email: 'camille@exemple.c' },
      error: { email: ['emailInvalid'] },
    };
    render(
      <EmailForm
        form="newsletter"
        action={actions.subscribe}
        words={words}
        locale="fr-fr"
        hidden={{ registration_channel: 'newsletter_block' }}
        label={newsletter.email}
        submit={newsletter.submit}
        done={{ title: newsletter.done, text: newsletter.doneText }}
        answered={{ status: 'error', result }}
      />,
    );
    expect(said()).toContain(words.errors.emailInvalid);
    expect(input().value).toBe('camille@exemple.c');
    expect(document.activeElement).toBe(input());
  });

  test('what the server says is wrong is said at the field, and the address stays', async () => {
    actions.subscribe.mockResolvedValue({
      status: 'error',
      result: { status: 'error', initialValue: { email: 'camille@exemple' }, error: { email: ['emailInvalid'] } },
    });
    showNewsletter();
    type('camille@exemple');
    press();
    await waitFor(() => expect(said()).toContain(words.errors.emailInvalid));
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      words.errors.emailInvalid,
    );
    expect(input().value).toBe('camille@exemple');
  });

  test.each<[string, unknown, string]>([
    [
      'an error of a field that is not seen',
      { result: { error: { registration_channel: ['channelRequired'] } } },
      words.errors.channelRequired as string,
    ],
    ['a problem', { result: {}, problem: { code: 'keyReused', values: {} } }, words.problems.keyReused as string],
    ['a limit', { result: {}, problem: { code: 'limited', values: { minutes: 12 } } }, '12'],
    [
      'a code without words',
      { result: {}, problem: { code: 'new', values: {} } },
      words.problems.unavailable as string,
    ],
  ])('%s is said as well', async (_, answer, text) => {
    actions.subscribe.mockResolvedValue({ status: 'error', ...(answer as object) });
    showNewsletter();
    type('camille@exemple.fr');
    press();
    await waitFor(() => expect(said()).toContain(text));
    expect(input().value).toBe('camille@exemple.fr');
  });

  test('what did not arrive is said, and the next try is the same submission', async () => {
    actions.subscribe.mockRejectedValueOnce(new Error('An unexpected response was received from the server.'));
    showNewsletter();
    type('camille@exemple.fr');
    press();
    await waitFor(() => expect(said()).toContain(words.problems.unanswered));
    expect(input().value).toBe('camille@exemple.fr');
    press();
    await screen.findByText(newsletter.done);
    const [first, second] = actions.subscribe.mock.calls.map(([, data]) => data.get('key'));
    expect(second).toBe(first);
  });
});

describe('the stock alert', () => {
  const labels = alert;
  const tree = (variantId: string) => (
    <StockAlert locale="fr-fr" variantId={variantId} name="Tisane du soir" words={labels} />
  );

  test.each<[string, object]>([
    ['a limit', { result: {}, problem: { code: 'limited', values: { minutes: 9 } } }],
    ['an address', { result: { error: { email: ['emailInvalid'] } } }],
  ])('%s refused twice is said twice: the alert is empty while the second post runs', async (_, answer) => {
    actions.requestStockAlert.mockResolvedValueOnce({ status: 'error', ...answer });
    render(tree('70011'));
    type('camille@exemple.fr');
    press(alert.submit);
    await waitFor(() => expect(said()).not.toBe(''));
    const first = said();
    let refuse = () => {};
    actions.requestStockAlert.mockImplementationOnce(
      () => new Promise((resolve) => (refuse = () => resolve({ status: 'error', ...answer }))),
    );
    press(alert.submit);
    await waitFor(() => expect(actions.requestStockAlert).toHaveBeenCalledTimes(2));
    expect(said()).toBe('');
    expect(input().getAttribute('aria-invalid')).not.toBe('true');
    refuse();
    await waitFor(() => expect(said()).toBe(first));
  });

  test('sends the variant with the address', async () => {
    render(tree('70011'));
    expect(screen.getByRole('heading').textContent).toContain('Tisane du soir');
    type('camille@exemple.fr');
    press(alert.submit);
    await screen.findByText(alert.done);
    expect(actions.requestStockAlert.mock.calls[0]?.[1].get('variantId')).toBe('70011');
  });

  test('another variant is another request: the form is there again', async () => {
    const { rerender } = render(tree('70011'));
    type('camille@exemple.fr');
    press(alert.submit);
    await screen.findByText(alert.done);
    rerender(tree('70012'));
    expect(screen.queryByText(alert.done)).toBeNull();
    type('camille@exemple.fr');
    press(alert.submit);
    await screen.findByText(alert.done);
    expect(actions.requestStockAlert.mock.calls[1]?.[1].get('variantId')).toBe('70012');
  });

  test('an address that was typed but not sent stays for another variant; a refusal and a sent address do not', async () => {
    const { rerender } = render(tree('70011'));
    type('camille@');
    press(alert.submit);
    expect(said()).not.toBe('');
    rerender(tree('70012'));
    expect([input().value, said()]).toEqual(['camille@', '']);
    type('camille@exemple.fr');
    rerender(tree('70013'));
    press(alert.submit);
    await screen.findByText(alert.done);
    const [, sent] = actions.requestStockAlert.mock.calls[0] ?? [];
    expect([sent.get('variantId'), sent.get('email')]).toEqual(['70013', 'camille@exemple.fr']);
    rerender(tree('70014'));
    expect(input().value).toBe('');
  });

  test('an address typed before the script came stays for another variant', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tree('70021'));
    input().value = 'elise@exemple.fr';
    const { rerender } = render(tree('70021'), { container, hydrate: true });
    expect(input().value).toBe('elise@exemple.fr');
    rerender(tree('70022'));
    expect(input().value).toBe('elise@exemple.fr');
  });

  test('an unsent address stays when another route shows the page, for no other page and not once it was sent', async () => {
    const path = window.location.pathname;
    const typedAt = (address: string, variantId: string) => {
      window.history.replaceState(null, '', address);
      const shown = render(tree(variantId));
      return { ...shown, email: input().value };
    };
    const first = typedAt(path, '70031');
    type('elise@exemple.fr');
    first.unmount();
    const other = typedAt(`${path}-autre`, '70041');
    expect(other.email).toBe('');
    other.unmount();
    const second = typedAt(`${path}?reviews=1`, '70032');
    expect(second.email).toBe('elise@exemple.fr');
    press(alert.submit);
    await screen.findByText(alert.done);
    second.unmount();
    expect(typedAt(path, '70031').email).toBe('');
  });
});
