import type { IncomingMessage } from 'node:http';
import { marketOfAddress, type SiteUrls } from '../lib/platform/markets.ts';
import { editorRedirects } from '../lib/platform/request/redirects.ts';
import { redirectKey } from '../lib/redirects/table.ts';
import { shopRedirect } from './shop-redirect.ts';

type Visited = Pick<IncomingMessage, 'headers' | 'url'>;
type Redirect = { status: 307 | 308; location: string };

/** Where the editors send visitors of an address; null for nowhere. A query is passed on to a target that has none. */
function editorRedirect({ headers: { host }, url = '' }: Visited, urls: SiteUrls, now: number): Redirect | null {
  const { current } = editorRedirects();
  if (!current) return null;
  if (current.dueAt <= now) current.refresh();
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const key = redirectKey(path);
  const { locale } = marketOfAddress(host, url, urls);
  const moved = key === null ? undefined : current.tables.get(locale)?.get(key);
  if (!moved) return null;
  const withQuery = query !== '' && !/[?#]/.test(moved.target);
  return { status: moved.permanent ? 308 : 307, location: withQuery ? `${moved.target}?${query}` : moved.target };
}

/** Where an address without a page leads: the editors' redirects win over those of the shop. Null for the 404 page. */
export function redirectOf(request: Visited, urls: SiteUrls, now = Date.now()): Redirect | null {
  const edited = editorRedirect(request, urls, now);
  if (edited) return edited;
  const location = shopRedirect(request, urls, now);
  return location === null ? null : { status: 308, location };
}
