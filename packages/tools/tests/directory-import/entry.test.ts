import { describe, expect, test } from 'vitest';
import { readerOf } from '../../lib/directory/columns.ts';
import { entryOf, uidOf } from '../../lib/directory/entry.ts';
import { HEADER } from '../../lib/directory/invented-line.ts';
import { pointOf } from '../../lib/directory/locate.ts';
import { lineWith, place } from './line.ts';

describe('an entry', () => {
  test('holds what the directory shows, and no more', () => {
    expect(entryOf(lineWith(), 'midwife', place)).toEqual({
      type: 'health_professional',
      uid: expect.stringMatching(/^[0-9a-f]{20}$/),
      lang: 'fr-fr',
      part: '974',
      data: {
        name: 'Maëva Célestine',
        category: 'Sage-femme',
        profession: 'Sage-femme',
        street: '12 bis boulevard des Alizes',
        postal_code: '97400',
        city: 'Saint-Denis',
        country: 'La Réunion',
        location: { latitude: -20.88, longitude: 55.45 },
        phone: '02 62 12 34 56',
        note: null,
        national_id: '899000000001',
      },
    });
  });

  test('of a physician has the title, of a pharmacy the sign and the number of the site', () => {
    const physician = lineWith({ profession: '10', skill: 'SM54', title: 'PR' });
    expect(entryOf(physician, 'physician_pharmacy', place).data.name).toBe('Pr Maëva Célestine');
    const pharmacy = lineWith({ profession: '21', sign: 'PHARMACIE DU PORT', finess: '970400001' });
    const { data } = entryOf(pharmacy, 'physician_pharmacy', place);
    expect(data).toMatchObject({ name: 'Pharmacie du Port', national_id: '970400001' });
    expect(JSON.stringify(data)).not.toContain('CÉLESTINE');
  });

  test('takes the postal code of the commune for one that is none, and no arrondissement for a city', () => {
    const { data } = entryOf(lineWith({ postalCode: '974 CEDEX' }), 'midwife', { ...place, name: 'Paris 14e' });
    expect(data).toMatchObject({ postal_code: '97400', city: 'Paris' });
  });
});

describe('what an entry is known by', () => {
  const uid = uidOf(lineWith(), 'midwife');

  test('stays when the name, the street or the phone change', () => {
    expect(uidOf(lineWith({ surname: 'BASILE', street: 'DU PORT', phone: '' }), 'midwife')).toBe(uid);
  });

  test('differs by person, site and category', () => {
    const others = [
      uidOf(lineWith({ nationalId: '899000000002' }), 'midwife'),
      uidOf(lineWith({ siret: '99000000000002' }), 'midwife'),
      uidOf(lineWith(), 'gynecologist'),
    ];
    expect(new Set([uid, ...others]).size).toBe(4);
  });

  test('is the site alone for a pharmacy', () => {
    const pharmacy = { profession: '21', finess: '970400001' };
    expect(uidOf(lineWith(pharmacy), 'physician_pharmacy')).toBe(
      uidOf(lineWith({ ...pharmacy, nationalId: '899000000009', siret: '' }), 'physician_pharmacy'),
    );
  });
});

test.each([
  ['near its commune, as the register has it', { latitude: -20.9, longitude: 55.46 }, -20.9],
  ['far from it, the middle of the commune', { latitude: 44, longitude: 5 }, -20.88],
  ['unknown, the middle of the commune', null, -20.88],
])('a site is %s', (_, point, latitude) => {
  const finess = { isPharmacy: () => true, pointOf: () => point };
  expect(pointOf({ finess: '970400001' }, place, finess).latitude).toBe(latitude);
});

describe('the columns', () => {
  const header = HEADER.split('|');

  test('are found by name, in any order, capitals, blanks and apostrophes', () => {
    const shuffled = header.toReversed().map((name) => `  ${name.toUpperCase().replaceAll("'", '’')} `);
    const record = shuffled.map((name) => (name.includes('NOM D’EXERCICE') ? ` ${name.trim()} ` : ''));
    expect(readerOf(shuffled)(record)).toMatchObject({
      surname: 'NOM D’EXERCICE',
      givenName: 'PRÉNOM D’EXERCICE',
      city: '',
    });
  });

  test.each([
    [
      'one that is missing',
      header.filter((name) => name !== 'Code savoir-faire'),
      /lacks the column “Code savoir-faire”/,
    ],
    ['each that is missing', [''], /columns “Identification nationale PP”, .*“Code section tableau pharmaciens”/],
    ['a file in another coding', header.map((name) => name.replaceAll('é', '\uFFFD')), /not in UTF-8/],
  ])('%s is named', (_, given, message) => {
    expect(() => readerOf(given)).toThrow(message);
  });
});
