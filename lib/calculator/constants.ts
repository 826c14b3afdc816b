import 'server-only';
import { z } from 'zod';
import { env } from '../platform/env';
import type { Comp } from './values';

const number = z.number().int().min(1).max(100_000);
const ofFlasks = z.object({ flask: number, flask_tm: number });

/** Assumptions of the calculator (domain 3c): granules per tube, drops per millilitre, drops per intake when none are given. */
const constantsSchema = z.object({ granulesPerTube: number, dropsPerMl: ofFlasks, defaultDrops: ofFlasks });
export type Constants = z.output<typeof constantsSchema>;

/** Values that a product defines for its own form; null when it defines none. */
export type ProductConstants = { comp: Comp; units: number | null; drops: number | null };

const valueOr = (value: number | null, usual: number): number =>
  value !== null && number.safeParse(value).success ? value : usual;

/** The brand's constants, overridden by those of a product; impossible numbers are skipped. */
export function withProduct(constants: Constants, { comp, units, drops }: ProductConstants): Constants {
  const { granulesPerTube, dropsPerMl, defaultDrops } = constants;
  if (comp === 'granules') return { ...constants, granulesPerTube: valueOr(units, granulesPerTube) };
  return {
    granulesPerTube,
    dropsPerMl: { ...dropsPerMl, [comp]: valueOr(units, dropsPerMl[comp]) },
    defaultDrops: { ...defaultDrops, [comp]: valueOr(drops, defaultDrops[comp]) },
  };
}

/** Constants posted with a form, or the brand's when those are invalid: they only affect the sender's own result. */
export function constantsIn(text: unknown, brand: Constants): Constants {
  try {
    return constantsSchema.parse(JSON.parse(String(text)));
  } catch {
    return brand;
  }
}

/** The constants from the settings. */
export function brandConstants(): Constants {
  const settings = env();
  return {
    granulesPerTube: settings.GRANULES_PER_TUBE,
    dropsPerMl: { flask: settings.DROPS_PER_ML_FLASK, flask_tm: settings.DROPS_PER_ML_TINCTURE },
    defaultDrops: { flask: settings.DROPS_BY_DEFAULT_FLASK, flask_tm: settings.DROPS_BY_DEFAULT_TINCTURE },
  };
}
