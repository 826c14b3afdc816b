import 'server-only';
import { createHash } from 'node:crypto';
import { logError } from '../platform/log/log';
import { hasAdminAccess } from '../services/shopify/admin-token';
import type { ShopContext } from '../services/shopify/client';
import { fromCents, toCents } from '../services/shopify/money';
import { type CodeDiscount, getCodeDiscount } from '../services/shopify/operations/code-discount';
import type { Cart, CartLine, CartWarning, CodeNews } from '../services/shopify/types';

/** Reason why a code has no effect, as a key below `cart.warning` in the messages. */
export type Reason = {
  code: `DISCOUNT_${string}`;
  /** True when no change of the cart can make the code apply. */
  final: boolean;
  /** The missing amount in euros, or the missing number of articles. */
  values?: { missing: number };
};

type Codes = readonly { code: string; applicable: boolean }[];

/** Reasons that no change of the cart can resolve. */
const FINAL: ReadonlySet<string> = new Set([
  'DISCOUNT_NOT_FOUND',
  'DISCOUNT_CURRENTLY_INACTIVE',
  'DISCOUNT_USAGE_LIMIT_REACHED',
]);

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
/** @param code in lower case */
const names = (message: string, code: string): boolean =>
  message
    .toLowerCase()
    .split(/[\s"'“”«»]+/)
    .includes(code);

/**
 * Reason why a code has no effect, from the service's warnings (version 2025-07 and later); null when there is none, or
 * when the warnings may concern another code of the cart: they come in any order, and only some of their messages name
 * the code.
 */
export function warnedReason(code: string, codes: Codes, warnings: readonly CartWarning[]): Reason | null {
  const named = warnings.filter(({ message }) => names(message, code.toLowerCase()));
  const others = codes.filter((known) => !known.applicable && !isSame(known.code, code));
  const ofOthers = (message: string) => others.some((other) => names(message, other.code.toLowerCase()));
  const possible = named.length > 0 ? named : warnings.filter(({ message }) => !ofOthers(message));
  const reasons = [...new Set(possible.map((warning) => warning.code))];
  const [reason] = reasons;
  if (reason === undefined || reasons.length > 1) return null;
  return { code: reason as Reason['code'], final: FINAL.has(reason) };
}

type Priced = Pick<CartLine, 'quantity' | 'subtotal' | 'total' | 'plan'> & {
  variant: Pick<CartLine['variant'], 'id' | 'productId' | 'isGiftCard'>;
};
export type Filled = {
  lines: readonly Priced[];
  country: string;
  signedIn: boolean;
  /** What the selected carriers cost, in cents. */
  shipping: readonly number[];
};

/** @param cart null when there is none yet */
const filledCart = (cart: Cart | null, country: string): Filled => ({
  lines: cart?.lines ?? [],
  country: cart?.deliveryAddress?.country || country,
  signedIn: cart !== null && cart.buyer.customer !== null,
  shipping: (cart?.deliveryGroups ?? []).flatMap(({ selected }) =>
    selected ? [toCents(selected.shippingPrice.amount)] : [],
  ),
});

/** The lines that a discount is for: never gift cards, and subscriptions only where it says so. */
const entitled = ({ lines }: Filled, { items, onSubscriptions }: CodeDiscount): readonly Priced[] =>
  lines.filter(
    ({ variant, plan }) =>
      !variant.isGiftCard &&
      (!plan || onSubscriptions) &&
      (!items || items.variants.includes(variant.id) || items.products.includes(variant.productId)),
  );

/** Reasons that prevent a code from applying, independent of the cart. */
function refusal({ status, startsAt, endsAt, usageLimit, used }: CodeDiscount, now: Date): Reason | null {
  const ended = status === 'EXPIRED' || (endsAt !== null && Date.parse(endsAt) <= now.getTime());
  if (ended) return { code: 'DISCOUNT_EXPIRED', final: true };
  const early = status === 'SCHEDULED' || (startsAt !== null && Date.parse(startsAt) > now.getTime());
  if (early) return { code: 'DISCOUNT_NOT_STARTED', final: true };
  if (usageLimit !== null && used >= usageLimit) return { code: 'DISCOUNT_USED_UP', final: true };
  return null;
}

/**
 * The amount of a line that counts: a discount of the whole order applies after those of its lines, a discount of some
 * products applies alongside them.
 */
const worthOf = ({ subtotal, total }: Priced, { items }: CodeDiscount): number =>
  toCents((items ? subtotal : total).amount);

/** Conditions of the code that this cart does not meet yet. */
function missing(discount: CodeDiscount, cart: Filled): Reason | null {
  const { countries, customersOnly, maximumShipping, minimumQuantity, minimumSubtotal } = discount;
  if (countries && !countries.includes(cart.country)) return { code: 'DISCOUNT_OTHER_COUNTRY', final: false };
  if (customersOnly && !cart.signedIn) return { code: 'DISCOUNT_SIGN_IN', final: false };
  const lines = entitled(cart, discount);
  if (lines.length === 0) return { code: 'DISCOUNT_OTHER_PRODUCTS', final: false };
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  if (minimumQuantity !== null && quantity < minimumQuantity) {
    return { code: 'DISCOUNT_QUANTITY', final: false, values: { missing: minimumQuantity - quantity } };
  }
  const worth = lines.reduce((sum, line) => sum + worthOf(line, discount), 0);
  if (minimumSubtotal !== null && worth < minimumSubtotal) {
    const { amount } = fromCents(minimumSubtotal - worth, '');
    return { code: 'DISCOUNT_MINIMUM', final: false, values: { missing: Number(amount) } };
  }
  const isDearer = (price: number): boolean => maximumShipping !== null && price > maximumShipping;
  if (cart.shipping.length > 0 && cart.shipping.every(isDearer))
    return { code: 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES', final: false };
  return null;
}

/** Where nobody returns the reason. */
const UNKNOWN: Reason = { code: 'DISCOUNT_NOT_APPLICABLE', final: false };

/** The service's own last resort: it says no more than that. */
const SAYS_NOTHING = 'DISCOUNT_CODE_NOT_HONOURED';

/**
 * All known conditions are met, but the code has no effect. The service may have said why; otherwise a better discount
 * takes precedence, unless a condition is left that is not known here: whether what it gives is in the cart, whether the
 * customer is among those for whom it is reserved or has used it before, of which the service warns in words of its own.
 */
function standing(discount: CodeDiscount, { signedIn }: Filled, warned: Reason | null): Reason {
  if (warned && warned.code !== SAYS_NOTHING) return warned;
  const mayBeUsed = discount.oncePerCustomer && warned === null;
  const isUncertain = discount.givesProducts || (signedIn && (discount.customersOnly || mayBeUsed));
  return isUncertain ? (warned ?? UNKNOWN) : { code: 'DISCOUNT_NOT_COMBINABLE', final: false };
}

/**
 * Reason why a code has no effect on this cart.
 * @param discount null when the shop has no such code.
 * @param warned what the service said of it, where it did
 */
export function reasonOf(discount: CodeDiscount | null, cart: Filled, now: Date, warned: Reason | null = null): Reason {
  if (!discount) return { code: 'DISCOUNT_NOT_FOUND', final: true };
  const refused = refusal(discount, now);
  if (refused) return refused;
  if (discount.hasOtherConditions) return warned ?? UNKNOWN;
  return missing(discount, cart) ?? standing(discount, cart, warned);
}

type Change = {
  /** Fingerprints of the warnings that the previous change returned. */
  previous: readonly string[];
  /** The service's warnings about codes, as the present change returned them. */
  warnings: readonly CartWarning[];
  codes: Cart['discountCodes'];
  /** The codes that the present change is about. */
  touched: readonly string[];
};

type CodeNewsResult = {
  /** About the touched codes, whether new or not: the answer to the change. */
  subject: CodeNews[];
  /** About other codes: only what the previous change did not return. */
  news: CodeNews[];
  /** The fingerprints to keep for the next change. */
  known: string[];
};

/** A warning without its contents: it is kept in the visitor's browser, where no code and no reason needs to be legible. */
export const fingerprint = ({ code, about }: CodeNews): string =>
  createHash('sha256')
    .update(`${code} ${about?.toLowerCase() ?? ''}`)
    .digest('hex')
    .slice(0, 12);

/**
 * What is said about the codes of a cart after a change. The service repeats its warnings with every change while a code
 * stays: each is said once, when it is new, and whenever its code is what the change is about.
 */
export function codeNews({ previous, warnings, codes, touched }: Change): CodeNewsResult {
  const waiting = codes.filter(({ applicable }) => !applicable).map(({ code }) => code);
  const namedIn = ({ message }: CartWarning) => waiting.find((code) => names(message, code.toLowerCase())) ?? null;
  const named = new Set(warnings.map(namedIn));
  const unnamed = waiting.filter((code) => !named.has(code));
  const about = (warning: CartWarning) => namedIn(warning) ?? (unnamed.length === 1 ? (unnamed[0] ?? null) : null);
  const all = new Map(
    warnings.map((warning) => {
      const entry: CodeNews = { code: warning.code, about: about(warning) };
      return [fingerprint(entry), entry] as const;
    }),
  );
  const isSubject = (entry: CodeNews): boolean =>
    touched.some((code) => (entry.about === null ? unnamed : [entry.about]).some((each) => isSame(each, code)));
  const isNew = ([print, entry]: [string, CodeNews]): boolean => !isSubject(entry) && !previous.includes(print);
  return {
    subject: [...all.values()].filter(isSubject),
    news: [...all].filter(isNew).map(([, entry]) => entry),
    known: [...all.keys()],
  };
}

type Tried = { cart: Cart | null; codeWarnings?: readonly CartWarning[] };

/**
 * Reason why a code has no effect on its cart; a null cart stands for the future cart. Version 2025-04 of the
 * Storefront API does not return it; later ones warn, and the Admin API has more details where the site has access to
 * it. Never throws.
 */
export async function whyNot(
  code: string,
  { cart, codeWarnings = [] }: Tried,
  context: ShopContext,
): Promise<{ final: boolean; warning: CartWarning }> {
  const warned = warnedReason(code, cart?.discountCodes ?? [], codeWarnings);
  if (!hasAdminAccess()) return toResult(warned ?? UNKNOWN);
  try {
    const discount = await getCodeDiscount(code, context);
    return toResult(reasonOf(discount, filledCart(cart, context.country), new Date(), warned));
  } catch (error) {
    logError('discounts', error);
    return toResult(warned ?? UNKNOWN);
  }
}

const toResult = ({ code, final, values }: Reason): { final: boolean; warning: CartWarning } => ({
  final,
  warning: { code, message: code, lineId: '', ...(values && { values }) },
});
