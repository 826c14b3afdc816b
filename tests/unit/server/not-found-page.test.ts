import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { MARKETS } from '../../../lib/markets.ts';
import { marketOfRequest, notFoundPages } from '../../../lib/server/not-found-page.ts';

const urls = {
  SITE_URL_FR: 'http://fr.localhost:3000',
  SITE_URL_BE: 'http://be.localhost:3000',
  SITE_URL_TN: 'http://tn.localhost:3000',
};

describe('the market of a request', () => {
  it.each([
    ['fr.localhost:3000', '/x', 'fr-fr'],
    ['be.localhost:3000', '/x', 'fr-be'],
    ['be.localhost:3000', '/nl', 'nl-be'],
    ['be.localhost:3000', '/nl/x', 'nl-be'],
    ['be.localhost:3000', '/nlx', 'fr-be'],
    ['tn.localhost', '/nl/x', 'fr-tn'],
    ['elsewhere.example', '/x', 'fr-fr'],
    [undefined, '/x', 'fr-fr'],
  ])('%s %s → %s', (host, url, locale) => {
    expect(marketOfRequest(host, url, urls).locale).toBe(locale);
  });
});

test('where no page was built there is none', () => {
  expect(notFoundPages(tmpdir())(MARKETS['nl-be'])).toBeNull();
});

test('the page of a market is the one that was prerendered for it', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'not-found-'));
  mkdirSync(path.join(dir, 'server/app/be/nl-be'), { recursive: true });
  writeFileSync(path.join(dir, 'server/app/be/nl-be/page-not-found.html'), 'Deze pagina');
  const pageOf = notFoundPages(dir);
  expect([pageOf(MARKETS['nl-be']), pageOf(MARKETS['nl-be']), pageOf(MARKETS['fr-be'])]).toEqual([
    'Deze pagina',
    'Deze pagina',
    null,
  ]);
});
