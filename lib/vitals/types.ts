/** The measures of Core Web Vitals, and two that explain them. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

export const PAGE_TYPES = [
  'home',
  'shop',
  'listing',
  'product',
  'cart',
  'checkout',
  'account',
  'search',
  'advice',
  'news',
  'faq',
  'careers',
  'directory',
  'other',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** Below the root layout: the first segment of a route that is not a group → its type. */
const TYPES: Readonly<Record<string, PageType>> = {
  ecommerce: 'shop',
  products: 'listing',
  checkout: 'checkout',
  'my-account': 'account',
  login: 'account',
  search: 'search',
  health: 'advice',
  authors: 'advice',
  news: 'news',
  'f-a-q': 'faq',
  'job-offers': 'careers',
  'contact-directory': 'directory',
};

/** Number of segments below `products` from which on a page is that of a product. */
const PRODUCT_DEPTH = 3;

/**
 * The type of a page, from the router's segments below the root layout. Values of parameters are counted, never read:
 * `products/a/b/c` is a product.
 */
export function pageTypeOf(segments: readonly string[]): PageType {
  const path = segments
    .filter((segment) => !/^\(.*\)$/.test(segment) && segment !== '__PAGE__')
    .flatMap((segment) => segment.split('/'));
  const [first, second] = path[0] === 'query' ? path.slice(1) : path;
  if (first === undefined) return 'home';
  if (first === 'checkout' && second === 'cart') return 'cart';
  const type = TYPES[first] ?? 'other';
  const below = path.length - path.indexOf(first) - 1;
  return type === 'listing' && below >= PRODUCT_DEPTH ? 'product' : type;
}

/** By the width of the viewport, in CSS pixels. */
export function deviceOf(width: number): Device {
  if (width < 768) return 'phone';
  return width < 1024 ? 'tablet' : 'desktop';
}
