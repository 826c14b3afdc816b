import { env } from '@/lib/env';
import { notNow } from '@/lib/http/not-now';
import { marketsOfHost } from '@/lib/markets';
import { sitemapOf, sitemapXml } from '@/lib/seo/sitemap';

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** The pages of the host that is asked. */
export async function GET(request: Request): Promise<Response> {
  const markets = marketsOfHost(request.headers.get('host'), env());
  if (markets.length === 0) return new Response('Unknown host', { status: 421 });
  try {
    return new Response(sitemapXml(await sitemapOf(markets.map(({ locale }) => ({ locale })))), { headers });
  } catch (error) {
    return notNow('sitemap', error);
  }
}
