import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { AccountLinkClient } from '../../components/layout/header-islands.tsx';
import { ToastRegion } from '../../components/ui/toast.tsx';
import { siteDataChanged } from '../../lib/platform/browser/site-data.ts';
import { SIGNED_IN_COOKIE, SIGNED_OUT_PAGE_COOKIE } from '../../lib/session/cookies.ts';
import { type SessionView, sessionQuery } from '../../lib/sign-in/watch.ts';

const page = Reflect.get(window, 'happyDOM');
const words = {
  signIn: 'Se connecter',
  account: 'Mon compte',
  expired: 'Votre session a expiré.',
  signInAgain: 'Encore',
};
const someone = { user: { email: 'a@maison.test', name: 'A' }, expires: '2027-01-01' };
const put = (cookie: string) => Reflect.set(document, 'cookie', `${SIGNED_IN_COOKIE}=${cookie}; Path=/`);

/** Each test simulates a new page: what the previous test recorded is minutes old. */
let minutes = 1;
let reload: Mock<() => void>;

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(performance, 'now').mockReturnValue(minutes++ * 60_000);
  put('; Max-Age=0');
  localStorage.clear();
  page.setURL('http://fr.localhost:3000/mon-compte/commandes');
  reload = vi.fn<() => void>();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

/** Renders and hydrates an account page. @param session the server's response to a session request */
async function visit(session: SessionView | null) {
  vi.stubGlobal('fetch', async () => Response.json(session));
  render(<AccountLinkClient href="/mon-compte" loginPath="/connexion" words={words} />);
  await act(() => vi.dynamicImportSettled());
}

/** As when the last tab that knew of the session has signed out. */
function signOutElsewhere() {
  put('; Max-Age=0');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: SIGNED_IN_COOKIE }));
  });
}

const restore = () =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });

