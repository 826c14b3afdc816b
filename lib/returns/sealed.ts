import 'server-only';
import { shopIdOf } from '../catalogue/card';
import { getSold, lookUp, soldOnly } from '../catalogue/sold';
import { AppError } from '../platform/errors';
import { type Locale, MARKETS } from '../platform/markets';
import { choiceOf } from '../services/prismic/selects';

/** Product classes that cannot be returned once unsealed, for hygiene or health (French consumer code, L221-28, 5°). */
const SEALED: readonly (string | null)[] = ['supplement', 'cosmetic', 'food', 'cbd'];

/**
 * Returns those of these shop products (plain ids) that cannot be returned once unsealed. Throws AppError
 * `contentUnavailable` when this cannot be determined for each.
 */
export async function sealedAmong(locale: Locale, shopIds: readonly string[]): Promise<string[]> {
  const found = await lookUp(shopIds, (id) => getSold(locale, id));
  if (found.includes(undefined))
    throw new AppError('contentUnavailable', { message: 'nobody can say what a product is' });
  return soldOnly(found)
    .filter(({ data }) => SEALED.includes(choiceOf('regulatoryClass', data.regulatory_class)))
    .flatMap((source) => shopIdOf(source, MARKETS[locale]) ?? []);
}
