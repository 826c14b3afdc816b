import { env } from '../env.ts';
import { type Language, type Locale, MARKETS } from '../markets.ts';

/**
 * Addresses of programs and files, which are case-sensitive: handlers, framework files, `/.well-known`, a last segment
 * with an extension.
 */
const KEEPS_CASE = /^\/(?:_next|api|locales|\.well-known)(?:\/|$)|\.[a-z\d]+$/i;

/** NFC before and after: lower-case letters may compose differently from upper-case ones. */
const lowerCase = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC');

/**
 * The canonical spelling of a path: each segment decoded once, normalised to NFC, in lower case and encoded again. A
 * canonical path is returned unchanged, so there can be no redirect loop; null for a path with broken encoding.
 */
export function canonicalPath(pathname: string): string | null {
  try {
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).normalize('NFC'));
    const keepsCase = KEEPS_CASE.test(segments.join('/'));
    return segments.map((segment) => encodeURIComponent(keepsCase ? segment : lowerCase(segment))).join('/');
  } catch {
    return null;
  }
}

/**
 * Section 2 of the specification as data: internal route → public templates by language. The first template is the
 * canonical one, the others are aliases. `[[...path]]` is any remainder, also an empty one; `[uid]` is one segment.
 * `withoutShop`: a market without a shop has it as well.
 * Order does not matter: static segments are sorted before dynamic ones where the table is compiled.
 */
const ROUTES = {
  '/': { fr: ['/'], nl: ['/'], withoutShop: true },
  '/products/[[...path]]': {
    fr: ['/nos-produits/[[...path]]'],
    nl: ['/onze-producten/[[...path]]'],
    withoutShop: true,
  },
  '/health/[[...path]]': {
    fr: ['/nos-conseils-sante/[[...path]]'],
    nl: ['/ons-gezondheidsadvies/[[...path]]'],
    withoutShop: true,
  },
  '/news/[[...path]]': {
    fr: ['/nos-actualites/[[...path]]'],
    nl: ['/onze-nieuwsartikels/[[...path]]'],
    withoutShop: true,
  },
  '/corporate/[[...path]]': {
    fr: ['/qui-sommes-nous/[[...path]]', '/notre-vision/[[...path]]'],
    nl: ['/wie-zijn-we/[[...path]]', '/onze-visie/[[...path]]'],
    withoutShop: true,
  },
  '/job-offers/spontaneous-application': {
    fr: ['/nous-rejoindre/candidature-spontanee'],
    nl: ['/kom-bij-ons-werken/spontaan-solliciteren'],
    withoutShop: true,
  },
  '/job-offers/list': {
    fr: ['/nous-rejoindre/nos-offres-demploi'],
    nl: ['/kom-bij-ons-werken/onze-vacatures'],
    withoutShop: true,
  },
  '/job-offers/[uid]/apply': {
    fr: ['/nous-rejoindre/[uid]/candidature'],
    nl: ['/kom-bij-ons-werken/[uid]/solliciteren'],
    withoutShop: true,
  },
  '/job-offers/[[...path]]': {
    fr: ['/nous-rejoindre/[[...path]]'],
    nl: ['/kom-bij-ons-werken/[[...path]]'],
    withoutShop: true,
  },
  '/search/[[...path]]': { fr: ['/recherche/[[...path]]'], nl: ['/zoeken/[[...path]]'], withoutShop: true },
  '/authors/[[...path]]': { fr: ['/auteurs/[[...path]]'], nl: ['/schrijver/[[...path]]'], withoutShop: true },
  '/checkout': { fr: ['/commande'], nl: ['/bestelling'], withoutShop: false },
  '/checkout/cart': { fr: ['/commande/panier'], nl: ['/bestelling/winkelmandje'], withoutShop: false },
  '/checkout/thank-you': { fr: ['/commande/merci'], nl: ['/bestelling/bedankt'], withoutShop: false },
  // A cart permalink, at the path that Shopify gives it on every shop.
  '/cart/[lines]': { fr: ['/cart/[lines]'], nl: ['/cart/[lines]'], withoutShop: false },
  '/ecommerce': { fr: ['/notre-boutique'], nl: ['/onze-winkel'], withoutShop: false },
  '/favourites': { fr: ['/favoris'], nl: ['/favorieten'], withoutShop: false },
  // A mail that reminds of a product whose box is empty after some weeks.
  '/reminders/[uid]': { fr: ['/me-rappeler/[uid]'], nl: ['/herinner-mij/[uid]'], withoutShop: false },
  '/login': { fr: ['/connexion'], nl: ['/aanmelden'], withoutShop: false },
  '/my-account': { fr: ['/mon-compte'], nl: ['/mijn-account'], withoutShop: false },
  '/my-account/orders': { fr: ['/mon-compte/commandes'], nl: ['/mijn-account/bestellingen'], withoutShop: false },
  '/my-account/orders/[order]': {
    fr: ['/mon-compte/commandes/[order]'],
    nl: ['/mijn-account/bestellingen/[order]'],
    withoutShop: false,
  },
  '/my-account/orders/[order]/return': {
    fr: ['/mon-compte/commandes/[order]/retour'],
    nl: ['/mijn-account/bestellingen/[order]/terugsturen'],
    withoutShop: false,
  },
  '/my-account/informations': { fr: ['/mon-compte/informations'], nl: ['/mijn-account/gegevens'], withoutShop: false },
  '/my-account/subscriptions': {
    fr: ['/mon-compte/abonnements'],
    nl: ['/mijn-account/abonnementen'],
    withoutShop: false,
  },
  '/my-account/help': {
    fr: ['/mon-compte/aide-et-support'],
    nl: ['/mijn-account/hulp-en-ondersteuning'],
    withoutShop: false,
  },
  '/f-a-q/search': { fr: ['/faq/recherche'], nl: ['/veelgestelde-vragen/zoeken'], withoutShop: false },
  '/f-a-q/[[...path]]': { fr: ['/faq/[[...path]]'], nl: ['/veelgestelde-vragen/[[...path]]'], withoutShop: false },
  '/contact-directory': {
    fr: ['/annuaire-des-professionnels'],
    nl: ['/register-van-gezondheidsprofessionals'],
    withoutShop: false,
  },
  '/contact-directory/results': {
    fr: ['/annuaire-des-professionnels/resultats'],
    nl: ['/register-van-gezondheidsprofessionals/resultaten'],
    withoutShop: false,
  },
  // The specification gives no address for these.
  '/pages/[uid]': { fr: ['/pages/[uid]'], nl: ['/paginas/[uid]'], withoutShop: true },
  '/legal/[uid]': { fr: ['/informations-legales/[uid]'], nl: ['/juridische-informatie/[uid]'], withoutShop: true },
  '/accessibility': { fr: ['/accessibilite'], nl: ['/toegankelijkheid'], withoutShop: true },
  '/preview-expired': { fr: ['/apercu-expire'], nl: ['/voorbeeld-verlopen'], withoutShop: true },
  '/contact': { fr: ['/nous-ecrire'], nl: ['/schrijf-ons'], withoutShop: true },
  '/returns': { fr: ['/retourner-un-produit'], nl: ['/product-terugsturen'], withoutShop: false },
  // French consumer code, L221-21: the online function for withdrawing from a contract, reachable without an account.
  '/withdrawal': { fr: ['/retractation'], nl: ['/herroeping'], withoutShop: false },
  // Target of the links that ask for a review, and how reviews are checked (consumer code, D111-17 and D111-18).
  '/review': { fr: ['/votre-avis'], nl: ['/uw-beoordeling'], withoutShop: false },
  '/reviews': { fr: ['/avis-verifies'], nl: ['/geverifieerde-beoordelingen'], withoutShop: false },
  // Target of the links in e-mails: confirm, unsubscribe, erase.
  '/your-request': { fr: ['/votre-demande'], nl: ['/uw-aanvraag'], withoutShop: true },
  '/campaigns/[uid]': { fr: ['/operations/[uid]'], nl: ['/acties/[uid]'], withoutShop: false },
} as const satisfies Record<string, Record<Language, readonly [string, ...string[]]> & { withoutShop: boolean }>;

