import type { useTranslations } from 'next-intl';
import type { Cart, CartWarning, CodeNews } from '../services/shopify/types.ts';

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

/** A gift that did not come or that has left is information, not a failure of the requested change. */
export const isGiftNews = ({ code }: Pick<CartWarning, 'code'>): boolean => code.startsWith('GIFT_');

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
