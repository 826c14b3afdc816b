import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { type Content, filter } from '@prismicio/client';
import { env } from '../platform/env';
import { DEFAULT_LOCALE } from '../platform/markets';
import { kilometresBetween, type Point } from '../services/geocoding/place';
import { type Document, getPage } from '../services/prismic/documents';
import { readRemovals } from './removals';
import { MAX_PAGES, PAGE_SIZE } from './selection';
import type { Category, DirectorySelection, Neighbour, Professional } from './types.ts';

type ProfessionalDocument = Pick<Content.HealthProfessionalDocument, 'id' | 'data'>;

/** An entry as it is shown, or null for a document that lacks a name, a category or its place on the map. */
export function professionalOf({ id, data }: ProfessionalDocument): Professional | null {
  const { latitude, longitude } = data.location;
  if (!data.name || !data.category || typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return {
    id,
    name: data.name,
    category: data.category,
    profession: data.profession ?? '',
    street: data.street ?? '',
    postalCode: data.postal_code ?? '',
    city: data.city ?? '',
    country: data.country ?? 'fr',
    phone: data.phone,
    note: data.note,
    latitude,
    longitude,
  };
}

type Kept = { file: string; changed: number; ids: ReadonlySet<string> };
let kept: Kept | undefined;

/**
 * National ids of who asked not to be listed, read anew when the file of the settings has changed; none without one. Throws
 * when the file cannot be read: better no list than one with somebody who has objected.
 */
async function removedIds(): Promise<ReadonlySet<string>> {
  const file = env().DIRECTORY_REMOVALS;
  if (!file) return new Set();
  const { mtimeMs: changed } = await stat(file);
  if (kept?.file !== file || kept.changed !== changed) {
    kept = { file, changed, ids: readRemovals(await readFile(file, 'utf8')) };
  }
  return kept.ids;
}

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
