import { createHash } from 'node:crypto';
import { LOCALES } from '../../../../../lib/platform/markets.ts';
import type { Known, RedirectEntry } from './list.ts';

/** Address of each document of a language by its id, as a file remembers it. */
export type Remembered = Record<string, Record<string, string>>;

export const remember = (known: Known): Remembered =>
  Object.fromEntries(
    [...known].map(([lang, addresses]) => [lang, Object.fromEntries([...addresses].map(([url, id]) => [id, url]))]),
  );

/** Of releases before December 2026: paths that differ in `/` and `-` only share it. */
const formerUid = (path: string): string => `adresse-${path.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '')}`;

const uidOf = (path: string): string =>
  `${formerUid(path)}-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`;

/**
 * A redirect for each document that has another address than before; none for one whose old address is a page again.
 * @param isSent whether a run that was interrupted has sent this very redirect
 */
export function movedSince(
  before: Remembered,
  known: Known,
  isSent: (entry: RedirectEntry) => boolean = () => false,
): RedirectEntry[] {
  return LOCALES.flatMap((lang) =>
    [...(known.get(lang) ?? [])].flatMap(([url, id]): RedirectEntry[] => {
      const path = before[lang]?.[id];
      if (!path || path === url || known.get(lang)?.has(path)) return [];
      const to = { link_type: 'Document', id } as const;
      const data = { title: `Ancienne adresse de ${url}`, from: [{ path }], to, temporary: false };
      const former: RedirectEntry = { type: 'redirect', uid: formerUid(path), lang, data };
      return [isSent(former) ? former : { ...former, uid: uidOf(path) }];
    }),
  );
}
