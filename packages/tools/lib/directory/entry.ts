import { createHash } from 'node:crypto';
import type { Category } from '../../../../lib/directory/selection.ts';
import type { Place, Point } from '../../../../lib/services/geocoding.ts';
import { optionFor } from '../../../../lib/services/prismic/selects.ts';
import { PHARMACIST, professionOf } from './category.ts';
import type { Line } from './columns.ts';
import { departmentOf } from './locate.ts';
import { personName, pharmacyName, phoneOf, streetOf } from './words.ts';

const TYPE = 'health_professional';
const LANGUAGE = 'fr-fr';

/** The data of an entry, under the names of the content model. */
type EntryData = {
  name: string;
  category: string;
  profession: string;
  street: string | null;
  postal_code: string;
  city: string;
  country: string;
  location: Point;
  phone: string | null;
  note: null;
  national_id: string;
};
/** A document in the output file, one per line. `part` is its department, which is not sent. */
export type Entry = { type: typeof TYPE; uid: string; lang: typeof LANGUAGE; part: string; data: EntryData };

/** Of `Paris 14e`, `Lyon 1er`: the postal code contains it already. */
const DISTRICT = / \d+(?:er|e)$/;

const isPharmacy = ({ profession }: Line): boolean => profession === PHARMACIST;

const siteOf = ({ finess, siret, structure, commune, postalCode, number, way, street }: Line): string =>
  finess || siret || structure || [commune || postalCode, number, way, street].join(' ').toLowerCase();

/**
 * The key of an entry, the same in every edition of the extract: a person at a site in a category, a pharmacy by its site
 * alone. It is hashed, so that no address of a document shows a national id.
 */
export function uidOf(line: Line, category: Category): string {
  const parts = isPharmacy(line) ? ['pharmacy', siteOf(line)] : [line.nationalId, siteOf(line), category];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 20);
}

/** The subject of an entry: a person, or the site of a pharmacy, which has no person. */
export const listedId = (line: Line): string => (isPharmacy(line) ? line.finess || line.siret : line.nationalId);

const titleOf = ({ profession, title }: Line): string => {
  if (profession !== '10') return '';
  return title.toUpperCase() === 'PR' ? 'Pr' : 'Dr';
};

/** The minimum data that the directory shows of a line. */
export function entryOf(line: Line, category: Category, place: Place, point: Point = place): Entry {
  const data: EntryData = {
    name: isPharmacy(line) ? pharmacyName(line.sign, line.company) : personName({ ...line, title: titleOf(line) }),
    category: optionFor('professional', category),
    profession: professionOf(line),
    street: streetOf(line) || null,
    postal_code: /^\d{5}$/.test(line.postalCode) ? line.postalCode : (place.postalCode ?? ''),
    city: place.name.replace(DISTRICT, ''),
    country: optionFor('territory', place.country),
    location: { latitude: point.latitude, longitude: point.longitude },
    phone: phoneOf(line.phone),
    note: null,
    national_id: listedId(line),
  };
  return { type: TYPE, uid: uidOf(line, category), lang: LANGUAGE, part: departmentOf(line), data };
}
