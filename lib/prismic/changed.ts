import 'server-only';
import { contentClient } from '@/prismicio';
import { asAppError } from './errors';
import { documentTags, listTag } from './tags';

type Published = { id: string; type: string; lang: string; alternate_languages: { id: string }[] } & {
  first_publication_date: string | null;
  last_publication_date: string | null;
};

/** A document that was never published before: lists and translations do not know it yet. */
const isNew = ({ first_publication_date: first, last_publication_date: last }: Published): boolean =>
  first !== null && last !== null && Date.parse(last) - Date.parse(first) < 2_000;

/** Tags of everything that a published document changes: itself; when it is new, its lists and its translations too. */
export const tagsOfPublished = (document: Published): string[] => [
  ...documentTags([document]),
  ...(isNew(document) ? [listTag(document.type, document.lang), ...documentTags(document.alternate_languages)] : []),
];

/** The cache tags that a publication of these documents touches. One that is gone has the tag of its id alone. */
export async function changedTags(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  try {
    const found = await contentClient().dangerouslyGetAll({
      lang: '*',
      filters: [`[in(document.id, ${JSON.stringify(ids)})]`],
    });
    return [...new Set([...documentTags(ids.map((id) => ({ id }))), ...found.flatMap(tagsOfPublished)])];
  } catch (error) {
    throw asAppError(error);
  }
}
