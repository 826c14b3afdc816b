import 'server-only';
import { NOT_KEPT, read } from '../services/prismic/read';
import { documentTags, listTag, memberTag, soldTag } from '../services/prismic/tags';
import { fromGid } from '../services/shopify/ids';

type Published = { id: string; type: string; lang: string; alternate_languages: { id: string }[] } & {
  data: Readonly<Record<string, unknown>>;
  first_publication_date: string | null;
  last_publication_date: string | null;
};

/** A document that was never published before: lists and translations do not know it yet. */
const isNew = ({ first_publication_date: first, last_publication_date: last }: Published): boolean =>
  first !== null && last !== null && Date.parse(last) - Date.parse(first) < 2_000;

/** Documents that the fields of a document point at: it may have come into their lists by this very edit. */
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

/** The product of the shop that a document sells: it may do so since this very edit. */
const soldBy = ({ data: { shop_product_id: id }, lang }: Published): string[] =>
  typeof id === 'string' && id !== '' ? [soldTag(fromGid(id), lang)] : [];

/**
 * Tags of everything that a published document changes: itself, the lists of what points at it (their addresses are below its
 * own), the lists that it is in by what it points at, what it sells, and when it is new also the lists of its type and its
 * translations.
 */
export const tagsOfPublished = (document: Published): string[] => [
  ...documentTags([document]),
  ...[document.id, ...pointsAt(document)].map(memberTag),
  ...soldBy(document),
  ...(isNew(document) ? [listTag(document.type, document.lang), ...documentTags(document.alternate_languages)] : []),
];

/** Documents asked for at once: a page of the service, and not more ids than an address may hold. */
const BATCH = 100;

export type Changes = {
  /** Cache tags of everything that the publication touches; of a document that is gone the one of its id alone. */
  tags: string[];
  /** Ids of those that are not published any more. */
  gone: string[];
};

/** What a publication of these documents changes. Throws AppError when the content service does not answer now. */
export async function changesOf(ids: readonly string[]): Promise<Changes> {
  const tags = new Set(documentTags(ids.map((id) => ({ id }))));
  const gone = new Set(ids);
  for (let start = 0; start < ids.length; start += BATCH) {
    const filters = [`[in(document.id, ${JSON.stringify(ids.slice(start, start + BATCH))})]`];
    const { results } = await read({ lang: '*', filters, pageSize: BATCH, fetchOptions: NOT_KEPT });
    for (const tag of results.flatMap(tagsOfPublished)) tags.add(tag);
    for (const { id } of results) gone.delete(id);
  }
  return { tags: [...tags], gone: [...gone] };
}
