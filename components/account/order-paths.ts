import { dateText } from '@/lib/platform/i18n/dates';
import { pathFor } from '@/lib/platform/i18n/routes';
import type { translations } from '@/lib/platform/i18n/translations';
import { LOCALES, type Locale, MARKETS } from '@/lib/platform/markets';
import type { Alternates } from '@/lib/services/prismic/documents';
import { isOrderNumber } from '@/lib/services/shopify/types';

/** The page of an order, by its number. */
export const orderPath = (locale: Locale, order: string): string =>
  pathFor(locale, '/my-account/orders/[order]', { params: { order } });

/** Page for the withdrawal from the contract of an order, or for a return for another reason. */
export const comingBackPath = (locale: Locale, order: string, kind: 'withdrawal' | 'return'): string =>
  pathFor(locale, '/my-account/orders/[order]/return', { params: { order }, query: { kind } });

/** The page of an order, or one below it, in every market with a shop: all of them sell for the same shop. */
export const orderAlternates = (
  order: string,
  pathOf: (locale: Locale, order: string) => string = orderPath,
): Alternates =>
  Object.fromEntries(LOCALES.filter((locale) => MARKETS[locale].shop).map((locale) => [locale, pathOf(locale, order)]));

/** The title of an order page by the number in its URL; a value that is not an order number is not repeated. */
export const orderTitle = (number: string, t: AccountWords): string =>
  isOrderNumber(number) ? t('order.title', { name: number }) : t('order.unknown.title');

const TIME_ZONE = 'Europe/Paris';

/** The date of a timestamp (ISO 8601) in the shops' time zone, as text: `2026-10-02T22:30:00Z` → `3 octobre 2026`. */
export const dayOf = (moment: string, tag: string): string =>
  dateText(new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: TIME_ZONE }), new Date(moment));

/** The translator of the account messages, for components that are not async. */
export type AccountWords = Awaited<ReturnType<typeof translations<'account'>>>;

/** The cart's translator, which orders share. */
export type CartWords = Awaited<ReturnType<typeof translations<'cart'>>>;
