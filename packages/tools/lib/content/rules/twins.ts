import { LOCALES, MARKETS } from '../../../../../lib/platform/markets.ts';
import type { Entry } from '../read.ts';
import { type Finding, finding, type Rule } from './rule.ts';

/** Types whose documents need no counterpart in the other language of their market, and why. */
const ALONE: Readonly<Record<string, string>> = {
  health_professional: 'the directory is searched in France only (specification, section 9)',
};

/** The languages of a market that has several: each page must exist in all of them. */
const SHARED = Object.values(Object.groupBy(LOCALES, (locale) => MARKETS[locale].country)).filter(
  (locales) => locales.length > 1,
);

function missing(family: readonly Entry[]): Finding[] {
  const langs = new Set<string>(family.map(({ lang }) => lang));
  return SHARED.flatMap((locales) => {
    const present = family.filter(({ lang }) => locales.some((locale) => locale === lang));
    const absent = locales.filter((locale) => !langs.has(locale));
    const [first] = present;
    if (!first || absent.length === 0) return [];
    const sentence = `exists in ${first.lang} but not in ${absent.join(', ')}, the same market: write its twin, or narrow \`locales\``;
    return [finding(first, '', sentence)];
  });
}

/** A document that a market shows exists in all languages of that market. */
export const twins: Rule = {
  name: 'twins',
  find: ({ entries }) => {
    const wanted = entries.filter(({ type }) => !(type in ALONE));
    return [...Map.groupBy(wanted, ({ type, name }) => `${type}/${name}`).values()].flatMap(missing);
  },
};
