import 'server-only';
import { documentTags, listTag, memberTag, missingTags, NOT_KEPT, read, soldTag } from '../services/prismic/documents';
import { fromGid } from '../services/shopify/types';

type Published = { id: string; type: string; lang: string; alternate_languages: { id: string }[] } & {
  uid: string | null;
  data: Readonly<Record<string, unknown>>;
  first_publication_date: string | null;
  last_publication_date: string | null;
};

/** Types whose documents are archived and published again: what was read in the time between does not contain them. */
const COMES_BACK: ReadonlySet<string> = new Set(['job_offer', 'settings', 'header', 'footer', 'pre_header']);

/** First publication of a document: lists and translations do not contain it yet. */
const isNew = ({ first_publication_date: first, last_publication_date: last }: Published): boolean =>
  first !== null && last !== null && Date.parse(last) - Date.parse(first) < 2_000;

/** Documents that this document links to: this edit may have added it to their lists. */
const pointsAt = ({ data }: Published): string[] =>
  Object.values(data).flatMap((field) =>
    typeof field === 'object' &&
    field !== null &&
    'id' in field &&
    'link_type' in field &&
    field.link_type === 'Document'
      ? [String(field.id)]
      : [],
  );

/** The shop product that a document sells: this edit may have linked it. */
const soldBy = ({ data: { shop_product_id: id }, lang }: Published): string[] =>
  typeof id === 'string' && id !== '' ? [soldTag(fromGid(id), lang)] : [];

/**
 * Cache tags that the publication of a document invalidates: the document, what was cached at its address without it, the
 * lists of the documents it links to (whose URLs start with its own), the lists that contain it through its links, the
 * product it sells, for a new document the lists of its type and its translations, and for one that may have been archived
 * before the list of its type.
 */
export const tagsOfPublished = (document: Published): string[] => [
  ...documentTags([document]),
  ...missingTags(document.type, document.lang, document.uid),
  ...[document.id, ...pointsAt(document)].map(memberTag),
  ...soldBy(document),
  ...(isNew(document) || COMES_BACK.has(document.type) ? [listTag(document.type, document.lang)] : []),
  ...(isNew(document) ? documentTags(document.alternate_languages) : []),
];

/** Documents per request: one page of the service, and no more ids than fit into a URL. */
const BATCH = 100;

export type Changes = {
  /** Cache tags of everything that the publication affects; for a removed document only the tag of its id. */
  tags: string[];
  /** Ids of documents that are no longer published. */
  gone: string[];
  /** Types of the published documents. */
  types: ReadonlySet<string>;
};

/** What the publication of these documents changes. Throws AppError when the content service is unavailable. */
export async function changesOf(ids: readonly string[]): Promise<Changes> {
  const tags = new Set(documentTags(ids.map((id) => ({ id }))));
  const gone = new Set(ids);
  const types = new Set<string>();
  for (let start = 0; start < ids.length; start += BATCH) {
    const filters = [`[in(document.id, ${JSON.stringify(ids.slice(start, start + BATCH))})]`];
    const { results } = await read({ lang: '*', filters, pageSize: BATCH, fetchOptions: NOT_KEPT });
    for (const tag of results.flatMap(tagsOfPublished)) tags.add(tag);
    for (const { id, type } of results) {
      gone.delete(id);
      types.add(type);
    }
  }
  return { tags: [...tags], gone: [...gone], types };
}
