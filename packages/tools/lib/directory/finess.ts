import type { Point } from '../../../../lib/services/geocoding.ts';
import { Advice } from '../report.ts';
import { recordsOf } from './extract.ts';
import { fromLambert93, fromUtm } from './projections.ts';

/** Data of a site from the register of establishments (extract cs1100507), by its number. */
export type Finess = {
  isPharmacy: (site: string) => boolean;
  pointOf: (site: string) => Point | null;
};

const FORMAT = { delimiter: ';', encoding: 'latin1' } as const;
/** The category of a community pharmacy. */
const PHARMACY = '620';
/** Column positions in its two kinds of lines; the extract has no header line. */
const ESTABLISHMENT = { site: 1, category: 18 } as const;
const PLACE = { site: 1, x: 2, y: 3, source: 4 } as const;
/** Prefixes of the site numbers of overseas departments. */
const ZONES = [
  { site: /^970[12]/, name: 'UTM_N20', zone: 20, south: false },
  { site: /^9704/, name: 'UTM_S40', zone: 40, south: true },
  { site: /^988/, name: 'UTM_S58', zone: 58, south: true },
];

function pointOf(record: readonly string[]): Point | null {
  const [x, y] = [Number(record[PLACE.x] || Number.NaN), Number(record[PLACE.y] || Number.NaN)];
  if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
  const [site = '', source = ''] = [record[PLACE.site], record[PLACE.source]];
  const utm = ZONES.find(({ name }) => source.includes(name)) ?? ZONES.find((zone) => zone.site.test(site));
  return utm ? fromUtm(x, y, utm) : fromLambert93(x, y);
}

/** Reads the register; stores the numbers of pharmacies and the position of each site. Throws Advice for another file. */
export async function readFiness(file: string): Promise<Finess> {
  const pharmacies = new Set<string>();
  const points = new Map<string, Point>();
  for await (const record of recordsOf(file, FORMAT)) {
    const [kind, site = ''] = record;
    if (kind === 'structureet' && record[ESTABLISHMENT.category] === PHARMACY) pharmacies.add(site);
    const point = kind === 'geolocalisation' ? pointOf(record) : null;
    if (point) points.set(site, point);
  }
  if (pharmacies.size === 0) {
    throw new Advice(
      `${file} names no pharmacy (category ${PHARMACY}): it must be the extract etalab-cs1100507 of FINESS.`,
    );
  }
  return { isPharmacy: (site) => pharmacies.has(site), pointOf: (site) => points.get(site) ?? null };
}
