import type { Content, RichTextField } from '@prismicio/client';
import { type ContentImage, imageOf } from '../prismic/links';
import type { Twins } from '../prismic/twins';
import { type PageMeta, pageMetaOf } from './page-meta';

/** The words around a form that has a page of its own. */
export type FormPage = {
  path: string;
  twins: Twins;
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

export const formPageOf = ({ url, data }: FormDocument, twins: Twins): FormPage => ({
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
