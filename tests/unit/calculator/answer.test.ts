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
    ['2,5', 'whole'],
    ['20,1', 'most {"max":20}'],
    ['9'.repeat(400), 'most {"max":20}'],
  ])('%j is none: %s', (granulesNb, error) => {
    expect(ask({ ...GRANULES, granulesNb })).toMatchObject({ errors: { granulesNb: error }, quantity: null });
  });

  test.each([
    ['dailyQty', '24', undefined],
    ['dailyQty', '25', 'most {"max":24}'],
    ['dailyQty', '1,5', 'whole'],
    ['gouttesNb', '200,00', undefined],
    ['gouttesNb', '201', 'most {"max":200}'],
    ['gouttesNb', '12.5', 'whole'],
    ['gouttesNb', '0', 'positive'],
    ['gouttesNb', '1,5,', 'number'],
  ])('%s may be %s: %s', (name, value, error) => {
    expect(ask({ ...FLASK, [name]: value }).errors).toEqual(error ? { [name]: error } : {});
  });
});

test('a file where a text belongs counts as nothing', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(GRANULES)) form.append(name, value);
  form.set('granulesNb', new File(['5'], '5.txt'));
  expect(answerTo(form, brand)).toMatchObject({ errors: { granulesNb: 'granulesRequired' }, quantity: null });
});
