import 'server-only';
import { type Content, isFilled, type RichTextField } from '@prismicio/client';
import { type PageMeta, pageMetaOf } from '../editorial/page-meta';
import { pageOf } from '../editorial/pages';
import type { Locale } from '../markets';
import { type DraftRef, getSingle } from '../prismic/documents';
import { type ContentImage, imageOf } from '../prismic/links';
import type { Twins } from '../prismic/twins';

/** The words around the form for returns. */
export type ReturnsPage = {
  path: string;
  twins: Twins;
  meta: PageMeta;
  title: string;
  intro: RichTextField;
  background: string;
  /** A plant, cut out, decorative. */
  picture: ContentImage | null;
  /** Delays, who pays, what is not taken back. */
  how: { title: string; text: RichTextField } | null;
  privacy: RichTextField;
  /** Shown after sending. */
  thanks: RichTextField;
};

type Data = Content.ReturnsPageDocument['data'];

const howOf = ({ how, how_title: title }: Data): ReturnsPage['how'] =>
  isFilled.richText(how) ? { title: title ?? '', text: how } : null;

/** The page of the form for returns; null where the repository has none, as in a market without a shop. */
export async function getReturnsPage(locale: Locale, ref?: DraftRef): Promise<ReturnsPage | null> {
  'use cache';
  const page = await pageOf(await getSingle('returns_page', locale, ref), ref);
  if (!page) return null;
  const { document, twins } = page;
  const { data } = document;
  return {
    path: document.url ?? '',
    twins,
    meta: pageMetaOf(data),
    title: data.title ?? '',
    intro: data.intro,
    background: data.section_background,
    picture: imageOf(data.picture),
    how: howOf(data),
    privacy: data.privacy,
    thanks: data.thanks,
  };
}
