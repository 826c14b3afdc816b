import { QUALITY } from '../../../../../lib/compliance/check.ts';
import { backgrounds } from './backgrounds.ts';
import { lawRule } from './law.ts';
import { links } from './links.ts';
import { loader } from './loader.ts';
import { qualityRule } from './quality.ts';
import { redirects } from './redirects.ts';
import { campaignIds, jobReferences } from './references.ts';
import type { Rule } from './rule.ts';
import { twins } from './twins.ts';

export const RULES: readonly Rule[] = [
  loader,
  twins,
  links,
  redirects,
  qualityRule(QUALITY.alternatives),
  qualityRule(QUALITY.productClass),
  qualityRule(QUALITY.titles),
  lawRule(),
  backgrounds,
  qualityRule(QUALITY.corporateSections),
  qualityRule(QUALITY.closingDate),
  jobReferences,
  campaignIds,
  qualityRule(QUALITY.metaLengths),
  qualityRule(QUALITY.leftovers),
  qualityRule(QUALITY.linkTexts),
  qualityRule(QUALITY.leftOut),
];
