import { JOB_FACETS } from '../careers/offers.ts';
import { FACETS } from '../catalogue/listing.ts';
import { ALL_ROUTES, type Route, templatesOf } from '../platform/i18n/routes.ts';
import { hostName, LOCALES, type Locale, MARKETS, type Market, type SiteUrls } from '../platform/markets.ts';

type Condition = { type: 'host'; value: string } | { type: 'query' | 'header'; key: string; value?: string };
export type RewriteRule = { source: string; destination: string; has?: Condition[]; missing?: Condition[] };
export type RedirectRule = { source: string; destination: string; has: Condition[]; permanent: boolean };

/** Query keys that a listing or a product page supports; their presence selects the page that reads them on the server. */
export const PRODUCT_QUERY_KEYS = ['variant', ...FACETS, 'sort', 'page', 'reviews'] as const;
/** The same for the list of job offers. */
const JOB_QUERY_KEYS = [...JOB_FACETS, 'sort'] as const;

/** The internal page for a URL without a matching route: one static 404 page for each locale. */
export const UNKNOWN_PAGE = 'unknown';

const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const onHost = (market: Market, urls: SiteUrls): Condition => ({
  type: 'host',
  value: escapeRegex(hostName(market, urls)),
});

/** `/nos-produits/[[...path]]` → `/nos-produits/:path*`, the pattern language of next.config. */
const pattern = (template: string): string =>
  template.replace('/[[...path]]', '/:path*').replace(/\[(\w+)\]/g, ':$1') || '/';

/** Sort key: static segments first, then `[uid]`, then remainders, so that `nos-offres-demploi` wins over `{uid}`. */
function specificity(template: string): string {
  return template
    .split('/')
    .map((segment) => (segment.startsWith('[[') ? 'c' : segment.startsWith('[') ? 'b' : 'a'))
    .join('')
    .padEnd(8, 'a');
}

/** A rewrite rule before it is output: what a locale shows at a public URL. */
type Draft = { locale: Locale; source: string; to: string; query?: string; shown?: Condition[] };

/** The bare alias of a route is passed on as a path segment, so that `/notre-vision` is not the page of `/qui-sommes-nous`. */
function aliasRoot(route: Route, template: string): { template: string; to: string }[] {
  const root = template.replace('/[[...path]]', '');
  return root === template ? [] : [{ template: root, to: route.replace('/[[...path]]', root) }];
}

function localeDrafts(locale: Locale): Draft[] {
  const { prefix } = MARKETS[locale];
  const entries = ALL_ROUTES.flatMap((route) =>
    templatesOf(route, locale).flatMap((template, index) => [
      ...(index > 0 ? aliasRoot(route, template) : []),
      { template, to: route === '/' ? '' : pattern(route) },
    ]),
  );
  entries.sort((a, b) => specificity(a.template).localeCompare(specificity(b.template)));
  const drafts = entries.map(({ template, to }) => ({
    locale,
    source: template === '/' ? prefix || '/' : prefix + pattern(template),
    to,
  }));
  return drafts.flatMap((draft) => [...withQuery(draft), draft]);
}

/** Query keys of internal paths whose static page has a dynamic variant that reads the query. */
const queryKeys = (to: string): readonly string[] =>
  to.startsWith('/products/') ? PRODUCT_QUERY_KEYS : to === '/job-offers/list' ? JOB_QUERY_KEYS : [];

const header = (key: string, value?: string): Condition => ({ type: 'header', key, ...(value && { value }) });

/**
 * Requests that only the page which is shown can answer, after a script has put a selection into its URL or taken the last
 * one away: the response of an action replaces the page, and the segments that a link prefetches are those of the page
 * that the router knows for the URL. Not `/_tree` and `/_head`, which are requested before it knows one.
 */
const FROM_STATIC_PAGE = [
  [header('next-action'), header('next-router-state-tree', '(?:(?!%22query%22).)*')],
  [header('next-router-segment-prefetch', '(?!/_)(?!.*/query/).+')],
];
const FROM_DYNAMIC_PAGE = [
  [header('next-action'), header('next-router-state-tree', '.*%22query%22.*')],
  [header('next-router-segment-prefetch', '.*/query/.+')],
];

/**
 * Rewrites a URL with one of the known query keys to the dynamic page that may read `searchParams`; the requests of a page
 * that is shown to that page, whatever its URL says by now.
 */
function withQuery(draft: Draft): Draft[] {
  const dynamic = { ...draft, to: `/query${draft.to}` };
  const alternates = queryKeys(draft.to).map((query) => ({ ...dynamic, query }));
  // Only product pages have an action to buy, and change the selection in the URL by script.
  if (!draft.to.startsWith('/products/')) return alternates;
  return [
    ...FROM_STATIC_PAGE.map((shown) => ({ ...draft, shown })),
    ...FROM_DYNAMIC_PAGE.map((shown) => ({ ...dynamic, shown })),
    ...alternates,
  ];
}

/** Everything that is not a public URL of the host: framework files, handlers, bare pages, files with an extension. */
const outside =
  '_next/|api/|healthz$|readyz$|locales/|auth(?:/|$)|slice-simulator|editors(?:/|$)|moderation(?:/|$)|unknown-host|[^?]*\\.[a-z0-9]+$';

