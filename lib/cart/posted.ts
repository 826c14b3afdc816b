import { newsText } from './code-news.ts';
import { isLinkNews, type LinkNews } from './link.ts';
import type { CartReply } from './types.ts';

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
  const links = warnings.map(({ code }) => code).filter(isLinkNews);
  const [warning] = warnings.filter(({ code }) => !isLinkNews(code));
  if (warnings.length === 0 && codeNews.length === 0) return undefined;
  const filled = Object.entries(warning?.values ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(filled),
    ...(warning && { warning: warning.code }),
    ...(links.length > 0 && { link: links.join('-') }),
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

/** What a cart link could not add, as the address says it: untrusted, so unknown words are left out. */
export const linkNewsIn = ({ link }: Query): LinkNews[] =>
  typeof link === 'string' ? [...new Set(link.split('-').filter(isLinkNews))] : [];

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
