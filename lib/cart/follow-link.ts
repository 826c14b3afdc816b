import 'server-only';
import { isSaleForbidden } from '../catalogue/sold';
import { whyNot } from '../discounts/why-not';
import { applyOfferRules } from '../offers/apply-rules';
import { errorCode } from '../platform/errors';
import { explainsMissing } from '../services/shopify/cart-warnings';
import type { ShopContext } from '../services/shopify/client';
import { addLines, type CartResult, removeSoldOut } from '../services/shopify/operations/cart';
import { updateDiscountCodes } from '../services/shopify/operations/cart-details';
import { getLinkedVariants, type LinkedVariant } from '../services/shopify/operations/variants';
import type { Cart, CartLine, CartWarning, CodeNews } from '../services/shopify/types';
import {
  type CartLink,
  type CheckedLine,
  checkLinkLine,
  type LinkLine,
  type LinkNews,
  linkWarning,
  missingLines,
} from './link';
import { isApplicable, withCodes, withoutCodes } from './rules';
import { create, eventOf } from './service';
import { currentCart, remember, verifyCartMutation } from './visitor-cart';

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
        if (errorCode(error) === 'cartNotFound') return create(lines, context);
        throw error;
      })
    : await create(lines, context);
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
    warnings: [...result.warnings, ...ruled.warnings, ...own],
    codeNews: others.flatMap(({ code, final: gone, warning }) => (gone ? [] : { code: warning.code, about: code })),
    ...(first && { subject: first.code }),
  };
}

function replaceCodes({ id }: Cart, codes: readonly string[], context: ShopContext): Promise<CartResult> {
  const holds = (after: Cart) =>
    after.discountCodes.length === codes.length && codes.every((code) => isApplicable(after, code) !== null);
  return verifyCartMutation(id, updateDiscountCodes(id, codes, context), holds, context);
}
