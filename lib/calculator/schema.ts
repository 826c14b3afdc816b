import { z } from 'zod';
import { problemText } from '../forms/problem.ts';
import { DURATION_NAMES, FLASKS, MOST, VOLUME_NAMES } from './entity.ts';

/** `3`, and `3,` or `3.0`, which are whole as well. */
const WHOLE = /^\d+(?:[.,]0*)?$/;

/** A whole number from 1 on, as somebody types it. Messages are keys of `calculator.errors`. */
const count = (required: string, max: number) =>
  z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .regex(WHOLE, { error: 'whole', abort: true })
    .transform((text) => Number.parseInt(text, 10))
    .refine((number) => number >= 1, 'least')
    .refine((number) => number <= max, problemText('most', { max }));

const common = {
  treatmentDuration: z.enum(DURATION_NAMES, { error: 'durationRequired' }),
  dailyQty: count('dailyRequired', MOST.dailyQty),
};

/** A field that was left empty is posted as an empty text. */
const optionalCount = (max: number) =>
  z
    .string()
    .trim()
    .optional()
    .transform((text) => text || undefined)
    .pipe(count('whole', max).optional());

/**
 * Section 3 of the specification, "Quantity counter", from the texts of a form: `granulesNb` is required of granules,
 * `flaskVol` of flasks, and what belongs to the other branch is not looked at.
 */
export const quantitySchema = z.discriminatedUnion(
  'pharmaceuticalComp',
  [
    z.object({
      pharmaceuticalComp: z.literal('granules'),
      ...common,
      granulesNb: count('granulesRequired', MOST.granulesNb),
    }),
    z.object({
      pharmaceuticalComp: z.enum(FLASKS),
      ...common,
      flaskVol: z.enum(VOLUME_NAMES, { error: 'volumeRequired' }),
      gouttesNb: optionalCount(MOST.gouttesNb),
    }),
  ],
  { error: 'compRequired' },
);

export type QuantityInput = z.output<typeof quantitySchema>;
