import { LOCALES } from '../../../../../lib/platform/markets.ts';
import type { Known, RedirectEntry } from './list.ts';

/** Address of each document of a language by its id, as a file remembers it. */
export type Remembered = Record<string, Record<string, string>>;

export const remember = (known: Known): Remembered =>
  Object.fromEntries(
    [...known].map(([lang, addresses]) => [lang, Object.fromEntries([...addresses].map(([url, id]) => [id, url]))]),
  );

/** A redirect for each document that has another address than before; none for one whose old address is a page again. */
export function movedSince(before: Remembered, known: Known): RedirectEntry[] {
  return LOCALES.flatMap((lang) =>
    [...(known.get(lang) ?? [])].flatMap(([url, id]): RedirectEntry[] => {
      const path = before[lang]?.[id];
      if (!path || path === url || known.get(lang)?.has(path)) return [];
      const to = { link_type: 'Document', id } as const;
      const uid = `adresse-${path.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '')}`;
      const data = { title: `Ancienne adresse de ${url}`, from: [{ path }], to, temporary: false };
      return [{ type: 'redirect', uid, lang, data }];
    }),
  );
}
