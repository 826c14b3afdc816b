import 'server-only';
import { errorCode } from '../platform/errors';
import { logError } from '../platform/log/log';
import type { Market } from '../platform/markets';
import { customers } from '../services/shopify/customers';
import { CUSTOMER_TOKEN_COOKIE } from '../session/cookies';
import { forgetToken, keepToken, storedToken } from '../session/customer-token';
import { hasOldName } from '../session/host-cookie';
import { buyerContext } from '../session/request-market';
import { currentSession } from '../session/session';

/** How long before its expiry a token is renewed. */
const AHEAD_MS = 7 * 24 * 3_600_000;

/**
 * Renews the signed-in customer's shop token, so that it does not expire while they keep returning. Only in route
 * handlers and actions.
 */
export async function renewShopToken(market: Market, now = Date.now()): Promise<void> {
  const token = market.shop ? await storedToken() : null;
  const session = token && (await currentSession());
  if (!token || !session) return;
  const { renewToken } = customers();
  if (!renewToken || Date.parse(token.expiresAt) - now > AHEAD_MS) {
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
