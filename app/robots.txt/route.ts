import { env } from '@/lib/platform/env';
import { absoluteUrl, isRouteIn, pathFor, type Route } from '@/lib/platform/i18n/routes';
import { marketsOfHost } from '@/lib/platform/markets';

/** Personal pages, and pages that are rendered from a visitor's input. */
const PRIVATE: readonly Route[] = [
  '/checkout',
  '/cart/[lines]',
  '/my-account',
  '/login',
  '/search/[[...path]]',
  '/f-a-q/search',
  '/contact-directory/results',
];

/** What crawlers may not fetch on the requested host, and the location of its sitemap. */
export async function GET(request: Request): Promise<Response> {
  const [first, ...others] = marketsOfHost(request.headers.get('host'), env());
  if (!first) return new Response('Unknown host', { status: 421 });
  const closed = [first, ...others].flatMap(({ locale }) =>
    PRIVATE.filter((route) => isRouteIn(route, locale)).map((route) => `Disallow: ${pathFor(locale, route)}`),
  );
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    // Redirects to the identity provider and back.
    'Disallow: /auth',
    ...closed,
    '',
    `Sitemap: ${absoluteUrl(first.locale, '/sitemap.xml')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
