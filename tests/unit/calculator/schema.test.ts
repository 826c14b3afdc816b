import { describe, expect, test, vi } from 'vitest';
import { quantitySchema } from '../../../lib/calculator/calculate.ts';

const granules = {
  pharmaceuticalComp: 'granules',
  treatmentDuration: '7_days',
  dailyQty: '3',
  granulesNb: '5',
};
const flask = { pharmaceuticalComp: 'flask', treatmentDuration: '7_days', dailyQty: '3', flaskVol: '30_ml' };

const read = (fields: Readonly<Record<string, string | undefined>>, schema = quantitySchema) => {
  const { data, error } = schema.safeParse(fields);
  return data ?? error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('section 3, the fields of the quantity counter', () => {
  test.each([
    ['3', 3],
    ['12', 12],
    ['2,0', 2],
    ['3.', 3],
    [' 4 ', 4],
    ['\u00a0７\u200b', 7],
    ['20', 20],
  ])('a number typed as %j is %d', (typed, number) => {
    expect(read({ ...granules, granulesNb: typed })).toMatchObject({ granulesNb: number });
    expect(read({ ...flask, gouttesNb: typed })).toMatchObject({ gouttesNb: number });
  });

  test.each([
    [undefined, 'granulesRequired'],
    ['', 'granulesRequired'],
    [' \u00a0', 'granulesRequired'],
    ['\u200b', 'granulesRequired'],
    ['trois', 'number'],
    ['-1', 'number'],
    ['1e3', 'number'],
    ['0', 'positive'],
    ['0,5', 'whole'],
    ['3.25', 'whole'],
    ['21', 'most {"max":20}'],
    ['350', 'most {"max":20}'],
    ['20,5', 'most {"max":20}'],
  ])('of %j one thing is said: %s', (typed, message) => {
    expect(read({ ...granules, granulesNb: typed })).toEqual([['granulesNb', message]]);
  });

  test('a number is read, and of one that is missing one thing is said', async () => {
    // The rules are constants: this test has its own, so that `npm run mutation` sees what it plants in them.
    vi.resetModules();
    const { quantitySchema: schema } = await import('../../../lib/calculator/calculate.ts');
    expect(read({ ...granules, granulesNb: '12' }, schema)).toMatchObject({ granulesNb: 12 });
    expect(read({ ...granules, granulesNb: '' }, schema)).toEqual([['granulesNb', 'granulesRequired']]);
  });

  test.each([undefined, '', '  ', '\u200b'])('the drops of an intake may be left out: %j', (typed) => {
    expect(read({ ...flask, gouttesNb: typed })).toEqual({
      pharmaceuticalComp: 'flask',
      treatmentDuration: '7_days',
      dailyQty: 3,
      flaskVol: '30_ml',
      gouttesNb: undefined,
    });
  });

  test.each([
    ['vingt', 'number'],
    ['0', 'positive'],
    ['12,5', 'whole'],
    ['201', 'most {"max":200}'],
  ])('given, they are a number like the others: %j is %s', (typed, message) => {
    expect(read({ ...flask, gouttesNb: typed })).toEqual([['gouttesNb', message]]);
  });

  test.each([
    [{ ...granules, pharmaceuticalComp: 'tablets' }, 'pharmaceuticalComp', 'compRequired'],
    [{ ...granules, treatmentDuration: '' }, 'treatmentDuration', 'durationRequired'],
    [{ ...granules, dailyQty: '' }, 'dailyQty', 'dailyRequired'],
    [{ ...flask, flaskVol: '20_ml' }, 'flaskVol', 'volumeRequired'],
  ])('%j: %s', (fields, path, message) => {
    expect(read(fields)).toEqual([[path, message]]);
  });

  test('what belongs to the other branch is not looked at', () => {
    expect(read({ ...granules, flaskVol: 'x', gouttesNb: '-3' })).toMatchObject({ granulesNb: 5 });
    expect(read({ ...flask, granulesNb: '-3' })).toMatchObject({ flaskVol: '30_ml' });
  });
});
