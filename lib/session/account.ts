import 'server-only';
import { connection } from 'next/server';
import { AppError, errorCode } from '../platform/errors';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS, type Market } from '../platform/markets';
import { withTimeout } from '../platform/request';
import { PART_TIMEOUT_MS } from '../platform/timeout-limits';
import type { ShopContext } from '../services/shopify/client';
import { renewedToken } from './checked-session';
import { customerToken, forgetRefused, forgetToken } from './customer-token';
import { buyerContext, requestMarket } from './request-market';
import { currentSession, type Session } from './session';

/** Why an account page shows nothing: the shop is unavailable or refuses access, or another page must be visited first. */
export type Closed = 'unavailable' | 'refused' | 'signedOut' | 'noToken';
export type Account<T> = { status: 'open'; session: Session; data: T } | { status: Closed };

/**
 * The data access of every account page. The middleware has looked for the cookies by their names only
 * (`redirect-path.ts`); this finds what only the key or the shop can tell. It does not redirect, because the response
 * has already started to stream.
 * @param shop the page's `?shop=`, with which `/auth` reports that no token is available
 * @param read returns null when the shop does not recognise the token; all its requests together may take `most`
 * milliseconds, since the framework does not end a response before them
 */
export async function openAccount<T>(
  locale: Locale,
  shop: string | undefined,
  read: (token: string, context: ShopContext, most: number) => Promise<T | null>,
): Promise<Account<T>> {
  // A prefetch of a link ends here: its result must never contain personal data.
  await connection();
  const session = await currentSession();
  if (!session) return { status: 'signedOut' };
  const token = await customerToken();
  if (!token) return { status: isShopFailure(shop) ? shop : 'noToken' };
  try {
    const pending = read(token, await buyerContext(MARKETS[locale]), PART_TIMEOUT_MS);
    const loaded = await withTimeout(
      PART_TIMEOUT_MS,
      pending.then((data) => ({ data })),
    );
    if (!loaded) throw new AppError('timeout', { milliseconds: PART_TIMEOUT_MS, url: 'the shop' });
    if (loaded.data !== null) return { status: 'open', session, data: loaded.data };
    // The shop responds, so that what the address says of it is over.
    return { status: shop === 'refused' ? shop : 'noToken' };
  } catch (error) {
    logError('account', error);
    return { status: errorCode(error) === 'tokenRefused' ? 'refused' : 'unavailable' };
  }
}

const isShopFailure = (shop: string | undefined): shop is 'unavailable' | 'refused' =>
  shop === 'unavailable' || shop === 'refused';

/**
 * The data access of every account action. Throws AppError `signedOut` without a token, and when the shop no longer
 * recognises it, and `tokenRefused` when it denies access: in both cases its cookie is deleted. Network errors are
 * rethrown and the cookie stays.
 */
export async function withCustomer<T>(
  form: FormData,
  work: (token: string, context: ShopContext, market: Market) => Promise<T>,
): Promise<T> {
  const market = await requestMarket(form.get('locale'));
  const token = (await customerToken()) ?? (await renewedToken());
  if (!token) throw new AppError('signedOut');
  const context = await buyerContext(market);
  try {
    return await work(token, context, market).catch(async (error) => {
      const next = errorCode(error) === 'customerNotFound' ? await renewedToken() : null;
      if (!next) throw error;
      return work(next, context, market);
    });
  } catch (error) {
    if (errorCode(error) !== 'customerNotFound') return forgetRefused(error);
    await forgetToken();
    throw new AppError('signedOut', {}, { cause: error });
  }
}

/**
 * The same for route handlers that read: what `read` returns for the signed-in customer. Null when nobody is signed in, and
 * when the shop no longer recognises the token, whose cookie is then deleted, as before AppError `tokenRefused`. Throws
 * network errors; the cookie stays.
 */
export async function readAsCustomer<T>(read: (token: string) => Promise<T | null>): Promise<T | null> {
  const token = (await customerToken()) ?? (await renewedToken());
  if (!token) return null;
  const found = await read(token).catch(forgetRefused);
  if (found !== null) return found;
  const next = await renewedToken();
  const renewed = next ? await read(next).catch(forgetRefused) : null;
  if (renewed === null) await forgetToken();
  return renewed;
}
