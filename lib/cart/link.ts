import { MAX_QUANTITY, unitsToSell } from '../catalogue/variant-table.ts';
import { cleanCode } from '../platform/text/clean.ts';
import { giftRuleOf } from '../services/shopify/gift-attributes.ts';
import type { Cart, CartWarning, Variant } from '../services/shopify/types.ts';

/** Why something of a link is not in the cart, or not as asked: keys below `cart.warning` in the messages. */
export const LINK_NEWS = [
  'LINK_MALFORMED',
  'LINK_UNKNOWN',
  'LINK_MEDICINE',
  'LINK_SOLD_OUT',
  'LINK_PLAN',
  'LINK_MOST',
  'LINK_STOCK',
  'LINK_CODE',
] as const;
export type LinkNews = (typeof LINK_NEWS)[number];

/** What a single line can say. */
type LineNews = Exclude<LinkNews, 'LINK_MALFORMED' | 'LINK_CODE'>;

export const isLinkNews = (code: string): code is LinkNews => (LINK_NEWS as readonly string[]).includes(code);

export type LinkLine = { variantId: string; quantity: number };
export type CartLink = {
  /** One entry for each variant, in the order of the link. */
  lines: LinkLine[];
  /** Whether a part of the link could not be read. */
  isMalformed: boolean;
};

const LINE = /^(\d{1,20}):(\d{1,6})$/;
/** More than any campaign needs; what follows is not read. */
const MOST_LINES = 50;

/** The lines of a cart permalink of Shopify: `70061:2,70011:1`, numeric variant ids with quantities. */
export function readCartLink(text: string): CartLink {
  const quantities = new Map<string, number>();
  let isMalformed = false;
  for (const part of text.split(',')) {
    const [, variantId = '', quantity = ''] = LINE.exec(part.trim()) ?? [];
    const isNew = !quantities.has(variantId);
    if (Number(quantity) === 0 || (isNew && quantities.size === MOST_LINES)) isMalformed = true;
    else quantities.set(variantId, (quantities.get(variantId) ?? 0) + Number(quantity));
  }
  return { lines: [...quantities].map(([variantId, quantity]) => ({ variantId, quantity })), isMalformed };
}

const MOST_CODES = 5;
const LONGEST_CODE = 100;

/** The codes of `?discount=ETE,LIVRAISON`, each once whatever its case. */
export function linkCodes(discount: string): string[] {
  const codes = discount.split(',').map(cleanCode);
  const named = codes.filter((code) => code !== '' && code.length <= LONGEST_CODE);
  return [...new Map(named.map((code) => [code.toLowerCase(), code])).values()].slice(0, MOST_CODES);
}

/** A line as it can be bought: `quantity` is 0 where it cannot. */
export type CheckedLine = LinkLine & { news: LineNews | null };

/** @param variant undefined when the shop does not have it */
export function checkLinkLine(
  { variantId, quantity }: LinkLine,
  variant: Pick<Variant, 'availableForSale' | 'quantityAvailable' | 'requiresPlan'> | undefined,
  isMedicine: boolean,
): CheckedLine {
  const none = (news: LineNews): CheckedLine => ({ variantId, quantity: 0, news });
  if (!variant) return none('LINK_UNKNOWN');
  if (isMedicine) return none('LINK_MEDICINE');
  const units = unitsToSell(variant);
  if (units === 0) return none('LINK_SOLD_OUT');
  // The shop refuses the whole link for it: what is sold by subscription alone is chosen on its page.
  if (variant.requiresPlan) return none('LINK_PLAN');
  if (quantity <= units) return { variantId, quantity, news: null };
  return { variantId, quantity: units, news: units === MAX_QUANTITY ? 'LINK_MOST' : 'LINK_STOCK' };
}

type Filled = { lines: readonly Pick<Cart['lines'][number], 'quantity' | 'attributes' | 'variant' | 'plan'>[] };

/**
 * What a cart lacks to hold the lines of a link. Following a link twice adds nothing the second time; gifts of an offer
 * do not count, nor do subscriptions: a link is about one-time purchases.
 */
export function missingLines({ lines }: Filled, wanted: readonly LinkLine[]): LinkLine[] {
  const held = (variantId: string): number =>
    lines
      .filter((line) => line.variant.id === variantId && !line.plan && giftRuleOf(line) === null)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return wanted
    .map(({ variantId, quantity }) => ({ variantId, quantity: quantity - held(variantId) }))
    .filter(({ quantity }) => quantity > 0);
}

export const linkWarning = (code: LinkNews): CartWarning => ({ code, message: '', lineId: '' });
