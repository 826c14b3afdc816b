import { describe, expect, test } from 'vitest';
import { writeGazetteer } from '../../../packages/tools/lib/places/gazetteer.ts';
import type { Row, Sources } from '../../../packages/tools/lib/places/sources.ts';

const commune = (row: Partial<Row> & Pick<Row, 'code' | 'nom' | 'departement'>): Row => ({
  type: 'commune-actuelle',
  codesPostaux: [],
  population: 100,
  ...row,
});
const box = (x: number, y: number): [number, number][][] => [
  [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
    [x, y],
  ],
];

const sources: Sources = {
  departments: new Map([
    ['976', 'Mayotte'],
    ['69', 'Rhône'],
    ['988', 'Nouvelle-Calédonie'],
  ]),
  towns: new Map([
    ['69123', { latitude: 45.75, longitude: 4.85 }],
    ['69001', { latitude: 10, longitude: 10 }],
    ['Noumea', { latitude: -22.27, longitude: 166.45 }],
  ]),
  contours: new Map([['69001', { type: 'Polygon', coordinates: box(4, 45) }]]),
  rows: [
    commune({ code: '97611', nom: 'Mamoudzou', departement: '976' }),
    commune({
      code: '69123',
      nom: 'Lyon',
      departement: '69',
      codesPostaux: ['69001', '69002'],
      anciensCodes: ['69232'],
    }),
    {
      ...commune({ code: '69381', nom: 'Lyon 1er Arrondissement', departement: '69', codesPostaux: ['69001'] }),
      type: 'arrondissement-municipal',
      commune: '69123',
    },
    commune({ code: '69001', nom: 'Affoux', departement: '69', codesPostaux: ['69170'] }),
    { code: '69002', nom: 'Vieille Affoux', departement: '69', type: 'commune-deleguee', chefLieu: '69001' },
    { code: '69001', nom: 'Affoux', departement: '69', type: 'commune-deleguee', chefLieu: '69001' },
    commune({ code: '69999', nom: 'Nulle-Part', departement: '69' }),
    commune({ code: '98818', nom: 'Nouméa', departement: '988', codesPostaux: ['98800'] }),
  ],
};

describe('the written gazetteer', () => {
  const { lines, communes, parts, lost } = writeGazetteer(sources);

  test('has a line for each département of the five countries and each of its communes', () => {
    expect(lines).toEqual([
      '@69\tfr\tRhône',
      // The city as a whole has the postal code that people write; its coordinates are those of its town.
      '69123\tLyon\t69000\t100\t45.75\t4.85\t69232',
      '69381\tLyon 1er\t69001\t100\t45.77\t4.83\t\t69123',
      // The coordinates of its town are far from its contour: the middle of the contour is used instead.
      '69001\tAffoux\t69170\t100\t45.5\t4.5',
      '69002\tVieille Affoux\t69170\t\t45.5\t4.5\t\t69001',
      '@988\tnc\tNouvelle-Calédonie',
      '98818\tNouméa\t98800\t100\t-22.27\t166.45',
    ]);
  });

  test('says what it wrote and what it could not place', () => {
    expect({ communes, parts, lost }).toEqual({ communes: 4, parts: 1, lost: ['69999 Nulle-Part'] });
  });
});
