import { buildQueryURL, filter } from '@prismicio/client';
import { expect, test } from 'vitest';
import { cacheKeyOf } from '../../../lib/services/prismic/response.ts';

const SEARCH = 'http://cms.test/api/v2/documents/search';
const url = (query: Record<string, string>) => `${SEARCH}?${new URLSearchParams(query)}`;
const asked = { ref: 'R1', q: '[at]', lang: 'fr-fr' };
const { key } = cacheKeyOf(url(asked), 'silene');

test.each([
  ['another reference', url({ ...asked, ref: 'R2' })],
  ['another token', url({ ...asked, access_token: 'secret' })],
  ['a reference of integration fields', url({ ...asked, integrationFieldsRef: 'x' })],
  ['another order', url({ lang: 'fr-fr', q: '[at]', ref: 'R1' })],
  ['another host: what decides is said by the scope', url(asked).replace('cms.test', 'cdn.test')],
])('the same question: %s', (_, other) => {
  expect(cacheKeyOf(other, 'silene').key).toBe(key);
});

test.each([
  ['another predicate', url({ ...asked, q: '[any]' }), 'silene'],
  ['one predicate more', `${url(asked)}&q=x`, 'silene'],
  ['another language', url({ ...asked, lang: 'nl-be' }), 'silene'],
  ['another page', url({ ...asked, page: '2' }), 'silene'],
  ['the repository', 'http://cms.test/api/v2', 'silene'],
  ['another release of the settings', url(asked), 'silene Printemps'],
])('another question: %s', (_, other, scope) => {
  expect(cacheKeyOf(other, scope).key).not.toBe(key);
});

test.each([
  [url(asked), 'R1'],
  ['http://cms.test/api/v2?access_token=x', null],
])('%s has the reference %s', (address, ref) => {
  expect(cacheKeyOf(address, 'silene').ref).toBe(ref);
});

test('a key is the name of a file, and says nothing', () => {
  expect(cacheKeyOf(url({ ...asked, q: '../../etc/passwd' }), 'x').key).toMatch(/^[0-9a-f]{40}$/);
});

const ofType = filter.at('document.type', 'news_article');
const byUid = filter.at('my.news_article.uid', 'x');
test.each<[what: string, isOwn: boolean, filters: string[], page?: number]>([
  ['all of a type', true, [ofType]],
  ['all of some types', true, [filter.any('document.type', ['news_article', 'advice'])]],
  ['the first page of a type', true, [ofType], 1],
  ['a later page of a type, whose number is in an address', false, [ofType], 7],
  ['a uid of a type', false, [ofType, byUid]],
  ['a uid', false, [byUid]],
  ['a text', false, [ofType, filter.fulltext('document', 'x')]],
  ['two predicates in one', false, [ofType + byUid]],
  ['everything', false, []],
])('only the program asks for %s: %s', (_, isOwn, filters, page) => {
  const address = buildQueryURL('http://cms.test/api/v2', { ref: 'R1', lang: 'fr-fr', filters, ...(page && { page }) });
  expect(cacheKeyOf(address, 'silene').isOwn).toBe(isOwn);
});
