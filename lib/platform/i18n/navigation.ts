import type { Route as NextRoute } from 'next';
import { defineRouting } from 'next-intl/routing';
import { env } from '../env';
import { DEFAULT_LOCALE, hostName, LOCALES, type Locale, MARKETS, type SiteUrls } from '../markets.ts';
import { ALL_ROUTES, isRouteIn, type Route, templatesOf } from './routes.ts';

type Pathnames = Record<Route, Partial<Record<Locale, string>>>;

/** next-intl's routing, computed from the one table. Detection, cookie and Link header are off: the URL alone decides. */
export function routingFor(urls: SiteUrls) {
  const pathnames = Object.fromEntries(
    ALL_ROUTES.map((route) => [
      route,
      Object.fromEntries(
        LOCALES.flatMap((locale) =>
          templatesOf(route, locale)
            .slice(0, 1)
            .map((to) => [locale, to]),
        ),
      ),
    ]),
  ) as Pathnames;
  const hosts = [...new Set(LOCALES.map((locale) => hostName(MARKETS[locale], urls)))];
  return defineRouting({
    locales: LOCALES,
    defaultLocale: DEFAULT_LOCALE,
    localePrefix: { mode: 'as-needed', prefixes: { 'nl-be': '/nl' } },
    domains: hosts.map((domain) => {
      const locales = LOCALES.filter((locale) => hostName(MARKETS[locale], urls) === domain);
      return { domain, locales, defaultLocale: locales[0] as Locale };
    }),
    pathnames,
    localeDetection: false,
    localeCookie: false,
    alternateLinks: false,
  });
}

type More = { params?: Record<string, string | string[]>; query?: Record<string, string> };

let routing: ReturnType<typeof routingFor> | undefined;

/**
 * The public path of a route on the host of its market, for example `/nl/bestelling`. The route must exist there.
 * Not next-intl's `createNavigation`: its Link would bring the message formatter (12 KB) into every page's script.
 */
export function pathFor(locale: Locale, route: Route, { params = {}, query }: More = {}): NextRoute {
  if (!isRouteIn(route, locale)) throw new RangeError(`${locale} has no route ${route}`);
  routing ??= routingFor(env());
  const template = routing.pathnames[route][locale] ?? route;
  const path = (MARKETS[locale].prefix + fill(template, params)).replace(/(.)\/$/, '$1');
  const search = new URLSearchParams(query).toString();
  return (search ? `${path}?${search}` : path) as NextRoute;
}

/** Inserts encoded parameters for `[uid]` and `[[...path]]`; an empty remainder leaves nothing behind. */
const fill = (template: string, params: NonNullable<More['params']>): string =>
  template.replace(/\/\[+(?:\.\.\.)?(\w+)\]+/g, (_, name: string) =>
    [params[name] ?? []]
      .flat()
      .map((segment) => `/${encodeURIComponent(segment)}`)
      .join(''),
  );

/** The part of a template before its first parameter. */
const rootOf = (template: string): string => template.replace(/\/\[.*|\/$/, '');

/** The internal path that a public one is rewritten to: `/nos-produits/a` → `products/a`. Null for home and for other addresses. */
export function sectionOf(locale: Locale, href: string): string | null {
  const path = href.replace(/[?#].*/, '').slice(MARKETS[locale].prefix.length);
  const [found] = ALL_ROUTES.flatMap((route) =>
    templatesOf(route, locale).map((template) => ({ route, root: rootOf(template) })),
  )
    .filter(({ root }) => root && (path === root || path.startsWith(`${root}/`)))
    .sort((a, b) => b.root.length - a.root.length);
  return found ? rootOf(found.route).slice(1) + path.slice(found.root.length) : null;
}

/** The address of a public path with its market's host: canonical links, the market switch, e-mails. */
export function absoluteUrl(locale: Locale, path: string): string {
  return env()[MARKETS[locale].siteUrlSetting] + (path === '/' ? '' : path);
}
