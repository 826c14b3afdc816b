import 'server-only';
import { pathBelow } from '../platform/i18n/paths';
import { isRouteIn, type Route } from '../platform/i18n/routes';
import { isLocale } from '../platform/markets';
import { getBuiltUrls, type Type } from '../services/prismic/documents';

/** Path remainders of a route to prerender in a locale: the empty one, and one for each document of the given types. */
export async function staticPaths(locale: string, route: Route, ...types: Type[]): Promise<{ path: string[] }[]> {
  if (!isLocale(locale) || !isRouteIn(route, locale)) return [{ path: [] }];
  const urls = (await Promise.all(types.map((type) => getBuiltUrls(type, locale)))).flat();
  return [{ path: [] }, ...urls.map((url) => ({ path: pathBelow(url, locale) })).filter(({ path }) => path.length > 0)];
}

/** The uids of a type in a locale. When there are none, a uid that no document has, since a route must prerender at least one. */
export async function staticUids(locale: string, route: Route, type: Type): Promise<{ uid: string }[]> {
  const urls = isLocale(locale) && isRouteIn(route, locale) ? await getBuiltUrls(type, locale) : [];
  const uids = urls.map((url) => ({ uid: decodeURIComponent(url.split('/').at(-1) ?? '') }));
  return uids.length > 0 ? uids : [{ uid: 'none' }];
}
