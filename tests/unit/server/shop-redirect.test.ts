import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shopRedirects } from '../../../lib/redirects/table.ts';
import { errorPageFallback } from '../../../server/error-pages.ts';
import { redirectOf } from '../../../server/redirect.ts';

const urls = {
  SITE_URL_FR: 'http://fr.localhost:3000',
  SITE_URL_BE: 'http://be.localhost:3000',
  SITE_URL_TN: 'http://tn.localhost:3000',
};
const refresh = vi.fn();
const to = (host: string, url: string, now = 0) => redirectOf(host, url, urls, now)?.location ?? null;

beforeEach(() => {
  const targets = new Map([
    ['/ancienne', '/nouvelle'],
    ['/soldes', '/operations/soldes?page=2'],
    ['/presse', 'https://presse.silene.example/'],
  ]);
  shopRedirects().current = { targets, dueAt: 1_000, refresh };
});
afterEach(() => {
  delete shopRedirects().current;
  refresh.mockClear();
});

test.each([
  ['fr.localhost:3000', '/ancienne', '/nouvelle'],
  ['be.localhost:3000', '/Ancienne', '/nouvelle'],
  ['fr.localhost:3000', '/ancienne?utm_source=lettre&q=a?b', '/nouvelle?utm_source=lettre&q=a?b'],
  ['fr.localhost:3000', '/soldes?utm_source=lettre', '/operations/soldes?page=2'],
  ['fr.localhost:3000', '/presse', 'https://presse.silene.example/'],
  ['fr.localhost:3000', '/ailleurs', null],
  ['fr.localhost:3000', '/%E0%A4%A', null],
  ['tn.localhost:3000', '/ancienne', null],
  ['elsewhere.example', '/ancienne', null],
])('%s%s leads to %s', (host, url, target) => {
  expect(to(host, url)).toBe(target);
});

test('an unknown address makes old redirects be read again, in the background', () => {
  to('fr.localhost:3000', '/ailleurs', 999);
  expect(refresh).not.toHaveBeenCalled();
  to('fr.localhost:3000', '/ailleurs', 1_000);
  expect(refresh).toHaveBeenCalledOnce();
});

test('before they have been read, nothing is redirected', () => {
  delete shopRedirects().current;
  expect(to('fr.localhost:3000', '/ancienne')).toBeNull();
  shopRedirects().current = { targets: null, dueAt: 1_000, refresh };
  expect(to('be.localhost:3000', '/presse')).toBeNull();
});

test('only the not-found page is replaced, by one permanent redirect', () => {
  const instead = errorPageFallback('fr.localhost:3000', '/ancienne', { urls, pageOf: () => 'page' });
  expect(instead(404)).toEqual({
    status: 308,
    body: '',
    headers: { location: '/nouvelle', 'cache-control': 'public, max-age=600' },
  });
  expect(instead(200)).toBeNull();
});