export type Route = keyof typeof ROUTES;
export const ALL_ROUTES = Object.keys(ROUTES) as Route[];

export const isRouteIn = (route: Route, locale: Locale): boolean =>
  ROUTES[route].withoutShop || MARKETS[locale].shop !== null;

/**
 * Public templates of a route in a locale, without the locale's prefix, canonical first; empty where the market does
 * not have the route.
 */
export function templatesOf(route: Route, locale: Locale): readonly string[] {
  if (!isRouteIn(route, locale)) return [];
  return ROUTES[route][MARKETS[locale].language];
}

/** The segments after the first one of a public path, without the locale's prefix: `/nl/onze-producten/a/b` → `['a', 'b']`. */
export const pathBelow = (url: string, locale: Locale): string[] =>
  url.slice(MARKETS[locale].prefix.length).split('/').slice(2).map(decodeURIComponent);

/** Whether a document is exactly at `path` below its route, and not only at an address with the same ending. */
export function isBelow(url: string | null, path: readonly string[], locale: Locale): boolean {
  const below = url === null ? [] : pathBelow(url, locale);
  return below.length > 0 && below.length === path.length && below.every((segment, index) => segment === path[index]);
}

/** The query string of a page's `searchParams`, with repeated keys. */
export const searchText = (params: Record<string, string | string[] | undefined>): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) => [value ?? []].flat().map((each): [string, string] => [key, each])),
  ).toString();

/** The segment before the page number of a list: `…/page/2`, `…/pagina/2`. */
export const PAGE_WORDS: Readonly<Record<Language, string>> = { fr: 'page', nl: 'pagina' };

export type Place = { segments: readonly string[] /** From 1. */; page: number };

/**
 * Reads the remainder of an address: what it names, and the page number of its list. Null for an invalid page number:
 * the first page has the plain address and no other.
 */
export function readPlace(path: readonly string[], locale: Locale): Place | null {
  const segments = path.map(decodeURIComponent);
  if (segments.at(-2) !== PAGE_WORDS[MARKETS[locale].language]) return { segments, page: 1 };
  const number = segments.at(-1) ?? '';
  if (!/^[1-9]\d{0,3}$/.test(number) || number === '1') return null;
  return { segments: segments.slice(0, -2), page: Number(number) };
}

export const pageHref = (base: string, page: number, locale: Locale): string =>
  page === 1 ? base : `${base}/${PAGE_WORDS[MARKETS[locale].language]}/${page}`;

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
