import { playerOrigins } from '../lib/editorial/video.ts';
import { isHostedContent } from '../lib/platform/content-endpoint.ts';
import type { Env } from '../lib/platform/env.ts';
import { imageOrigins } from '../lib/platform/images/origins.ts';

export type PolicySettings = Pick<
  Env,
  | 'PRISMIC_API_ENDPOINT'
  | 'PRISMIC_REPOSITORY'
  | 'SHOPIFY_STORE_DOMAIN'
  | 'OIDC_ISSUER'
  | 'FORM_HOSTS'
  | 'TAG_MANAGER_ID'
  | 'TAG_MANAGER_URL'
  | 'TAG_HOSTS'
  | 'SUPPORT_WIDGET_URL'
  | 'MAP_TILES_URL'
>;

export type PageTraits = {
  /** Whether the tag manager and the support widget may be loaded there, after consent. */
  isTagged: boolean;
  /** Whether an editor views a draft, with the content service's toolbar. */
  isDraft: boolean;
  /** Whether the content service shows the page in its own frame. */
  isSimulator: boolean;
  /** Whether the site is served over https. */
  isSecure: boolean;
};

/** Sources of a document's own inline scripts and styles: hashes of its contents, or the nonce of the response. */
export type OwnSources = { scripts: string; styles: string };
export type Policy = (own: OwnSources) => string;

const DIRECTIVES = [
  'script-src',
  'style-src',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'frame-ancestors',
] as const;
type Sources = Partial<Record<(typeof DIRECTIVES)[number], readonly string[]>>;

export const REPORTS_PATH = '/api/reports';

/** Hosts of Shopify's own checkout, where a form of a hosted shop may end. */
const HOSTED_CHECKOUT = ['https://*.myshopify.com', 'https://checkout.shopify.com', 'https://shop.app'];
const PRISMIC = 'https://*.prismic.io';

const originOf = (address: string | undefined): string[] => (address ? [new URL(address).origin] : []);
/** `{s}` is a placeholder for one of several hosts with the same pictures. */
const tilesOrigin = (template: string | undefined): string[] =>
  template ? [template.replace('{s}', '*').replace(/^(\w+:\/\/[^/]+).*$/, '$1')] : [];
const listed = (addresses: string | undefined): string[] => addresses?.split(/\s+/).filter(Boolean) ?? [];
const spaced = (sources: string): string => (sources ? ` ${sources}` : '');

/**
 * Allowed targets of forms besides this site, as sources: browsers also check the redirects that follow, to the
 * checkout or the provider.
 */
export function formSources({ SHOPIFY_STORE_DOMAIN: shop, OIDC_ISSUER, FORM_HOSTS }: PolicySettings): string[] {
  const checkout = shop.startsWith('https:') ? HOSTED_CHECKOUT : [];
  return [...originOf(shop), ...checkout, ...originOf(OIDC_ISSUER), ...listed(FORM_HOSTS)];
}

function ownPages(settings: PolicySettings): Sources {
  const pictures = imageOrigins(settings);
  const films = isHostedContent(settings.PRISMIC_API_ENDPOINT)
    ? [`https://${settings.PRISMIC_REPOSITORY}.cdn.prismic.io`]
    : [];
  return {
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // Positions and colours from the content are attributes of server-rendered elements.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictures, ...tilesOrigin(settings.MAP_TILES_URL)],
    'media-src': ["'self'", ...pictures, ...films],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': playerOrigins,
    'form-action': ["'self'", ...formSources(settings)],
    'frame-ancestors': ["'none'"],
  };
}

function tags({ TAG_MANAGER_ID, TAG_MANAGER_URL, TAG_HOSTS, SUPPORT_WIDGET_URL }: PolicySettings): Sources {
  const manager = TAG_MANAGER_ID ? originOf(TAG_MANAGER_URL) : [];
  const reported = TAG_MANAGER_ID ? [...manager, ...listed(TAG_HOSTS)] : [];
  const widget = originOf(SUPPORT_WIDGET_URL);
  return {
    'script-src': [...manager, ...widget],
    'img-src': [...reported, ...widget],
    'connect-src': [...reported, ...widget],
    'frame-src': widget,
  };
}

/** The hosted toolbar adds inline styles to the page, and shows parts of itself in frames. */
function toolbar({ PRISMIC_API_ENDPOINT }: PolicySettings): Sources {
  if (!isHostedContent(PRISMIC_API_ENDPOINT)) {
    const origin = originOf(PRISMIC_API_ENDPOINT);
    return { 'script-src': origin, 'connect-src': origin };
  }
  const own = { 'script-src': ['https://static.cdn.prismic.io', PRISMIC], 'style-src': ["'unsafe-inline'"] };
  return { ...own, 'img-src': [PRISMIC], 'connect-src': [PRISMIC], 'frame-src': [PRISMIC] };
}

const simulator = ({ PRISMIC_API_ENDPOINT: content }: PolicySettings): Sources => ({
  'frame-ancestors': ["'self'", ...(isHostedContent(content) ? [PRISMIC] : originOf(content))],
});

/**
 * The Content-Security-Policy of the pages with these traits: everything is forbidden except what this site and the
 * services in its settings need. Scripts run by file, by the hash of an inline script in a prerendered document, or by
 * the nonce of one response; no script runs merely because it is inline in the page.
 */
export function policyFor(settings: PolicySettings, { isTagged, isDraft, isSimulator, isSecure }: PageTraits): Policy {
  const parts = [ownPages(settings), ...(isTagged ? [tags(settings)] : []), ...(isDraft ? [toolbar(settings)] : [])];
  const frames = isSimulator ? simulator(settings)['frame-ancestors'] : undefined;
  const line = (name: (typeof DIRECTIVES)[number]): string => {
    const all = name === 'frame-ancestors' && frames ? frames : parts.flatMap((part) => part[name] ?? []);
    return [name, ...new Set(all)].join(' ');
  };
  const [scripts, styles, ...others] = DIRECTIVES.map(line);
  const last = isSecure ? ['upgrade-insecure-requests'] : [];
  const rest = ["base-uri 'none'", ...others, ...last, `report-uri ${REPORTS_PATH}`, 'report-to csp'].join('; ');
  return (own) => `default-src 'none'; ${scripts}${spaced(own.scripts)}; ${styles}${spaced(own.styles)}; ${rest}`;
}
