import { LAW } from '../../../../lib/compliance/check.ts';
import type { LawRule } from '../../../../lib/compliance/rule.ts';
import { LOCALES, type Locale } from '../../../../lib/platform/markets.ts';

const aboutOf = ({ classes, types }: LawRule): string => (classes ?? types ?? ['every document']).join(', ');

/** One line for each rule: since when, its name, where, for what, and the text of law. */
export const ruleList = (rules: readonly LawRule[] = LAW): string =>
  rules
    .map((rule) =>
      [
        `${rule.from}  ${rule.id}`,
        `            ${rule.what}`,
        `            ${rule.markets.join(', ')}; ${aboutOf(rule)}`,
        `            ${rule.source}`,
      ].join('\n'),
    )
    .join('\n');

const NAMES: Readonly<Record<Locale, string>> = {
  'fr-fr': 'France',
  'fr-be': 'Belgium, in French',
  'nl-be': 'Belgium, in Dutch',
  'fr-tn': 'Tunisia',
};

/** Locales with the same rules share a section. */
function sections(rules: readonly LawRule[]): { title: string; rules: readonly LawRule[] }[] {
  const own = LOCALES.map((locale) => ({
    title: NAMES[locale],
    rules: rules.filter(({ markets }) => markets.includes(locale)),
  }));
  return own.filter(({ rules: each }, index) => {
    const same = own.findIndex(
      (other) => other.rules.length === each.length && other.rules.every((rule) => each.includes(rule)),
    );
    return same === index;
  });
}

const rowOf = (rule: LawRule): string =>
  `| ${rule.from} | ${rule.what} | ${aboutOf(rule)} | ${rule.source} | \`${rule.id}\` |`;

/** docs/law.md, generated from the rules. */
export function lawPage(rules: readonly LawRule[] = LAW): string {
  const body = sections(rules).map(
    ({ title, rules: own }) =>
      `## ${title}\n\n| since | what holds | for | source | rule |\n| --- | --- | --- | --- | --- |\n${[...own]
        .sort((a, b) => a.from.localeCompare(b.from, 'en'))
        .map(rowOf)
        .join('\n')}`,
  );
  return `# The law, as rules

Generated from \`lib/compliance\` by \`npm run generate\`: do not edit. \`npm run content check\` applies these rules to the content and to the texts of
the interface, \`-- --as-of 2027-06-01\` as on another day; a rule of a later day warns. The editor of the demonstration and the bar above a preview
show what they find at the field. Rules about flows (the order button, prices, consent, withdrawal, the notice of the legal guarantee) are in
\`e2e/specs/law.spec.ts\`, for the built site in every market.

(°): taken from a secondary source. A lawyer confirms all of it before a real brand goes live.

${body.join('\n\n')}
`;
}
