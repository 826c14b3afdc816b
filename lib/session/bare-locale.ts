import 'server-only';
import { env } from '../env';
import { DEFAULT_LOCALE, type Locale, marketsOfHost } from '../markets';

/** The locale of a bare page, whose own address says none: that of the path it leads to, among those of the host. */
export function localeOfPath(host: string | null, path: string): Locale {
  const known = marketsOfHost(host, env());
  const isBelow = (prefix: string) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  return (known.find(({ prefix }) => isBelow(prefix)) ?? known[0])?.locale ?? DEFAULT_LOCALE;
}
