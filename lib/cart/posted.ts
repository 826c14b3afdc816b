/** Fields of the cart's small forms whose contents come back after a failure without script. */
const TYPED_FIELDS = ['code', 'zip', 'note'] as const;
type TypedField = (typeof TYPED_FIELDS)[number];

/** `?check=` of the cart page: the form before came without a cookie, though the answer to it set some. */
export const COOKIES_CHECK = 'cookies';

/** The answer to a form posted without script, as the address of the cart page carries it. */
export type Posted = {
  /** In the visitor's words; null when nothing is to be said. */
  words: string | null;
  /** Where it belongs; null for the head of the page. */
  field: TypedField | null;
  /** What was typed there. */
  typed: string | undefined;
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * What the address says, once its words are found; a code that a link brings along (`?discount=ETE`) is as if typed. The
 * query is anybody's: it is shown as text and believed in nothing.
 */
export function postedIn(query: Query, words: string | null): Posted {
  const values: Query = { ...query, code: query.code ?? query.discount };
  const [found = { field: null, typed: undefined }] = TYPED_FIELDS.flatMap((field) => {
    const typed = values[field];
    return typeof typed === 'string' ? [{ field, typed }] : [];
  });
  return { words, ...found };
}
