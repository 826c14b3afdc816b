import { describe, expect, test } from 'vitest';
import { type Abroad, abroadOf } from '../../../lib/places/abroad.ts';

describe('where a place lies that is not of the five countries', () => {
  test.each<[text: string, onBelgianSites: Abroad | null, elsewhere: Abroad | null]>([
    ['Leuven', 'belgium', 'belgium'],
    ['louvain', 'belgium', 'belgium'],
    ['LUIK', 'belgium', 'belgium'],
    ['Elsene', 'belgium', 'belgium'],
    ['1050 Ixelles', 'belgium', 'belgium'],
    ['B-3000 Leuven', 'belgium', 'belgium'],
    ['Ans, België', 'belgium', 'belgium'],
    ['Belgique', 'belgium', 'belgium'],
    // A code alone may be an incomplete French one.
    ['8400', 'belgium', null],
    // Both countries have a place of this name: on the Belgian sites the larger one is meant.
    ['Mons', 'belgium', null],
    ['Lille', null, null],
    ['Lens', null, null],
    ['Genève, Suisse', 'elsewhere', 'elsewhere'],
    ['Rotterdam (Nederland)', 'elsewhere', 'elsewhere'],
    ['Monaco', 'elsewhere', 'elsewhere'],
    ['Mayotte', 'elsewhere', 'elsewhere'],
    ['97300 Cayenne', 'elsewhere', 'elsewhere'],
    ...['97500', '97600', '97700', '97800', '97133', '97150', '98000', '98600', '98700'].map(
      (code): [string, Abroad, Abroad] => [code, 'elsewhere', 'elsewhere'],
    ),
    // In one of the five countries, or anywhere.
    ['Nantes', null, null],
    ['Saint-Martin', null, null],
    ['La Réunion', null, null],
    ['97400', null, null],
    ['98800 Nouméa', null, null],
    ['Saint-Denis, La Réunion', null, null],
    ['Nulle-Part', null, null],
    ['Nulle-Part (France)', null, null],
    ['', null, null],
  ])('%j', (text, belgian, other) => {
    expect([abroadOf(text, true), abroadOf(text, false)]).toEqual([belgian, other]);
  });
});
