import type { IncomingMessage } from 'node:http';
import { marketsOfHost, type SiteUrls } from '../lib/platform/markets.ts';
import { requestKind } from '../lib/platform/request.ts';

/**
 * Parameters that services add to a link for their scripts in the browser; `docs/varnish.vcl` has the same list. Sources:
 * Magento (`PageCache/etc/varnish7.vcl`), mpchadwick/tracking-query-params-registry,
 * henkisdabro/platform-url-click-id-parameters.
 */
const ADVERTISING =
  'gclid|gclsrc|gbraid|wbraid|dclid|gad_[\\w-]+|srsltid|_ga|_gl|fbclid|igshid|msclkid|ttclid|twclid|li_fat_id|rdt_cid|ScCid|epik|yclid';
const MAIL =
  'mc_[ce]id|hsa_[\\w-]+|_hsenc|_hsmi|__hs(?:sc|tc|fp)|hsCtaTracking|mkt_tok|_ke|_kx|dm_i|ml_subscriber(?:_hash)?';
const STATISTICS = 'utm_[\\w-]+|(?:mtm|matomo|pk|piwik)_[\\w-]+|ef_id|s_kwcid|mkwid|pcrid|trk_[\\w-]+|tduid|zanpid';

export const CAMPAIGN_NAMES = [STATISTICS, ADVERTISING, MAIL].join('|');
const CAMPAIGN = new RegExp(`^(?:${CAMPAIGN_NAMES})(?:=|$)`);

/** A step of the sign-in: what it gets from the provider is passed on unchanged. */
const SIGN_IN = /^\/auth(?:\/|$)/;

/** An address without the parameters of campaigns, and these; the rest stays as it is written. */
export function splitCampaign(url: string): readonly [address: string, parameters: string] {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (query === undefined) return [url, ''];
  const { campaign = [], own = [] } = Object.groupBy(query.split('&'), (each) =>
    CAMPAIGN.test(each) ? 'campaign' : 'own',
  );
  if (campaign.length === 0) return [url, ''];
  return [own.length > 0 ? `${path}?${own.join('&')}` : path, campaign.join('&')];
}

/** Whether a page or its data is requested, or an action of script, whose response has the data of that page. */
function isOfPage({ method = '', headers }: IncomingMessage, path: string): boolean {
  const kind = requestKind({ method, url: path, headers });
  if (kind === 'action') return headers['next-action'] !== undefined;
  return (kind === 'page' || kind === 'navigation') && (method === 'GET' || method === 'HEAD');
}

/** Takes the parameters of campaigns, which no page reads, off the address of a page and returns them. */
export function takeCampaign(request: IncomingMessage): string {
  const { url = '' } = request;
  const [path = ''] = url.split('?', 1);
  if (path === url || SIGN_IN.test(path) || !isOfPage(request, path)) return '';
  const [address, parameters] = splitCampaign(url);
  request.url = address;
  return parameters;
}

const isOwn = (target: string, urls: SiteUrls): boolean =>
  /^\/(?![/\\])/.test(target) || marketsOfHost(URL.parse(target)?.host ?? null, urls).length > 0;

/** An address with the parameters of a campaign added. */
export function withCampaign(address: string, parameters: string): string {
  if (parameters === '') return address;
  const [page = '', fragment = ''] = address.split(/(?=#)(.*)/s);
  return `${page}${page.includes('?') ? '&' : '?'}${parameters}${fragment}`;
}

/** The target of the framework's redirect: within our own hosts a campaign stays measurable. */
export const redirectWithCampaign = (target: string, parameters: string, urls: SiteUrls): string =>
  isOwn(target, urls) ? withCampaign(target, parameters) : target;
