import { type Content, isFilled, type RichTextField } from '@prismicio/client';
import { type ContentLink, linkOf } from '../services/prismic/links.ts';
import { choiceOf } from '../services/prismic/selects.ts';
import { boxProducts } from './product.ts';

type Data = Content.ProductDocument['data'];

// Documents published before one of these fields existed do not have it: hence the defaults.

type ClaimOnHold = { claim: string; identifier: string; dose: string };

/**
 * Claims about plants that still await their evaluation. One may only be made with its identifier in the list of claims on hold
 * and the dose of its dossier (règlement 1924/2006, art. 28(5) and (6); CJEU 30.4.2025, C-386/23): without both it is not shown.
 */
export const claimsOnHold = ({ claims_on_hold: claims = [] }: Pick<Data, 'claims_on_hold'>): ClaimOnHold[] =>
  claims.flatMap(({ claim, identifier, dose }) => (claim && identifier && dose ? [{ claim, identifier, dose }] : []));

type Packaging = { claim: string; proof: ContentLink };

/** An environmental statement about the product's own packaging; null without a link to its proof (directive 2024/825). */
export function packagingOf({ packaging_claim: claim, packaging_proof: proof }: Data): Packaging | null {
  const link = proof ? linkOf(proof) : null;
  return claim && link ? { claim, proof: link } : null;
}

export const allergensOf = ({ allergens = [] }: Pick<Data, 'allergens'>) =>
  allergens.flatMap(({ allergen }) => choiceOf('allergen', allergen) ?? []);

type Statement = { title: string; href: string | null; text: RichTextField };
export type BoxStatements = {
  /** What is said of one product of the box only, in its order. */
  each: Statement[];
  /** Paragraphs that every product of the box has. */
  common: RichTextField;
};

const NOTHING: BoxStatements = { each: [], common: [] };
const keyOf = (node: object): string => JSON.stringify(node);

/**
 * Warnings or mandatory mentions of a box, taken from its products: nothing that a product warns of can be missing from the box
 * that holds it.
 */
export function boxStatements(box: Pick<Data, 'components'>, field: 'precautions' | 'mention'): BoxStatements {
  const each = boxProducts(box).flatMap(({ data: { [field]: text }, ...product }): Statement[] =>
    isFilled.richText(text) ? [{ ...product, text }] : [],
  );
  const [first, ...others] = each;
  if (!first || others.length === 0) return { ...NOTHING, each };
  const shared = first.text.filter((node) =>
    others.every(({ text }) => text.some((other) => keyOf(other) === keyOf(node))),
  );
  const keys = new Set(shared.map(keyOf));
  const own = each.map((statement) => ({
    ...statement,
    text: statement.text.filter((node) => !keys.has(keyOf(node))) as unknown as RichTextField,
  }));
  return { each: own.filter(({ text }) => text.length > 0), common: shared as unknown as RichTextField };
}
