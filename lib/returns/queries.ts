import 'server-only';
import { type Content, isFilled, type RichTextField } from '@prismicio/client';
import { cacheLife, cacheTag } from 'next/cache';
import { documentProduct, shopIdOf } from '../catalogue/product';
import { getSold, lookUp, soldOnly } from '../catalogue/sold';
import { type FormPage, formPageOf } from '../editorial/page-meta';
import { pageOf } from '../editorial/pages';
import { AppError } from '../platform/errors';
import { type Locale, MARKETS } from '../platform/markets';
import { type DraftRef, getAll, getSingle, listTag } from '../services/prismic/documents';
import { choiceOf } from '../services/prismic/selects';
import { isSealed } from '../withdrawal/eligible';

/**
 * Returns those of these shop products (plain ids) that cannot be returned once unsealed. Throws AppError
 * `contentUnavailable` when this cannot be determined for each.
 */
export async function sealedAmong(locale: Locale, shopIds: readonly string[]): Promise<string[]> {
  const found = await lookUp(shopIds, (id) => getSold(locale, id));
  if (found.includes(undefined))
    throw new AppError('contentUnavailable', { message: 'it is unknown whether a product may be returned' });
  return soldOnly(found)
    .filter(({ data }) => isSealed(choiceOf('regulatoryClass', data.regulatory_class)))
    .flatMap((source) => shopIdOf(source, MARKETS[locale]) ?? []);
}

/** Editorial content around the return form. */
export type ReturnsPage = FormPage & {
  /** Deadlines, who pays, what cannot be returned. */
  how: { title: string; text: RichTextField } | null;
};

type Data = Content.ReturnsPageDocument['data'];

const howOf = ({ how, how_title: title }: Data): ReturnsPage['how'] =>
  isFilled.richText(how) ? { title: title ?? '', text: how } : null;

/** The page of the return form; null when the repository has none, as in a market without a shop. */
export async function getReturnsPage(locale: Locale, ref?: DraftRef): Promise<ReturnsPage | null> {
  'use cache';
  const page = await pageOf(await getSingle('returns_page', locale, ref), ref);
  if (!page) return null;
  const { document, alternates } = page;
  const { data } = document;
  return {
    ...formPageOf(document, alternates),
    how: howOf(data),
  };
}

/** Products sold in a market, by shop id and name: the options of the return form. */
export async function getReturnable(locale: Locale): Promise<{ value: string; label: string }[]> {
  'use cache';
  cacheLife('content');
  cacheTag(listTag('product', locale));
  const products = await getAll('product', locale);
  const sources = products.map(documentProduct).filter((source) => source !== null);
  const sold = sources.flatMap((source) => {
    const value = shopIdOf(source, MARKETS[locale]);
    const isCard = choiceOf('regulatoryClass', source.data.regulatory_class) === 'gift_card';
    return value && !isCard ? [{ value, label: source.data.title ?? value }] : [];
  });
  return sold.sort((a, b) => a.label.localeCompare(b.label, MARKETS[locale].tag));
}
