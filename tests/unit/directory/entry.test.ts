import { describe, expect, test } from 'vitest';
import { professionalOf } from '../../../lib/directory/queries.ts';
import {
  bareName,
  directionsUrl,
  formatDistance,
  gazetteerCredit,
  type Professional,
  placeText,
  readRemovals,
} from '../../../lib/directory/selection.ts';
import { kilometresBetween } from '../../../lib/services/geocoding.ts';

describe('a distance', () => {
  test.each<[kilometres: number, tag: string, shown: string]>([
    [0, 'fr-FR', '50 m'],
    [0.04, 'fr-FR', '50 m'],
    [0.32, 'fr-FR', '300 m'],
    [0.974, 'fr-FR', '950 m'],
    [0.976, 'fr-FR', '1 km'],
    [1.44, 'fr-FR', '1,4 km'],
    [9.94, 'nl-BE', '9,9 km'],
    [9.97, 'fr-BE', '10 km'],
    [23.6, 'nl-BE', '24 km'],
  ])('of %d km is shown in %s as %s', (kilometres, tag, shown) => {
    expect(formatDistance(kilometres, tag).replace(/[\u00A0\u202F]/g, ' ')).toBe(shown);
  });

  test('is that over the ground', () => {
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    const lyon = { latitude: 45.764, longitude: 4.8357 };
    expect(kilometresBetween(paris, lyon)).toBeCloseTo(391.5, 0);
    expect(kilometresBetween(lyon, lyon)).toBe(0);
    // Across the 180th meridian: 2 degrees and not 358.
    const degrees = kilometresBetween({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 });
    expect(degrees).toBeCloseTo(222.4, 0);
  });
});

const data = {
  name: 'Clémence Payet-Mussard',
  category: 'Sage-femme',
  profession: 'Sage-femme',
  street: '12 rue des Vacoas & Cie',
  postal_code: '97400',
  city: 'Saint-Denis',
  country: 'La Réunion',
  location: { latitude: -20.88142, longitude: 55.44763 },
  phone: null,
  note: null,
  national_id: '99900000169',
} as const;

describe('an entry', () => {
  const entry = professionalOf({ id: 'a', data });

  test('shows what is published, and never the national id', () => {
    expect(entry).toMatchObject({ id: 'a', name: data.name, postalCode: '97400', latitude: -20.88142 });
    expect(JSON.stringify(entry)).not.toContain(data.national_id);
  });

  test.each([
    ['a name', { name: null }],
    ['a category', { category: null }],
    ['a place on the map', { location: {} }],
  ])('without %s is none', (_, lack) => {
    expect(professionalOf({ id: 'a', data: { ...data, ...lack } as never })).toBeNull();
  });

  test.each<[Partial<Professional>, string]>([
    [{}, '12 rue des Vacoas & Cie, 97400 Saint-Denis'],
    [{ street: '' }, '97400 Saint-Denis'],
    [{ postalCode: '' }, '12 rue des Vacoas & Cie, Saint-Denis'],
    [{ postalCode: '', city: '' }, '12 rue des Vacoas & Cie'],
  ])('is reached by its address in words, with %j', (lack, words) => {
    expect(entry && new URL(directionsUrl({ ...entry, ...lack })).searchParams.get('to')).toBe(words);
  });
});

test.each([
  [{ name: 'Saint-Denis', detail: 'La Réunion' }, 'Saint-Denis (La Réunion)'],
  [{ name: 'Paris 14e', detail: 'Paris' }, 'Paris 14e'],
  [{ name: '3 rue Basse', detail: '' }, '3 rue Basse'],
])('%j is written as %s', (place, text) => {
  expect(placeText(place)).toBe(text);
  expect(bareName(text)).toBe(place.name);
});

test.each([
  ['fr', 'Communes :'],
  ['nl', 'Gemeenten:'],
] as const)('the sources of the communes in %s', (language, name) => {
  expect(gazetteerCredit(language)).toBe(
    `${name} Insee (code officiel géographique 2026), La Poste, IGN (Admin Express), Licence Ouverte 2.0 ; GeoNames, CC BY 4.0`,
  );
});

test('a removal list is one id a line, with remarks', () => {
  const text = '\uFEFF10001234567\r\n# asked in May\r\n\r\n  10009876543  \r\n10001234567';
  expect([...readRemovals(text)]).toEqual(['10001234567', '10009876543']);
});