describe('a page that is restored from the back/forward cache', () => {
  test('without a session is reloaded, also when it was about to be a moment ago', async () => {
    put('login.2');
    await visit(someone);
    signOutElsewhere();
    expect(reload).toHaveBeenCalledTimes(1);
    restore();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('with its session stays', async () => {
    put('login.3');
    await visit(someone);
    restore();
    expect(reload).not.toHaveBeenCalled();
  });

  test('after a sign-out elsewhere is reloaded once', async () => {
    put('login.4');
    await visit(someone);
    put('; Max-Age=0');
    restore();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('outside the account stays, whatever happened', async () => {
    page.setURL('http://fr.localhost:3000/notre-boutique');
    put('login.5');
    await visit(someone);
    put('; Max-Age=0');
    restore();
    expect(reload).not.toHaveBeenCalled();
  });
});

test('signed out elsewhere before the script came: the page does not stay', async () => {
  await visit(null);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a session without its mark stays', async () => {
  await visit(someone);
  const { queryClient } = await import('../../lib/platform/browser/query-client.ts');
  await vi.waitFor(() => expect(queryClient().getQueryData(sessionQuery.queryKey)).toEqual(someone));
  await act(() => vi.dynamicImportSettled());
  expect(reload).not.toHaveBeenCalled();
});

test('signed out elsewhere while it is looked at: the page does not stay', async () => {
  put('login.1');
  await visit(someone);
  signOutElsewhere();
  expect(reload).toHaveBeenCalledOnce();
});

test('the mark is seen to be gone before a tab says so: the page does not stay', async () => {
  put('login.1');
  await visit(someone);
  put('; Max-Age=0');
  act(siteDataChanged);
  expect(reload).toHaveBeenCalledOnce();
});

describe('who signs out in this tab', () => {
  const ours = '6a6ef2cf-0c5a-4d1b-9c3e-0d6d0f2a7b11';
  const theirs = '0f7c1a52-3f3e-4b0a-8a44-3f6a0c9d2e75';
  const isLeft = (id: string) => Reflect.set(document, 'cookie', `${SIGNED_OUT_PAGE_COOKIE}=${id}; Path=/`);

  beforeEach(() => {
    const form = document.body.appendChild(document.createElement('form'));
    form.dataset.signsOut = '';
    const field = form.appendChild(document.createElement('input'));
    [field.type, field.name, field.value] = ['hidden', 'page', ours];
  });
  afterEach(() => {
    isLeft('; Max-Age=0');
    document.querySelector('form')?.remove();
  });

  test('is led on by that, and by nothing else', async () => {
    put('login.1');
    await visit(someone);
    isLeft(ours);
    signOutElsewhere();
    expect(reload).not.toHaveBeenCalled();
  });

  test('before the script came: likewise', async () => {
    isLeft(ours);
    await visit(null);
    await act(() => vi.dynamicImportSettled());
    const { queryClient } = await import('../../lib/platform/browser/query-client.ts');
    await vi.waitFor(() => expect(queryClient().getQueryData(sessionQuery.queryKey)).toBeNull());
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['noted before it was left', () => signOutElsewhere()],
    ['noted by nobody', () => put('; Max-Age=0')],
  ])('does not see the account again by going back: %s', async (_, signOut) => {
    put('sign_up.7');
    await visit(someone);
    isLeft(ours);
    signOut();
    expect(reload).not.toHaveBeenCalled();
    restore();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('on a page that has come back is led on as well', async () => {
    put('sign_up.8');
    await visit(someone);
    restore();
    isLeft(ours);
    signOutElsewhere();
    expect(reload).not.toHaveBeenCalled();
  });

  test('is no reason for another page to stay', async () => {
    put('login.1');
    await visit(someone);
    isLeft(theirs);
    signOutElsewhere();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a session that the provider has ended', () => {
  const ended = { ...someone, error: 'RefreshAccessTokenError' };
  const at = (seconds: number) => sessionStorage.setItem('login-started', String(Date.now() - seconds * 1000));
  let assigned: Mock<(to: string | URL) => void>;

  beforeEach(() => {
    put('login.1');
    page.setURL('http://fr.localhost:3000/nos-produits?page=3');
    assigned = vi.fn();
    vi.spyOn(window.location, 'assign').mockImplementation(assigned);
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  test.each([
    ['', () => undefined],
    [', again after a minute', () => at(61)],
  ])('starts a login%s', async (_, before) => {
    before();
    await visit(ended);
    await vi.waitFor(() => expect(assigned).toHaveBeenCalledWith('/auth/login?to=%2Fnos-produits%3Fpage%3D3'));
  });

  test('lets who has just turned back from the login look round, and offers it', async () => {
    at(20);
    render(<ToastRegion close="Fermer" />);
    await visit(ended);
    const link = await screen.findByRole('link', { name: words.signInAgain });
    expect(link.getAttribute('href')).toBe('/auth/login?to=%2Fnos-produits%3Fpage%3D3');
    fireEvent.animationEnd(link.closest('div') as Element);
    expect(screen.getByRole('status').textContent).toContain(words.expired);
    expect(assigned).not.toHaveBeenCalled();
  });
});

describe('what the header says', () => {
  const label = () => document.querySelector('a')?.getAttribute('aria-label') ?? '';
  const answering = (answer: () => Promise<Response>) => {
    const logged: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (url === '/api/auth/session') return answer();
      logged.push(JSON.parse(String(init?.body)).code);
      return new Response(null, { status: 204 });
    });
    return logged;
  };
  const client = async () => (await import('../../lib/platform/browser/query-client.ts')).queryClient();
  const readAgain = async () => {
    const queries = await client();
    await act(() => queries.refetchQueries({ queryKey: sessionQuery.queryKey }));
  };

  beforeEach(async () => {
    put('login.1');
    page.setURL('http://fr.localhost:3000/notre-boutique');
    // The delay between two retries is defined by the query (unit/session/rules.test.ts).
    const { sessionQuery: fresh } = await import('../../lib/sign-in/watch.ts');
    Object.assign(fresh, { retry: false });
  });
  afterEach(() => cleanup());

  test.each<[string, () => Promise<Response>, string]>([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'ClientFetchError'],
    ['an error of the server', async () => new Response(null, { status: 502 }), 'ClientFetchError 502'],
    ['a page in its place', async () => new Response('<html>'), 'ClientFetchError body'],
    ['something else in its place', async () => Response.json({ message: 'busy' }), 'ClientFetchError body'],
  ])('after %s nobody is signed in until the next answer, and it is logged', async (_, failing, code) => {
    let answer = async () => Response.json(someone);
    const logged = answering(() => answer());
    render(<AccountLinkClient href="/mon-compte" loginPath="/connexion" words={words} />);
    await act(() => vi.dynamicImportSettled());
    await vi.waitFor(() => expect(label()).toBe('Mon compte'));
    answer = failing as typeof answer;
    await readAgain();
    await vi.waitFor(() => expect(label()).toBe('Se connecter'));
    expect(logged).toContain(code);
    expect(document.cookie).toContain('login.1');
    answer = async () => Response.json(someone);
    await readAgain();
    await vi.waitFor(() => expect(label()).toBe('Mon compte'));
    expect(reload).not.toHaveBeenCalled();
  });
});
