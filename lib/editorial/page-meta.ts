import type { Content, ImageField, KeyTextField, RichTextField } from '@prismicio/client';
import type { Alternates } from '../services/prismic/alternates';
import { type ContentImage, imageOf } from '../services/prismic/links';

/** What search engines and social networks are told of a page. */
export type PageMeta = { title: string; description: string | null; image: ContentImage | null };

type Data = {
  title: KeyTextField;
  meta_title: KeyTextField;
  meta_description: KeyTextField;
  meta_image: ImageField<never>;
};

/**
 * The editor's words for search engines; the page's own title where there is none.
 * @param picture shown where the editor chose none for social networks
 */
export const pageMetaOf = (data: Data, picture?: ImageField<never>): PageMeta => ({
  title: data.meta_title || data.title || '',
  description: data.meta_description || null,
  image: imageOf(data.meta_image) ?? imageOf(picture),
});

/** The words around a form that has a page of its own. */
export type FormPage = {
  path: string;
  twins: Alternates;
  meta: PageMeta;
  title: string;
  intro: RichTextField;
  background: string;
  /** A plant, cut out, decorative. */
  picture: ContentImage | null;
  privacy: RichTextField;
  /** Shown after sending. */
  thanks: RichTextField;
};

type FormDocument = Content.ContactPageDocument | Content.ReturnsPageDocument;

export const formPageOf = ({ url, data }: FormDocument, twins: Alternates): FormPage => ({
  path: url ?? '',
  twins,
  meta: pageMetaOf(data),
  title: data.title ?? '',
  intro: data.intro,
  background: data.section_background,
  picture: imageOf(data.picture),
  privacy: data.privacy,
  thanks: data.thanks,
});
