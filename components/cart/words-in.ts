import type { translations } from '@/lib/i18n/translations';

export type Query = Readonly<Record<string, string | string[] | undefined>>;
type Translate = Awaited<ReturnType<typeof translations<'cart'>>>;

/**
 * The sentence that the address of the cart page asks for, null when it asks for none. The query is anybody's: what the
 * catalogue does not have, or what lacks its number, gets a general sentence.
 */
export const wordsIn = (query: Query, t: Translate): string | null =>
  sentence('error', query, t) ?? sentence('warning', query, t);

function sentence(kind: 'error' | 'warning', query: Query, t: Translate): string | null {
  const code = query[kind];
  if (typeof code !== 'string') return null;
  const key = `${kind}.${code}` as 'error.unexpected';
  // `constructor` is found, too, and is no sentence.
  const found: unknown = t.has(key) ? t.raw(key) : null;
  const missing = Number(query.missing);
  const isWhole = typeof found === 'string' && (!found.includes('{missing') || missing > 0);
  return isWhole ? t(key, { missing }) : t(kind === 'error' ? 'error.unexpected' : 'warning.other');
}
