import 'server-only';
import { errorCode } from '../errors';
import { logError } from '../log';
import type { Market } from '../markets';
import { renewToken } from '../shopify/operations/customer-token';
import { CUSTOMER_TOKEN_COOKIE } from './cookie-names';
import { forgetToken, keepToken, keptToken } from './customer-token';
import { hasOldName } from './host-cookie';
import { buyerContext } from './market';
import { currentSession } from './session';

/** How long before its end a token is exchanged for one that lasts longer. */
const AHEAD_MS = 7 * 24 * 3_600_000;

/** Keeps the shop token of whoever is signed in from ending while they come back. Only in route handlers and actions. */
export async function renewShopToken(market: Market, now = Date.now()): Promise<void> {
  const token = market.shop ? await keptToken() : null;
  const session = token && (await currentSession());
  if (!token || !session) return;
  if (Date.parse(token.expiresAt) - now > AHEAD_MS) {
    if (await hasOldName(CUSTOMER_TOKEN_COOKIE)) await keepToken(token, session.sub);
    return;
  }
  try {
    await keepToken(await renewToken(token.accessToken, await buyerContext(market)), session.sub);
  } catch (error) {
    logError('session', error);
    if (errorCode(error) === 'customerNotFound') await forgetToken();
  }
}
