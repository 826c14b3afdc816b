import type { LawRule } from './rule.ts';
import { ofClaims } from './rules/claims.ts';
import { ofCosmetics } from './rules/cosmetics.ts';
import { ofFood } from './rules/food.ts';
import { ofMedicines } from './rules/medicines.ts';
import { ofPeople } from './rules/people.ts';
import { ofShop } from './rules/shop.ts';
import { ofVigilance } from './rules/vigilance.ts';

/** The law that a program can read in a document. A lawyer confirms it before a real brand goes live. */
export const LAW: readonly LawRule[] = [
  ...ofMedicines,
  ...ofFood,
  ...ofCosmetics,
  ...ofClaims,
  ...ofVigilance,
  ...ofShop,
  ...ofPeople,
];
