import { cleanLineWithin } from '../platform/text/clean.ts';
import type { Country, Point } from '../services/geocoding.ts';

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

/** Maximum length of a place; the rest is cut off. */
export const MAX_PLACE = 80;
/** Professionals per page, and pages per search: the directory is for finding a professional, not for copying the list. */
export const PAGE_SIZE = 12;
export const MAX_PAGES = 10;
export const DEFAULT_RADIUS: Radius = 10;

const DECIMALS = 4;

/** `48.85661,2.35222`; null when it is not a valid coordinate. */
function readPoint(text: string | null): Point | null {
  const found = /^(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(text?.trim() ?? '');
  if (!found) return null;
  // Avoids -0, which would be written as 0.
  const [latitude, longitude] = [Number(found[1]), Number(found[2])].map(
    (degrees) => Number(degrees.toFixed(DECIMALS)) || 0,
  ) as [number, number];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** A point as written in a URL, with at most 4 decimals (11 m). */
export const writePoint = ({ latitude, longitude }: Point, decimals = DECIMALS): string =>
  `${Number(latitude.toFixed(decimals))},${Number(longitude.toFixed(decimals))}`;

function readPage(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(MAX_PAGES, Math.max(1, page));
}

/** Reads a selection from query parameters; unknown values fall back to the first category and the default radius. */
export function readDirectory(query: URLSearchParams): DirectorySelection {
  return {
    category: CATEGORIES.find((each) => each === query.get('category')) ?? CATEGORIES[0],
    place: cleanLineWithin(query.get('place') ?? '', MAX_PLACE),
    at: readPoint(query.get('at')),
    radius: RADII.find((each) => String(each) === query.get('radius')) ?? DEFAULT_RADIUS,
    page: readPage(query.get('page')),
  };
}

/** The query string of a selection; keys have a fixed order so that each list has one URL. */
export function writeDirectory({ category, place, at, radius, page }: DirectorySelection): string {
  const query = new URLSearchParams({ category });
  if (place) query.set('place', place);
  if (at) query.set('at', writePoint(at));
  if (radius !== DEFAULT_RADIUS) query.set('radius', String(radius));
  if (page > 1) query.set('page', String(page));
  return `?${query}`;
}

/** Whether a URL contains a search, even one without a place. */
export const hasSearch = (query: URLSearchParams): boolean => query.has('place') || query.has('at');
