import 'server-only';
import { NextRequest } from 'next/server';
import { handlers } from '@/auth';
import { env } from '../platform/env';
import { errorCode } from '../platform/errors';
import { logError } from '../platform/log/log';
import type { Market } from '../platform/markets';
import { customers } from '../services/shopify/customers';
import { withAuthNotes } from '../session/auth-log';
import { withoutBadCallback } from '../session/callback-cookie';
import { CUSTOMER_TOKEN_COOKIE } from '../session/cookie-names';
import { forgetToken, keepToken, keptToken } from '../session/customer-token';
import { hasOldName } from '../session/host-cookie';
import { buyerContext } from '../session/request-market';
import { currentSession } from '../session/session';

type Checked = {
  /** Whether the provider still accepts the session, or no check was due. */
  isOpen: boolean;
  /** `Set-Cookie` lines of the current session. */
  cookies: string[];
};

/** Checks the session through `/api/auth/session`, which checks with the provider when that is due. Only in route handlers. */
export async function checkedSession({ headers }: Request, market: Market): Promise<Checked> {
  const address = new URL('/api/auth/session', env()[market.siteUrlSetting]);
  const { response, isSame } = await withAuthNotes(() =>
    handlers.GET(new NextRequest(address, { headers: withoutBadCallback(headers)?.headers ?? headers })),
  );
  const view: unknown = await response.json().catch(() => null);
  const isOpen = typeof view === 'object' && view !== null && 'user' in view && !('error' in view);
  return { isOpen, cookies: isSame ? [] : response.headers.getSetCookie() };
}

/** How long before its expiry a token is renewed. */
const AHEAD_MS = 7 * 24 * 3_600_000;

/**
 * Renews the signed-in customer's shop token, so that it does not expire while they keep returning. Only in route
 * handlers and actions.
 */
export async function renewShopToken(market: Market, now = Date.now()): Promise<void> {
  const token = market.shop ? await keptToken() : null;
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
