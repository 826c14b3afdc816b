import type { Category } from '../../../../lib/directory/selection.ts';
import type { Place } from '../../../../lib/services/geocoding.ts';
import { categoryOf, isCommunityPharmacy, PHARMACIST, type Physicians } from './category.ts';
import type { Line } from './columns.ts';
import { listedId } from './entry.ts';
import type { Finess } from './finess.ts';
import { departmentOf, isCovered, type Locate } from './locate.ts';

export type Choices = {
  physicians: Physicians;
  removals: ReadonlySet<string>;
  /** `26`, `974`; all of them when absent. */
  departments?: ReadonlySet<string>;
  /** The register of establishments, which identifies the sites that are pharmacies. */
  finess?: Finess;
  locate: Locate;
};

/** Why a line is excluded from the directory, as texts for the summary. */
export const REASONS = {
  profession: 'another profession or speciality',
  standing: 'a student or in the army',
  removed: 'asked not to be listed',
  pharmacy: 'a pharmacist outside a community pharmacy',
  nameless: 'without a name or an id',
  address: 'without an address',
  department: 'in another department',
  covered: 'outside the five countries',
  unknown: 'in a commune that is not known',
  double: 'the same once more',
} as const;
export type Reason = keyof typeof REASONS;
export type Verdict = { category: Category; place: Place } | Reason;

/** E: students, who do locums and move; M: the army, whose practices are not open to the public. */
const NOT_LISTED = new Set(['E', 'M']);

function isOpenPharmacy(line: Line, finess: Finess | undefined): boolean {
  return finess && line.finess ? finess.isPharmacy(line.finess) : isCommunityPharmacy(line);
}

/** Decides whether a line becomes an entry: its category and position, or the reason for exclusion. */
export function judge(line: Line, { physicians, removals, departments, finess, locate }: Choices): Verdict {
  const category = categoryOf(line, physicians);
  if (!category) return 'profession';
  if (NOT_LISTED.has(line.standing)) return 'standing';
  if (removals.has(line.nationalId) || removals.has(listedId(line))) return 'removed';
  if (line.profession === PHARMACIST && !isOpenPharmacy(line, finess)) return 'pharmacy';
  if (line.nationalId === '' || line.surname === '') return 'nameless';
  if (line.commune === '' && line.postalCode === '') return 'address';
  if (!isCovered(line)) return 'covered';
  if (departments && !departments.has(departmentOf(line))) return 'department';
  const place = locate(line);
  return place ? { category, place } : 'unknown';
}
