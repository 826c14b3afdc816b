import 'server-only';
import { logError } from '../log';
import { type Locale, MARKETS } from '../markets';
import { getSoldProducts } from './recommendations';
import { getShelf } from './shelf';
import type { CatalogueCard } from './types';

/** Cards of those among these documents that the locale sells, by the document's id. None where that cannot be said. */
export async function soldById(locale: Locale, ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueCard>> {
  if (!MARKETS[locale].shop || ids.length === 0) return new Map();
  try {
    const sources = (await getSoldProducts(locale)).filter(({ id }) => ids.includes(id));
    return new Map((await getShelf(sources, locale)).map((card) => [card.id, card]));
  } catch (error) {
    logError('catalogue', error);
    return new Map();
  }
}
