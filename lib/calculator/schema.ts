import { z } from 'zod';
import { problemText } from '../forms/state.ts';
import { cleanCode } from '../platform/text/clean.ts';
import { readNumber } from '../platform/text/numbers.ts';
import { DURATION_NAMES, FLASKS, MOST, VOLUME_NAMES } from './values.ts';

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
