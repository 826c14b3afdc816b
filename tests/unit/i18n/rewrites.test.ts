import { describe, expect, test } from 'vitest';
import { JOB_FACETS } from '../../../lib/careers/offers.ts';
import { ALL_ROUTES, type Route } from '../../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../../../lib/platform/markets.ts';
import {
  PRODUCT_QUERY_KEYS,
  redirectsFor,
  rewritesFor,
  sharedHost,
  UNKNOWN_PAGE,
} from '../../../lib/routing/rewrites.ts';
import { resolveAddress } from '../../setup/address-table.ts';
import { SPECIFICATION } from './specification-routes.ts';

const urls = {
  SITE_URL_FR: 'http://fr.localhost:3000',
  SITE_URL_BE: 'http://be.localhost:3000',
  SITE_URL_TN: 'http://tn.localhost:3000',
};
const rewrites = rewritesFor(urls, 'refuse');
const redirects = redirectsFor(urls);
const origin = (locale: Locale): string => urls[MARKETS[locale].siteUrlSetting] + MARKETS[locale].prefix;
const resolve = (address: string) => resolveAddress(address, rewrites, redirects);
const internal = (locale: Locale, path: string): string => `/${MARKETS[locale].country}/${locale}${path}`;

/** `/job-offers/[uid]/apply` with a value, `/products/[[...path]]` with the given rest of the path. */
const filled = (route: Route, rest: string): string =>
  route
    .replace('[uid]', 'chimiste-h-f')
    .replace('[order]', '1001')
    .replace('[lines]', '70061%3A1%2C70011%3A2')
    .replace('/[[...path]]', rest)
    .replace(/^\/$/, '');

const rows = LOCALES.flatMap((locale) =>
  SPECIFICATION.map(([route, french, dutch, tunisia]) => ({
    locale,
    route,
    paths: { fr: french, nl: dutch }[MARKETS[locale].language],
    exists: MARKETS[locale].shop !== null || tunisia,
  })),
);

test('the table holds the routes of the specification and no others', () => {
  expect(SPECIFICATION.map(([route]) => route).sort()).toEqual([...ALL_ROUTES].sort());
});

const places = rows
  .filter(({ exists }) => exists)
  .flatMap(({ paths, ...row }) => paths.map((path) => ({ ...row, path })));

/** An alias without further segments resolves to the section of its own name. */
const aliases = ['/notre-vision', '/onze-visie'];

test.each([
  ['fr-fr', '/notre-vision', '/corporate/notre-vision'],
  ['fr-tn', '/notre-vision', '/corporate/notre-vision'],
  ['nl-be', '/onze-visie', '/corporate/onze-visie'],
] as const)('%s %s names its own section', (locale, path, to) => {
  expect(resolve(origin(locale) + path)).toMatchObject({ path: internal(locale, to) });
});

describe('every route round-trips in every market that has it', () => {
  test.each(places.filter(({ path }) => !aliases.includes(path)))(
    '$locale $path → $route',
    ({ locale, route, path }) => {
      expect(resolve(origin(locale) + path.replace(/^\/$/, ''))).toMatchObject({
        path: internal(locale, filled(route, '')),
      });
    },
  );

  test.each(places.filter(({ route }) => route.endsWith('[[...path]]')))(
    '$locale $path takes whatever follows',
    ({ locale, route, path }) => {
      const rest = '/complements-alimentaires/sommeil/nuit-posee';
      expect(resolve(origin(locale) + path + rest)).toMatchObject({ path: internal(locale, filled(route, rest)) });
    },
  );
});

describe('the search has the kinds of the market below it, and words', () => {
  test.each([
    ['fr-fr', '/recherche/produits', '/search/produits'],
    ['fr-be', '/recherche/faq', '/search/faq'],
    ['nl-be', '/zoeken/vacatures', '/search/vacatures'],
    ['fr-tn', '/recherche/emplois', '/search/emplois'],
    ['fr-tn', '/recherche/mal-de-gorge', '/search/mal-de-gorge'],
    ['nl-be', '/zoeken/producten/slaap', '/search/producten/slaap'],
    ['fr-fr', '/recherche-avancee', `/${UNKNOWN_PAGE}`],
  ] as const)('%s %s → %s', (locale, path, to) => {
    expect(resolve(origin(locale) + path)).toMatchObject({ path: internal(locale, to) });
  });
});

const missing = rows.filter(({ exists }) => !exists).flatMap(({ paths }) => paths);

describe('Tunisia has a reduced set', () => {
  test.each(missing)('%s is unknown there', (path) => {
    expect(resolve(origin('fr-tn') + path)).toMatchObject({ path: internal('fr-tn', `/${UNKNOWN_PAGE}`) });
  });
});

