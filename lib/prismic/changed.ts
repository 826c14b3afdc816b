import 'server-only';
import { contentClient } from '@/prismicio';
import { asAppError } from './errors';
import { documentTags, listTag, memberTag } from './tags';

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

/**
 * Tags of everything that a published document changes: itself, the lists that it is in by what it points at, and when it is
 * new also the lists of its type and its translations.
 */
export const tagsOfPublished = (document: Published): string[] => [
  ...documentTags([document]),
  ...pointsAt(document).map(memberTag),
  ...(isNew(document) ? [listTag(document.type, document.lang), ...documentTags(document.alternate_languages)] : []),
];

/** Documents asked for at once: a page of the service, and not more ids than an address may hold. */
const BATCH = 100;

/** The cache tags that a publication of these documents touches. One that is gone has the tag of its id alone. */
export async function changedTags(ids: readonly string[]): Promise<string[]> {
  const tags = new Set(documentTags(ids.map((id) => ({ id }))));
  try {
    for (let start = 0; start < ids.length; start += BATCH) {
      const filters = [`[in(document.id, ${JSON.stringify(ids.slice(start, start + BATCH))})]`];
      const { results } = await contentClient().get({ lang: '*', filters, pageSize: BATCH });
      for (const tag of results.flatMap(tagsOfPublished)) tags.add(tag);
    }
    return [...tags];
  } catch (error) {
    throw asAppError(error);
  }
}
