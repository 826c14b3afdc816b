import 'server-only';
import { cookies, headers } from 'next/headers';
import { pathFor } from '../i18n/navigation';
import { isRouteIn } from '../i18n/routes';
import type { Locale } from '../markets';
import { BARE_ADDRESS, ledTo } from './bare-address';
import { localeOfPath } from './bare-locale';
import { ownPath } from './own-path';

type Query = Record<string, string | string[] | undefined>;

/** Where a bare page leads to by one of its query values, a path of this site, and the language that it speaks. */
export async function bareRequest(
  asked: Promise<Query>,
  name: string,
): Promise<{ to: string; locale: Locale; query: Query }> {
  const query = await asked;
  const path = ownPath(query[name]);
  const locale = localeOfPath((await headers()).get('host'), path ?? '/');
  const home = isRouteIn('/my-account', locale) && name === 'to' ? pathFor(locale, '/my-account') : '/';
  return { to: path ?? home, locale, query };
}

/** The language of a bare document, for its layout. */
export async function bareDocumentLocale(): Promise<Locale> {
  const sent = await headers();
  const path = ledTo(sent.get(BARE_ADDRESS) ?? '/', (await cookies()).getAll());
  return localeOfPath(sent.get('host'), path);
}
