import { signOut } from '@/auth';
import { errorCode } from '@/lib/platform/errors';
import { pathFor } from '@/lib/platform/i18n/routes';
import { logError } from '@/lib/platform/log/log';
import { MARKETS } from '@/lib/platform/markets';
import { localeOfPath } from '@/lib/session/auth-page-request';
import { checkedSession } from '@/lib/session/checked-session';
import { eventIn } from '@/lib/session/cookies';
import { markSignedIn } from '@/lib/session/customer-token';
import { safeRedirectPath, withQuery } from '@/lib/session/redirect-path';
import { buyerContext } from '@/lib/session/request-market';
import { currentSession } from '@/lib/session/session';
import { ensureCustomerToken } from '@/lib/sign-in/customer-token';

const goTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } });

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
  if (!(await checkedSession(request, market))) return goTo(login);
  const event = eventIn(searchParams.get('event'));
  try {
    await ensureCustomerToken(session, await buyerContext(market));
    // After a new sign-in the token may be the one of before.
    await markSignedIn(event);
    return goTo(path);
  } catch (error) {
    logError('session', error);
    if (errorCode(error) === 'signedOut') {
      // Without signing out, an unusable session would cause a redirect loop between the login and this route.
      await signOut({ redirect: false });
      return goTo(login);
    }
    // The session holds all the same, and no page would look for it without its mark.
    await markSignedIn(event);
    return goTo(withQuery(path, 'shop', errorCode(error) === 'tokenRefused' ? 'refused' : 'unavailable'));
  }
}
