import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editorRedirects, FRESH_MS, shopRedirects } from '../../../lib/redirects/table.ts';
import { redirectOf } from '../../../server/redirect.ts';

const urls = {
  SITE_URL_FR: 'http://fr.localhost:3000',
  SITE_URL_BE: 'http://be.localhost:3000',
  SITE_URL_TN: 'http://tn.localhost:3000',
};
const refresh = vi.fn();
const to = (host: string, url: string, now = 0) => redirectOf(host, url, urls, now);
const moved = (target: string, permanent = true) => ({ target, permanent });

beforeEach(() => {
  const french = new Map([
    ['/ancienne', moved('/nouvelle')],
    ['/noel', moved('/operations/fetes', false)],
  ]);
  const tables = new Map([
    ['fr-fr', french],
    ['nl-be', new Map([['/nl/oud', moved('/nl/nieuw?tab=2')]])],
    ['fr-tn', new Map([['/ancienne', moved('/accueil')]])],
  ] as const);
  editorRedirects().current = { tables, dueAt: 1_000, refresh };
  const targets = new Map([
    ['/ancienne', '/de-la-boutique'],
    ['/presse', 'https://presse.silene.example/'],
  ]);
  shopRedirects().current = { targets, dueAt: 1_000, refresh: () => {} };
});
afterEach(() => {
  delete editorRedirects().current;
  delete shopRedirects().current;
  refresh.mockClear();
});

test.each([
  ['fr.localhost:3000', '/ancienne', 308, '/nouvelle'],
  ['fr.localhost:3000', '/Ancienne?utm_source=lettre', 308, '/nouvelle?utm_source=lettre'],
  ['fr.localhost:3000', '/noel', 307, '/operations/fetes'],
  ['be.localhost:3000', '/nl/oud?a=b', 308, '/nl/nieuw?tab=2'],
  ['tn.localhost:3000', '/ancienne', 308, '/accueil'],
  ['be.localhost:3000', '/ancienne', 308, '/de-la-boutique'],
  ['fr.localhost:3000', '/presse', 308, 'https://presse.silene.example/'],
])('%s%s: %d to %s', (host, url, status, location) => {
  expect(to(host, url)).toEqual({ status, location });
});

test.each([
  ['fr.localhost:3000', '/inconnue'],
  ['fr.localhost:3000', '/%E0%A4%A'],
  ['be.localhost:3000', '/oud'],
  ['fr.localhost:3000', '/?to=https://evil.example/'],
])('%s%s leads nowhere', (host, url) => {
  expect(to(host, url)).toBeNull();
});

test('what is old is read again, while the known redirects go on', () => {
  expect(to('fr.localhost:3000', '/ancienne', 1_000)).toMatchObject({ location: '/nouvelle' });
  expect(refresh).toHaveBeenCalledOnce();
});

test('what was read before the clock was set back is read again as well', () => {
  const hour = 3_600_000;
  editorRedirects().current = { tables: new Map(), dueAt: hour, refresh };
  to('fr.localhost:3000', '/inconnue', hour - FRESH_MS);
  expect(refresh).not.toHaveBeenCalled();
  to('fr.localhost:3000', '/inconnue', hour - FRESH_MS - 1);
  expect(refresh).toHaveBeenCalledOnce();
});
