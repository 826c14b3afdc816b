import 'server-only';
import { logError } from '../log';
import type { Market } from '../markets';
import { leaveShop, logoutAddress } from './leave';
import { buyerContext } from './market';
import { withQuery } from './own-path';
import type { Ticket } from './ticket';

/**
 * Everything of a sign-out but the session's own cookie: at the shop, and the address to go to, which is the provider's where there
 * is one. With a provider that does not answer it is our own page, which says so. Only in actions and route handlers.
 * @param to the path to end on
 */
export async function signOutElsewhere(ticket: Ticket | null, market: Market, to: string): Promise<string> {
  if (market.shop) await leaveShop(await buyerContext(market));
  const here = withQuery('/auth/signed-out', 'state', to);
  const address = await logoutAddress(ticket, market, to).catch((error) => {
    logError('session', error);
    return withQuery(here, 'only', 'here');
  });
  return address ?? here;
}
