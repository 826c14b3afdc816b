import 'server-only';
import { type Content, isFilled, type RichTextField } from '@prismicio/client';
import { type FormPage, formPageOf } from '../editorial/form-page';
import { pageOf } from '../editorial/pages';
import type { Locale } from '../markets';
import { type DraftRef, getSingle } from '../prismic/documents';

/** The words around the form for returns. */
export type ReturnsPage = FormPage & {
  /** Delays, who pays, what is not taken back. */
  how: { title: string; text: RichTextField } | null;
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
    ...formPageOf(document, twins),
    how: howOf(data),
  };
}
