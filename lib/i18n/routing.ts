import { defineRouting } from 'next-intl/routing';
import { DEFAULT_LOCALE, hostName, LOCALES, type Locale, MARKETS, type SiteUrls } from '../markets.ts';
import { ALL_ROUTES, type Route, templatesOf } from './routes.ts';

type Pathnames = Record<Route, Partial<Record<Locale, string>>>;

/** next-intl's routing, computed from the one table. Detection, cookie and Link header stay off: the URL is the truth. */
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
