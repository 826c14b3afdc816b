import 'server-only';
import { cookies, headers } from 'next/headers';
import { NextRequest, NextResponse } from 'next/server';
import { handlers } from '@/auth';
import { env } from '../platform/env';
import { AppError } from '../platform/errors';
import type { Market } from '../platform/markets';
import { customers } from '../services/shopify/customers';
import { customerToken } from './customer-token';
import { withAuthNotes } from './problems';
import { withoutBadCallback } from './redirect-path';
import { requestMarket } from './request-market';
import { readSessionToken } from './session';

/**
 * Whether the provider still accepts the session, or no check was due. Checks through `/api/auth/session`, which asks
 * the provider when that is due, and stores the cookies of the current session. Only in route handlers and actions.
 * @param isForced asks the provider at once
 */
export async function checkedSession(
  { headers: sent }: Pick<Request, 'headers'>,
  market: Market,
  isForced = false,
): Promise<boolean> {
  const address = new URL('/api/auth/session', env()[market.siteUrlSetting]);
  const request = new NextRequest(address, { headers: withoutBadCallback(sent)?.headers ?? sent });
  const { response, isSame } = await withAuthNotes(() => handlers.GET(request), isForced);
  const view: unknown = await response.json().catch(() => null);
  if (!isSame) await store(response);
  return typeof view === 'object' && view !== null && 'user' in view && !('error' in view);
}

/** Stores the cookies of a response, so that they are in the response to the browser and visible to what follows. */
async function store({ headers: received }: Response): Promise<void> {
  const jar = await cookies();
  for (const { name, value, ...attributes } of new NextResponse(null, { headers: received }).cookies.getAll())
    jar.set(name, value, attributes);
}

/**
 * A new token of the shop, from the provider that signed the customer in; null where tokens do not come with the session,
 * and when the session has ended. Throws AppError `providerUnavailable`. Only in actions and route handlers.
 */
export async function renewedToken(): Promise<string | null> {
  if (customers().renewToken || !(await readSessionToken())?.refreshToken) return null;
  const before = await customerToken();
  const sent = new Headers(await headers());
  // From the cookie store: it includes cookies that this request itself has set.
  const jar = (await cookies()).getAll();
  sent.set('cookie', jar.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '));
  if (!(await checkedSession({ headers: sent }, await requestMarket(null), true))) return null;
  const token = await customerToken();
  if (!token || token === before) throw new AppError('providerUnavailable', { reason: 'no new token' });
  return token;
}
