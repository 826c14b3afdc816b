import { expect, test } from 'vitest';
import { otherWords, synonymsOf } from '../../../lib/search/terms.ts';

const groups = [
  ['offres d’emploi', 'recrutement', 'job'],
  ['retours', 'rétractation'],
  ['', 'néant'],
];

test.each<[what: string, names: string[], words: string[]]>([
  ['by an expression in a name', ['Nos offres d’emploi'], ['recrutement', 'job']],
  ['by another form of it', ['Un retour'], ['rétractation']],
  ['by any of its names', ['Nous rejoindre', 'Le recrutement'], ['offres d’emploi', 'job']],
  ['not by a part of an expression', ['Le mode d’emploi'], []],
  ['not by words of two names', ['Nos offres', 'Un emploi'], []],
  ['by nothing where it has no name', [], []],
])('a page is also looked for %s', (_, names, words) => {
  expect(otherWords('fr', names, groups)).toEqual(words);
});

test.each([
  [undefined, []],
  [
    [{ words: ' CGV , conditions, ' }, { words: null }],
    [['CGV', 'conditions'], []],
  ],
])('settings of %j are groups', (written, expected) => {
  expect(synonymsOf({ search_words: written } as never)).toEqual(expected);
});
