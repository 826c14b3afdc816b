import { describe, expect, test } from 'vitest';
import { categoryOf, professionOf } from '../../lib/directory/category.ts';
import type { Line } from '../../lib/directory/columns.ts';
import { judge, type Reason } from '../../lib/directory/judge.ts';
import { departmentOf } from '../../lib/directory/locate.ts';
import { choices, lineWith, place } from './line.ts';

describe('the category', () => {
  test.each([
    ['50', '', 'midwife', 'Sage-femme'],
    ['21', '', 'physician_pharmacy', 'Pharmacie d’officine'],
    ['10', 'SM26', 'physician_pharmacy', 'Médecin généraliste'],
    ['10', 'SM53', 'physician_pharmacy', 'Médecin généraliste'],
    ['10', 'SM54', 'physician_pharmacy', 'Médecin généraliste'],
    ['10', 'SM19', 'gynecologist', 'Gynécologie médicale'],
    ['10', 'SM20', 'gynecologist', 'Gynécologie-obstétrique'],
    ['10', 'SM51', 'gynecologist', 'Gynécologue'],
    ['10', 'SM52', 'gynecologist', 'Gynécologue'],
    ['10', 'SM40', 'pediatrician', 'Pédiatre'],
    ['10', 'SM90', 'pediatrician', 'Pédiatre'],
    ['10', 'SM04', null, 'Médecin, cardiologie'],
    ['10', '', null, 'Médecin, cardiologie'],
    ['60', 'SM54', null, 'Médecin généraliste'],
  ] as const)('of profession %s with %s is %s, “%s”', (profession, skill, category, words) => {
    expect(categoryOf({ profession, skill }, 'general')).toBe(category);
    expect(professionOf({ profession, skill, skillLabel: 'Cardiologie' })).toBe(words);
  });

  test('of every physician is the first when all are asked for, but for those with one of their own', () => {
    expect(categoryOf({ profession: '10', skill: 'SM04' }, 'all')).toBe('physician_pharmacy');
    expect(categoryOf({ profession: '10', skill: 'SM19' }, 'all')).toBe('gynecologist');
    expect(categoryOf({ profession: '60', skill: '' }, 'all')).toBeNull();
  });
});

describe('a line', () => {
  const pharmacist = { profession: '21', finess: '970400001', sector: 'SA33' };
  const finess = { isPharmacy: (site: string) => site === '970400001', pointOf: () => null };

  test.each<[string, Partial<Line>, Reason]>([
    ['of a nurse', { profession: '60' }, 'profession'],
    ['of a student', { standing: 'E' }, 'standing'],
    ['of the army', { standing: 'M' }, 'standing'],
    ['of who objected', { nationalId: '899000000007' }, 'removed'],
    ['of a pharmacist in a hospital', { ...pharmacist, sector: 'SA01', section: 'D' }, 'pharmacy'],
    ['of a pharmacist in a factory', { ...pharmacist, sector: '', section: 'B' }, 'pharmacy'],
    ['without a surname', { surname: '' }, 'nameless'],
    ['without an id', { nationalId: '' }, 'nameless'],
    ['without an address', { commune: '', postalCode: '' }, 'address'],
    ['of Guyane', { commune: '97302', postalCode: '97300' }, 'covered'],
    ['of Monaco', { commune: '99138', postalCode: '98000' }, 'covered'],
    ['of another department', { commune: '26362', postalCode: '26000' }, 'department'],
    ['of an unknown commune', { commune: '97499', postalCode: '97499' }, 'unknown'],
  ])('%s is left out', (_, change, reason) => {
    const asked = choices({ removals: new Set(['899000000007']), departments: new Set(['974']) });
    expect(judge(lineWith(change), asked)).toBe(reason);
  });

  test.each<[string, Partial<Line>]>([
    ['of a midwife', {}],
    ['that does not say its standing', { standing: '' }],
    ['of a pharmacist by the sector', pharmacist],
    ['of a pharmacist by the register of pharmacists', { ...pharmacist, sector: '', section: 'A' }],
  ])('%s is listed, with its commune', (_, change) => {
    expect(judge(lineWith(change), choices())).toMatchObject({ place });
  });

  test('of a pharmacist is judged by the register of establishments where there is one', () => {
    expect(judge(lineWith({ ...pharmacist, sector: 'SA01' }), choices({ finess }))).toMatchObject({ place });
    expect(judge(lineWith({ ...pharmacist, finess: '970400002' }), choices({ finess }))).toBe('pharmacy');
  });

  test('of a pharmacy can be removed by the number of its site', () => {
    expect(judge(lineWith(pharmacist), choices({ removals: new Set(['970400001']) }))).toBe('removed');
  });
});

test.each([
  ['26362', '26000', '26'],
  ['97411', '97400', '974'],
  ['98818', '98800', '988'],
  ['2A004', '20000', '2A'],
  ['', '20200', '2B'],
  ['', '20000', '2A'],
  ['', '69001', '69'],
])('commune %s, postal code %s: department %s', (commune, postalCode, expected) => {
  expect(departmentOf({ commune, postalCode })).toBe(expected);
});
