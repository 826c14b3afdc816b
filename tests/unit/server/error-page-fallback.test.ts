import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LOCALES } from '../../../lib/platform/markets.ts';
import { editorRedirects, shopRedirects } from '../../../lib/redirects/table.ts';
import { contentState, newState, noteUnanswered } from '../../../lib/services/prismic/content-state.ts';
import { errorPageFallback } from '../../../server/error-pages.ts';

const urls = {
  SITE_URL_FR: 'http://fr.localhost:3000',
  SITE_URL_BE: 'http://be.localhost:3000',
  SITE_URL_TN: 'http://tn.localhost:3000',
};
const pageOf = ({ locale }: { locale: string }, page: string) => (locale === 'fr-tn' ? null : `${page} in ${locale}`);
const insteadFor = (host: string, url: string, now: number) => errorPageFallback(host, url, { urls, pageOf }, now);

const reading = { dueAt: Number.POSITIVE_INFINITY, refresh: () => {} };

beforeEach(() => {
  editorRedirects().current = { tables: new Map(LOCALES.map((locale) => [locale, new Map()])), ...reading };
  shopRedirects().current = { targets: new Map(), ...reading };
});
afterEach(() => {
  Object.assign(contentState(), newState());
  delete editorRedirects().current;
  delete shopRedirects().current;
});

test.each([
  ['fr.localhost:3000', '/x', 'page-not-found in fr-fr'],
  ['be.localhost:3000', '/x', 'page-not-found in fr-be'],
  ['be.localhost:3000', '/nl/x', 'page-not-found in nl-be'],
])('a 404 of %s%s is a page of its market', (host, url, body) => {
  expect(insteadFor(host, url, 0)(404)).toEqual({ status: 404, body });
});

describe('a 404 that may be a redirect which has not been read yet is stored by no cache', () => {
  const UNCERTAIN = { 'cache-control': 'private, no-store' };
  const kept = (host: string, url = '/') => errorPageFallback(host, url, { urls, pageOf: () => 'page' })(404)?.headers;

  test.each([
    ['those of the editors', 'be.localhost:3000', UNCERTAIN, () => delete editorRedirects().current],
    [
      'the first ones of the editors',
      'tn.localhost:3000',
      UNCERTAIN,
      () => Object.assign(editorRedirects().current ?? {}, { tables: new Map() }),
    ],
    ['those of the shop', 'fr.localhost:3000', UNCERTAIN, () => delete shopRedirects().current],
    [
      'the first ones of the shop',
      'be.localhost:3000',
      UNCERTAIN,
      () => Object.assign(shopRedirects().current ?? {}, { targets: null }),
    ],
    ['those of a shop that the market has not', 'tn.localhost:3000', undefined, () => delete shopRedirects().current],
  ])('%s, on %s', (_, host, headers, unread) => {
    unread();
    expect(kept(host)).toEqual(headers);
  });

  test('those of the editors in another language of the host have been read', () => {
    Object.assign(editorRedirects().current ?? {}, { tables: new Map([['fr-be', new Map()]]) });
    expect([kept('be.localhost:3000', '/x'), kept('be.localhost:3000', '/nl/x')]).toEqual([undefined, UNCERTAIN]);
  });
});

describe('a 500', () => {
  test('while content had no answer is a page that says when to come again', () => {
    const instead = insteadFor('be.localhost:3000', '/nl/x', 21_000);
    noteUnanswered(contentState(), 21_500);
    expect(instead(500)).toEqual({ status: 503, body: 'content-away in nl-be', headers: { 'retry-after': '10' } });
  });

  test.each([
    ['at no time', null],
    ['long before the request came', 10_999],
  ])('when that was %s is a surprise, and stays one', (_, at) => {
    const instead = insteadFor('fr.localhost:3000', '/x', 21_000);
    if (at !== null) noteUnanswered(contentState(), at);
    expect(instead(500)).toBeNull();
  });
});

test.each([200, 301, 403, 410, 503])('a %i stays', (status) => {
  const instead = insteadFor('fr.localhost:3000', '/x', 0);
  noteUnanswered(contentState(), 1);
  expect(instead(status)).toBeNull();
});

test('without a prerendered page the framework’s answer stays', () => {
  expect(insteadFor('tn.localhost:3000', '/x', 0)(404)).toBeNull();
});
