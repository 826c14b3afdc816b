import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BagLink } from '../../components/cart/cart-islands.tsx';
import { DeliveryPlaceNotice } from '../../components/delivery/product-delivery.tsx';
import { placeNoticeWords } from '../../components/product/buy-props.ts';
import { RecentList } from '../../components/product/recent-list.tsx';
import { forgetSeen, readSeen, rememberSeen } from '../../lib/catalogue/recently-seen.ts';
import { forgetCheckout, keepCheckout, takeCheckout } from '../../lib/consent/apply.ts';
import { adoptConsent, useConsent } from '../../lib/consent/current.ts';
import { consentCookieValue, newConsent } from '../../lib/consent/rules.ts';
import { readPostcode, writePostcode } from '../../lib/delivery/visitor-postcode.ts';
import { keepsCookies, readCookies, readItem, writeItem } from '../../lib/platform/browser/site-data.ts';
import { eraseMark, noteMark, onSignOutElsewhere, useMark } from '../../lib/session/mark-store.ts';
import { hasRestartedSignIn, mayRestartSignIn } from '../../lib/session/sign-in-restart.ts';

const put = (cookie: string) => Reflect.set(document, 'cookie', `${cookie}; Path=/`);
const names = ['cart-count', 'signed-in', 'consent', 'cookie-probe'];
const seen = (id: string) => ({ id, title: `Produit ${id}`, href: `/nos-produits/${id}`, picture: null });

function empty() {
  for (const name of names) put(`${name}=; Max-Age=0`);
  localStorage.clear();
  sessionStorage.clear();
}

beforeEach(empty);
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => adoptConsent(null));
  empty();
});

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};
const isFull = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** Ways in which a browser stores nothing: each replaces the storage API until the returned function is called. */
const refusals = {
  'a getter that throws': () => {
    const before = ['localStorage', 'sessionStorage'].map(
      (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
    );
    for (const [name] of before) Object.defineProperty(window, name, { configurable: true, get: refuse });
    return () => {
      for (const [name, descriptor] of before) {
        Reflect.deleteProperty(window, name);
        if (descriptor) Object.defineProperty(window, name, descriptor);
      }
    };
  },
  'methods that throw': () => {
    const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, store);
    return () => vi.unstubAllGlobals();
  },
  'a store that is full': () => {
    const store = { getItem: () => null, setItem: isFull, removeItem: () => undefined };
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, store);
    return () => vi.unstubAllGlobals();
  },
  'no store at all': () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, undefined);
    return () => vi.unstubAllGlobals();
  },
} as const;

describe.each(Object.entries(refusals))('with %s', (_, begin) => {
  const within = <T,>(work: () => T): T => {
    const end = begin();
    try {
      return work();
    } finally {
      end();
    }
  };

  test.each<[string, () => unknown, unknown]>([
    ['an item is not kept', () => writeItem('localStorage', 'a', 'b'), false],
    ['nothing is found', () => readItem('sessionStorage', 'a'), null],
    ['a postcode', () => [writePostcode('69004'), readPostcode('FR')][1], null],
    ['products seen', () => [rememberSeen('fr-be', seen('7')), forgetSeen('fr-fr'), readSeen('fr-be')][2], []],
    ['a sign-in is no news at every page', () => [noteMark('login.7'), noteMark('login.7')], [false, false]],
    ['a login does not start by itself', () => mayRestartSignIn(Date.now()), false],
    ['a checkout', () => [keepCheckout({} as never), takeCheckout('1042'), forgetCheckout()][1], null],
    ['a session that ended', () => eraseMark(), undefined],
  ])('%s', (_name, work, expected) => {
    expect(within(work)).toEqual(expected);
  });
});

test('cookies that throw are no cookies', () => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  expect(readCookies()).toBe('');
  expect(() => eraseMark()).not.toThrow();
  // Requests may still send cookies.
  expect(keepsCookies()).toBe(true);
  Reflect.deleteProperty(document, 'cookie');
});

