import type { NextRequest } from 'next/server';
import { handlers } from '@/auth';
import { env } from '@/lib/env';
import { sentence } from '@/lib/http/answers';
import { marketsOfHost } from '@/lib/markets';
import { named } from '@/lib/session/named-error';
import { withNotes } from '@/lib/session/noted';
import { rebased } from '@/lib/session/rebase';
import { renewShopToken } from '@/lib/session/renew-shop-token';

type Handler = (request: NextRequest) => Promise<Response>;

/** Auth.js on whichever of our hosts was asked; where it ends on its error page, with the error's own name. */
const onOwnHost =
  (handler: Handler): Handler =>
  async (request) => {
    const [market] = marketsOfHost(request.headers.get('host'), env());
    if (!market) return sentence(421, 'This host is not served here.');
    const own = rebased(request, market);
    // The one address that every visitor who is signed in comes by regularly.
    if (own.nextUrl.pathname === '/api/auth/session') await renewShopToken(market);
    const { response, error, isSame } = await withNotes(() => handler(own));
    // Sent again for nothing, the cookie of a session could arrive after the answer that signs out.
    if (isSame) response.headers.delete('set-cookie');
    return named(response, error);
  };

export const GET = onOwnHost(handlers.GET);
export const POST = onOwnHost(handlers.POST);
