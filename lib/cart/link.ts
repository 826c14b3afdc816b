import 'server-only';
import { isSaleForbidden } from '../catalogue/sold';
import { MAX_QUANTITY, unitsToSell } from '../catalogue/tables';
import { whyNot } from '../discounts/why-not';
import { applyOfferRules } from '../offers/apply-rules';
import { errorCode } from '../platform/errors';
import { cleanCode } from '../platform/text/clean';
import { explainsMissing, giftRuleOf } from '../services/shopify/cart-attributes';
import type { ShopContext } from '../services/shopify/client';
import { addLines, type CartResult, removeSoldOut } from '../services/shopify/operations/cart';
import { updateDiscountCodes } from '../services/shopify/operations/cart-details';
import { getLinkedVariants, type LinkedVariant } from '../services/shopify/operations/variants';
import type { Cart, CartLine, CartWarning, CodeNews, Variant } from '../services/shopify/types';
import type { LinkNews } from './news';
import { isApplicable, withCodes, withoutCodes } from './rules';
import { create, createAnew, eventOf } from './service';
import { currentCart, readCartId, remember, verifyCartMutation } from './visitor-cart';

/** What a single line can say. */
type LineNews = Exclude<LinkNews, 'LINK_MALFORMED' | 'LINK_CODE'>;

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

const linkWarning = (code: LinkNews): CartWarning => ({ code, message: '', lineId: '' });

/** A line of a link, and its article where the shop has it. */
export type LinkedLine = CheckedLine & { requested: number; variant: LinkedVariant | null };

/** The lines of a link as they can be bought now. Nothing is changed. */
export async function getLinkedLines(lines: readonly LinkLine[], context: ShopContext): Promise<LinkedLine[]> {
  const ids = lines.map(({ variantId }) => variantId);
  const variants = await getLinkedVariants(ids, context);
  const products = [...new Set([...variants.values()].map(({ productId }) => productId))];
  const forbidden = await Promise.all(products.map(async (id) => ((await isSaleForbidden(id, context)) ? id : null)));
  return lines.map((line) => {
    const variant = variants.get(line.variantId);
    const isMedicine = variant !== undefined && forbidden.includes(variant.productId);
    return { ...checkLinkLine(line, variant, isMedicine), requested: line.quantity, variant: variant ?? null };
  });
}

type Followed = Omit<CartResult, 'cart'> & { cart: Cart | null };

/**
 * Puts the lines of a cart link into the visitor's cart, or into a new one. What the cart holds already stays, and
 * counts: a link that is followed twice adds nothing more. `warnings` say what of the link is missing.
 */
export async function followLines({ lines, isMalformed }: CartLink, context: ShopContext): Promise<Followed> {
  const checked = await getLinkedLines(lines, context);
  const news: LinkNews[] = checked.flatMap((line) => line.news ?? []);
  if (isMalformed) news.unshift('LINK_MALFORMED');
  const warnings = [...new Set(news)].map(linkWarning);
  const wanted = checked.filter(({ quantity }) => quantity > 0);
  const known = await currentCart(context);
  if (wanted.length === 0) return { cart: known, warnings };
  const result = await filled(known, wanted, context);
  const lost = missingLines(result.cart, wanted).some(({ variantId }) => !isExplained(variantId, result));
  const own = lost && !news.includes('LINK_UNKNOWN') ? [...warnings, linkWarning('LINK_UNKNOWN')] : warnings;
  await remember(result);
  return { ...result, warnings: [...own, ...result.warnings] };
}

/** The shop says by itself why it took fewer units, or none. */
const isExplained = (variantId: string, { cart, warnings }: CartResult): boolean =>
  cart.lines.some(({ variant }) => variant.id === variantId) ||
  warnings.some((warning) => explainsMissing(warning, variantId, cart));

async function filled(known: Cart | null, wanted: readonly LinkLine[], context: ShopContext): Promise<CartResult> {
  const missing = known ? missingLines(known, wanted) : wanted;
  if (known && missing.length === 0) return { cart: known, warnings: [] };
  const holds = (cart: Cart): boolean | null => {
    if (missingLines(cart, wanted).length === 0) return true;
    return cart.totalQuantity === known?.totalQuantity ? false : null;
  };
  const lines = missing.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const added = known
    ? await verifyCartMutation(known.id, addLines(known.id, lines, context), holds, context).catch((error) => {
        if (errorCode(error) === 'cartNotFound') return createAnew(lines, context);
        throw error;
      })
    : await ((await readCartId()) ? createAnew : create)(lines, context);
  const isLinked = ({ variant }: CartLine) => lines.some(({ variantId }) => variantId === variant.id);
  return withGifts(await removeSoldOut(added, isLinked, context), missing, context);
}

/** Each added line may bring a gift. */
async function withGifts(added: CartResult, lines: readonly LinkLine[], context: ShopContext): Promise<CartResult> {
  let result = added;
  for (const { variantId } of lines) {
    const line = result.cart.lines.find(({ variant }) => variant.id === variantId);
    if (line) result = await applyOfferRules(result, eventOf('added', line), context);
  }
  return result;
}

type Coded = CartResult & {
  /** The code that `warnings` explain. */
  subject?: string;
  /** Why further codes, which stay in the cart, have no effect. */
  codeNews: CodeNews[];
};

/**
 * Adds the codes of a link to those of the cart. A code that can never apply is removed again; one that may apply later
 * stays.
 */
export async function followCodes(codes: readonly string[], result: CartResult, context: ShopContext): Promise<Coded> {
  const coded = await replaceCodes(result.cart, withCodes(result.cart, codes), context);
  const refused = codes.filter((code) => !isApplicable(coded.cart, code));
  const reasons = await Promise.all(refused.map(async (code) => ({ code, ...(await whyNot(code, coded, context)) })));
  const final = reasons.flatMap((each) => (each.final ? each.code : []));
  const settled = final.length > 0 ? await replaceCodes(coded.cart, withoutCodes(coded.cart, final), context) : coded;
  const ruled = refused.length < codes.length ? await applyOfferRules(settled, { kind: 'terms' }, context) : settled;
  const [first, ...others] = reasons;
  const own: CartWarning[] = [
    ...(first ? [first.warning] : []),
    ...(others.some((each) => each.final) ? [linkWarning('LINK_CODE')] : []),
  ];
  return {
    ...(await remember(ruled)),
    // The first one stands at the field of the code, which it is about.
    warnings: [...own, ...result.warnings, ...ruled.warnings],
    codeNews: others.flatMap(({ code, final: gone, warning }) =>
      gone ? [] : { code: newsCode(warning), about: code },
    ),
    ...(first && { subject: first.code }),
  };
}

/** Only the first code has room for a number: of another one it is said that it does not apply. */
const newsCode = ({ code, values }: CartWarning): string => (values ? 'DISCOUNT_NOT_APPLICABLE' : code);

function replaceCodes({ id }: Cart, codes: readonly string[], context: ShopContext): Promise<CartResult> {
  const holds = (after: Cart) =>
    after.discountCodes.length === codes.length && codes.every((code) => isApplicable(after, code) !== null);
  return verifyCartMutation(id, updateDiscountCodes(id, codes, context), holds, context);
}
