import { describe, expect, test } from 'vitest';
import {
  communeAt,
  communeByCode,
  communeByPostcode,
  largerNamesakes,
  placesAround,
} from '../../../lib/places/communes.ts';

const SAINT_DENIS = { latitude: -20.8823, longitude: 55.4504 };

describe('a commune by its INSEE code', () => {
  test.each([
    ['97411', 'Saint-Denis'],
    ['75114', 'Paris 14e'],
    ['2A004', 'Ajaccio'],
    ['98818', 'Nouméa'],
    // A commune that was merged into another, and the seat, whose code the new commune took.
    ['01126', 'Valserhône'],
    ['01033', 'Valserhône'],
  ])('%s is %s', (code, name) => expect(communeByCode(code)?.name).toBe(name));

  test.each(['', '00000', '97611', '99999', '__proto__'])('%j is unknown', (code) =>
    expect(communeByCode(code)).toBeNull(),
  );
});

describe('a commune by its postal code', () => {
  test.each([
    ['97460', 'ST PAUL', 'Saint-Paul'],
    ['75014', 'PARIS', 'Paris 14e'],
    ['01400', 'Neuville les Dames', 'Neuville-les-Dames'],
    ['01400', 'CHATILLON SUR CHALARONNE CEDEX', 'Châtillon-sur-Chalaronne'],
    // An unknown name: the most populous commune of the postal code.
    ['01400', 'nowhere', 'Châtillon-sur-Chalaronne'],
    ['01400', '', 'Châtillon-sur-Chalaronne'],
  ])('%s %j is %s', (code, name, found) =>
    expect(communeByPostcode(code, name)).toMatchObject({ name: found, postalCode: code }),
  );

  test.each(['', '0140', '99999', '97600'])('%j is unknown', (code) => expect(communeByPostcode(code, 'x')).toBeNull());
});

describe('the commune around a point', () => {
  test.each([
    ['Saint-Denis', SAINT_DENIS],
    ['Paris 14e', { latitude: 48.829, longitude: 2.328 }],
    ['Nouméa', { latitude: -22.27, longitude: 166.44 }],
  ])('is %s', (name, point) => expect(communeAt(point)?.name).toBe(name));

  test.each([
    ['Brussels', { latitude: 50.85, longitude: 4.35 }],
    ['Tunis', { latitude: 36.8, longitude: 10.18 }],
    ['the ocean', { latitude: 0, longitude: 0 }],
  ])('is none in %s', (_, point) => expect(communeAt(point)).toBeNull());
});

describe('larger communes whose name begins with that of a place', () => {
  test.each<[name: string, larger: string[]]>([
    ['Boulogne', ['Boulogne-Billancourt', 'Boulogne-sur-Mer']],
    ['évry', ['Évry-Courcouronnes', 'Évry-Grégy-sur-Yerre']],
    ['Aix', ['Aix-en-Provence', 'Aix-les-Bains']],
    ['Le Puy', ['Le Puy-en-Velay', 'Le Puy-Sainte-Réparade']],
    ['NEUILLY', ['Neuilly-sur-Seine', 'Neuilly-sur-Marne']],
    ['st germain', ['Saint-Germain-en-Laye', 'Saint-Germain-lès-Arpajon']],
    // Whole words, and larger ones only.
    ['Toul', []],
    ['Lyon', []],
    ['Saint-Denis', []],
    ['Paris 14', []],
    // Words or a code that say which one is meant.
    ['Boulogne, Vendée', []],
    ['Boulogne 85140', []],
    ['62200', []],
    ['', []],
  ])('%j: %j', (name, larger) => expect(largerNamesakes(name, 2).map((place) => place.name)).toEqual(larger));
});

describe('communes around a point', () => {
  test('are the greatest within the distance, greatest first', () => {
    const names = placesAround(SAINT_DENIS, 25, 4).map(({ name }) => name);
    expect(names).toEqual(['Saint-Denis', 'Saint-Paul', 'Saint-André', 'Sainte-Marie']);
    expect(placesAround(SAINT_DENIS, 5, 4).map(({ name }) => name)).toEqual(['Saint-Denis']);
  });

  test('are cities, not their arrondissements', () => {
    expect(placesAround({ latitude: 48.8566, longitude: 2.3522 }, 3, 10).map(({ name }) => name)).toEqual(['Paris']);
  });
});
