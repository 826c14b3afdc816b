import 'server-only';
import { errorCode } from '../errors';
import { logError } from '../log';
import type { Market } from '../markets';
import { renewToken } from '../shopify/operations/customer-token';
import { forgetToken, keepToken, keptToken } from './customer-token';
import { buyerContext } from './market';
import { currentSession } from './session';

/** How long before its end a token is exchanged for one that lasts longer. */
const AHEAD_MS = 7 * 24 * 3_600_000;

/** Keeps the shop token of whoever is signed in from ending while they come back. Only in route handlers and actions. */
export async function renewShopToken(market: Market, now = Date.now()): Promise<void> {
  const token = market.shop ? await keptToken() : null;
  const session = token && (await currentSession());
  if (!token || !session || Date.parse(token.expiresAt) - now > AHEAD_MS) return;
  try {
    await keepToken(await renewToken(token.accessToken, await buyerContext(market)), session.sub);
  } catch (error) {
    logError('session', error);
    if (errorCode(error) === 'customerNotFound') await forgetToken();
  }
}
