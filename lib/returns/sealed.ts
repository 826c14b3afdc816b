import 'server-only';
import { shopIdOf } from '../catalogue/card';
import { getAllSold } from '../catalogue/sold';
import { type Locale, MARKETS } from '../markets';

/** Classes whose packs cannot come back once unsealed, for hygiene or health (French consumer code, L221-28, 5°). */
const SEALED: readonly (string | null)[] = ['supplement', 'cosmetic', 'food', 'cbd'];

/** Those of these products of the shop (plain ids) that cannot come back once unsealed. */
export async function sealedAmong(locale: Locale, shopIds: readonly string[]): Promise<string[]> {
  const sold = await getAllSold(locale, shopIds);
  return sold
    .filter(({ data }) => SEALED.includes(data.regulatory_class))
    .flatMap((source) => shopIdOf(source, MARKETS[locale]) ?? []);
}