describe('static beats dynamic', () => {
  test.each([
    ['fr-fr', '/nous-rejoindre/nos-offres-demploi', '/job-offers/list'],
    ['fr-fr', '/nous-rejoindre/candidature-spontanee', '/job-offers/spontaneous-application'],
    ['fr-fr', '/nous-rejoindre/nos-offres-demploi/candidature', '/job-offers/nos-offres-demploi/apply'],
    ['fr-fr', '/nous-rejoindre/chimiste-h-f', '/job-offers/chimiste-h-f'],
    ['nl-be', '/kom-bij-ons-werken/onze-vacatures', '/job-offers/list'],
    ['fr-be', '/faq/recherche', '/f-a-q/search'],
    ['fr-be', '/faq/livraison', '/f-a-q/livraison'],
  ] as const)('%s %s', (locale, path, expected) => {
    expect(resolve(origin(locale) + path)).toMatchObject({ path: internal(locale, expected) });
  });
});

describe('addresses without a route', () => {
  test.each(LOCALES)('%s shows its own not-found page', (locale) => {
    expect(resolve(`${origin(locale)}/nulle-part/ailleurs`)).toMatchObject({
      path: internal(locale, `/${UNKNOWN_PAGE}`),
    });
  });

  test.each(LOCALES)('%s does not know the internal names of routes', (locale) => {
    expect(resolve(`${origin(locale)}/job-offers/list`)).toMatchObject({ path: internal(locale, `/${UNKNOWN_PAGE}`) });
  });

  test('the Dutch words are unknown outside of the Dutch prefix, and the French ones inside', () => {
    expect(resolve(`${origin('fr-be')}/onze-winkel`)).toMatchObject({ path: internal('fr-be', `/${UNKNOWN_PAGE}`) });
    expect(resolve(`${origin('nl-be')}/notre-boutique`)).toMatchObject({ path: internal('nl-be', `/${UNKNOWN_PAGE}`) });
  });

  test.each([
    '/_next/static/a.js',
    '/api/ecommerce/cart',
    '/healthz',
    '/readyz',
    '/locales/fr/unknown',
    '/icon.svg',
    '/auth/login',
    '/slice-simulator',
    '/editors',
    '/moderation',
  ])('%s is left alone', (path) => {
    expect(resolve(`${urls.SITE_URL_FR}${path}`)).toMatchObject({ path });
  });

  test.each(['/healthz', '/readyz'])('%s is asked by the address of a process', (path) => {
    expect(resolve(`http://10.0.0.7:3000${path}`)).toMatchObject({ path });
  });
});

test.each([...JOB_FACETS, 'sort'])('the list of job offers with %s is the page that reads it', (key) => {
  const list = `${urls.SITE_URL_FR}/nous-rejoindre/nos-offres-demploi`;
  expect(resolve(`${list}?${key}=a`)).toMatchObject({ path: '/fr/fr-fr/query/job-offers/list' });
  expect(resolve(`${list}?page=2`)).toMatchObject({ path: '/fr/fr-fr/job-offers/list' });
});

describe('query of a product address', () => {
  const product = `${urls.SITE_URL_FR}/nos-produits/complements-alimentaires`;

  test.each(PRODUCT_QUERY_KEYS)('%s selects the page that reads it', (key) => {
    expect(resolve(`${product}?${key}=1`)).toMatchObject({
      path: '/fr/fr-fr/query/products/complements-alimentaires',
      query: { [key]: '1' },
    });
  });

  test('any other key leaves the static page', () => {
    expect(resolve(`${product}?utm_source=mail`)).toMatchObject({
      path: '/fr/fr-fr/products/complements-alimentaires',
    });
  });

  const tree = (...segments: string[]): string => encodeURIComponent(JSON.stringify(segments));
  const plain = '/products/gel';
  const twin = '/query/products/gel';
  const segment = (page: string) => `/$d$country/$d$locale/${page}/products/$oc$path/__PAGE__`;
  test.each([
    ['an action of the plain page', { 'next-action': 'a1', 'next-router-state-tree': tree('products') }, plain, plain],
    ['an action of the twin', { 'next-action': 'a1', 'next-router-state-tree': tree('query', 'products') }, twin, twin],
    ['a page load', { 'next-router-state-tree': tree('products') }, plain, twin],
    ['a page load of the twin', { 'next-router-state-tree': tree('query', 'products') }, plain, twin],
    ['a prefetch of the tree', { 'next-router-segment-prefetch': '/_tree' }, plain, twin],
    ['a prefetch of the head', { 'next-router-segment-prefetch': '/_head' }, plain, twin],
    [
      'a prefetched segment of the plain page',
      { 'next-router-segment-prefetch': segment('!KGVkaXRvcmlhbCk') },
      plain,
      plain,
    ],
    ['a prefetched segment of the twin', { 'next-router-segment-prefetch': segment('query') }, twin, twin],
  ])('%s is answered by the page it comes from', (_, headers, without, selected) => {
    const asked = (query: string) =>
      resolveAddress(`${origin('fr-fr')}/nos-produits/gel${query}`, rewrites, redirects, headers);
    expect(asked('')).toMatchObject({ path: internal('fr-fr', without) });
    expect(asked('?utm_source=mail')).toMatchObject({ path: internal('fr-fr', without) });
    expect(asked('?variant=1')).toMatchObject({ path: internal('fr-fr', selected) });
  });
});

