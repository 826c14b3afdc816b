import { expect, test } from 'vitest';
import { likeness, namesOf, queryWordOf } from '../../../lib/search/index.ts';
import { significantTokens, stemOf } from '../../../lib/search/terms.ts';
import { createVocabulary } from '../../../lib/search/vocabulary.ts';
import { entry } from './entry.ts';

const page = entry('Granules en tube', { names: ['Granules'] });
const others = [entry('Le sommeil'), entry('Un bon sommeil'), entry('Qui sommes-nous')];
const vocabulary = createVocabulary();
for (const { title } of [page, ...others]) {
  vocabulary.add(
    significantTokens('fr', title).map((said) => ({
      ...said,
      stem: stemOf('fr', said.word),
      title: true,
      goods: true,
    })),
  );
}

const like = (words: string[], to = page): number => {
  const asked = words.map((word) => queryWordOf('fr', word, vocabulary));
  return likeness(asked, namesOf('fr', to, vocabulary));
};

test('what is called just so is most like a query, whatever the name', () => {
  expect(like(['granules'])).toBe(1);
  expect(like(['tube', 'granules'])).toBe(1);
});

test('the same word is more like it than a form, a form more than a beginning, and that more than nothing', () => {
  const [same, form, beginning, none] = [['granules'], ['granulees'], ['gran'], ['tisane']].map((words) => like(words));
  expect(same).toBeGreaterThan(form as number);
  expect(form).toBeGreaterThanOrEqual(beginning as number);
  expect(beginning).toBeGreaterThan(none as number);
  expect(none).toBe(0);
});

test('words beside what is met count against it, in the query and in the name', () => {
  expect(like(['granules', 'tisane'])).toBeLessThan(like(['granules']));
  expect(like(['tube'])).toBeLessThan(like(['tube', 'granules']));
});

test('a beginning is most like the word that titles usually say', () => {
  const [sleep, , who] = others.map((other) => like(['somm'], other));
  expect(sleep).toBeGreaterThan(who as number);
  expect(who).toBeGreaterThan(0);
});
