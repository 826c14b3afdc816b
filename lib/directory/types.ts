import type { Country, Point } from '../services/geocoding/place.ts';

/** Section 9 of the specification: physician and pharmacy combined, gynecologist, pediatrician, midwife. */
export const CATEGORIES = ['physician_pharmacy', 'gynecologist', 'pediatrician', 'midwife'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Radius around the place, in kilometres. */
export const RADII = [5, 10, 25, 50] as const;
export type Radius = (typeof RADII)[number];

/** A professional at one address, as published. */
export type Professional = Point & {
  id: string;
  name: string;
  category: Category;
  /** As text, such as `Sage-femme`. */
  profession: string;
  street: string;
  postalCode: string;
  city: string;
  country: Country;
  phone: string | null;
  note: string | null;
};

/** A professional with the distance from the requested place. */
export type Neighbour = Professional & { kilometres: number };

/** Search parameters in the URL of the results. `page` counts from 1. */
export type DirectorySelection = {
  category: Category;
  /** What was typed, or the name of the chosen place. */
  place: string;
  /** The coordinates of the place, once known; without them, `place` is looked up. */
  at: Point | null;
  radius: Radius;
  page: number;
};
