/** Fields of the cart's small forms whose input is shown again after a failure without script. */
const TYPED_FIELDS = ['code', 'zip', 'note'] as const;
type TypedField = (typeof TYPED_FIELDS)[number];

/** `?check=` of the cart page: the previous form was posted without a cookie, although its response set some. */
export const COOKIES_CHECK = 'cookies';

/** The result of a form posted without script, as carried in the query of the cart page's address. */
export type Posted = {
  /** The message for the visitor; null for none. */
  words: string | null;
  /** The field that it concerns; null for the head of the page. */
  field: TypedField | null;
  /** The visitor's input in that field. */
  typed: string | undefined;
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The result in the address, once its message is translated; a code from a link (`?discount=ETE`) is treated as typed.
 * The query is untrusted: it is shown as text only.
 */
export function postedIn(query: Query, words: string | null): Posted {
  const values: Query = { ...query, code: query.code ?? query.discount };
  const [found = { field: null, typed: undefined }] = TYPED_FIELDS.flatMap((field) => {
    const typed = values[field];
    return typeof typed === 'string' ? [{ field, typed }] : [];
  });
  return { words, ...found };
}
