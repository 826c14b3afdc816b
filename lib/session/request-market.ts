import 'server-only';
import { isIP } from 'node:net';
import { headers } from 'next/headers';
import { env } from '../platform/env';
import { AppError } from '../platform/errors';
import { DEFAULT_LOCALE, MARKETS, type Market, marketsOfHost } from '../platform/markets';
import { isOwnServer } from '../platform/request/admitted';
import { clientAddress } from '../platform/request/client-address';
import type { ShopContext } from '../services/shopify/client';

/**
 * The visitor's address, shortened for IPv6; only ever used as a key of limits. The site's own server has written it, whatever the
 * request said of itself. On a host that runs Next.js its own way it is what the proxies name that are believed (TRUSTED_PROXY_HOPS),
 * and without any all visitors are one.
 */
export async function visitorAddress(): Promise<string> {
  const asked = await headers();
  if (isOwnServer()) return asked.get('x-client-address') ?? 'unknown';
  const forwarded = asked.get('x-forwarded-for') ?? '';
  return clientAddress({ socket: undefined, forwarded, hops: env().TRUSTED_PROXY_HOPS });
}

/** The address for a service that wants to tell visitors apart; undefined where it is shortened or not known. */
export async function buyerIp(): Promise<string | undefined> {
  const address = await visitorAddress();
  return isIP(address) > 0 ? address : undefined;
}

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
