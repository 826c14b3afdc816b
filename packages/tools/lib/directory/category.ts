import type { Category } from '../../../../lib/directory/selection.ts';
import type { Line } from './columns.ts';

/** Which physicians are listed besides the pharmacies: general practitioners only, or every speciality without its own category. */
export const PHYSICIANS = ['general', 'all'] as const;
export type Physicians = (typeof PHYSICIANS)[number];

const PHYSICIAN = '10';
export const PHARMACIST = '21';
const MIDWIFE = '50';
const GENERAL = new Set(['SM26', 'SM53', 'SM54']);
const GYNECOLOGY = new Set(['SM19', 'SM20', 'SM51', 'SM52']);
const PEDIATRICS = new Set(['SM40', 'SM87', 'SM88', 'SM89', 'SM90']);
/** Codes of a section of the pharmacists' register and of a sector that identify a community pharmacy. */
const COMMUNITY_SECTIONS = new Set(['A', 'D']);
const COMMUNITY_SECTOR = 'SA33';

type Skilled = Pick<Line, 'profession' | 'skill'>;

/** The category of a line by its codes; null for one that the directory does not list. */
export function categoryOf({ profession, skill }: Skilled, physicians: Physicians): Category | null {
  if (profession === MIDWIFE) return 'midwife';
  if (profession === PHARMACIST) return 'physician_pharmacy';
  if (profession !== PHYSICIAN) return null;
  if (GYNECOLOGY.has(skill)) return 'gynecologist';
  if (PEDIATRICS.has(skill)) return 'pediatrician';
  return physicians === 'all' || GENERAL.has(skill) ? 'physician_pharmacy' : null;
}

/** Whether a pharmacist's line is about a pharmacy open to the public, not a hospital, a laboratory or a factory. */
export const isCommunityPharmacy = ({ section, sector }: Pick<Line, 'section' | 'sector'>): boolean =>
  sector === COMMUNITY_SECTOR || (sector === '' && COMMUNITY_SECTIONS.has(section));

/** The displayed profession: from a field, or a constant for the whole category. */
export function professionOf({ profession, skill, skillLabel }: Skilled & Pick<Line, 'skillLabel'>): string {
  if (profession === MIDWIFE) return 'Sage-femme';
  if (profession === PHARMACIST) return 'Pharmacie d’officine';
  if (GENERAL.has(skill)) return 'Médecin généraliste';
  if (PEDIATRICS.has(skill)) return 'Pédiatre';
  if (skill === 'SM19') return 'Gynécologie médicale';
  if (skill === 'SM20') return 'Gynécologie-obstétrique';
  if (GYNECOLOGY.has(skill)) return 'Gynécologue';
  return skillLabel ? `Médecin, ${skillLabel.toLowerCase()}` : 'Médecin';
}
