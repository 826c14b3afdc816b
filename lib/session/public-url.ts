import 'server-only';
import { NextRequest } from 'next/server';
import { env } from '../platform/env';
import type { Market } from '../platform/markets';

/**
 * The request with the address that the visitor asked: route handlers see a fixed host, and Auth.js makes its own addresses
 * from what it sees.
 * @param headers in the place of its own
 */
export function withPublicUrl(request: NextRequest, market: Market, headers?: Headers): NextRequest {
  const { pathname, search } = new URL(request.url);
  const own = new NextRequest(new URL(pathname + search, env()[market.siteUrlSetting]), request);
  return headers ? new NextRequest(own, { headers }) : own;
}
