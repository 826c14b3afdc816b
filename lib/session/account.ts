import 'server-only';
import { connection } from 'next/server';
import { AppError, errorCode } from '../platform/errors';
import { PART_TIMEOUT_MS } from '../platform/http/timeout-limits';
import { withTimeout } from '../platform/http/timeouts';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS, type Market } from '../platform/markets';
import type { ShopContext } from '../services/shopify/client';
import { customerToken, forgetToken } from './customer-token';
import { buyerContext, requestMarket } from './request-market';
import { currentSession, type Session } from './session';

/** Why a page of the account shows nothing: the shop does not answer or lets nobody in, or the way leads elsewhere first. */
export type Closed = 'unavailable' | 'refused' | 'signedOut' | 'noToken';
export type Account<T> = { status: 'open'; session: Session; data: T } | { status: Closed };

/**
 * The one way in which a page of the account reads. The gate (lib/session/gate.ts) has looked at the cookies already; what
 * is found here is what only a key or the shop can tell. No redirect: the page has begun to be sent.
 * @param shop the page's `?shop=`, by which `/auth` says that there is no token to be had
 * @param read null when the shop does not know the token; its calls together may take `most` milliseconds, since the
 * framework does not end an answer before them
 */
export async function openAccount<T>(
  locale: Locale,
  shop: string | undefined,
  read: (token: string, context: ShopContext, most: number) => Promise<T | null>,
): Promise<Account<T>> {
  // What is fetched in advance for a link ends here: it is never for the person who will come.
  await connection();
  const session = await currentSession();
  if (!session) return { status: 'signedOut' };
  const token = await customerToken();
  const missing = isSaid(shop) ? shop : 'noToken';
  if (!token) return { status: missing };
  try {
    const asked = read(token, await buyerContext(MARKETS[locale]), PART_TIMEOUT_MS);
    const seen = await withTimeout(
      PART_TIMEOUT_MS,
      asked.then((data) => ({ data })),
    );
    if (!seen) throw new AppError('timeout', { milliseconds: PART_TIMEOUT_MS, url: 'the shop' });
    return seen.data === null ? { status: missing } : { status: 'open', session, data: seen.data };
  } catch (error) {
    logError('account', error);
    return { status: 'unavailable' };
  }
}

const isSaid = (shop: string | undefined): shop is 'unavailable' | 'refused' =>
  shop === 'unavailable' || shop === 'refused';

/**
 * The one way in which an action of the account works. Throws AppError `signedOut` without a token, and when the shop no
 * longer knows it, whose cookie is removed then; the network's errors pass through and the cookie stays.
 */
export async function withCustomer<T>(
  form: FormData,
  work: (token: string, context: ShopContext, market: Market) => Promise<T>,
): Promise<T> {
  const market = await requestMarket(form.get('locale'));
  const token = await customerToken();
  if (!token) throw new AppError('signedOut');
  try {
    return await work(token, await buyerContext(market), market);
  } catch (error) {
    if (errorCode(error) !== 'customerNotFound') throw error;
    await forgetToken();
    throw new AppError('signedOut', {}, { cause: error });
  }
}
