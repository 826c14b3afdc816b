import { marketOfAddress, marketsOfHost, type SiteUrls } from '../lib/platform/markets.ts';
import { editorRedirects, FRESH_MS, redirectKey, shopRedirects } from '../lib/redirects/table.ts';
import { renamedPath } from '../lib/services/prismic/content-state.ts';

/** What was read last; when that is long ago, or the clock was set back since, it is read again in the background. */
function latest<T extends { dueAt: number; refresh: () => void }>(current: T | undefined, now: number): T | undefined {
  if (current && (current.dueAt <= now || current.dueAt > now + FRESH_MS)) current.refresh();
  return current;
}

const hasShop = (host: string | undefined, urls: SiteUrls): boolean =>
  marketsOfHost(host, urls).some(({ shop }) => shop);

/** Whether the redirects of an address have been read since the start: until then an old one looks unknown. */
export const areRedirectsRead = (host: string | undefined, url: string, urls: SiteUrls): boolean =>
  Boolean(
    editorRedirects().current?.tables.has(marketOfAddress(host, url, urls).locale) &&
      (!hasShop(host, urls) || shopRedirects().current?.targets),
  );

/**
 * Where an address without a page leads: by the editors' redirects, by the renaming of a page, by those of the shop. Null
 * for the 404 page. A query is passed on to a target that has none, so that campaigns stay measurable.
 */
export function redirectOf(
  host: string | undefined,
  url: string,
  urls: SiteUrls,
  now = Date.now(),
): { status: 307 | 308; location: string } | null {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const key = redirectKey(path);
  if (key === null) return null;
  const { locale } = marketOfAddress(host, url, urls);
  const edited = latest(editorRedirects().current, now)?.tables.get(locale)?.get(key);
  const ofShop = () => (hasShop(host, urls) ? latest(shopRedirects().current, now)?.targets?.get(key) : undefined);
  const target = edited?.target ?? renamedPath(locale, key) ?? ofShop();
  if (!target) return null;
  const location = query === '' || /[?#]/.test(target) ? target : `${target}?${query}`;
  return { status: edited?.permanent === false ? 307 : 308, location };
}
