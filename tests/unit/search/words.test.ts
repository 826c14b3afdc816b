import { describe, expect, test } from 'vitest';
import type { Language } from '../../../lib/platform/markets.ts';
import { partsOf, significantTokens, stemOf, termsOf, tokensOf } from '../../../lib/search/terms.ts';
import { forgiven, nearest } from '../../../lib/search/vocabulary.ts';

test.each([
  ["l’huile d'olive", ['l', 'huile', 'd', 'olive']],
  ['rendez-vous', ['rendez', 'vous']],
  ['30 ml, à 38,5 °C', ['30', 'ml', 'a', '38', '5', 'c']],
  ["baby's", ['baby', 's']],
  ['7DH', ['7', 'dh']],
  ['200g/3e/12x25cm', ['200', 'g', '3', 'e', '12', 'x25', 'cm']],
  ['2de, 3ème', ['2', 'de', '3', 'eme']],
  ['B12, CO2, SIL-AB-Z15', ['b12', 'co2', 'sil', 'ab', 'z15']],
  ['e\u0301te\u03012024', ['ete2024']],
  ['.*?<script>', ['script']],
  ['\u0301', []],
])('%s has its words', (text, words) => {
  expect(tokensOf(text).map(({ word }) => word)).toEqual(words);
});

test('a letter by itself is one, unless an apostrophe joins it to a word', () => {
  expect(significantTokens('fr', "la vitamine D d’hiver et l'œil").map(({ written }) => written)).toEqual([
    'vitamine',
    'D',
    'hiver',
    'œil',
  ]);
});

test('a word is where it was written', () => {
  const text = 'Une « pâte d’œillette » 7DH';
  expect(tokensOf(text).map(({ start, written }) => text.slice(start, start + written.length))).toEqual([
    'Une',
    'pâte',
    'd',
    'œillette',
    '7',
    'DH',
  ]);
});

test.each<[Language, string, string]>([
  ['fr', 'constructor', 'constructor'],
  ['nl', 'constructor', 'constructor'],
  ['fr', 'valueof', 'valueof'],
])('what every object has is a word like others: %s %s', (language, word, stem) => {
  expect(termsOf(language, word, () => false)).toEqual([word, `=${stem}`]);
});

describe('forms of one word have one stem', () => {
  test.each<[Language, ...string[]]>([
    ['fr', 'granule', 'granules'],
    ['fr', 'cadeau', 'cadeaux'],
    ['fr', 'creme', 'cremes'],
    ['fr', 'oeil', 'yeux'],
    ['fr', 'travail', 'travaux'],
    ['fr', 'homeopathie', 'homeopathique', 'homeopathiques'],
    ['fr', 'digestif', 'digestive', 'digestion'],
    ['fr', 'abime', 'abimes', 'abimees'],
    ['nl', 'slaap', 'slapen', 'slaapt'],
    ['nl', 'zwangerschap', 'zwangerschappen'],
    ['nl', 'creme', 'cremes'],
    ['nl', 'ziekte', 'ziektes', 'ziekten'],
    ['nl', 'reis', 'reizen'],
    ['nl', 'tand', 'tanden'],
    ['fr', 'ciel', 'ciels', 'cieux'],
    ['fr', 'oeil', 'yeux'],
    ['fr', 'mal', 'maux'],
    ['fr', 'travail', 'travaux'],
    ['nl', 'ei', 'eieren'],
    ['nl', 'blad', 'bladeren'],
    ['nl', 'lid', 'leden'],
    ['nl', 'kind', 'kinderen'],
    ['nl', 'recept', 'recepten'],
    ['nl', 'nacht', 'nachten'],
  ])('%s %s', (language, ...forms) => {
    expect(new Set(forms.map((form) => stemOf(language, form))).size).toBe(1);
  });

  test.each<[Language, string, string]>([
    ['fr', 'poison', 'poisson'],
    ['nl', 'huid', 'hand'],
    ['nl', 'maag', 'mond'],
  ])('%s %s and %s are two words', (language, one, other) => {
    expect(stemOf(language, one)).not.toBe(stemOf(language, other));
  });
});

describe('a Dutch compound', () => {
  const known = new Set(['kruiden', 'thee', 'slaap', 'problemen', 'zon', 'bescherming', 'hand', 'creme', 'kamer']);
  test.each([
    ['kruidenthee', ['kruiden', 'thee']],
    ['slaapproblemen', ['slaap', 'problemen']],
    ['zonnebescherming', null],
    ['zonsbescherming', ['zon', 'bescherming']],
    ['handcreme', ['hand', 'creme']],
    ['thee', null],
    ['badkamer', null],
    ['slaapt', null],
  ])('%s', (word, parts) => {
    expect(partsOf(word, (part) => known.has(part))).toEqual(parts);
  });

  test('is found by its parts, whatever their form; a French word has none', () => {
    const isWord = (part: string) => known.has(part);
    expect(termsOf('nl', 'slaapproblemen', isWord)).toEqual(
      expect.arrayContaining(['slaapproblemen', `=${stemOf('nl', 'slapen')}`, `=${stemOf('nl', 'probleem')}`]),
    );
    expect(termsOf('fr', 'slaapproblemen', isWord)).toHaveLength(2);
  });

  test.each(['5', 'd', '2026'])('%s has one form', (word) => {
    expect(termsOf('nl', word, () => true)).toEqual([word]);
  });
});

describe('the nearest word to', () => {
  const words = [
    { word: 'sommeil', pages: 9 },
    { word: 'soleil', pages: 12 },
    { word: 'sommet', pages: 1 },
    { word: 'nuit', pages: 5 },
    { word: 'huit', pages: 50 },
    { word: 'thé', pages: 3 },
  ];
  test.each([
    ['somniel', 'sommeil'],
    ['sommeill', 'sommeil'],
    ['nuitt', 'nuit'],
    ['nuis', 'nuit'],
    ['tha', null],
    ['inconnu', null],
  ])('%s is %s', (typed, expected) => {
    expect(nearest(typed, words)).toBe(expected);
  });

  test('of two that are as near is the one that more pages say', () => {
    const near = [
      { word: 'dents', pages: 1 },
      { word: 'dentu', pages: 7 },
    ];
    expect(nearest('dentx', near)).toBe('dentu');
    expect(nearest('dentx', near.toReversed())).toBe('dentu');
  });

  test('a short word is never taken for another', () => {
    expect(forgiven('thé')).toBe(0);
  });
});
