import { cacheTag } from 'next/cache';

/** Maximum number of tags that the framework accepts in one call; it ignores the others with a warning. */
const AT_ONCE = 128;

/** Adds all of these tags to a cached function, however many: a list of a large catalogue has thousands. */
export function cacheTags(tags: readonly string[]): void {
  for (let start = 0; start < tags.length; start += AT_ONCE) cacheTag(...tags.slice(start, start + AT_ONCE));
}

type Linked = { id: string };

/** Cache tags of documents: a webhook identifies documents by id. */
export const documentTags = (documents: readonly (Linked | null | undefined)[]): string[] =>
  documents.flatMap((document) => (document ? [`prismic/${document.id}`] : []));

const isShown = (value: object): value is Linked =>
  'link_type' in value && value.link_type === 'Document' && 'id' in value && 'data' in value;

/**
 * Linked documents whose fields were fetched with the link, at any depth; a document that is only linked to shows none
 * of its content.
 */
function shownIn(value: unknown): Linked[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isShown(value) ? [value] : []), ...Object.values(value).flatMap(shownIn)];
}

/** Cache tags of a document's page: its own, and those of the documents whose fields its data and its slices show. */
export const pageTags = (document: Linked & { data: object }): string[] => [
  ...new Set(documentTags([document, ...shownIn(document.data)])),
];

/** Tag of every list of a type in a language: a new document of the type belongs to it. */
export const listTag = (type: string, lang: string): string => `prismic/${type}/${lang}`;

/** Cache tag of the sitemap, which every publication changes: the stale sitemap may be served while it is regenerated. */
export const SITEMAP_TAG = 'prismic/sitemap';

/** Tag of the page that sells a shop product (its plain id) in a language, also while there is no such page yet. */
export const soldTag = (shopId: string, lang: string): string => `prismic/sold/${lang}/${shopId}`;

/** Tag of the lists of documents that link to a document: the advice of a theme, the products of a category. */
export const memberTag = (id: string): string => `prismic/of/${id}`;
