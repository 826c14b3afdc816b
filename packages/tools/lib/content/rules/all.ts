import { alternatives } from './alternatives.ts';
import { backgrounds } from './backgrounds.ts';
import { claims } from './claims.ts';
import { corporateSections } from './corporate-sections.ts';
import { jobOffers } from './job-offers.ts';
import { links } from './links.ts';
import { loader } from './loader.ts';
import { indications, medicinesAreNotSold } from './medicines.ts';
import { metaLengths } from './meta-lengths.ts';
import type { Rule } from './rule.ts';
import { shopWords } from './shop-words.ts';
import { twins } from './twins.ts';

export const RULES: readonly Rule[] = [
  loader,
  twins,
  links,
  alternatives,
  indications,
  medicinesAreNotSold,
  claims,
  shopWords,
  backgrounds,
  corporateSections,
  jobOffers,
  metaLengths,
];
