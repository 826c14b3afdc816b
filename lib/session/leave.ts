import 'server-only';
import { releaseCart } from '../cart/buyer';
import { env } from '../env';
import { within } from '../http/deadlines';
import { LOOK_MS } from '../http/patience';
import { logError } from '../log';
import type { Market } from '../markets';
import type { ShopContext } from '../shopify/client';
import { deleteToken } from '../shopify/operations/customer-token';
import { customerToken, forgetCustomer } from './customer-token';
import { ask } from './discovery';
import type { Ticket } from './ticket';

/**
 * At the shop: the token is deleted and the cart is nobody's again. What fails is logged and stops nothing, and nobody waits
 * long: whoever signs out is signed out here. Only in actions.
 */
export async function leaveShop(context: ShopContext): Promise<void> {
  const token = await customerToken();
  await forgetCustomer();
  const failed = (error: unknown) => logError('session', error);
  const done = [token && deleteToken(token, context).catch(failed), releaseCart(context).catch(failed)];
  await within(LOOK_MS, Promise.all(done));
}

/**
 * The provider's own address for signing out (OpenID Connect RP-Initiated Logout), from where it comes back to
 * `/auth/signed-out`; null without a provider, or without such an address. Throws AppError `providerUnavailable`.
 * @param market whose site is come back to, and whose language is spoken there
 * @param state the path to go on to
 */
export async function logoutAddress(ticket: Ticket | null, market: Market, state: string): Promise<string | null> {
  if (env().SHOP_IDENTITY !== 'multipass' || !ticket?.idToken) return null;
  const { end_session_endpoint: endpoint } = await ask();
  if (!endpoint) return null;
  const address = new URL(endpoint);
  address.searchParams.set('id_token_hint', ticket.idToken);
  address.searchParams.set('client_id', env().OIDC_CLIENT_ID ?? '');
  address.searchParams.set('post_logout_redirect_uri', `${env()[market.siteUrlSetting]}/auth/signed-out`);
  address.searchParams.set('state', state);
  address.searchParams.set('ui_locales', market.tag);
  return address.href;
}
