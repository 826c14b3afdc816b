import 'server-only';
import { releaseCart } from '../cart/buyer';
import { env } from '../platform/env';
import { logError } from '../platform/log/log';
import { type Market, marketOfAddress } from '../platform/markets';
import { withTimeout } from '../platform/request';
import { LOOKUP_TIMEOUT_MS } from '../platform/timeout-limits';
import { fetchDiscovery, openIdClient } from '../services/identity';
import type { ShopContext } from '../services/shopify/client';
import { customers } from '../services/shopify/customers';
import { forgetCustomer, tokenToDelete } from '../session/customer-token';
import { endRefresh } from '../session/provider';
import { safeRedirectPath, withQuery } from '../session/redirect-path';
import { buyerContext } from '../session/request-market';
import type { SessionToken } from '../session/session';

const failed = (error: unknown): void => logError('session', error);

/**
 * Deletes the customer's token here and at the shop, whether or not the provider has ended the session. Errors are logged
 * and stop nothing, and there is a short timeout. Only in actions.
 */
export async function endShopToken(context: ShopContext): Promise<void> {
  const token = await tokenToDelete();
  await forgetCustomer();
  if (token) await withTimeout(LOOKUP_TIMEOUT_MS, customers().endToken(token, context).catch(failed));
}

/**
 * Sign-out at the shop: deletes the token and detaches the cart from the customer. Signing out of this site always
 * succeeds, as with `endShopToken`. Only in actions.
 */
export async function leaveShop(context: ShopContext): Promise<void> {
  const released = releaseCart(context).catch(failed);
  await Promise.all([endShopToken(context), withTimeout(LOOKUP_TIMEOUT_MS, released)]);
}

/**
 * The provider's logout URL (OpenID Connect RP-Initiated Logout), which returns to `/auth/signed-out`; null without a
 * provider, or when it has none. Throws AppError `providerUnavailable`.
 * @param market determines the site to return to, and its language
 * @param state the path to continue to
 */
async function logoutAddress(sessionToken: SessionToken | null, market: Market, state: string): Promise<string | null> {
  const client = openIdClient();
  if (!client || !sessionToken?.idToken) return null;
  const { end_session_endpoint: endpoint } = await fetchDiscovery();
  if (!endpoint) return null;
  const address = new URL(endpoint);
  address.searchParams.set('id_token_hint', sessionToken.idToken);
  address.searchParams.set('client_id', client.clientId);
  address.searchParams.set('post_logout_redirect_uri', `${env()[market.siteUrlSetting]}/auth/signed-out`);
  address.searchParams.set('state', state);
  address.searchParams.set('ui_locales', market.tag);
  return address.href;
}

/**
 * Everything of a sign-out except the session's own cookie: signs out at the shop and returns the URL to continue to,
 * which is the provider's if there is one. When the provider does not respond, it is the site's own page, which reports
 * this. Only in actions and route handlers.
 * @param to the final path
 */
export async function signOutElsewhere(sessionToken: SessionToken | null, market: Market, to: string): Promise<string> {
  if (sessionToken?.refreshToken) await endRefresh(sessionToken.refreshToken);
  if (market.shop) await leaveShop(await buyerContext(market));
  const here = withQuery('/auth/signed-out', 'state', to);
  const address = await logoutAddress(sessionToken, market, to).catch((error) => {
    logError('session', error);
    return withQuery(here, 'only', 'here');
  });
  return address ?? here;
}

/**
 * Completes a sign-out by Auth.js, which only ends its own session: deletes the shop token, detaches the cart, and
 * replaces the URL in its response, so that it leads through the provider's logout to the callback URL.
 */
export async function completed(
  response: Response,
  sessionToken: SessionToken | null,
  market: Market,
): Promise<Response> {
  const site = env()[market.siteUrlSetting];
  const target = URL.parse(response.headers.get('location') ?? '', site);
  const to = safeRedirectPath(target && target.pathname + target.search + target.hash) ?? '/';
  const spoken = marketOfAddress(new URL(site).host, to, env());
  const address = new URL(await signOutElsewhere(sessionToken, spoken, to), site).href;
  const headers = new Headers(response.headers);
  headers.set('location', address);
  // Auth.js's own client expects the URL as JSON and navigates there itself.
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  return new Response(isJson ? JSON.stringify({ url: address }) : null, { status: response.status, headers });
}
