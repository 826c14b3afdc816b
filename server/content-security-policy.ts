import { playerOrigins } from '../lib/editorial/video.ts';
import { imageOrigins, isHostedContent } from '../lib/platform/content-endpoint.ts';
import type { Env } from '../lib/platform/env.ts';

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

type Sources = Readonly<Record<string, readonly string[]>>;

export const REPORTS_PATH = '/api/reports';

/** Shopify's own checkout, where a form of a hosted shop may end. */
const HOSTED_CHECKOUT = ['https://*.myshopify.com', 'https://checkout.shopify.com', 'https://shop.app'];
/** Where the provider of a hosted shop is, unless its customer accounts have a domain of their own. */
const HOSTED_ACCOUNTS = ['https://shopify.com'];
const PRISMIC = 'https://*.prismic.io';

const originOf = (address: string | undefined): string[] => (address ? [new URL(address).origin] : []);
/** `{s}` is a placeholder for one of several hosts with the same pictures. */
const tilesOrigin = (template: string | undefined): string[] =>
  template ? [template.replace('{s}', '*').replace(/^(\w+:\/\/[^/]+).*$/, '$1')] : [];
const listed = (addresses: string | undefined): string[] => addresses?.split(/\s+/).filter(Boolean) ?? [];
const spaced = (sources: string): string => (sources ? ` ${sources}` : '');

/** Allowed targets of forms besides this site, and of the redirects that follow: the checkout, the provider. */
export function formSources({ SHOPIFY_STORE_DOMAIN: shop, SHOP_IDENTITY, OIDC_ISSUER, FORM_HOSTS }: Env): string[] {
  const isHosted = shop.startsWith('https:');
  const checkout = isHosted ? HOSTED_CHECKOUT : [];
  const accounts = isHosted && SHOP_IDENTITY === 'customer-accounts' ? HOSTED_ACCOUNTS : [];
  return [...originOf(shop), ...checkout, ...accounts, ...originOf(OIDC_ISSUER), ...listed(FORM_HOSTS)];
}

/** Sources of every page, in the order of the policy. */
function ownPages(settings: Env, isSimulator: boolean): Sources {
  const { PRISMIC_API_ENDPOINT: content, PRISMIC_REPOSITORY } = settings;
  const isHosted = isHostedContent(content);
  const pictures = imageOrigins(settings);
  const editors = isHosted ? [PRISMIC] : originOf(content);
  const films = isHosted ? [`https://${PRISMIC_REPOSITORY}.cdn.prismic.io`] : [];
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
    'frame-ancestors': isSimulator ? ["'self'", ...editors, ...listed(settings.SIMULATOR_HOSTS)] : ["'none'"],
  };
}

function tags({ TAG_MANAGER_ID, TAG_MANAGER_URL, TAG_HOSTS, SUPPORT_WIDGET_URL }: Env): Sources {
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
function toolbar({ PRISMIC_API_ENDPOINT }: Env): Sources {
  if (!isHostedContent(PRISMIC_API_ENDPOINT)) {
    const origin = originOf(PRISMIC_API_ENDPOINT);
    return { 'script-src': origin, 'connect-src': origin };
  }
  const own = { 'script-src': ['https://static.cdn.prismic.io', PRISMIC], 'style-src': ["'unsafe-inline'"] };
  return { ...own, 'img-src': [PRISMIC], 'connect-src': [PRISMIC], 'frame-src': [PRISMIC] };
}

/**
 * The Content-Security-Policy of the pages with these traits: everything is forbidden except what this site and the
 * services in its settings need; an inline script runs by its hash or nonce only (docs/decisions/038).
 */
export function policyFor(settings: Env, traits: PageTraits, inline: OwnSources): string {
  const { isTagged, isDraft, isSimulator, isSecure } = traits;
  const own = ownPages(settings, isSimulator);
  const parts = [own, isTagged ? tags(settings) : {}, isDraft ? toolbar(settings) : {}];
  const [scripts, styles, ...others] = Object.keys(own).map((name) =>
    [name, ...new Set(parts.flatMap((part) => part[name] ?? []))].join(' '),
  );
  const first = ["default-src 'none'", scripts + spaced(inline.scripts), styles + spaced(inline.styles)];
  const last = [...(isSecure ? ['upgrade-insecure-requests'] : []), `report-uri ${REPORTS_PATH}`, 'report-to csp'];
  return [...first, "base-uri 'none'", ...others, ...last].join('; ');
}
