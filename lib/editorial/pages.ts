import 'server-only';
import type { Content } from '@prismicio/client';
import { cacheLife, cacheTag } from 'next/cache';
import type { Locale } from '../markets';
import { getSingle } from '../prismic/documents';
import { documentTags } from '../prismic/tags';
import { type Twins, twinsOf } from '../prismic/twins';

export type HomePage = { document: Content.HomeDocument; twins: Twins };
export type ShopPage = { document: Content.ShopPageDocument; twins: Twins };

export async function getHome(locale: Locale): Promise<HomePage | null> {
  'use cache';
  cacheLife('content');
  const document = await getSingle('home', locale);
  if (!document) return null;
  cacheTag(...documentTags([document]));
  return { document, twins: await twinsOf(document) };
}

export async function getShopPage(locale: Locale): Promise<ShopPage | null> {
  'use cache';
  cacheLife('content');
  const document = await getSingle('shop_page', locale);
  if (!document) return null;
  cacheTag(...documentTags([document]));
  return { document, twins: await twinsOf(document) };
}
