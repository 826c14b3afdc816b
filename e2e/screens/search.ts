import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../lib/platform/markets.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { wordsOf } from '../fixtures/words.ts';

/** The magnifier of the header. */
export const linkIn = (page: Page, market: Locale): Locator =>
  page.getByRole('banner').getByRole('link', { name: wordsOf(market)('search.open'), exact: true });

export const overlayOf = (page: Page, market: Locale): Locator =>
  page.getByRole('dialog', { name: wordsOf(market)('search.title') });

/** Titles of the results, in the order of the list. */
export const found = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 });

/** The suggestions for the complete query have arrived: they replace those for its beginning, and the highlight is reset. */
export const suggestedFor = (page: Page, words: string): Promise<unknown> =>
  page.waitForResponse((answer) => {
    const { pathname, searchParams } = new URL(answer.url());
    return pathname === '/api/search' && searchParams.get('q') === words;
  });

/** The results, each with its details. */
export const rowsOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

/** Address of the results of a query. */
export const resultsOf = (market: Locale, query: string): string =>
  `${siteOf(market)}${pathOf(market, '/search/[[...path]]')}?${new URLSearchParams({ q: query })}`;
