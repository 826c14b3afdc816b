import 'server-only';
import { headers } from 'next/headers';
import { env } from '../env';
import { AppError } from '../errors';
import { DEFAULT_LOCALE, MARKETS, type Market, marketsOfHost } from '../markets';
import type { ShopContext } from '../shopify/client';
import { buyerIp } from './visitor';

/**
 * The market that an action or handler works for: the host says the country, the posted locale says which of the
 * country's languages. A locale of another country is not believed.
 */
export async function requestMarket(locale: unknown): Promise<Market> {
  const known = marketsOfHost((await headers()).get('host'), env());
  return known.find((market) => market.locale === locale) ?? known[0] ?? MARKETS[DEFAULT_LOCALE];
}

/** The same in the visitor's own name. Only for what is asked for each visit: what is kept for everybody has no address. */
export async function buyerContext(market: Market): Promise<ShopContext> {
  const address = await buyerIp();
  return { ...shopContext(market), ...(address && { buyerIp: address }) };
}

/** Country and language for the shop. Throws where the market has no shop: nothing is sold there. */
export function shopContext(market: Market): ShopContext {
  if (!market.shop) throw new AppError('invalidInput', { fields: 'market' });
  return { country: market.shop.country, language: market.shop.language };
}
