import type { IncomingMessage } from 'node:http';
import { marketsOfHost, type SiteUrls } from '../lib/platform/markets.ts';
import { shopRedirects } from '../lib/platform/request/redirects.ts';
import { redirectKey } from '../lib/redirects/table.ts';

/**
 * Where the shop sends visitors of an address that the site does not know; null for nowhere, and in a market without a
 * shop. A query is passed on to a target that has none, so that campaigns stay measurable.
 */
export function shopRedirect(
  { headers: { host }, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>,
  urls: SiteUrls,
  now = Date.now(),
): string | null {
  const { current } = shopRedirects();
  if (!current || !marketsOfHost(host ?? null, urls).some(({ shop }) => shop)) return null;
  if (current.dueAt <= now) current.refresh();
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const key = redirectKey(path);
  const target = (key !== null && current.targets.get(key)) || null;
  if (target === null || query === '' || /[?#]/.test(target)) return target;
  return `${target}?${query}`;
}
