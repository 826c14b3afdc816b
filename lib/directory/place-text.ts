import type { Place } from '../places/types.ts';

/** How a place is written into the field and the heading, and read from it again: `Saint-Denis (La Réunion)`, `Paris 14e`. */
export const placeText = ({ name, detail }: Pick<Place, 'name' | 'detail'>): string =>
  detail && !name.startsWith(detail) ? `${name} (${detail})` : name;

/** The name alone, for the map: without what tells it from others. */
export const bareName = (text: string): string => text.replace(/ \([^()]*\)$/, '');
