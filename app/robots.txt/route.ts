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

/** A path with what is below it and its query, and no other path that begins with the same letters. */
const exactly = (path: string): string[] => ['$', '/', '?'].map((end) => path + end);

/** What crawlers may not fetch on the requested host, and the location of its sitemap. */
export async function GET(request: Request): Promise<Response> {
  const [first, ...others] = marketsOfHost(request.headers.get('host'), env());
  if (!first) return new Response('Unknown host', { status: 421 });
  const closed = [first, ...others].flatMap(({ locale }) =>
    PRIVATE.filter((route) => isRouteIn(route, locale)).flatMap((route) =>
      // Without its parameter there is no page of the route.
      /\/\[\w+\]$/.test(route) ? `${pathFor(locale, route)}/` : exactly(pathFor(locale, route)),
    ),
  );
  const lines = [
    'User-agent: *',
    // `/auth`: redirects to the identity provider and back.
    ...['/api/', ...exactly('/auth'), ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(first.locale, '/sitemap.xml')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
