import type { Content, ImageField, KeyTextField, RichTextField } from '@prismicio/client';
import type { Alternates, DocumentPage } from '../services/prismic/documents';
import { type ContentImage, imageOf } from '../services/prismic/links';
import { backgroundOf } from '../services/prismic/selects';

/** Metadata of a page for search engines and social networks. */
export type PageMeta = { title: string; description: string | null; image: ContentImage | null };

type Data = {
  title: KeyTextField;
  meta_title: KeyTextField;
  meta_description: KeyTextField;
  meta_image: ImageField<never>;
};

/**
 * Metadata from the editor's SEO fields, falling back to the page's own title.
 * @param picture used when the editor chose none for social networks
 */
export const pageMetaOf = (data: Data, picture?: ImageField<never>): PageMeta => ({
  title: data.meta_title || data.title || '',
  description: data.meta_description || null,
  image: imageOf(data.meta_image) ?? imageOf(picture),
});

/** Editorial content around a form that has its own page. */
export type FormPage = {
  path: string;
  alternates: Alternates;
  meta: PageMeta;
  title: string;
  intro: RichTextField;
  background: string;
  /** Decorative cut-out picture of a plant. */
  picture: ContentImage | null;
  privacy: RichTextField;
  /** Shown after submission. */
  thanks: RichTextField;
};

type FormDocument = Content.ContactPageDocument | Content.ReturnsPageDocument;

export const formPageOf = ({ url, data }: FormDocument, alternates: Alternates): FormPage => ({
  path: url ?? '',
  alternates,
  meta: pageMetaOf(data),
  title: data.title ?? '',
  intro: data.intro,
  background: backgroundOf(data.section_background) ?? 'White',
  picture: imageOf(data.picture),
  privacy: data.privacy,
  thanks: data.thanks,
});

/** One page of a paginated list with its own URLs. */
export type ListPage<T> = { items: T[]; total: number; page: number; pages: number };

/** What a list of no group shows; the service is not asked for it. */
export const NO_DOCUMENTS = { documents: [], total: 0, pages: 1 };

/**
 * Null for a page beyond the last: that URL does not exist. An empty list has one page.
 * @param map null for a document that the list leaves out
 */
export function listPage<D, T>(
  { documents, total, pages }: Pick<DocumentPage<never>, 'total' | 'pages'> & { documents: D[] },
  page: number,
  map: (document: D) => T | null,
): ListPage<T> | null {
  if (page > pages) return null;
  return { items: documents.flatMap((document) => map(document) ?? []), total, page, pages };
}

/** Page numbers to show in the pagination: the first, the last, and those around the current one. */
export const pagesShown = (current: number, pages: number): number[] =>
  [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b);
