import { fold } from '../text/fold.ts';

/** Professions of the register in other languages than French, by a beginning of their French names; the first that fits names one. */
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

/** What a profession that is written in French is called elsewhere; null for one that has no name here. */
export const professionName = (french: string): ProfessionName | null => {
  const folded = fold(french);
  return NAMES.find(([beginning]) => folded.startsWith(beginning))?.[1] ?? null;
};
