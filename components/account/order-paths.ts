import type { Route } from 'next';
import { pathFor } from '@/lib/i18n/navigation';
import { LOCALES, type Locale, MARKETS } from '@/lib/markets';
import type { Twins } from '@/lib/prismic/twins';

/** The page of an order, by its number. */
export const orderPath = (locale: Locale, order: string): Route =>
  pathFor(locale, '/my-account/orders/[order]', { params: { order } });

/** Where one withdraws from the contract of an order, or sends something of it back for another reason. */
export const comingBackPath = (locale: Locale, order: string, kind: 'withdrawal' | 'return'): Route =>
  pathFor(locale, '/my-account/orders/[order]/return', { params: { order }, query: { kind } });

/** The page of an order in every market with a shop: it is one shop that all of them sell for. */
export const orderTwins = (order: string): Twins =>
  Object.fromEntries(
    LOCALES.filter((locale) => MARKETS[locale].shop).map((locale) => [locale, orderPath(locale, order)]),
  );
