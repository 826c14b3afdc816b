import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { documentProduct, shopIdOf } from '../catalogue/card';
import { type Locale, MARKETS } from '../markets';
import { getAll } from '../prismic/documents';
import { listTag } from '../prismic/tags';

/** Classes whose packs cannot come back once unsealed, for hygiene or health (French consumer code, L221-28, 5°). */
const SEALED: readonly (string | null)[] = ['supplement', 'cosmetic', 'food', 'cbd'];

/** Ids of the shop's products that cannot come back once unsealed. */
export async function getSealed(locale: Locale): Promise<string[]> {
  'use cache';
  cacheLife('content');
  cacheTag(listTag('product', locale));
  const sources = (await getAll('product', locale)).map(documentProduct).filter((source) => source !== null);
  return sources
    .filter(({ data }) => SEALED.includes(data.regulatory_class))
    .flatMap((source) => shopIdOf(source, MARKETS[locale]) ?? []);
}
