import { z } from 'zod';
import { CLEANED, typedCode } from '../forms/fields.ts';
import { problemText } from '../forms/state.ts';
import { readNumber } from '../platform/text/clean.ts';
import type { Constants } from './constants.ts';
import {
  DURATION_NAMES,
  DURATIONS,
  FLASKS,
  type Flask,
  MOST,
  QUANTITY_FIELDS,
  type QuantityField,
  VOLUME_NAMES,
  VOLUMES,
} from './values.ts';

/** A typed whole number above 0, also as `3,0`. Messages are keys of `calculator.errors`. */
const amount = (field: keyof typeof MOST, required: string) =>
  typedCode(required)
    .min(1, { error: required, abort: true })
    .max(CLEANED.line, { error: 'number', abort: true })
    .refine((text) => readNumber(text) !== null, { error: 'number', abort: true })
    .transform((text) => readNumber(text) ?? 0)
    .refine((number) => number > 0, { error: 'positive', abort: true })
    .refine((number) => number <= MOST[field], { error: problemText('most', { max: MOST[field] }), abort: true })
    .refine((number) => Number.isInteger(number), 'whole');

const common = {
  treatmentDuration: z.enum(DURATION_NAMES, { error: 'durationRequired' }),
  dailyQty: amount('dailyQty', 'dailyRequired'),
};

/** An empty field is posted as an empty string. */
const optionalDrops = typedCode()
  .optional()
  .transform((text) => text || undefined)
  .pipe(amount('gouttesNb', 'number').optional());

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
      granulesNb: amount('granulesNb', 'granulesRequired'),
    }),
    z.object({
      pharmaceuticalComp: z.enum(FLASKS),
      ...common,
      flaskVol: z.enum(VOLUME_NAMES, { error: 'volumeRequired' }),
      gouttesNb: optionalDrops,
    }),
  ],
  { error: 'compRequired' },
);

export type QuantityInput = z.output<typeof quantitySchema>;

type Counted = {
  /** Tubes or flasks. */
  count: number;
  /** Granules or drops: for the treatment, in one tube or flask, and left over. */
  total: number;
  unit: number;
  leftover: number;
  /** Whole days that the quantity covers, and the days requested. */
  coversDays: number;
  days: number;
};

export type GranuleQuantity = Counted & { comp: 'granules' };

export type DropQuantity = Counted & {
  comp: Flask;
  /** Volume of one flask, of the treatment and of what is left over, in millilitres. */
  volume: number;
  millilitres: number;
  leftoverMl: number;
  /** The assumptions: drops per millilitre, and drops per intake when none were given. */
  dropsPerMl: number;
  assumedDrops: number | null;
  /** Number of flasks with a wider dropper; null when it makes no difference. */
  wider: { dropsPerMl: number; count: number } | null;
};

export type Quantity = GranuleQuantity | DropQuantity;

/** Drops of water in a millilitre from the dropper of the European Pharmacopoeia (2.1.1): no usual dropper is wider. */
const WIDEST_DROPPER = 20;

function counted(perDay: number, days: number, unit: number): Counted {
  const total = perDay * days;
  const count = Math.ceil(total / unit);
  return {
    count,
    total,
    unit,
    leftover: count * unit - total,
    coversDays: Math.floor((count * unit) / perDay),
    days,
  };
}

/**
 * Quantity needed for a treatment, in whole tubes or flasks: the formula of domain 3c. It only calculates and gives no
 * medical advice.
 */
export function calculate(input: QuantityInput, constants: Constants): Quantity {
  const days = DURATIONS[input.treatmentDuration];
  const { pharmaceuticalComp: comp, dailyQty } = input;
  if (comp === 'granules') {
    return { comp, ...counted(input.granulesNb * dailyQty, days, constants.granulesPerTube) };
  }
  const dropsPerMl = constants.dropsPerMl[comp];
  const drops = input.gouttesNb ?? constants.defaultDrops[comp];
  const volume = VOLUMES[input.flaskVol];
  const result = counted(drops * dailyQty, days, volume * dropsPerMl);
  return {
    comp,
    ...result,
    volume,
    millilitres: result.total / dropsPerMl,
    leftoverMl: result.leftover / dropsPerMl,
    dropsPerMl,
    assumedDrops: input.gouttesNb === undefined ? drops : null,
    wider: comp === 'flask' ? widerThan(result, volume) : null,
  };
}

/** A mother tincture contains too much alcohol for drops as large as those of water. */
function widerThan({ total, count }: Counted, volume: number): DropQuantity['wider'] {
  const more = Math.ceil(total / (volume * WIDEST_DROPPER));
  return more > count ? { dropsPerMl: WIDEST_DROPPER, count: more } : null;
}

export type Entered = Readonly<Partial<Record<QuantityField, string>>>;

export type Answer = {
  entered: Entered;
  /** Validation error of each field, as the text of an issue (lib/forms/state.ts). */
  errors: Readonly<Partial<Record<QuantityField, string>>>;
  /** Null as long as a value is invalid or missing. */
  quantity: Quantity | null;
};

const isField = (name: unknown): name is QuantityField => QUANTITY_FIELDS.some((field) => field === name);

function enteredIn(form: FormData): Entered {
  const texts = QUANTITY_FIELDS.flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** Result of the calculator for a form, the same in the browser and on the server: a quantity, or an error for each field. */
export function answerTo(form: FormData, constants: Constants): Answer {
  const entered = enteredIn(form);
  const parsed = quantitySchema.safeParse(entered);
  if (parsed.success) return { entered, errors: {}, quantity: calculate(parsed.data, constants) };
  const errors: Partial<Record<QuantityField, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const [name] = path;
    if (isField(name)) errors[name] ??= message;
  }
  return { entered, errors, quantity: null };
}
