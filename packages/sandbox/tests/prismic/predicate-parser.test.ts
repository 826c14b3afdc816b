import { filter } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import { parsePredicates } from '../../prismic/engine/predicate-parser.ts';
import { ApiProblem } from '../../prismic/errors.ts';

const one = (predicate: string) => {
  const [{ op, args } = { op: '', args: [] }] = parsePredicates(`[${predicate}]`);
  return [op, ...args];
};

describe('the grammar of predicates', () => {
  it.each([
    [filter.at('document.type', 'page'), ['at', { path: 'document.type' }, 'page']],
    [filter.at('document.tags', ['a', 'b']), ['at', { path: 'document.tags' }, ['a', 'b']]],
    [filter.at('my.product.new', true), ['at', { path: 'my.product.new' }, true]],
    [filter.at('my.page.title', 'a "b" ]),'), ['at', { path: 'my.page.title' }, 'a "b" ]),']],
    [filter.has('my.product.pack'), ['has', { path: 'my.product.pack' }]],
    [filter.similar('Zq-B_1', 10), ['similar', 'Zq-B_1', 10]],
    [filter.geopointNear('my.a.b', -1.5, 2e-7, 10), ['geopoint.near', { path: 'my.a.b' }, -1.5, 2e-7, 10]],
    [filter.dateDayOfWeekAfter('my.a.b', 'Monday'), ['date.day-of-week-after', { path: 'my.a.b' }, 'Monday']],
    ['[:d = at(document.id, "x") ]', ['at', { path: 'document.id' }, 'x']],
    ['[in( my.page.uid ,[ "a" , "b" ] )]', ['in', { path: 'my.page.uid' }, ['a', 'b']]],
  ])('%s', (text, parsed) => {
    expect(one(text)).toEqual(parsed);
  });

  it('takes several in one pair of brackets, and none', () => {
    expect(parsePredicates('[[has(my.a.b)] [missing(my.a.c)]]').map(({ op }) => op)).toEqual(['has', 'missing']);
    expect(parsePredicates('[]')).toEqual([]);
  });

  it.each([
    ['[[at(document.type "page")]]', 20],
    ['[[at(document.type, "page)]]', 29],
    ['[at(document.type, "page")]', 2],
    ['[[at(document.type, "page")]', 29],
    ['[[at(document.type, "page")]] x', 31],
    ['nonsense', 1],
  ])('says where %s goes wrong', (q, column) => {
    expect.assertions(2);
    try {
      parsePredicates(q);
    } catch (error) {
      expect(error).toBeInstanceOf(ApiProblem);
      expect(error).toMatchObject({ status: 400, body: { type: 'api_parsing_error', pos: { line: 1, column } } });
    }
  });
});
