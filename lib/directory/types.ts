import type { Country, Point } from '../services/geocoding/place.ts';

/** Section 9 of the specification: physician and pharmacy combined, gynecologist, pediatrician, midwife. */
export const CATEGORIES = ['physician_pharmacy', 'gynecologist', 'pediatrician', 'midwife'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Kilometres around the place. */
export const RADII = [5, 10, 25, 50] as const;
export type Radius = (typeof RADII)[number];

/** A professional at one address, as published. */
export type Professional = Point & {
  id: string;
  name: string;
  category: Category;
  /** In words, as `Sage-femme`. */
  profession: string;
  street: string;
  postalCode: string;
  city: string;
  country: Country;
  phone: string | null;
  note: string | null;
};

/** The same, seen from the place that was asked for. */
export type Neighbour = Professional & { kilometres: number };

/** What an address of the results asks for. `page` counts from 1. */
export type DirectorySelection = {
  category: Category;
  /** What was typed, or the name of the place that was chosen. */
  place: string;
  /** The place itself, once it is known; without one, `place` is looked up. */
  at: Point | null;
  radius: Radius;
  page: number;
};
