import { describe, expect, test } from 'vitest';
import { answerTo } from '../../../lib/calculator/calculate.ts';
import type { Constants } from '../../../lib/calculator/constants.ts';

const brand: Constants = {
  granulesPerTube: 80,
  dropsPerMl: { flask: 40, flask_tm: 50 },
  defaultDrops: { flask: 20, flask_tm: 25 },
};

const GRANULES = { pharmaceuticalComp: 'granules', treatmentDuration: '7_days', dailyQty: '3', granulesNb: '5' };
const FLASK = { pharmaceuticalComp: 'flask', treatmentDuration: '1_month', dailyQty: '3', flaskVol: '30_ml' };

function ask(fields: Readonly<Record<string, string | undefined>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return answerTo(form, brand);
}

describe('what is required', () => {
  test.each([
    [{}, { pharmaceuticalComp: 'compRequired' }],
    [{ ...GRANULES, pharmaceuticalComp: 'dose' }, { pharmaceuticalComp: 'compRequired' }],
    [
      { pharmaceuticalComp: 'granules' },
      { treatmentDuration: 'durationRequired', dailyQty: 'dailyRequired', granulesNb: 'granulesRequired' },
    ],
    [
      { pharmaceuticalComp: 'flask_tm' },
      { treatmentDuration: 'durationRequired', dailyQty: 'dailyRequired', flaskVol: 'volumeRequired' },
    ],
    [{ ...GRANULES, granulesNb: ' ' }, { granulesNb: 'granulesRequired' }],
    [{ ...GRANULES, treatmentDuration: '8_days' }, { treatmentDuration: 'durationRequired' }],
    [{ ...FLASK, flaskVol: '35_ml' }, { flaskVol: 'volumeRequired' }],
  ])('%j lacks %j', (fields, errors) => {
    expect(ask(fields)).toEqual({ entered: fields, errors, quantity: null });
  });

  test.each([
    [{ ...GRANULES, flaskVol: 'none', gouttesNb: 'many' }, 2],
    [{ ...FLASK, granulesNb: '-5' }, 2],
    [{ ...FLASK, gouttesNb: '' }, 2],
    [{ ...FLASK, gouttesNb: undefined }, 2],
    [{ ...FLASK, gouttesNb: '10' }, 1],
  ])('%j lacks nothing', (fields, count) => {
    expect(ask(fields)).toMatchObject({ errors: {}, quantity: { count } });
  });
});

describe('a number', () => {
  test.each(['5', ' 5 ', '05', '5,', '5,0', '5.00', '\u00a05\u200b', '５'])('%j is five', (granulesNb) => {
    expect(ask({ ...GRANULES, granulesNb })).toMatchObject({ errors: {}, quantity: { total: 105 } });
  });

  test.each([
    ['-3', 'number'],
    ['+3', 'number'],
    ['1e3', 'number'],
    ['0x5', 'number'],
    ['NaN', 'number'],
    ['Infinity', 'number'],
    ['cinq', 'number'],
    ['5 granules', 'number'],
    ['٥', 'number'],
    ['2,5,5', 'number'],
    [',5', 'number'],
    ['0', 'positive'],
    ['0,0', 'positive'],
    ['100000,1', 'most {"max":100000}'],
    ['9'.repeat(400), 'most {"max":100000}'],
  ])('%j is none: %s', (granulesNb, error) => {
    expect(ask({ ...GRANULES, granulesNb })).toMatchObject({ errors: { granulesNb: error }, quantity: null });
  });

  test.each([
    ['dailyQty', '25', undefined],
    ['dailyQty', '0,5', undefined],
    ['dailyQty', '100000', undefined],
    ['dailyQty', '100001', 'most {"max":100000}'],
    ['gouttesNb', '201', undefined],
    ['gouttesNb', '12.5', undefined],
    ['gouttesNb', '0', 'positive'],
    ['gouttesNb', '1,5,', 'number'],
  ])('%s may be %s: %s', (name, value, error) => {
    expect(ask({ ...FLASK, [name]: value }).errors).toEqual(error ? { [name]: error } : {});
  });
});

describe('decimals count, with a comma or a point', () => {
  test.each([
    [
      { ...GRANULES, granulesNb: '2,5' },
      { total: 52.5, count: 1, leftover: 27.5, coversDays: 10 },
    ],
    [
      { ...GRANULES, dailyQty: '0.5' },
      { total: 17.5, count: 1, leftover: 62.5, coversDays: 32 },
    ],
    // 0.1 * 30 is exactly 3 tubes of 1, although binary floating point gives slightly more.
    [
      { ...GRANULES, granulesNb: '0,1', dailyQty: '800', treatmentDuration: '3_days' },
      { total: 240, count: 3, leftover: 0 },
    ],
    [
      { ...GRANULES, granulesNb: '26,7', dailyQty: '3', treatmentDuration: '3_days' },
      { total: 240.3, count: 4, leftover: 79.7 },
    ],
    [
      { ...FLASK, gouttesNb: '13,4' },
      { total: 1206, millilitres: 30.15, count: 2, leftoverMl: 29.85, coversDays: 59 },
    ],
  ])('%j', (fields, quantity) => {
    expect(ask(fields)).toMatchObject({ errors: {}, quantity });
  });
});

test('a file where a text belongs counts as nothing', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(GRANULES)) form.append(name, value);
  form.set('granulesNb', new File(['5'], '5.txt'));
  expect(answerTo(form, brand)).toMatchObject({ errors: { granulesNb: 'granulesRequired' }, quantity: null });
});
