import { alternatives } from './alternatives.ts';
import { backgrounds } from './backgrounds.ts';
import { corporateSections } from './corporate-sections.ts';
import { jobOffers } from './job-offers.ts';
import { lawRule } from './law.ts';
import { links } from './links.ts';
import { loader } from './loader.ts';
import { metaLengths } from './meta-lengths.ts';
import { redirects } from './redirects.ts';
import type { Rule } from './rule.ts';
import { twins } from './twins.ts';

export const RULES: readonly Rule[] = [
  loader,
  twins,
  links,
  redirects,
  alternatives,
  lawRule(),
  backgrounds,
  corporateSections,
  jobOffers,
  metaLengths,
];
