import 'server-only';
import { pathFor } from '../i18n/navigation';
import { isRouteIn, type Route } from '../i18n/routes';
import { LOCALES } from '../markets';
import type { Twins } from '../prismic/twins';

/** The same page in the other markets, for pages that no document stands behind. */
export const routeTwins = (route: Route): Twins =>
  Object.fromEntries(
    LOCALES.filter((locale) => isRouteIn(route, locale)).map((locale) => [locale, pathFor(locale, route)]),
  );
