import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { encodingFor, serviceUnavailable } from '@/lib/platform/http/responses';
import { marketsOfHost } from '@/lib/platform/markets';
import { withTimeout } from '@/lib/platform/request';
import { STEP_TIMEOUT_MS } from '@/lib/platform/timeout-limits';
import { sitemapBody } from '@/lib/sitemap/packed-sitemap';

/** @param isStale another one is made in the background: caches must not keep this one for long */
const headersOf = (isStale: boolean) => ({
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': `public, max-age=${isStale ? 60 : 3600}`,
  vary: 'accept-encoding',
});

/**
 * The pages of the requested host. When there are very many, the first request gets 503 with Retry-After while they are read.
 */
export async function GET(request: Request): Promise<Response> {
  const markets = marketsOfHost(request.headers.get('host'), env());
  if (markets.length === 0) return new Response('Unknown host', { status: 421 });
  try {
    const body = await withTimeout(STEP_TIMEOUT_MS, sitemapBody(markets.map(({ locale }) => locale)));
    if (!body) throw new AppError('contentUnavailable', { message: 'the sitemap is being made' });
    const headers = headersOf(body.isStale);
    return encodingFor(request.headers.get('accept-encoding') ?? '') === 'br'
      ? new Response(body.packed, { headers: { ...headers, 'content-encoding': 'br' } })
      : new Response(await body.plain(), { headers });
  } catch (error) {
    return serviceUnavailable('sitemap', error);
  }
}
