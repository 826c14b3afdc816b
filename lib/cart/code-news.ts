import type { useTranslations } from 'next-intl';
import { concerns } from '../services/shopify/cart-warnings.ts';
import type { Cart, CartWarning, CodeNews } from '../services/shopify/types.ts';
import { allLines } from './rules.ts';
import type { CartReply } from './types.ts';

type Translate = ReturnType<typeof useTranslations<'cart'>>;
type Codes = Pick<Cart, 'discountCodes'>['discountCodes'];

/**
 * The key of a warning's message. The service adds codes over time: one without a message of its own gets the general
 * sentence of its kind, which is true of all of them.
 */
export function warningKey(code: string, t: Pick<Translate, 'has'>): 'warning.other' {
  const own = `warning.${code}` as 'warning.other';
  if (t.has(own)) return own;
  return code.startsWith('DISCOUNT_') ? ('warning.DISCOUNT_NOT_APPLICABLE' as 'warning.other') : 'warning.other';
}

/** Begins the code of a warning about an article that the requested change was not about. */
const OTHER = 'OTHER_';

/**
 * Information, not a failure of the requested change: a gift that did not come or that has left, or what has become of
 * another article of the cart.
 */
export const isNews = ({ code }: Pick<CartWarning, 'code'>): boolean =>
  code.startsWith('GIFT_') || code.startsWith(OTHER);

/** The line or the variant that a change is about; neither for a change of something else, such as a code. */
type Subject = { lineId?: unknown; variantId?: unknown };

/** A reply whose warnings about other lines of the cart come last, and are named as news. */
export function markOthers(reply: CartReply, { lineId, variantId }: Subject = {}): CartReply {
  if (reply.status === 'error') return reply;
  const others = allLines(reply.cart).filter(({ id, variant }) => id !== lineId && variant.id !== variantId);
  const isOther = (warning: CartWarning) => others.some((line) => concerns(warning, line));
  const marked = reply.warnings.filter(isOther).map((warning) => ({ ...warning, code: `${OTHER}${warning.code}` }));
  return { ...reply, warnings: [...reply.warnings.filter((warning) => !isOther(warning)), ...marked] };
}

/** "The code ETE is not applied", and why. */
export function newsWords({ code, about }: CodeNews, t: Translate): string {
  const reason = t(warningKey(code, t));
  return about === null ? t('codes.oneRefused', { reason }) : t('codes.refused', { code: about, reason });
}

/**
 * The news in the query of the cart page's address, for a form posted without script: the code by its position in the
 * cart, as what a visitor typed has no place in an address.
 */
export const newsText = (news: readonly CodeNews[], codes: Codes): string =>
  news
    .map(({ code, about }) => {
      const position = codes.findIndex((known) => known.code === about);
      return position === -1 ? code : `${code}.${position}`;
    })
    .join('-');

/** Messages with values to fill in do not come from the service's warnings. */
const NEWS = /^(DISCOUNT_(?!(?:MINIMUM|QUANTITY)(?:\.|$))[A-Z_]+)(?:\.(\d{1,3}))?$/;
const MOST_NEWS = 5;

/** The news in an address: it is untrusted, and what does not fit the cart is left out. */
export function newsIn(text: string | string[] | undefined, codes: Codes): CodeNews[] {
  if (typeof text !== 'string') return [];
  return text
    .split('-')
    .slice(0, MOST_NEWS)
    .flatMap((each): CodeNews[] => {
      const [, code, position] = NEWS.exec(each) ?? [];
      if (!code) return [];
      if (position === undefined) return codes.some(({ applicable }) => !applicable) ? [{ code, about: null }] : [];
      const known = codes[Number(position)];
      return known && !known.applicable ? [{ code, about: known.code }] : [];
    });
}
