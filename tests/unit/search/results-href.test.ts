import { expect, test } from 'vitest';
import { resultsHref } from '../../../components/search/search-tool.tsx';
import type { Locale } from '../../../lib/platform/markets.ts';
import type { SearchSelection } from '../../../lib/search/search.ts';

test.each<[Locale, Partial<SearchSelection>, string]>([
  ['fr-fr', {}, '/recherche'],
  ['fr-fr', { query: 'tisane nuit' }, '/recherche?q=tisane+nuit'],
  ['fr-be', { query: 'fer', kind: 'advice' }, '/recherche/conseils?q=fer'],
  ['nl-be', { query: 'slaap', kind: 'product', groups: ['b', 'a'] }, '/nl/zoeken/producten?q=slaap&group=a&group=b'],
  ['fr-tn', { query: 'fer', sort: 'recent', page: 2 }, '/recherche?q=fer&sort=recent&page=2'],
])('in %s the results of %j are at %s', (locale, asked, href) => {
  expect(resultsHref(locale, asked)).toBe(href);
});
