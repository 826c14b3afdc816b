import { expect, test } from 'vitest';
import { backgroundOf, choiceOf, optionFor, SELECTS, storedAs } from '../../../lib/services/prismic/selects.ts';

test.each([
  ['an option', 'Mise en garde', 'warning'],
  ['a value from before the options', 'warning', 'warning'],
  ['something unknown', 'loud', null],
  ['a name of every object', 'toString', null],
  ['nothing', null, null],
])('%s of a select', (_, stored, value) => {
  expect(choiceOf('tone', stored)).toBe(value);
});

test('a query finds both forms, and a program writes the option', () => {
  expect(storedAs('professional', 'midwife')).toEqual(['Sage-femme', 'midwife']);
  expect(optionFor('territory', 're')).toBe('La Réunion');
  expect(backgroundOf('Beige foncé')).toBe('Beige Dark');
});

test.each(Object.entries(SELECTS))('no option of %s is a value of another one', (_, list) => {
  const entries = Object.entries(list);
  for (const [option] of entries) {
    expect(entries.filter(([other, value]) => other !== option && value === option)).toEqual([]);
  }
  expect(new Set(Object.values(list)).size).toBe(entries.length);
});
