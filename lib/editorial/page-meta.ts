import type { ImageField, KeyTextField } from '@prismicio/client';
import { type ContentImage, imageOf } from '../prismic/links';

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
