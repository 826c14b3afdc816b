import type { Language } from '../platform/markets.ts';
import { withWideSpaces } from '../platform/text/clean.ts';
import { fold } from '../platform/text/compare.ts';
import type { Place } from '../services/geocoding.ts';
import type { Category, Professional } from './selection.ts';

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

/** Registers of a profession in Belgium, in the language of the page. */
export const registersFor = (category: Category, language: Language): { name: Register; href: string }[] =>
  REGISTERS[category].map((name) => ({ name, href: ADDRESSES[name][language] }));

/** Data sources of communes.txt, in the form that the licences require (docs/decisions/033-places.md). */
export const gazetteerCredit = (language: Language): string =>
  `${language === 'nl' ? 'Gemeenten:' : 'Communes :'} Insee (code officiel géographique 2026), La Poste, IGN (Admin Express), Licence Ouverte 2.0 ; GeoNames, CC BY 4.0`;
