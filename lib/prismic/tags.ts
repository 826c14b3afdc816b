type Linked = { id: string };

/** Cache tags of documents: a webhook names documents by id. */
export const documentTags = (documents: readonly (Linked | null | undefined)[]): string[] =>
  documents.flatMap((document) => (document ? [`prismic/${document.id}`] : []));

/** Tag of every list of a type in a language: a new document of the type belongs to it. */
export const listTag = (type: string, lang: string): string => `prismic/${type}/${lang}`;

/** Cache tag of the sitemap, which every publication changes: it may be shown as it was while it is made anew. */
export const SITEMAP_TAG = 'prismic/sitemap';

/** Tag of the page that sells a product of the shop (its plain id) in a language, also where there is none yet. */
export const soldTag = (shopId: string, lang: string): string => `prismic/sold/${lang}/${shopId}`;

/** Tag of the lists of what points at a document: the advice of a theme, the products of a category. */
export const memberTag = (id: string): string => `prismic/of/${id}`;
