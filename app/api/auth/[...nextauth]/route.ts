import type { NextRequest } from 'next/server';
import { handlers } from '@/auth';
import { env } from '@/lib/platform/env';
import { apiError } from '@/lib/platform/http/responses';
import { marketsOfHost } from '@/lib/platform/markets';
import { named, withAuthNotes } from '@/lib/session/problems';
import { withPublicUrl } from '@/lib/session/public-url';
import { withoutBadCallback } from '@/lib/session/redirect-path';
import { readSessionToken } from '@/lib/session/session';
import { renewShopToken } from '@/lib/sign-in/customer-token';
import { completed } from '@/lib/sign-in/sign-out';

type Handler = (request: NextRequest) => Promise<Response>;

/** Runs Auth.js on the requested host; a redirect to its error page carries the name of the error. */
const onOwnHost =
  (handler: Handler): Handler =>
  async (request) => {
    const [market] = marketsOfHost(request.headers.get('host'), env());
    if (!market) return apiError(421, 'This host is not served here.');
    const cleaned = withoutBadCallback(request.headers);
    const own = withPublicUrl(request, market, cleaned?.headers);
    const { pathname } = own.nextUrl;
    // The only URL that every signed-in visitor requests regularly, so the shop token is renewed here.
    if (pathname === '/api/auth/session') await renewShopToken(market);
    const { response, error, isSame } = await withAuthNotes(() => handler(own));
    // An unchanged session cookie is not sent again: it could arrive after the response that signs out.
    if (isSame) response.headers.delete('set-cookie');
    const isSignOut = request.method === 'POST' && pathname === '/api/auth/signout' && error === null;
    const answer = isSignOut
      ? await completed(response, await readSessionToken(), market)
      : named(response, error, pathname);
    for (const line of cleaned?.erasures ?? []) answer.headers.append('set-cookie', line);
    return answer;
  };

export const GET = onOwnHost(handlers.GET);
export const POST = onOwnHost(handlers.POST);
