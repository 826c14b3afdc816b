/** The four locales of the specification, section 1. Prismic uses the same ids. */
export const LOCALES = ['fr-fr', 'fr-be', 'nl-be', 'fr-tn'] as const;
export type Locale = (typeof LOCALES)[number];
export type Country = 'fr' | 'be' | 'tn';
export type Language = 'fr' | 'nl';

export type Shop = { readonly country: 'FR' | 'BE'; readonly language: 'FR' | 'NL'; readonly currency: 'EUR' };

export type Market = {
  readonly locale: Locale;
  readonly country: Country;
  readonly language: Language;
  /** BCP 47 tag for <html lang>, hreflang and Intl. */
  readonly tag: string;
  /** Path prefix on the country's host; empty for the default language. */
  readonly prefix: '' | '/nl';
  /** The setting that contains the country's base address. */
  readonly siteUrlSetting: 'SITE_URL_FR' | 'SITE_URL_BE' | 'SITE_URL_TN';
  /** Null where nothing is sold online. */
  readonly shop: Shop | null;
};

export const MARKETS: Readonly<Record<Locale, Market>> = {
  'fr-fr': {
    locale: 'fr-fr',
    country: 'fr',
    language: 'fr',
    tag: 'fr-FR',
    prefix: '',
    siteUrlSetting: 'SITE_URL_FR',
    shop: { country: 'FR', language: 'FR', currency: 'EUR' },
  },
  'fr-be': {
    locale: 'fr-be',
    country: 'be',
    language: 'fr',
    tag: 'fr-BE',
    prefix: '',
    siteUrlSetting: 'SITE_URL_BE',
    shop: { country: 'BE', language: 'FR', currency: 'EUR' },
  },
  'nl-be': {
    locale: 'nl-be',
    country: 'be',
    language: 'nl',
    tag: 'nl-BE',
    prefix: '/nl',
    siteUrlSetting: 'SITE_URL_BE',
    shop: { country: 'BE', language: 'NL', currency: 'EUR' },
  },
  'fr-tn': {
    locale: 'fr-tn',
    country: 'tn',
    language: 'fr',
    tag: 'fr-TN',
    prefix: '',
    siteUrlSetting: 'SITE_URL_TN',
    shop: null,
  },
};

/** Section 9: "Default country: fr". */
export const DEFAULT_LOCALE: Locale = 'fr-fr';

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);

/** Returns the market of a `[country]/[locale]` pair, or null when the pair does not exist (`fr/nl-be`). */
export function marketOf(country: string, locale: string): Market | null {
  if (!isLocale(locale)) return null;
  const market = MARKETS[locale];
  return market.country === country ? market : null;
}

/**
 * The locale in which the shop sells to a country: that of the language, else the first of the country, else the default one.
 * Codes are in upper case, as the shop has them.
 */
export function localeOfShop({
  country,
  language,
}: Partial<Record<'country' | 'language', string | undefined>>): Locale {
  const own = LOCALES.filter((locale) => country && MARKETS[locale].shop?.country === country);
  return own.find((locale) => MARKETS[locale].shop?.language === language) ?? own[0] ?? DEFAULT_LOCALE;
}

export type SiteUrls = Readonly<Record<Market['siteUrlSetting'], string>>;

/** Host name without port, for comparison in rewrites and with the Host header. */
export const hostName = (market: Market, urls: SiteUrls): string => new URL(urls[market.siteUrlSetting]).hostname;

/** The markets served by a Host header (`be.localhost:3000`), default language first; empty for an unknown host. */
export function marketsOfHost(host: string | null | undefined, urls: SiteUrls): Market[] {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  return LOCALES.map((locale) => MARKETS[locale]).filter((market) => hostName(market, urls) === name);
}

/** The site's base address for a Host header, from the settings; that of the default market for an unknown host. */
export function siteUrlOfHost(host: string | null | undefined, urls: SiteUrls): string {
  const [market = MARKETS[DEFAULT_LOCALE]] = marketsOfHost(host, urls);
  return urls[market.siteUrlSetting];
}

/** The origins of the sites, each once. */
export const siteOrigins = (urls: SiteUrls): string[] => [
  ...new Set(LOCALES.map((locale) => new URL(urls[MARKETS[locale].siteUrlSetting]).origin)),
];

/** The market of an address: by host, then by the language prefix of its path. @param address path, with or without a query */
export function marketOfAddress(host: string | null | undefined, address: string, urls: SiteUrls): Market {
  const known = marketsOfHost(host, urls);
  const path = address.replace(/[?#].*/s, '');
  const prefixed = known.find(({ prefix }) => prefix && (path === prefix || path.startsWith(`${prefix}/`)));
  return prefixed ?? known.find(({ prefix }) => !prefix) ?? MARKETS[DEFAULT_LOCALE];
}