function catchAll(locale: Locale): Draft {
  const internal = LOCALES.map((each) => `${MARKETS[each].country}/${each}`).join('|');
  const guard = `(?!(?:${internal})(?:/|$)|${outside})`;
  return { locale, source: `${MARKETS[locale].prefix}/:unknown(${guard}.*)`, to: `/${UNKNOWN_PAGE}` };
}

/**
 * One pattern for the hosts of several countries when each spells its country's code in the same place (`fr.localhost`,
 * `be.localhost`; `www.silene.fr`, `www.silene.be`), capturing it as `country`; null when they do not.
 */
export function sharedHost(markets: readonly Market[], urls: SiteUrls): string | null {
  const [first, ...others] = markets.map((market) => ({ market, labels: hostName(market, urls).split('.') }));
  if (!first) return null;
  const at = first.labels.indexOf(first.market.country);
  const alike = others.every(
    ({ market, labels }) =>
      labels.length === first.labels.length &&
      labels.every((label, index) => (index === at ? label === market.country : label === first.labels[index])),
  );
  if (at < 0 || !alike) return null;
  const code = `(?<country>${markets.map(({ country }) => country).join('|')})`;
  return first.labels.map((label, index) => (index === at ? code : escapeRegex(label))).join('\\.');
}

/**
 * Next.js tries every rule for every page, so a rule shared by several markets of a language is output once when their
 * hosts allow it.
 */
function written(drafts: readonly Draft[], urls: SiteUrls): RewriteRule[] {
  const groups = Map.groupBy(drafts, ({ locale, source, to, query, shown }) =>
    JSON.stringify([MARKETS[locale].language, source, to, query, shown]),
  );
  return [...groups.values()].flatMap((group) => {
    const markets = group.map(({ locale }) => MARKETS[locale]);
    const host = group.length > 1 ? sharedHost(markets, urls) : null;
    const [first] = group;
    if (!host || !first) return group.map((draft) => ruleOf(draft, urls));
    const { language } = MARKETS[first.locale];
    const destination = `/:country/${language}-:country${first.to}`;
    return [{ source: first.source, destination, has: conditions({ type: 'host', value: host }, first) }];
  });
}

const conditions = (host: Condition, { query, shown = [] }: Draft): Condition[] => [
  host,
  ...(query ? [{ type: 'query', key: query } as const] : []),
  ...shown,
];

function ruleOf(draft: Draft, urls: SiteUrls): RewriteRule {
  const market = MARKETS[draft.locale];
  const destination = `/${market.country}/${market.locale}${draft.to}`;
  return { source: draft.source, destination, has: conditions(onHost(market, urls), draft) };
}

/**
 * The `beforeFiles` rewrites of next.config: public URL → `/<country>/<locale>/<internal route>`.
 * @param unknownHosts response to a Host header that no market has: 'refuse' (421) or the locale to show (development).
 */
export function rewritesFor(urls: SiteUrls, unknownHosts: 'refuse' | Locale): RewriteRule[] {
  const known = LOCALES.map((locale) => escapeRegex(hostName(MARKETS[locale], urls))).join('|');
  const missing: Condition[] = [{ type: 'host', value: `(?:${known})` }];
  const rules = written(LOCALES.flatMap(localeDrafts), urls);
  // Dutch first: the catch-all rule of the default language would match its URLs.
  const byPrefix = [...LOCALES].sort((a, b) => MARKETS[b].prefix.length - MARKETS[a].prefix.length);
  const rest = written(byPrefix.map(catchAll), urls);
  if (unknownHosts === 'refuse') {
    return [
      { source: `/:path((?!_next/|api/|healthz$|readyz$).*)`, destination: '/unknown-host', missing },
      ...rules,
      ...rest,
    ];
  }
  const anyHost = (draft: Draft): RewriteRule => {
    const { has, ...rule } = ruleOf(draft, urls);
    return { ...rule, has: has?.filter(({ type }) => type !== 'host'), missing };
  };
  return [...rules, ...localeDrafts(unknownHosts).map(anyHost), ...rest, anyHost(catchAll(unknownHosts))];
}

/** Redirects a locale prefix that belongs to another host (`fr.…/nl`, `be.…/fr-tn`) to that host, path kept. */
export function redirectsFor(urls: SiteUrls): RedirectRule[] {
  return LOCALES.flatMap((locale) => {
    const market = MARKETS[locale];
    return LOCALES.flatMap((target) => {
      const to = MARKETS[target];
      const prefixes = new Set([`/${target}`, to.prefix].filter(Boolean));
      // On its own host `/nl` is a valid URL, not a foreign prefix; only the long form is redirected there.
      if (to.country === market.country) prefixes.delete(to.prefix);
      if (market.prefix !== '') return [];
      return [...prefixes].map((prefix) => ({
        source: `${prefix}/:path*`,
        destination: `${urls[to.siteUrlSetting].replace(/\/$/, '')}${to.prefix}/:path*`,
        has: [onHost(market, urls)],
        permanent: true,
      }));
    });
  });
}
