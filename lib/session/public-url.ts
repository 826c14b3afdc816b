import 'server-only';
import { NextRequest } from 'next/server';
import { env } from '../platform/env';
import type { Market } from '../platform/markets';

/**
 * The request with the URL that the visitor requested: route handlers see a fixed host, from which Auth.js would build
 * its own URLs.
 * @param headers replace its own
 */
export function withPublicUrl(request: NextRequest, market: Market, headers?: Headers): NextRequest {
  const { pathname, search } = new URL(request.url);
  const own = new NextRequest(new URL(pathname + search, env()[market.siteUrlSetting]), request);
  return headers ? new NextRequest(own, { headers }) : own;
}
