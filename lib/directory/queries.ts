import 'server-only';
import { filter } from '@prismicio/client';
import { DEFAULT_LOCALE } from '../markets';
import { kilometresBetween } from '../places/kilometres';
import type { Point } from '../places/types';
import { type Document, getPage } from '../prismic/documents';
import { professionalOf } from './professional';
import { removedIds } from './removed';
import { MAX_PAGES, PAGE_SIZE } from './selection';
import type { Category, DirectorySelection, Neighbour } from './types';

const TYPE = 'health_professional';

export type Found = {
  /** Within the radius, those beyond the last page included. */
  total: number;
  /** At most MAX_PAGES, at least 1. */
  pages: number;
  /** Of the page that was asked for, nearest first. */
  neighbours: Neighbour[];
};
type Asked = Pick<DirectorySelection, 'radius' | 'page'> & { category: Category };

function neighbourOf(document: Document<typeof TYPE>, at: Point): Neighbour[] {
  const professional = professionalOf(document);
  return professional ? [{ ...professional, kilometres: kilometresBetween(at, professional) }] : [];
}

/**
 * Professionals of a category around a point, found and cut into pages by the content service; who asked not to be listed is
 * left out. Entries are kept in the first locale for every market. Not cached: where somebody is looking is nobody's business.
 */
export async function findProfessionals(
  { category, radius, page }: Asked,
  at: Point,
  signal?: AbortSignal,
): Promise<Found> {
  const filters = [
    filter.at(`my.${TYPE}.category`, category),
    filter.geopointNear(`my.${TYPE}.location`, at.latitude, at.longitude, radius),
  ];
  const [found, removed] = await Promise.all([
    // Without an ordering, `near` has the nearest first.
    getPage(TYPE, { lang: DEFAULT_LOCALE, filters, orderings: [], page, pageSize: PAGE_SIZE, once: { signal } }),
    removedIds(),
  ]);
  const listed = found.documents.filter(({ data }) => !data.national_id || !removed.has(data.national_id.trim()));
  return {
    total: found.total - (found.documents.length - listed.length),
    pages: Math.min(MAX_PAGES, found.pages),
    neighbours: listed
      .flatMap((document) => neighbourOf(document, at))
      .sort((one, other) => one.kilometres - other.kilometres),
  };
}
