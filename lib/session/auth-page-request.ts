import 'server-only';
import { cookies, headers } from 'next/headers';
import { env } from '../platform/env';
import { isRouteIn, pathFor } from '../platform/i18n/routes';
import { type Locale, marketOfAddress } from '../platform/markets';
import { BARE_ADDRESS, ledTo, safeRedirectPath } from './redirect-path';

/** The locale of a bare page, whose own URL contains none: that of the path it leads to, among the locales of the host. */
export const localeOfPath = (host: string | null, path: string): Locale => marketOfAddress(host, path, env()).locale;

type Query = Record<string, string | string[] | undefined>;

/** Where a bare page leads to according to one of its query values, a path of this site, and the locale of the page. */
export async function bareRequest(
  searchParams: Promise<Query>,
  name: string,
): Promise<{ to: string; locale: Locale; query: Query }> {
  const query = await searchParams;
  const path = safeRedirectPath(query[name]);
  const locale = localeOfPath((await headers()).get('host'), path ?? '/');
  const home = isRouteIn('/my-account', locale) && name === 'to' ? pathFor(locale, '/my-account') : '/';
  return { to: path ?? home, locale, query };
}

/** The locale of a bare document, for its layout. */
export async function bareDocumentLocale(): Promise<Locale> {
  const sent = await headers();
  const path = ledTo(sent.get(BARE_ADDRESS) ?? '/', (await cookies()).getAll());
  return localeOfPath(sent.get('host'), path);
}
