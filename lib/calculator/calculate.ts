import type { Constants } from './constants.ts';
import { DURATIONS, type Flask, QUANTITY_FIELDS, type QuantityField, VOLUMES } from './entity.ts';
import { type QuantityInput, quantitySchema } from './schema.ts';

type Counted = {
  /** Tubes or flasks. */
  count: number;
  /** Granules or drops: those of the treatment, those of one tube or flask, those that are left over. */
  total: number;
  unit: number;
  leftover: number;
  /** Whole days for which it is enough, and those that were asked for. */
  coversDays: number;
  days: number;
};

export type GranuleQuantity = Counted & { comp: 'granules' };

export type DropQuantity = Counted & {
  comp: Flask;
  /** Of one flask, of the treatment and of what is left over, in millilitres. */
  volume: number;
  millilitres: number;
  leftoverMl: number;
  /** The assumptions: drops in a millilitre, and drops of an intake where none were given. */
  dropsPerMl: number;
  assumedDrops: number | null;
  /** Flasks that a wider dropper would need; null where it makes no difference. */
  wider: { dropsPerMl: number; count: number } | null;
};

export type Quantity = GranuleQuantity | DropQuantity;

/** Drops of water in a millilitre from the dropper of the European Pharmacopoeia (2.1.1): no usual dropper is wider. */
const WIDEST_DROPPER = 20;

/** Without the last digits of a binary fraction: `0.1 * 3` is 0.3, and 3 days of it are no more than 0.9. */
const exact = (value: number): number => Number(value.toPrecision(12));

function counted(perDay: number, days: number, unit: number): Counted {
  const total = exact(perDay * days);
  const count = Math.ceil(exact(total / unit));
  return {
    count,
    total,
    unit,
    leftover: exact(count * unit - total),
    coversDays: Math.floor(exact((count * unit) / perDay)),
    days,
  };
}

/**
 * How much a treatment takes, and in how many tubes or flasks it comes: the formula of domain 3c, in whole tubes and
 * flasks. It counts, and says nothing of what should be taken.
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
    millilitres: exact(result.total / dropsPerMl),
    leftoverMl: exact(result.leftover / dropsPerMl),
    dropsPerMl,
    assumedDrops: input.gouttesNb === undefined ? drops : null,
    wider: comp === 'flask' ? widerThan(result, volume) : null,
  };
}

/** A mother tincture has too much alcohol for drops as large as those of water. */
function widerThan({ total, count }: Counted, volume: number): DropQuantity['wider'] {
  const more = Math.ceil(exact(total / (volume * WIDEST_DROPPER)));
  return more > count ? { dropsPerMl: WIDEST_DROPPER, count: more } : null;
}

export type Entered = Readonly<Partial<Record<QuantityField, string>>>;

export type Answer = {
  entered: Entered;
  /** What is wrong with a field, as the text of an issue (lib/forms/problem.ts). */
  errors: Readonly<Partial<Record<QuantityField, string>>>;
  /** Null as long as something is wrong or missing. */
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

/** What the calculator says to a form, the same in the browser and on the server: a quantity, or an error for each field. */
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
