import type { LawRule } from './rule.ts';
import { ofClaims } from './rules/claims.ts';
import { ofCosmetics } from './rules/cosmetics.ts';
import { ofFood } from './rules/food.ts';
import { ofMedicines } from './rules/medicines.ts';
import { ofPeople } from './rules/people.ts';
import { ofShop } from './rules/shop.ts';
import { ofVigilance } from './rules/vigilance.ts';

/** All rules: the law that a program can read in a document. A lawyer confirms it before a real brand goes live. */
export const RULES: readonly LawRule[] = [
  ...ofMedicines,
  ...ofFood,
  ...ofCosmetics,
  ...ofClaims,
  ...ofVigilance,
  ...ofShop,
  ...ofPeople,
];

/** Rules that the demonstration content does not follow yet: written and tested, not applied. */
const AWAITED: ReadonlySet<string> = new Set([
  'registered-no-dosage',
  'registered-label-only',
  'registered-no-story',
  'novel-food-cbd',
  'claim-on-hold',
  'food-sweeteners',
  'box-components',
  'cosmetic-denigration',
  'cosmetic-sleep',
  'cosmetic-fragrance-allergens',
  'overstated-claims',
  'environmental-words',
  'targets-verified',
  'vigilance-belgium',
  'privacy-health-data',
  'terms-withdrawal',
  'mediator-site',
  'producer-identifiers',
  'job-collective-agreement',
  'application-information',
  'privacy-directory',
]);

export const LAW: readonly LawRule[] = RULES.filter(({ id }) => !AWAITED.has(id));
