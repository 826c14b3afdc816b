import 'server-only';
import { isIP } from 'node:net';
import { headers } from 'next/headers';
import { env } from '../platform/env';
import { AppError } from '../platform/errors';
import { DEFAULT_LOCALE, MARKETS, type Market, marketsOfHost } from '../platform/markets';
import { clientAddress, isOwnServer } from '../platform/request';
import { openIdClient } from '../services/identity';
import type { ShopContext } from '../services/shopify/client';
import { customerToken } from './customer-token';

/** Whether a link or a form of another site led here: the browser then sends no strict cookies. */
export const isCrossSite = async (): Promise<boolean> => (await headers()).get('sec-fetch-site') === 'cross-site';

/** Whether the browser itself posts a form, without our script: it shows the response as a page. */
export async function isPlainPost(): Promise<boolean> {
  const sent = await headers();
  return !sent.has('next-action') && (sent.get('content-type') ?? '').startsWith('multipart/form-data');
}

/**
 * Whether the page's script loads the address that an action leads to: one of another site (`components/ui/action-form.tsx`).
 * After a redirect of an action to another site, the framework's router counts its address as that of the page, and posts
 * the actions that follow before the page is left, as those of the cart, to that site.
 */
export const isLoadedByScript = async (address: string): Promise<boolean> =>
  !address.startsWith('/') && (await headers()).has('next-action');

/**
 * The visitor's IP address, shortened for IPv6; only used as a rate limit key. It is set by the site's own server,
 * whatever the request headers say. On a host that runs Next.js without that server, it is taken from the trusted proxies
 * (TRUSTED_PROXY_HOPS), and without any, all visitors share one key.
 */
export async function visitorAddress(): Promise<string> {
  const requestHeaders = await headers();
  if (isOwnServer()) return requestHeaders.get('x-client-address') ?? 'unknown';
  const forwarded = requestHeaders.get('x-forwarded-for') ?? '';
  return clientAddress({ socket: undefined, forwarded, hops: env().TRUSTED_PROXY_HOPS });
}

/**
 * The IP address for a service that distinguishes visitors; undefined when it is unknown. For IPv6 the first address of the
 * visitor's network: without one, all of these visitors count as one.
 */
export async function buyerIp(): Promise<string | undefined> {
  const address = (await visitorAddress()).replace(/\/64$/, '');
  return isIP(address) > 0 ? address : undefined;
}

/**
 * The market of an action or handler: the host determines the country, the posted locale the language within that
 * country. A locale of another country is ignored.
 */
export async function requestMarket(locale: unknown): Promise<Market> {
  const known = marketsOfHost((await headers()).get('host'), env());
  return known.find((market) => market.locale === locale) ?? known[0] ?? MARKETS[DEFAULT_LOCALE];
}

/**
 * The same with the visitor's IP address, and the signed-in customer where the shop's own provider signs in. Only for requests
 * made per visit: cached data for everyone must contain neither.
 */
export async function buyerContext(market: Market): Promise<ShopContext> {
  const address = await buyerIp();
  const customerAccessToken = openIdClient()?.opensShop ? await customerToken() : null;
  return {
    ...shopContext(market),
    ...(address && { buyerIp: address }),
    ...(customerAccessToken && { buyer: { customerAccessToken } }),
  };
}

/** Country and language for the shop. Throws when the market has no shop. */
export function shopContext(market: Market): ShopContext {
  if (!market.shop) throw new AppError('invalidInput', { fields: 'market' });
  return { country: market.shop.country, language: market.shop.language };
}
