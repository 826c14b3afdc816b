import 'server-only';
import { PART_TIMEOUT_MS } from '../platform/http/timeout-limits';
import { today } from '../platform/i18n/dates';
import { type Locale, MARKETS } from '../platform/markets';
import { searchIndex } from './holder';
import { pricesOf } from './prices';
import { foundOf, openOn, resultsOf } from './results';
import { cleanQuery } from './selection';
import { keptSuggestions } from './suggestions';
import type { Found, Results, SearchSelection, Suggestions } from './types';

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
  const { words, entries } = keptSuggestions(index, MARKETS[locale].language, cleanQuery(query), today());
  const products = entries.filter(({ picture }) => picture).map(({ id }) => id);
  const prices = await pricesOf(locale, products);
  return { words, entries: entries.map((entry) => ({ ...entry, price: prices.get(entry.id) })) };
}

/** Questions that match a query, best first. Throws AppError like `search`. */
export async function searchQuestions(locale: Locale, query: string): Promise<Found[]> {
  const index = await searchIndex(locale, PART_TIMEOUT_MS);
  const isOpen = openOn(today());
  const { hits } = index.find(cleanQuery(query), (entry) => entry.kind === 'faq' && !entry.list && isOpen(entry));
  return hits.slice(0, MOST_QUESTIONS).map((hit) => foundOf(hit, MARKETS[locale].language, index));
}
