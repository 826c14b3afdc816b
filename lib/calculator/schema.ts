import { z } from 'zod';
import { problemText } from '../forms/state.ts';
import { cleanCode } from '../platform/text/clean.ts';
import { readNumber } from '../platform/text/numbers.ts';

/** Section 3 of the specification, "Quantity counter": the allowed values of its fields, and their names. */
export const COMPS = ['granules', 'flask', 'flask_tm'] as const;
export type Comp = (typeof COMPS)[number];
const FLASKS = ['flask', 'flask_tm'] as const satisfies readonly Comp[];
export type Flask = (typeof FLASKS)[number];

/** Duration of a treatment → days (domain 3c). */
export const DURATIONS = {
  '3_days': 3,
  '4_days': 4,
  '5_days': 5,
  '6_days': 6,
  '7_days': 7,
  '14_days': 14,
  '1_month': 30,
  '2_months': 60,
  '3_months': 90,
} as const;
export type Duration = keyof typeof DURATIONS;
export const DURATION_NAMES = Object.keys(DURATIONS) as Duration[];

/** Volume of a flask → millilitres. */
export const VOLUMES = { '30_ml': 30, '40_ml': 40, '50_ml': 50, '60_ml': 60, '125_ml': 125 } as const;
export type Volume = keyof typeof VOLUMES;
export const VOLUME_NAMES = Object.keys(VOLUMES) as Volume[];

/** A number above this is treated as a typing error. It is no medical advice. */
const MOST = 100_000;

/** In the order of the form. */
export const QUANTITY_FIELDS = [
  'pharmaceuticalComp',
  'dailyQty',
  'granulesNb',
  'gouttesNb',
  'treatmentDuration',
  'flaskVol',
] as const;
export type QuantityField = (typeof QUANTITY_FIELDS)[number];

/** A typed number above 0, with or without decimals. Messages are keys of `calculator.errors`. */
const positive = (required: string) =>
  z
    .string(required)
    .overwrite(cleanCode)
    .min(1, { error: required, abort: true })
    .refine((text) => readNumber(text) !== null, { error: 'number', abort: true })
    .transform((text) => readNumber(text) ?? 0)
    .refine((number) => number > 0, 'positive')
    .refine((number) => number <= MOST, problemText('most', { max: MOST }));

const common = {
  treatmentDuration: z.enum(DURATION_NAMES, { error: 'durationRequired' }),
  dailyQty: positive('dailyRequired'),
};

/** An empty field is posted as an empty string. */
const optionalPositive = z
  .string()
  .overwrite(cleanCode)
  .optional()
  .transform((text) => text || undefined)
  .pipe(positive('number').optional());

/**
 * Section 3 of the specification, "Quantity counter", from the texts of a form: `granulesNb` is required for granules,
 * `flaskVol` for flasks; fields of the other branch are ignored.
 */
export const quantitySchema = z.discriminatedUnion(
  'pharmaceuticalComp',
  [
    z.object({
      pharmaceuticalComp: z.literal('granules'),
      ...common,
      granulesNb: positive('granulesRequired'),
    }),
    z.object({
      pharmaceuticalComp: z.enum(FLASKS),
      ...common,
      flaskVol: z.enum(VOLUME_NAMES, { error: 'volumeRequired' }),
      gouttesNb: optionalPositive,
    }),
  ],
  { error: 'compRequired' },
);

export type QuantityInput = z.output<typeof quantitySchema>;
