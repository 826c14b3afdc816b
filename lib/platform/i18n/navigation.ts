import { env } from '../env';
import { type Locale, MARKETS } from '../markets.ts';
import { ALL_ROUTES, type Route, templatesOf } from './routes.ts';

type More = { params?: Record<string, string | string[]>; query?: Record<string, string> };

/**
 * The public path of a route on the host of its market, for example `/nl/bestelling`. The route must exist there.
 * Not next-intl's `createNavigation`, for the reasons of decision 080.
 */
export function pathFor(locale: Locale, route: Route, { params = {}, query }: More = {}): string {
  const [template] = templatesOf(route, locale);
  if (template === undefined) throw new RangeError(`${locale} has no route ${route}`);
  const path = prefixed(locale, fill(template, params));
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

const prefixed = (locale: Locale, path: string): string => (MARKETS[locale].prefix + path).replace(/(.)\/$/, '$1');

/** Inserts encoded parameters for `[uid]` and `[[...path]]`; an empty remainder leaves nothing behind. */
const fill = (template: string, params: NonNullable<More['params']>): string =>
  template.replace(/\/\[+(?:\.\.\.)?(\w+)\]+/g, (_, name: string) =>
    [params[name] ?? []]
      .flat()
      .map((segment) => `/${encodeURIComponent(segment)}`)
      .join(''),
  );

/** The part of a template before its first parameter. */
const rootOf = (template: string): string => template.replace(/\/\[.*|\/$/, '');

/** The internal path that a public one is rewritten to: `/nos-produits/a` → `products/a`. Null for home and for other addresses. */
export function sectionOf(locale: Locale, href: string): string | null {
  const path = href.replace(/[?#].*/, '').slice(MARKETS[locale].prefix.length);
  const [found] = ALL_ROUTES.flatMap((route) =>
    templatesOf(route, locale).map((template) => ({ route, root: rootOf(template) })),
  )
    .filter(({ root }) => root && (path === root || path.startsWith(`${root}/`)))
    .sort((a, b) => b.root.length - a.root.length);
  return found ? rootOf(found.route).slice(1) + path.slice(found.root.length) : null;
}

/** Routes whose addresses name no document, whose words differ from market to market. */
const WITHOUT_DOCUMENT = ALL_ROUTES.filter((route) => !/\[(?!(?:order|lines)\])/.test(route));
const PARAMETER = /\[\w+\]/;

/** The same page in another market, with its query; null where its address names a document, and where there is none. */
export function pathInMarket(href: string, from: Locale, to: Locale): string | null {
  const path = href.replace(/[?#].*/s, '');
  for (const route of WITHOUT_DOCUMENT) {
    const [template] = templatesOf(route, to);
    const found = templatesOf(route, from).flatMap(
      (own) => new RegExp(`^${prefixed(from, own).replace(PARAMETER, '([^/]+)')}$`).exec(path) ?? [],
    );
    if (template === undefined || found.length === 0) continue;
    return prefixed(to, template).replace(PARAMETER, () => found[1] ?? '') + href.slice(path.length);
  }
  return null;
}

/** The address of a public path with its market's host: canonical links, the market switch, e-mails. */
export function absoluteUrl(locale: Locale, path: string): string {
  return env()[MARKETS[locale].siteUrlSetting] + (path === '/' ? '' : path);
}
