import 'server-only';
import { cacheLife } from 'next/cache';
import { type Locale, MARKETS } from '../markets';
import type { ProductCardSource } from './card';
import { cardsOf } from './cards';
import type { CatalogueCard } from './types';

/** Cards of a few chosen products, in the order given. */
export async function getShelf(sources: readonly ProductCardSource[], locale: Locale): Promise<CatalogueCard[]> {
  'use cache';
  cacheLife('commerce');
  return cardsOf(sources, MARKETS[locale]);
}
