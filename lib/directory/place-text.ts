import type { Place } from '../places/types.ts';

/** How a place is written into the field, and read from it again: `Lyon 1er, 69001`, `Valence, Drôme`. */
export const placeText = ({ name, postalCode, detail }: Pick<Place, 'name' | 'postalCode' | 'detail'>): string =>
  `${name}, ${postalCode ?? detail}`;
