import type { useTranslations } from 'next-intl';
import { concerns } from '../services/shopify/cart-attributes.ts';
import type { Cart, CartWarning, CodeNews } from '../services/shopify/types.ts';
import { allLines } from './rules.ts';
import type { CartReply } from './view.ts';

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

/** The visitor's cart no longer exists, and what was in it is not in the new one. */
export const CART_GONE = 'CART_GONE';

/** What the address always lists, and never has as the one warning that may stand at a field. */
const BESIDE: readonly string[] = [
  ...LINK_NEWS,
  CART_GONE,
  'GIFT_OUT_OF_STOCK',
  'GIFT_NOT_GIVEN',
  'GIFT_NOT_DELIVERED',
  'GIFT_ENDED',
];

/** All that it can list, whose sentences have no values to fill in. */
const LISTED: readonly string[] = [
  ...BESIDE,
  'MERCHANDISE_NOT_ENOUGH_STOCK',
  'MERCHANDISE_OUT_OF_STOCK',
  'OTHER_MERCHANDISE_NOT_ENOUGH_STOCK',
  'OTHER_MERCHANDISE_OUT_OF_STOCK',
  'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION',
  'OTHER_PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION',
];

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
 * another article, or of the cart before.
 */
export const isNews = ({ code }: Pick<CartWarning, 'code'>): boolean =>
  code === CART_GONE || code.startsWith('GIFT_') || code.startsWith(OTHER);

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

/** Fields of the cart's small forms that a failure without script is shown at. */
export const TYPED_FIELDS = ['code', 'zip', 'note', 'message', 'giftCard'] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/** What was typed in such a field. */
export type Typed = {
  field: TypedField;
  text: string;
  /** Whether the wrapping was ticked, beside the field `message`. */
  wrap?: boolean | undefined;
};

/** `?check=` of the cart page: the previous form was posted without a cookie, although its response set some. */
export const COOKIES_CHECK = 'cookies';

type ReplyNews = Pick<Extract<CartReply, { status: 'ok' }>, 'warnings' | 'codeNews'> & { cart: CartReply['cart'] };

/**
 * What a reply has to say, as the query of the cart page's address; undefined for nothing. `answer` tells one reply from
 * the next: each is shown once.
 */
export function answerQuery({ warnings, codeNews = [], cart }: ReplyNews): Record<string, string> | undefined {
  const warning = warnings.find(({ code }) => !BESIDE.includes(code));
  const listed = warnings.map(({ code }) => code).filter((code) => code !== warning?.code && LISTED.includes(code));
  if (warnings.length === 0 && codeNews.length === 0) return undefined;
  const filled = Object.entries(warning?.values ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(filled),
    ...(warning && { warning: warning.code }),
    ...(listed.length > 0 && { link: listed.join('-') }),
    ...(codeNews.length > 0 && { codes: newsText(codeNews, cart?.discountCodes ?? []) }),
    answer: answerId(),
  };
}

export const answerId = (): string => crypto.randomUUID().slice(0, 8);

/** The keys of an answer in the address; its field stays, which shows what the visitor typed. */
const ANSWER = ['answer', 'error', 'warning', 'missing', 'codes', 'link'];

/**
 * Whether the answer in an address is shown now. A page cannot note that it was read: the middleware keeps the last
 * answer's id in a cookie, and sends a reload to the address without it.
 * @param shown the id of the last answer that was shown
 */
export function answerIn(search: string, shown: string | undefined): { show: string } | { search: string } | null {
  const query = new URLSearchParams(search);
  const id = query.get('answer');
  if (!id || !/^[\da-f]{8}$/.test(id)) return null;
  if (id !== shown) return { show: id };
  for (const key of ANSWER) query.delete(key);
  const rest = query.toString();
  return { search: rest && `?${rest}` };
}

/** The result of a form posted without script. */
export type Posted = {
  /** The message for the visitor; null for none. */
  words: string | null;
  /** The field that it concerns; null for the head of the page. */
  field: TypedField | null;
  /** The visitor's input in that field; undefined when it is not known. */
  typed: string | undefined;
  wrap?: Typed['wrap'];
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** What the address lists besides one warning, such as what a cart link could not add: untrusted, so unknown words are left out. */
export const listedIn = ({ link }: Query): string[] =>
  typeof link === 'string' ? [...new Set(link.split('-').filter((code) => LISTED.includes(code)))] : [];

/**
 * The result in the address, once its message is translated; a code from a link (`?discount=ETE`) is treated as typed.
 * The query is untrusted: it is shown as text only.
 * @param typed what the browser has kept of the last form
 */
export function postedIn(query: Query, words: string | null, typed: Typed | null): Posted {
  const field = TYPED_FIELDS.find((each) => each === query.field);
  if (field && typed?.field === field)
    return { words, field, typed: typed.text, ...(field === 'message' && { wrap: typed.wrap ?? false }) };
  if (field) return { words, field, typed: undefined };
  const code = query.code ?? query.discount;
  return typeof code === 'string' ? { words, field: 'code', typed: code } : { words, field: null, typed: undefined };
}
