import { describe, expect, test } from 'vitest';
import { gazetteer, parseGazetteer } from '../../../lib/places/gazetteer.ts';
import { COUNTRIES } from '../../../lib/services/geocoding.ts';

const TEXT = [
  '@01\tfr\tAin',
  '01033\tValserhône\t01200\t16712\t46.1079\t5.8242\t01126 01018',
  "01001\tL'Abergement-Clémenciat\t01400\t860\t46.1519\t4.9261",
  '01033\tBellegarde-sur-Valserine\t01200\t\t46.1079\t5.8242\t\t01033',
  '@69\tfr\tRhône',
  '69123\tLyon\t69000\t519127\t45.7485\t4.8467\t69232',
  '69381\tLyon 1er\t69001\t28000\t45.77\t4.83\t\t69123',
  '',
].join('\n');

describe('a line of communes.txt', () => {
  const entries = parseGazetteer(TEXT);

  test('is a commune, a commune of the past or an arrondissement', () => {
    expect(entries.map(({ kind, place }) => [kind, place.name, place.detail])).toEqual([
      ['commune', 'Valserhône', 'Ain'],
      ['commune', 'L’Abergement-Clémenciat', 'Ain'],
      ['former', 'Bellegarde-sur-Valserine', 'Valserhône, Ain'],
      ['commune', 'Lyon', 'Rhône'],
      ['district', 'Lyon 1er', 'Rhône'],
    ]);
  });

  test('gives each place an id of its own', () => {
    expect(new Set(entries.map(({ place }) => place.id)).size).toBe(entries.length);
  });

  test('is known by its surroundings too', () => {
    expect(entries[2]?.context).toEqual(['ain', '1', 'valserhone']);
    expect(entries[0]).toMatchObject({ pastCodes: ['01126', '01018'], population: 16_712 });
  });
});

describe('the gazetteer', () => {
  const { entries } = gazetteer();
  const count = (country: string) =>
    entries.filter(({ kind, place }) => kind === 'commune' && place.country === country).length;

  test('has every commune of the five countries', () => {
    expect(COUNTRIES.map((country) => [country, count(country) > 0])).toEqual(
      COUNTRIES.map((country) => [country, true]),
    );
    expect(count('fr')).toBeGreaterThan(34_500);
    expect(count('re')).toBe(24);
    expect(count('gp')).toBe(32);
    expect(count('mq')).toBe(34);
    expect(count('nc')).toBe(33);
  });

  test('has the arrondissements of Paris, Lyon and Marseille', () => {
    const districts = entries.filter(({ kind }) => kind === 'district').map(({ place }) => place.name.split(' ')[0]);
    expect(['Paris', 'Lyon', 'Marseille'].map((city) => districts.filter((name) => name === city).length)).toEqual([
      20, 9, 16,
    ]);
  });

  test('places each of them in its country', () => {
    const boxes = { fr: [41, 51.5, -5.5, 10], re: [-21.5, -20.8, 55.2, 55.9], gp: [15.8, 16.6, -61.9, -61] } as const;
    for (const { place } of entries) {
      const [south, north, west, east] = boxes[place.country as keyof typeof boxes] ?? [-24, 16, -62, 169];
      const inside =
        place.latitude > south && place.latitude < north && place.longitude > west && place.longitude < east;
      expect(inside, `${place.name}, ${place.detail}`).toBe(true);
    }
  });

  test('has ids that are told apart', () => {
    expect(new Set(entries.map(({ place }) => place.id)).size).toBe(entries.length);
  });
});