describe('hosts', () => {
  test.each(['http://example.test/', 'http://example.test/nos-produits/x', 'http://xfr.localhost/'])(
    '%s is refused in production',
    (address) => {
      expect(resolve(address)).toMatchObject({ path: '/unknown-host' });
    },
  );

  test('an unknown host falls to the default market in development', () => {
    const lenient = rewritesFor(urls, 'fr-fr');
    expect(resolveAddress('http://127.0.0.1:3000/notre-boutique', lenient)).toMatchObject({
      path: '/fr/fr-fr/ecommerce',
    });
    expect(resolveAddress('http://127.0.0.1:3000/nulle-part', lenient)).toMatchObject({ path: '/fr/fr-fr/unknown' });
    expect(resolveAddress('http://be.localhost:3000/notre-boutique', lenient)).toMatchObject({
      path: '/be/fr-be/ecommerce',
    });
  });

  test('one host may serve every market that has a prefix of its own', () => {
    expect(resolve(`${urls.SITE_URL_BE}/nl/onze-winkel`)).toMatchObject({ path: '/be/nl-be/ecommerce' });
    expect(resolve(`${urls.SITE_URL_BE}/notre-boutique`)).toMatchObject({ path: '/be/fr-be/ecommerce' });
  });
});

describe('foreign prefixes go to their own host, path kept', () => {
  test.each([
    ['http://fr.localhost:3000/nl', 'http://be.localhost:3000/nl'],
    ['http://fr.localhost:3000/nl/onze-winkel', 'http://be.localhost:3000/nl/onze-winkel'],
    ['http://be.localhost:3000/fr-tn/nos-produits/x', 'http://tn.localhost:3000/nos-produits/x'],
    ['http://tn.localhost:3000/fr-be/nos-produits', 'http://be.localhost:3000/nos-produits'],
    ['http://fr.localhost:3000/nl-be/onze-winkel', 'http://be.localhost:3000/nl/onze-winkel'],
    ['http://be.localhost:3000/nl-be/onze-winkel', 'http://be.localhost:3000/nl/onze-winkel'],
    ['http://fr.localhost:3000/fr-fr/notre-boutique', 'http://fr.localhost:3000/notre-boutique'],
  ])('%s → %s', (from, to) => {
    expect(resolve(from)).toEqual({ redirect: to });
  });

  test('no redirect leads to another one, nor to itself', () => {
    for (const { source, permanent } of redirects) {
      expect(permanent).toBe(true);
      for (const site of Object.values(urls)) {
        const first = resolve(site + source.replace('/:path*', '/a/b'));
        if ('redirect' in first) expect(resolve(first.redirect)).not.toHaveProperty('redirect');
      }
    }
  });
});

describe('hosts that do not spell their country', () => {
  const odd = {
    SITE_URL_FR: 'https://silene.com',
    SITE_URL_BE: 'https://www.silene.be',
    SITE_URL_TN: 'https://silene.tn',
  };
  const oddRewrites = rewritesFor(odd, 'refuse');

  test.each(places.filter(({ path }) => !aliases.includes(path)))(
    '$locale $path → $route',
    ({ locale, route, path }) => {
      const address = odd[MARKETS[locale].siteUrlSetting] + MARKETS[locale].prefix + path.replace(/^\/$/, '');
      expect(resolveAddress(address, oddRewrites)).toMatchObject({ path: internal(locale, filled(route, '')) });
    },
  );

  test.each(missing)('%s is unknown in Tunisia', (path) => {
    expect(resolveAddress(odd.SITE_URL_TN + path, oddRewrites)).toMatchObject({ path: '/tn/fr-tn/unknown' });
  });
});

describe('a pattern for several hosts', () => {
  const french = [MARKETS['fr-fr'], MARKETS['fr-be'], MARKETS['fr-tn']];
  const hosts = (fr: string, be: string, tn: string) => ({
    SITE_URL_FR: `https://${fr}`,
    SITE_URL_BE: `https://${be}`,
    SITE_URL_TN: `https://${tn}`,
  });

  test.each([
    ['fr.localhost', 'be.localhost', 'tn.localhost', '(?<country>fr|be|tn)\\.localhost'],
    ['www.silene.fr', 'www.silene.be', 'www.silene.tn', 'www\\.silene\\.(?<country>fr|be|tn)'],
    ['silene.fr', 'www.silene.be', 'www.silene.tn', null],
    ['silene.com', 'silene.be', 'silene.tn', null],
    ['fr.silene.com', 'be.silene.com', 'tn.silene.org', null],
  ])('%s, %s, %s: %s', (fr, be, tn, expected) => {
    expect(sharedHost(french, hosts(fr, be, tn))).toBe(expected);
  });
});
