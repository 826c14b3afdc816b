import { asLink, type ImageField, isFilled, type LinkField, type Route as PrismicRoute } from '@prismicio/client';
import { imageOrigins } from '../../platform/content-endpoint.ts';
import { env } from '../../platform/env.ts';
import { type Route, templatesOf } from '../../platform/i18n/routes.ts';
import { throttledLog } from '../../platform/log/log.ts';
import { LOCALES, type Locale, MARKETS } from '../../platform/markets.ts';

export type ContentLink = { href: string; text: string };
export type ContentImage = { src: string; alt: string; width: number; height: number };

/** Allowed addresses of a link: a page, a file, a mail address, a number or an anchor; never `javascript:` or `data:`. */
const LEADS = /^(?:https?:|mailto:|tel:|sms:|\/|#)/i;

/**
 * A link field as an address and its text, or null when it is empty, its document is missing, or its address is not
 * allowed.
 */
export function linkOf(field: LinkField | null | undefined): ContentLink | null {
  if (!field || !isFilled.link(field)) return null;
  if (field.link_type === 'Document' && field.isBroken) return null;
  const href = asLink(field);
  return href && LEADS.test(href) ? { href, text: field.text ?? '' } : null;
}

/** The same where its text is what is shown, as in a menu or on a button: null also when the editor has written none. */
export function labelledLinkOf(field: LinkField | null | undefined): ContentLink | null {
  const link = linkOf(field);
  return link?.text.trim() ? link : null;
}

type Fields = readonly (LinkField | null | undefined)[];

export const linksOf = (fields: Fields): ContentLink[] => fields.map(linkOf).filter((link) => link !== null);
export const labelledLinksOf = (fields: Fields): ContentLink[] =>
  fields.map(labelledLinkOf).filter((link) => link !== null);

const warn = throttledLog((message) => console.warn(message));

/** Whether the policy of the site lets browsers load a picture: one that an editor took from Unsplash is at Unsplash. */
function isOwn(url: string): boolean {
  const origins = imageOrigins(env());
  if (origins.includes(URL.parse(url, origins[0])?.origin ?? '')) return true;
  warn(`[content] a picture of another host is not shown, upload it to the media library: ${url}`);
  return false;
}

/**
 * An image field with its address stripped of sizes and formats, which the page requests as it displays them. The part that
 * an editor has chosen of the picture (`rect`) stays. Null also for a picture of a host that the visitors are not sent to.
 */
export function imageOf(field: ImageField<never> | null | undefined): ContentImage | null {
  if (!isFilled.image(field) || !isOwn(field.url)) return null;
  const { width, height } = field.dimensions;
  const [address = '', query] = field.url.split('?');
  const rect = new URLSearchParams(query).get('rect');
  const isCropped = rect !== null && /^\d+(?:,\d+){3}$/.test(rect) && rect !== `0,0,${width},${height}`;
  return { src: isCropped ? `${address}?rect=${rect}` : address, alt: field.alt ?? '', width, height };
}

/** The same as a picture of a page (`PictureSource`), or undefined. */
export function pictureOf(field: Parameters<typeof imageOf>[0]): (ContentImage & { service: 'prismic' }) | undefined {
  const image = imageOf(field);
  return image ? { ...image, service: 'prismic' } : undefined;
}

/**
 * Content type → internal route, and the path after the route's public prefix. Paths use the content API's own syntax.
 * `route: null` is a type whose documents contain their own prefix: the sections of the corporate pages.
 */
type Place = { route: Route | null; rest: string; resolvers?: Record<string, string> };
const PLACES: Readonly<Record<string, Place>> = {
  home: { route: '/', rest: '' },
  shop_page: { route: '/ecommerce', rest: '' },
  product_category: { route: '/products/[[...path]]', rest: '/:parent?/:uid', resolvers: { parent: 'parent' } },
  product: {
    route: '/products/[[...path]]',
    rest: '/:family?/:category/:uid',
    resolvers: { family: 'category.parent', category: 'category' },
  },
  health_theme: { route: '/health/[[...path]]', rest: '/:uid' },
  advice: { route: '/health/[[...path]]', rest: '/:theme/:uid', resolvers: { theme: 'theme' } },
  news_category: { route: '/news/[[...path]]', rest: '/:uid' },
  news_article: { route: '/news/[[...path]]', rest: '/:category/:uid', resolvers: { category: 'category' } },
  corporate_section: { route: null, rest: '/:uid' },
  corporate_page: { route: null, rest: '/:section/:uid', resolvers: { section: 'section' } },
  author: { route: '/authors/[[...path]]', rest: '/:uid' },
  faq_category: { route: '/f-a-q/[[...path]]', rest: '/:uid' },
  faq_question: { route: '/f-a-q/[[...path]]', rest: '/:category/:uid', resolvers: { category: 'category' } },
  job_landing: { route: '/job-offers/[[...path]]', rest: '' },
  job_offer: { route: '/job-offers/[[...path]]', rest: '/:uid' },
  page: { route: '/pages/[uid]', rest: '/:uid' },
  legal_page: { route: '/legal/[uid]', rest: '/:uid' },
  accessibility_statement: { route: '/accessibility', rest: '' },
  campaign_page: { route: '/campaigns/[uid]', rest: '/:uid' },
  contact_page: { route: '/contact', rest: '' },
  returns_page: { route: '/returns', rest: '' },
};

/** Types whose documents have a page. */
export const PAGE_TYPES: readonly string[] = Object.keys(PLACES);

/** Path of a type in a locale, or null where the market has no such page. */
function pathOf({ route, rest }: Place, locale: Locale): string | null {
  const [template] = route ? templatesOf(route, locale) : [''];
  if (template === undefined) return null;
  return (MARKETS[locale].prefix + template.replace(/\/\[.*$/, '') + rest).replace(/(.)\/$/, '$1') || '/';
}

function routesOf(type: string, place: Place): PrismicRoute[] {
  const { resolvers } = place;
  return LOCALES.flatMap((lang) => {
    const path = pathOf(place, lang);
    return path === null ? [] : [{ type, lang, path, ...(resolvers && { resolvers }) }];
  });
}

/** Every route of the site, as `prismic.config.json` lists them. */
export const everyRoute: PrismicRoute[] = Object.entries(PLACES).flatMap(([type, place]) => routesOf(type, place));

/**
 * The `routes` parameter of a content query in one language: documents are returned with their public path on their
 * market's host. Limited to one language: all routes together exceed the maximum length of a URL.
 */
export const routesIn = (lang: Locale): PrismicRoute[] => everyRoute.filter((route) => route.lang === lang);

/** The same for the documents of one type in every language. */
export const routesOfType = (type: string): PrismicRoute[] => everyRoute.filter((route) => route.type === type);
