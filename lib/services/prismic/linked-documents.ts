import 'server-only';
import { filter, type PrismicDocument } from '@prismicio/client';
import type { Locale } from '../../platform/markets';
import { NOT_KEPT, type ReadQuery, read } from './read';
import { routesIn } from './routes';

type Link = { link_type: 'Document'; id: string; data?: unknown };

/** The most documents of one query, and ids that a query may contain. */
const MOST = 100;
const ID = /^[\w-]+$/;

const isLink = (value: object): value is Link =>
  'link_type' in value && value.link_type === 'Document' && 'id' in value && typeof value.id === 'string';

/** A link to a document with no more than its id: what an editing tool sends, which has not asked the API. */
const isBare = (value: object): value is Link => isLink(value) && value.data === undefined && ID.test(value.id);

function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return isBare(value) ? [value.id] : Object.values(value).flatMap(idsIn);
}

const byId = async (ids: readonly string[], query: ReadQuery): Promise<PrismicDocument[]> =>
  ids.length === 0
    ? []
    : (
        await read({
          ...query,
          filters: [filter.in('document.id', [...ids])],
          pageSize: MOST,
          fetchOptions: NOT_KEPT,
        })
      ).results;

/** The published documents of these ids by id, each in the wanted language where it has a translation. */
async function translated(ids: readonly string[], lang: Locale): Promise<Map<string, PrismicDocument>> {
  const found = await byId(ids, { lang: '*' });
  const idIn = new Map(
    found.map((document) => [
      document.id,
      document.lang === lang ? document.id : document.alternate_languages.find((other) => other.lang === lang)?.id,
    ]),
  );
  const wanted = [...idIn.values()].filter((id) => id !== undefined);
  const documents = new Map((await byId(wanted, { lang, routes: routesIn(lang) })).map((one) => [one.id, one]));
  return new Map(
    [...idIn].flatMap(([id, alternate]) => {
      const document = alternate && documents.get(alternate);
      return document ? [[id, document]] : [];
    }),
  );
}

function filled(value: unknown, documents: ReadonlyMap<string, PrismicDocument>): unknown {
  if (Array.isArray(value)) return value.map((one) => filled(one, documents));
  if (typeof value !== 'object' || value === null) return value;
  if (!isBare(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, documents)]));
  const document = documents.get(value.id);
  if (!document) return { ...value, isBroken: true };
  const { id, type, uid, url, lang, tags, data } = document;
  return { ...value, id, type, uid, url, lang, tags, slug: document.slugs[0], isBroken: false, data };
}

/**
 * Content from an editing tool, with the documents that it links to by id alone: in its language, with their address and
 * fields, as the API returns them with a document. A link to a document that is not published there is broken.
 */
export async function withLinkedDocuments<T>(content: T, lang: Locale): Promise<T> {
  const ids = [...new Set(idsIn(content))].slice(0, MOST);
  return ids.length === 0 ? content : (filled(content, await translated(ids, lang)) as T);
}
