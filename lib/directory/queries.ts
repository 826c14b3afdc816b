import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { type Content, filter } from '@prismicio/client';
import { cacheLife } from 'next/cache';
import { env } from '../platform/env';
import { DEFAULT_LOCALE } from '../platform/markets';
import { kilometresBetween, type Point } from '../services/geocoding';
import { cacheTags, type Document, documentTags, getPage, listTag } from '../services/prismic/documents';
import { type ContentLink, linkOf } from '../services/prismic/links';
import { choiceOf, storedAs } from '../services/prismic/selects';
import {
  type Category,
  type DirectorySelection,
  MAX_PAGES,
  type Neighbour,
  PAGE_SIZE,
  type Professional,
  readRemovals,
} from './selection';

type ProfessionalDocument = Pick<Content.HealthProfessionalDocument, 'id' | 'data'>;

/** An entry for display, or null for a document that lacks a name, a category or a location. */
export function professionalOf({ id, data }: ProfessionalDocument): Professional | null {
  const { latitude, longitude } = data.location;
  const category = choiceOf('professional', data.category);
  if (!data.name || !category || typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return {
    id,
    name: data.name,
    category,
    profession: data.profession ?? '',
    street: data.street ?? '',
    postalCode: data.postal_code ?? '',
    city: data.city ?? '',
    country: choiceOf('territory', data.country) ?? 'fr',
    phone: data.phone,
    note: data.note,
    latitude,
    longitude,
  };
}

type ReadRemovals = { file: string; changed: number; ids: ReadonlySet<string> };
let removals: ReadRemovals | undefined;

/**
 * National ids of professionals who asked not to be listed, read again when the configured file has changed; empty when
 * none is configured. Throws when the file cannot be read: showing no list is better than listing someone who objected.
 */
async function removedIds(): Promise<ReadonlySet<string>> {
  const file = env().DIRECTORY_REMOVALS;
  if (!file) return new Set();
  const { mtimeMs: changed } = await stat(file);
  if (removals?.file !== file || removals.changed !== changed) {
    removals = { file, changed, ids: readRemovals(await readFile(file, 'utf8')) };
  }
  return removals.ids;
}

const TYPE = 'health_professional';

export type Found = {
  /** Number within the radius, including those beyond the last page. */
  total: number;
  /** At most MAX_PAGES, at least 1. */
  pages: number;
  /** Neighbours on the requested page, nearest first. */
  neighbours: Neighbour[];
};
type NearbyQuery = Pick<DirectorySelection, 'radius' | 'page'> & { category: Category };

function neighbourOf(document: Document<typeof TYPE>, at: Point): Neighbour[] {
  const professional = professionalOf(document);
  return professional ? [{ ...professional, kilometres: kilometresBetween(at, professional) }] : [];
}

/**
 * Professionals of a category around a point, searched and paginated by the content service; those who asked not to be
 * listed are left out. Entries are stored in the first locale for every market. Not cached: a visitor's location is
 * private.
 */
export async function findProfessionals(
  { category, radius, page }: NearbyQuery,
  at: Point,
  signal?: AbortSignal,
): Promise<Found> {
  const filters = [
    filter.any(`my.${TYPE}.category`, storedAs('professional', category)),
    filter.geopointNear(`my.${TYPE}.location`, at.latitude, at.longitude, radius),
  ];
  const [found, removed] = await Promise.all([
    // Without an ordering, `near` returns the nearest first.
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

export type DirectorySource = { source: string /** ISO 8601. */; extractedOn: string; licence: ContentLink | null };

const SOURCE = 'directory_source';

/** Where the entries come from and the day of the extract, as the import recorded it; null while nothing is recorded. */
export async function getDirectorySource(): Promise<DirectorySource | null> {
  'use cache';
  cacheLife('content');
  // The newest: a demonstration has its own record beside the imported one.
  const orderings = [{ field: `my.${SOURCE}.extracted_on`, direction: 'desc' }] as const;
  const { documents } = await getPage(SOURCE, {
    lang: DEFAULT_LOCALE,
    orderings: [...orderings],
    page: 1,
    pageSize: 1,
  });
  cacheTags([listTag(SOURCE, DEFAULT_LOCALE), ...documentTags(documents)]);
  const [{ data } = { data: null }] = documents;
  if (!data?.source || !data.extracted_on) return null;
  return { source: data.source, extractedOn: data.extracted_on, licence: linkOf(data.licence) };
}
