import { expect, test } from 'vitest';
import { relevance } from '../../shopify/engine/search.ts';
import { parseSearch } from '../../shopify/engine/search-query.ts';

const thing = {
  text: 'Gommes du soir à la mûre Herbier sommeil',
  fields: {
    title: ['Gommes du soir'],
    tag: ['sommeil', 'grand air'],
    vendor: ['Herbier'],
    product_type: ['Complément alimentaire'],
    available_for_sale: [true],
    created_at: ['2026-01-10T08:00:00Z'],
    'variants.price': [8.9, 14.9],
  },
};

test.each([
  ['', true],
  ['gommes', true],
  ['gomme', false],
  ['gomm*', true],
  ['mure', true],
  ['gommes tisane', false],
  ['gommes OR tisane', true],
  ['tisane OR gommes soir', true],
  ['(tisane OR gommes) AND soir', true],
  ['NOT tisane', true],
  ['-gommes', false],
  ['gommes -tag:hiver', true],
  ['"du soir"', true],
  ['"soir du"', false],
  ['title:gommes', true],
  ['title:"gommes du"', true],
  ['title:tisane', false],
  ['tag:sommeil', true],
  ['tag:"grand air"', true],
  ["tag:'grand air'", true],
  ['tag_not:sommeil', false],
  ['tag_not:hiver', true],
  ['vendor:herbier', true],
  ['vendor:Jardin OR vendor:Herbier', true],
  ['product_type:"Complément alimentaire"', true],
  ['product_type:"Coffret, Complément alimentaire"', true],
  ['product_type:Coffret,Savon', false],
  ['available_for_sale:true', true],
  ['available_for_sale:false', false],
  ['variants.price:<9', true],
  ['variants.price:>=14.9', true],
  ['variants.price:>15', false],
  ['variants.price:>5 AND variants.price:<6', false],
  ['created_at:>2025-12-31', true],
  ["created_at:<'2026-01-01T00:00:00Z'", false],
  ['created_at:<now', true],
  ['no_such_field:x', true],
  ['tag:*', true],
  ['(', true],
  ['AND', true],
])('%s → %s', (query, expected) => expect(parseSearch(query)(thing)).toBe(expected));

test('a word in the title counts more than one in the body, and the last one may be a beginning', () => {
  const inTitle = relevance({ title: 'Gommes', body: '' }, 'gommes', false);
  expect(inTitle).toBeGreaterThan(relevance({ title: '', body: 'gommes' }, 'gommes', false));
  expect(relevance({ title: 'Gommes' }, 'gom', false)).toBe(0);
  expect(relevance({ title: 'Gommes' }, 'gom', true)).toBeGreaterThan(0);
  expect(relevance({ title: 'Gommes' }, 'gommes hiver', true)).toBe(0);
});