test.each([
  ['says so', () => vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)],
  [
    'drops them',
    () => Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined }),
  ],
])('a browser without cookies is known: it %s', (_, begin) => {
  expect(keepsCookies()).toBe(true);
  expect(document.cookie).not.toContain('probe=1');
  begin();
  expect(keepsCookies()).toBe(false);
  Reflect.deleteProperty(document, 'cookie');
});

test('a login starts by itself once a minute', () => {
  const starts = [0, 1, 59_999, 60_000, 60_001].map((after) => mayRestartSignIn(1_000_000 + after));
  expect(starts).toEqual([true, false, false, true, false]);
  expect([60_000, 119_999, 120_000].map((after) => hasRestartedSignIn(1_000_000 + after))).toEqual([true, true, false]);
});

const labels = { unknown: 'panier', empty: 'vide', one: '1 article', many: '2 articles' };
const placeWords = await placeNoticeWords('fr-fr');
const recentWords = { title: 'Vus', text: '', clear: 'Effacer', cleared: 'Effacé' };
const Mark = () => <p data-testid="kept">{useMark() ?? 'none'}</p>;
const Choice = () => <p data-testid="kept">{String(useConsent()?.external ?? 'none')}</p>;
const consentCookie = (external: boolean) =>
  `consent=${consentCookieValue(newConsent({ analytics: false, external }, new Date()))}`;

/** What is shown of each kind, before and after a change without any event. */
const kinds = {
  'the count of the bag': {
    part: <BagLink href="/panier" labels={labels} />,
    shown: () => screen.getByRole('link').getAttribute('aria-label'),
    before: ['3 articles', () => put('cart-count=3')],
    after: ['vide', () => put('cart-count=; Max-Age=0')],
  },
  'the session': {
    part: <Mark />,
    shown: () => screen.getByTestId('kept').textContent,
    before: ['login.a', () => put('signed-in=login.a')],
    after: ['sign_up.b', () => put('signed-in=sign_up.b')],
  },
  'the consent': {
    part: <Choice />,
    shown: () => screen.getByTestId('kept').textContent,
    before: ['true', () => put(consentCookie(true))],
    after: ['none', () => put('consent=; Max-Age=0')],
  },
  'the postcode': {
    part: <DeliveryPlaceNotice locale="fr-fr" exclusions={['20']} words={placeWords} />,
    shown: () => /\d{5}/.exec(screen.getByRole('status').textContent ?? '')?.[0] ?? 'none',
    before: ['20100', () => localStorage.setItem('delivery-zip', '20100')],
    after: ['20200', () => localStorage.setItem('delivery-zip', '20200')],
  },
  'what was seen': {
    part: <RecentList locale="fr-fr" except="9" words={recentWords} />,
    shown: () =>
      screen
        .queryAllByRole('link')
        .map(({ textContent }) => textContent)
        .join(),
    before: ['Produit 1', () => rememberSeen('fr-fr', seen('1'))],
    after: ['Produit 2,Produit 1', () => rememberSeen('fr-fr', seen('2'))],
  },
} as const;

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
const pageshow = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

const returns = {
  'comes out of the back/forward cache': () => pageshow(true),
  'becomes visible': () => show('visible'),
} as const;

describe.each(Object.entries(kinds))('%s', (_kind, { part, shown, before, after }) => {
  test.each(Object.entries(returns))('is read again when the page %s', (_return, comeBack) => {
    act(() => void before[1]());
    render(part);
    act(() => show('visible'));
    expect(shown()).toBe(before[0]);
    after[1]();
    act(() => show('hidden'));
    act(() => pageshow(false));
    expect(shown()).toBe(before[0]);
    act(() => comeBack());
    expect(shown()).toBe(after[0]);
  });
});

test('who signed out in another tab is noticed on the return, once', () => {
  put('signed-in=login.a');
  const listener = vi.fn();
  const stop = onSignOutElsewhere(listener);
  pageshow(true);
  expect(listener).not.toHaveBeenCalled();
  put('signed-in=; Max-Age=0');
  pageshow(true);
  show('visible');
  expect(listener).toHaveBeenCalledOnce();
  stop();
});
