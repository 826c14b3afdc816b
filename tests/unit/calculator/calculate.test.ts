import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate, type QuantityInput } from '../../../lib/calculator/calculate.ts';
import type { Constants } from '../../../lib/calculator/constants.ts';
import { DURATION_NAMES, DURATIONS, VOLUME_NAMES, VOLUMES } from '../../../lib/calculator/values.ts';

const brand: Constants = {
  granulesPerTube: 80,
  dropsPerMl: { flask: 40, flask_tm: 50 },
  defaultDrops: { flask: 20, flask_tm: 25 },
};

type Granules = Extract<QuantityInput, { pharmaceuticalComp: 'granules' }>;
type Drops = Exclude<QuantityInput, Granules>;

const granules = (
  granulesNb: number,
  dailyQty: number,
  treatmentDuration: Granules['treatmentDuration'],
): Granules => ({
  pharmaceuticalComp: 'granules',
  granulesNb,
  dailyQty,
  treatmentDuration,
});
const drops = (
  pharmaceuticalComp: Drops['pharmaceuticalComp'],
  flaskVol: Drops['flaskVol'],
  gouttesNb: number | undefined,
  dailyQty: number,
  treatmentDuration: Drops['treatmentDuration'],
): Drops => ({ pharmaceuticalComp, flaskVol, gouttesNb, dailyQty, treatmentDuration });

/** The worked examples of domain 3c, line by line. */
describe('granules', () => {
  test.each<[input: Granules, total: number, count: number, leftover: number, coversDays: number]>([
    [granules(5, 3, '7_days'), 105, 2, 55, 10],
    [granules(5, 2, '1_month'), 300, 4, 20, 32],
    [granules(5, 4, '4_days'), 80, 1, 0, 4],
    [granules(3, 2, '14_days'), 84, 2, 76, 26],
    [granules(5, 3, '3_months'), 1350, 17, 10, 90],
  ])('%j: %d in all, %d tubes, %d left over, %d days', (input, total, count, leftover, coversDays) => {
    expect(calculate(input, brand)).toEqual({
      comp: 'granules',
      total,
      unit: 80,
      count,
      leftover,
      coversDays,
      days: DURATIONS[input.treatmentDuration],
    });
  });
});

describe('drops', () => {
  type Line = [
    input: Drops,
    total: number,
    millilitres: number,
    unit: number,
    count: number,
    leftover: number,
    coversDays: number,
  ];
  test.each<Line>([
    [drops('flask', '30_ml', 20, 3, '14_days'), 840, 21, 1200, 1, 360, 20],
    [drops('flask', '30_ml', 20, 3, '1_month'), 1800, 45, 1200, 2, 600, 40],
    [drops('flask', '60_ml', 20, 3, '1_month'), 1800, 45, 2400, 1, 600, 40],
    [drops('flask_tm', '60_ml', 50, 2, '1_month'), 3000, 60, 3000, 1, 0, 30],
    [drops('flask_tm', '125_ml', 50, 3, '3_months'), 13_500, 270, 6250, 3, 5250, 125],
    [drops('flask', '30_ml', undefined, 3, '1_month'), 1800, 45, 1200, 2, 600, 40],
  ])('%j: %d in all, %d ml, %d in a flask, %d flasks, %d left over, %d days', (input, ...line) => {
    const [total, millilitres, unit, count, leftover, coversDays] = line;
    expect(calculate(input, brand)).toMatchObject({ total, millilitres, unit, count, leftover, coversDays });
  });

  test.each<[comp: Drops['pharmaceuticalComp'], given: number | undefined, assumed: number | null]>([
    ['flask', undefined, 20],
    ['flask_tm', undefined, 25],
    ['flask', 20, null],
  ])('%s with %s drops an intake: %s are assumed', (comp, given, assumed) => {
    expect(calculate(drops(comp, '30_ml', given, 3, '7_days'), brand)).toMatchObject({ assumedDrops: assumed });
  });

  // The sensitivity analysis of domain 3c: the case of 45 ml.
  test.each([
    [40, 2, { dropsPerMl: 20, count: 3 }],
    [30, 2, { dropsPerMl: 20, count: 3 }],
    [20, 3, null],
  ])(
    'at %d drops a millilitre the case of 1800 drops needs %d flasks, with a wider dropper %j',
    (perMl, count, wider) => {
      const constants = { ...brand, dropsPerMl: { ...brand.dropsPerMl, flask: perMl } };
      expect(calculate(drops('flask', '30_ml', 20, 3, '1_month'), constants)).toMatchObject({ count, wider });
    },
  );

  test.each<[input: Drops]>([
    [drops('flask', '125_ml', 20, 3, '1_month')],
    [drops('flask_tm', '30_ml', 50, 3, '3_months')],
  ])('%j: a wider dropper is not spoken of', (input) => {
    expect(calculate(input, brand)).toMatchObject({ wider: null });
  });
});

const some = (most: number) => fc.integer({ min: 1, max: most });
const inputs = fc.oneof(
  fc.tuple(some(20), some(24), fc.constantFrom(...DURATION_NAMES)).map((all) => granules(...all)),
  fc
    .tuple(
      fc.constantFrom('flask' as const, 'flask_tm' as const),
      fc.constantFrom(...VOLUME_NAMES),
      fc.option(some(200), { nil: undefined }),
      some(24),
      fc.constantFrom(...DURATION_NAMES),
    )
    .map((all) => drops(...all)),
);

test('it is always enough, one less would not be, and nothing gets lost', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { count, unit, total, leftover, coversDays, days } = calculate(input, brand);
      expect(count * unit).toBe(total + leftover);
      expect(leftover).toBeGreaterThanOrEqual(0);
      expect(leftover).toBeLessThan(unit);
      expect(coversDays).toBeGreaterThanOrEqual(days);
    }),
  );
});

test('the values are those of the specification', () => {
  expect(DURATION_NAMES.join(', ')).toBe(
    '3_days, 4_days, 5_days, 6_days, 7_days, 14_days, 1_month, 2_months, 3_months',
  );
  expect(Object.values(VOLUMES)).toEqual([30, 40, 50, 60, 125]);
});
