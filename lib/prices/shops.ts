import { LOCALES, MARKETS, type Market } from '../markets.ts';

export type ShopCountry = NonNullable<Market['shop']>['country'];

/** One market for each country with a shop: the languages of a country have one price. */
export const SHOP_MARKETS: readonly Market[] = [
  ...Map.groupBy(
    LOCALES.map((locale) => MARKETS[locale]).filter(({ shop }) => shop !== null),
    ({ shop }) => shop?.country,
  ).values(),
].flatMap(([first]) => (first ? [first] : []));
