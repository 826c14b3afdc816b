import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { MARKETS } from '../../../lib/markets.ts';
import { marketOfRequest, prerenderedPages } from '../../../lib/server/prerendered-page.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';

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
  expect(prerenderedPages(temporaryDir())(MARKETS['nl-be'], 'page-not-found')).toBeNull();
});

test('the page of a market is the one that was prerendered for it', () => {
  const dir = temporaryDir();
  const place = path.join(dir, 'server/app/be/nl-be');
  mkdirSync(path.join(place, 'post-refused'), { recursive: true });
  writeFileSync(path.join(place, 'page-not-found.html'), 'Deze pagina');
  writeFileSync(path.join(place, 'post-refused/too-large.html'), 'Te zwaar');
  const pageOf = prerenderedPages(dir);
  const dutch = MARKETS['nl-be'];
  expect(pageOf(dutch, 'page-not-found')).toBe('Deze pagina');
  expect(pageOf(dutch, 'post-refused/too-large')).toBe('Te zwaar');
  expect(pageOf(dutch, 'post-refused/not-understood')).toBeNull();
  expect(pageOf(MARKETS['fr-be'], 'page-not-found')).toBeNull();
  writeFileSync(path.join(place, 'page-not-found.html'), 'changed');
  expect(pageOf(dutch, 'page-not-found')).toBe('Deze pagina');
});
