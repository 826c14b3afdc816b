import { classOf, type LegalDocument } from './document.ts';
import { type Context, type Fault, type LawRule, sentenceOf } from './rule.ts';
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

/** `sentence`: in English. `ahead`: the rule holds from a later day on, so that the finding is a warning. */
export type LegalFinding = Fault & { rule: LawRule; ahead: boolean; sentence: string };

/** Whether a rule is about a document: its market, its type and its class. */
export function concerns(
  { markets, types, classes }: Omit<LawRule, 'from' | 'source'>,
  document: LegalDocument,
): boolean {
  if (!markets.some((locale) => locale === document.lang)) return false;
  // The texts of the interface are the same in every market of a language: only rules that name them read them.
  if (types ? !types.includes(document.type) : document.type === 'messages') return false;
  const own = classOf(document);
  return !classes || (own !== null && classes.includes(own));
}

/** What the law forbids or misses in a document. */
export const legalFindings = (
  document: LegalDocument,
  context: Context,
  rules: readonly LawRule[] = LAW,
): LegalFinding[] =>
  rules
    .filter((rule) => concerns(rule, document))
    .flatMap((rule) =>
      rule.find(document, context).map((fault) => ({
        ...fault,
        rule,
        ahead: rule.from > context.day,
        sentence: sentenceOf('en', fault),
      })),
    );
