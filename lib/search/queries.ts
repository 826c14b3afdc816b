import 'server-only';
import { soldById } from '../catalogue/cards';
import type { CatalogueCard } from '../catalogue/product';
import { today } from '../platform/i18n/dates';
import { translations } from '../platform/i18n/translations';
import { type Locale, MARKETS } from '../platform/markets';
import { withTimeout } from '../platform/request';
import { OPTIONAL_TIMEOUT_MS, PART_TIMEOUT_MS } from '../platform/timeout-limits';
import { formatMoney, unitPriceText, unitPriceWords } from '../services/shopify/money';
import { searchIndex } from './holder';
import { cachedSuggestions, foundOf, openOn, resultsOf } from './results';
import { cleanQuery, type Found, type Results, type SearchSelection, type Suggestions } from './search';

type PriceText = Pick<Suggestions['entries'][number], 'price' | 'unitPrice'>;

/**
 * Prices as text, with the unit price (directive 98/6/EC, article 3), by document id, of those of these products that the
 * locale sells; none while the shop does not respond.
 */
async function pricesOf(locale: Locale, ids: readonly string[]): Promise<ReadonlyMap<string, PriceText>> {
  const [cards, t, prices] = await Promise.all([
    withTimeout(OPTIONAL_TIMEOUT_MS, soldById(locale, ids)),
    translations(locale, 'catalogue'),
    translations(locale, 'prices'),
  ]);
  const { tag } = MARKETS[locale];
  const perUnit = unitPriceWords(prices);
  const words = ({ sale }: CatalogueCard): PriceText | null => {
    if (sale.kind !== 'shop') return null;
    if (!sale.available) return { price: t('soldOut') };
    const price = formatMoney(sale.price, tag);
    if (sale.priceVaries) return { price: `${t('from')} ${price}` };
    return { price, unitPrice: sale.unitPrice ? unitPriceText(sale.unitPrice, tag, perUnit) : undefined };
  };
  return new Map(
    [...(cards ?? [])].flatMap(([id, card]) => {
      const price = words(card);
      return price ? [[id, price] as const] : [];
    }),
  );
}

const MOST_QUESTIONS = 50;

/**
 * Pages that match a selection. A query without a word matches nothing. Throws AppError while the content service is
 * unavailable.
 */
export async function search(locale: Locale, selection: SearchSelection): Promise<Results> {
  const index = await searchIndex(locale, PART_TIMEOUT_MS);
  return resultsOf(index, MARKETS[locale].language, selection, today());
}

/** Suggestions while the visitor types, with the prices that the shop returns in time. Throws AppError like `search`. */
export async function suggest(locale: Locale, query: string): Promise<Suggestions> {
  const index = await searchIndex(locale, PART_TIMEOUT_MS);
  const { words, entries } = cachedSuggestions(index, MARKETS[locale].language, cleanQuery(query), today());
  const products = entries.filter(({ picture }) => picture).map(({ id }) => id);
  const prices = await pricesOf(locale, products);
  return { words, entries: entries.map((entry) => ({ ...entry, ...prices.get(entry.id) })) };
}

type FoundQuestions = {
  found: Found[];
  /** The words that were searched for, where a word of the query is unknown. */
  correction: string | null;
};

/** Questions that match a query, best first. Throws AppError like `search`. */
export async function searchQuestions(locale: Locale, query: string): Promise<FoundQuestions> {
  const index = await searchIndex(locale, PART_TIMEOUT_MS);
  const isOpen = openOn(today());
  const { hits, correction } = index.find(
    cleanQuery(query),
    (entry) => entry.kind === 'faq' && !entry.list && isOpen(entry),
  );
  const found = hits.slice(0, MOST_QUESTIONS).map((hit) => foundOf(hit, MARKETS[locale].language, index));
  return { found, correction };
}
