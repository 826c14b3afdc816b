import { z } from 'zod';
import type { Comp } from './entity.ts';

const number = z.number().int().min(1).max(100_000);
const ofFlasks = z.object({ flask: number, flask_tm: number });

/** What the calculator assumes (domain 3c): granules in a tube, drops in a millilitre, drops of an intake that is not said. */
const constantsSchema = z.object({ granulesPerTube: number, dropsPerMl: ofFlasks, defaultDrops: ofFlasks });
export type Constants = z.output<typeof constantsSchema>;

/** What a product says of its own form; null where it says nothing. */
export type ProductConstants = { comp: Comp; units: number | null; drops: number | null };

const said = (value: number | null, usual: number): number =>
  value !== null && number.safeParse(value).success ? value : usual;

/** The brand's constants with those of a product in their place; a number that cannot be is skipped. */
export function withProduct(constants: Constants, { comp, units, drops }: ProductConstants): Constants {
  const { granulesPerTube, dropsPerMl, defaultDrops } = constants;
  if (comp === 'granules') return { ...constants, granulesPerTube: said(units, granulesPerTube) };
  return {
    granulesPerTube,
    dropsPerMl: { ...dropsPerMl, [comp]: said(units, dropsPerMl[comp]) },
    defaultDrops: { ...defaultDrops, [comp]: said(drops, defaultDrops[comp]) },
  };
}

/** Constants that a form has carried, or the brand's when they are none: they only ever change the sender's own answer. */
export function constantsIn(text: unknown, house: Constants): Constants {
  try {
    return constantsSchema.parse(JSON.parse(String(text)));
  } catch {
    return house;
  }
}
