import 'server-only';
import { soldById } from '../catalogue/cards-by-id';
import type { CatalogueCard } from '../catalogue/types';
import { OPTIONAL_TIMEOUT_MS } from '../platform/http/timeout-limits';
import { withTimeout } from '../platform/http/timeouts';
import { formatMoney } from '../platform/i18n/money';
import { translations } from '../platform/i18n/translations';
import { type Locale, MARKETS } from '../platform/markets';

/** Prices as text, by document id, of those of these products that the locale sells; none while the shop does not respond. */
export async function pricesOf(locale: Locale, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const [cards, t] = await Promise.all([
    withTimeout(OPTIONAL_TIMEOUT_MS, soldById(locale, ids)),
    translations(locale, 'catalogue'),
  ]);
  const { tag } = MARKETS[locale];
  const words = ({ sale }: CatalogueCard): string | null => {
    if (sale.kind !== 'shop') return null;
    if (!sale.available) return t('soldOut');
    const amount = formatMoney(sale.price, tag);
    return sale.priceVaries ? `${t('from')} ${amount}` : amount;
  };
  return new Map(
    [...(cards ?? [])].flatMap(([id, card]) => {
      const price = words(card);
      return price ? [[id, price] as const] : [];
    }),
  );
}
