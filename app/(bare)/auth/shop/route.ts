import { signOut } from '@/auth';
import { errorCode } from '@/lib/platform/errors';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { logError } from '@/lib/platform/log/log';
import { MARKETS } from '@/lib/platform/markets';
import { localeOfPath } from '@/lib/session/auth-page-request';
import { safeRedirectPath, withQuery } from '@/lib/session/redirect-path';
import { buyerContext } from '@/lib/session/request-market';
import { currentSession } from '@/lib/session/session';
import { eventIn } from '@/lib/session/signed-in';
import { ensureCustomerToken } from '@/lib/sign-in/customer-token';
import { checkedSession } from '@/lib/sign-in/shop-token';

function goTo(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/**
 * Issues a shop token to the signed-in customer and redirects to `to`; when no token can be issued, `?shop=` gives the reason.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const path = safeRedirectPath(searchParams.get('to')) ?? '/';
  const locale = localeOfPath(request.headers.get('host'), path);
  const market = MARKETS[locale];
  if (!market.shop) return goTo(path);
  const login = pathFor(locale, '/login', { query: { to: path } });
  const session = await currentSession();
  if (!session) return goTo(login);
  // A session that was ended at the provider, or copied before it ended, no longer gets a shop token.
  const { isOpen, cookies } = await checkedSession(request, market);
  if (!isOpen) return goTo(login, cookies);
  try {
    await ensureCustomerToken(session, await buyerContext(market), eventIn(searchParams.get('event')));
    return goTo(path, cookies);
  } catch (error) {
    logError('session', error);
    if (errorCode(error) === 'signedOut') {
      // Without signing out, an unusable session would cause a redirect loop between the login and this route.
      await signOut({ redirect: false });
      return goTo(login);
    }
    return goTo(withQuery(path, 'shop', errorCode(error) === 'tokenRefused' ? 'refused' : 'unavailable'), cookies);
  }
}
