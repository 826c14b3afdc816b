import 'server-only';
import { env } from '../env';
import { type Market, marketOfAddress } from '../markets';
import { ownPath } from './own-path';
import { signOutElsewhere } from './sign-out';
import type { Ticket } from './ticket';

/**
 * Auth.js ends its own session only. What it answered to a sign-out that it carried out, with the rest done: the shop's token is
 * deleted, the cart is nobody's, and the way leads over the provider's logout to the callback address.
 */
export async function completed(response: Response, ticket: Ticket | null, market: Market): Promise<Response> {
  const site = env()[market.siteUrlSetting];
  const target = URL.parse(response.headers.get('location') ?? '', site);
  const to = ownPath(target && target.pathname + target.search + target.hash) ?? '/';
  const spoken = marketOfAddress(new URL(site).host, to, env());
  const address = new URL(await signOutElsewhere(ticket, spoken, to), site).href;
  const headers = new Headers(response.headers);
  headers.set('location', address);
  // Auth.js's own client asks for the address in JSON, and goes there by itself.
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  return new Response(isJson ? JSON.stringify({ url: address }) : null, { status: response.status, headers });
}
