import 'server-only';
import { cacheLife } from 'next/cache';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS } from '../platform/markets';
import { cardsOf } from './cards';
import { getSoldDocument, lookUp, soldOnly } from './sold';
import type { CatalogueCard } from './types';

/** Cards of those of these documents that the locale sells, by document id. Empty where this is unknown. */
export async function soldById(locale: Locale, ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueCard>> {
  if (!MARKETS[locale].shop || ids.length === 0) return new Map();
  try {
    return new Map((await cardsById(locale, ids)).map((card) => [card.id, card]));
  } catch (error) {
    logError('catalogue', error);
    return new Map();
  }
}

/** Cached as one entry: a request for the same products is served from the cache. */
async function cardsById(locale: Locale, ids: readonly string[]): Promise<CatalogueCard[]> {
  'use cache';
  cacheLife('commerce');
  const found = await lookUp(ids, (id) => getSoldDocument(locale, id));
  return cardsOf(soldOnly(found), MARKETS[locale]);
}
