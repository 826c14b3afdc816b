import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerTo, calculate, quantitySchema } from '../../../lib/calculator/calculate.ts';
import { type Constants, constantsIn, withProduct } from '../../../lib/calculator/constants.ts';
import { COMPS, DURATION_NAMES, QUANTITY_FIELDS, VOLUME_NAMES } from '../../../lib/calculator/values.ts';

const brand: Constants = {
  granulesPerTube: 80,
  dropsPerMl: { flask: 40, flask_tm: 50 },
  defaultDrops: { flask: 20, flask_tm: 20 },
};
const number = fc.integer({ min: 1, max: 100_000 });
const ofFlasks = fc.record({ flask: number, flask_tm: number });
const constants = fc.record({ granulesPerTube: number, dropsPerMl: ofFlasks, defaultDrops: ofFlasks });

const typedNumber = fc.oneof(
  fc.integer({ min: 0, max: 300 }).map(String),
  fc.constantFrom(
    '',
    '3,',
    '3,0',
    '3.5',
    '0,25',
    '-1',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '９',
    '٣',
    '9'.repeat(400),
    ' 4 ',
    '4 5',
  ),
  fc.string({ maxLength: 8 }),
);
const orAnything = (values: readonly string[]) => fc.oneof(fc.constantFrom(...values), fc.constantFrom('', 'toString'));
const typed = fc.record(
  {
    pharmaceuticalComp: orAnything(COMPS),
    treatmentDuration: orAnything(DURATION_NAMES),
    flaskVol: orAnything(VOLUME_NAMES),
    dailyQty: typedNumber,
    granulesNb: typedNumber,
    gouttesNb: typedNumber,
  },
  { requiredKeys: [] },
);

const upTo = (max: number) => fc.integer({ min: 1, max }).map(String);
const sensible = fc.record({
  pharmaceuticalComp: fc.constantFrom(...COMPS),
  treatmentDuration: fc.constantFrom(...DURATION_NAMES),
  flaskVol: fc.constantFrom(...VOLUME_NAMES),
  dailyQty: upTo(24),
  granulesNb: upTo(20),
  gouttesNb: fc.oneof(fc.constant(''), upTo(200)),
});

function formOf(fields: Readonly<Record<string, string | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  return form;
}

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];

describe('whatever is typed', () => {
  test('there is a quantity or something is wrong with a field, never neither and never both', () => {
    fc.assert(
      fc.property(typed, (fields) => {
        const { quantity, errors, entered } = answerTo(formOf(fields), brand);
        expect(Object.keys(errors).length === 0).toBe(quantity !== null);
        expect(Object.keys(errors).every((name) => QUANTITY_FIELDS.some((field) => field === name))).toBe(true);
        expect(entered).toEqual(fields);
      }),
    );
  });

  test('a quantity holds the treatment, with less than one tube or flask to spare, in numbers that can be shown', () => {
    fc.assert(
      fc.property(sensible, constants, (fields, assumed) => {
        const quantity = calculate(quantitySchema.parse(fields), assumed);
        const { count, unit, total, leftover, coversDays, days } = quantity;
        expect(count * unit).toBeGreaterThanOrEqual(total);
        expect((count - 1) * unit).toBeLessThan(total);
        expect(leftover).toBe(count * unit - total);
        expect(coversDays).toBeGreaterThanOrEqual(days);
        expect([count, unit, total, leftover, coversDays].every(Number.isSafeInteger)).toBe(true);
        expect(numbersIn(quantity).every((each) => Number.isFinite(each) && each >= 0)).toBe(true);
      }),
    );
  });
});

test('constants that a form carries are those of a brand that could be, or the brand’s', () => {
  const usable = (value: number) => Number.isInteger(value) && value >= 1 && value <= 100_000;
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        constants.map((each) => JSON.stringify(each)),
      ),
      (text) => {
        const read = constantsIn(text, brand);
        expect(numbersIn(read)).toHaveLength(5);
        expect(numbersIn(read).every(usable)).toBe(true);
      },
    ),
  );
  expect(constantsIn('['.repeat(100_000), brand)).toEqual(brand);
  expect(constantsIn(JSON.stringify({ ...brand, granulesPerTube: 0 }), brand)).toEqual(brand);
  expect(constantsIn(null, brand)).toEqual(brand);
});

test('what a product says of itself is taken where it can be', () => {
  const said = fc.option(fc.double(), { nil: null });
  fc.assert(
    fc.property(fc.constantFrom(...COMPS), said, said, (comp, units, drops) => {
      const numbers = numbersIn(withProduct(brand, { comp, units, drops }));
      expect(numbers.every((each) => Number.isInteger(each) && each >= 1)).toBe(true);
    }),
  );
});
