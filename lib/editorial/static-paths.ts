import 'server-only';
import { pathBelow } from '../platform/i18n/paths';
import { isRouteIn, type Route } from '../platform/i18n/routes';
import { isLocale } from '../platform/markets';
import { getBuiltUrls, type Type } from '../services/prismic/documents';

/** The remainders of a route to prerender in a locale: none, and one for each document of the given types. */
export async function staticPaths(locale: string, route: Route, ...types: Type[]): Promise<{ path: string[] }[]> {
  if (!isLocale(locale) || !isRouteIn(route, locale)) return [{ path: [] }];
  const urls = (await Promise.all(types.map((type) => getBuiltUrls(type, locale)))).flat();
  return [{ path: [] }, ...urls.map((url) => ({ path: pathBelow(url, locale) })).filter(({ path }) => path.length > 0)];
}

/** The uids of a type in a locale; one that no document has where there are none, since a route must have one. */
export async function staticUids(locale: string, route: Route, type: Type): Promise<{ uid: string }[]> {
  const urls = isLocale(locale) && isRouteIn(route, locale) ? await getBuiltUrls(type, locale) : [];
  const uids = urls.map((url) => ({ uid: decodeURIComponent(url.split('/').at(-1) ?? '') }));
  return uids.length > 0 ? uids : [{ uid: 'none' }];
}
