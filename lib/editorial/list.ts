import type { DocumentPage } from '../services/prismic/documents';

/** One page of a paginated list with its own URLs. */
export type ListPage<T> = { items: T[]; total: number; page: number; pages: number };

/** Null for a page beyond the last: that URL does not exist. An empty list has one page. */
export function listPage<D, T>(
  { documents, total, pages }: Pick<DocumentPage<never>, 'total' | 'pages'> & { documents: D[] },
  page: number,
  map: (document: D) => T,
): ListPage<T> | null {
  if (page > pages) return null;
  return { items: documents.map(map), total, page, pages };
}

/** Page numbers to show in the pagination: the first, the last, and those around the current one. */
export const pagesShown = (current: number, pages: number): number[] =>
  [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b);
