import type { Language } from '../platform/markets.ts';
import { cleanLineWithin, withWideSpaces } from '../platform/text/clean.ts';
import { fold } from '../platform/text/compare.ts';
import type { Country, Place, Point } from '../services/geocoding.ts';

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

/** Professions of the register in languages other than French, by a prefix of their French names; the first match wins. */
const NAMES = [
  ['medecin generaliste', 'generalPractitioner'],
  ['pharmac', 'pharmacy'],
  ['sage-femme', 'midwife'],
  ['pediatre', 'pediatrician'],
  ['gynecologie-obstetrique', 'obstetrician'],
  ['gynecologue-obstetricien', 'obstetrician'],
  ['gynecolog', 'gynecologist'],
  ['medecin', 'physician'],
] as const;
export type ProfessionName = (typeof NAMES)[number][1];

/** Translated name of a French profession; null when there is no translation. */
export const professionName = (french: string): ProfessionName | null => {
  const folded = fold(french);
  return NAMES.find(([beginning]) => folded.startsWith(beginning))?.[1] ?? null;
};

/** Rounded to 50 m, from 1 km to 100 m, from 10 km to 1 km: no place of the directory is more accurate. */
function rounded(kilometres: number): { value: number; unit: 'meter' | 'kilometer' } {
  const metres = Math.max(50, Math.round(kilometres * 20) * 50);
  if (metres < 1000) return { value: metres, unit: 'meter' };
  return { value: Number(kilometres.toFixed(kilometres < 10 ? 1 : 0)), unit: 'kilometer' };
}

/** `300 m`, `1,4 km`. @param tag BCP 47 */
export function formatDistance(kilometres: number, tag: string): string {
  const { value, unit } = rounded(kilometres);
  return withWideSpaces(new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value));
}

/**
 * Directions to a professional, on an external site that is requested only when the link is clicked. Uses the address as
 * text: the point of an imported entry may be only the centre of its commune.
 */
export function directionsUrl({ street, postalCode, city }: Professional): string {
  const to = [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to })}`;
}

/** Text of a place in the search field and the heading, which can be parsed again: `Saint-Denis (La Réunion)`, `Paris 14e`. */
export const placeText = ({ name, detail }: Pick<Place, 'name' | 'detail'>): string =>
  detail && !name.startsWith(detail) ? `${name} (${detail})` : name;

/** The name alone, for the map: without the detail that distinguishes it from others. */
export const bareName = (text: string): string => text.replace(/ \([^()]*\)$/, '');

type Register = 'physicians' | 'pharmacies' | 'midwives';

/** Public registers of Belgium: of the order of physicians, of the association of pharmacists, and of midwives. */
const ADDRESSES: Readonly<Record<Register, Readonly<Record<Language, string>>>> = {
  physicians: { fr: 'https://ordomedic.be/fr', nl: 'https://ordomedic.be/nl' },
  pharmacies: { fr: 'https://www.pharmacie.be', nl: 'https://www.apotheek.be' },
  midwives: { fr: 'https://sage-femme.be', nl: 'https://www.vroedvrouwen.be' },
};

const REGISTERS: Readonly<Record<Category, readonly Register[]>> = {
  physician_pharmacy: ['physicians', 'pharmacies'],
  gynecologist: ['physicians'],
  pediatrician: ['physicians'],
  midwife: ['midwives'],
};

/** Pharmacies first: medicines are not sold online, so their pages lead to the directory. */
const ALL_REGISTERS: readonly Register[] = ['pharmacies', 'physicians', 'midwives'];

/** Registers in Belgium, of one profession or of all of them, in the language of the page. */
export const registersFor = (language: Language, category?: Category): { name: Register; href: string }[] =>
  (category ? REGISTERS[category] : ALL_REGISTERS).map((name) => ({ name, href: ADDRESSES[name][language] }));

/** Data sources of communes.txt, in the form that the licences require (docs/decisions/033-places.md). */
export const gazetteerCredit = (language: Language): string =>
  `${language === 'nl' ? 'Gemeenten:' : 'Communes :'} Insee (code officiel géographique 2026), La Poste, IGN (Admin Express), Licence Ouverte 2.0 ; GeoNames, CC BY 4.0`;

/**
 * The national ids of a removal list: one per line; whitespace and lines that begin with `#` are ignored. Used by the
 * import and by the pages, so that both exclude the same people.
 */
export function readRemovals(text: string): ReadonlySet<string> {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/[\s\uFEFF]/g, ''));
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}
