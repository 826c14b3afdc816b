import { expect, test } from '@playwright/test';
import { ALL_ROUTES, isRouteIn, templatesOf } from '../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { ask, follow } from '../fixtures/ask.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';

/** The not-found page of the market itself, not the framework's. Its contents are tested in a browser (specs/not-found). */
async function expectNotFound(locale: Locale, path: string): Promise<void> {
  const answer = await ask(siteOf(locale), path);
  expect(answer.status, path).toBe(404);
  expect(answer.text, path).toContain('content="noindex"');
  expect(answer.text, path).toContain(`<html lang="${MARKETS[locale].tag}"`);
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    for (const route of ALL_ROUTES.filter((each) => isRouteIn(each, locale))) {
      for (const template of templatesOf(route, locale)) {
        const path = (
          MARKETS[locale].prefix +
          template
            .replace('/[[...path]]', '')
            .replace('[uid]', 'un-poste')
            .replace('[order]', '1001')
            .replace('[lines]', '70061:1')
        ).replace(/(.)\/$/, '$1');
        if (route.includes('[uid]')) {
          test(`${path} names nothing`, async () => expectNotFound(locale, path));
        } else if (route.startsWith('/my-account')) {
          test(`${path} leads to the login`, async () => {
            const answer = await ask(siteOf(locale), path);
            expect(answer.status).toBe(307);
            expect(new URL(answer.location, siteOf(locale)).href).toBe(
              `${siteOf(locale)}${pathOf(locale, '/login')}?to=${encodeURIComponent(path)}`,
            );
          });
        } else {
          test(`${path} answers`, async () => {
            const answer = await ask(siteOf(locale), path);
            expect(answer.status).toBe(200);
            expect(answer.text).toContain(`lang="${MARKETS[locale].tag}"`);
          });
        }
      }
    }

    test('an unknown address is a true 404', async () => {
      await expectNotFound(locale, `${MARKETS[locale].prefix}/nulle-part`);
      await expectNotFound(locale, pathOf(locale, '/products/[[...path]]', 'nulle-part'));
      await expectNotFound(locale, pathOf(locale, '/products/[[...path]]', 'nulle-part/ailleurs/rien'));
    });

    test('internal file paths cannot be reached', async () => {
      const { country } = MARKETS[locale];
      for (const path of [`/${country}/${locale}`, `/${country}/${locale}/products`, `/${country}/${locale}/unknown`]) {
        expect((await ask(siteOf(locale), path)).status, path).toBe(404);
        expect((await follow(siteOf(locale), `${path}/`)).status, `${path}/`).toBe(404);
        const encoded = path.replace(`/${country}/`, `/%${country.charCodeAt(0).toString(16)}${country.slice(1)}/`);
        expect((await follow(siteOf(locale), encoded)).status, encoded).toBe(404);
      }
    });
  });
}

test.describe('Tunisia has a reduced set', () => {
  for (const route of ALL_ROUTES.filter((each) => !isRouteIn(each, 'fr-tn'))) {
    test(`${route} is not there`, async () => expectNotFound('fr-tn', pathOf('fr-fr', route)));
  }
});

test.describe('foreign prefixes go to their own host', () => {
  const moves: [Locale, string, Locale, string][] = [
    ['fr-fr', '/nl/onze-winkel', 'nl-be', '/nl/onze-winkel'],
    ['fr-tn', '/fr-be/notre-boutique', 'fr-be', '/notre-boutique'],
    ['fr-be', '/fr-fr/notre-boutique', 'fr-fr', '/notre-boutique'],
    ['fr-be', '/nl-be/onze-winkel', 'nl-be', '/nl/onze-winkel'],
    ['fr-fr', '/fr-fr/notre-boutique', 'fr-fr', '/notre-boutique'],
  ];
  for (const [from, path, to, target] of moves) {
    test(`${from} ${path}`, async () => {
      const answer = await ask(siteOf(from), path);
      expect(answer.status).toBe(308);
      expect(new URL(answer.location, siteOf(from)).href).toBe(siteOf(to) + target);
      expect((await ask(siteOf(to), target)).status).toBe(200);
    });
  }
});

test.describe('accents, percent signs and capitals', () => {
  const cases: [path: string, status: number][] = [
    ['/nos-produits/cr%C3%A8me', 404],
    ['/nos-produits/cre%CC%80me', 404],
    ['/%6Eos-produits', 200],
    ['/nos-produits?sort=%6Eame', 200],
    ['/nos%2Fproduits', 404],
    ['/Nos-Produits?sort=name', 200],
    ['/MON-COMPTE', 200],
    ['/FR/FR-FR/products', 404],
    ['/broken%', 400],
    ['/%E0%A4%A', 400],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
  ];
  for (const [path, status] of cases) {
    test(`${path} comes to an end with ${status}`, async () => {
      expect((await follow(siteOf('fr-fr'), path)).status).toBe(status);
    });
  }
});

test.describe('a visit that is refused', () => {
  for (const [locale, path, status, title] of [
    ['fr-fr', '/nos-produits/%C3', 400, 'Cette adresse est illisible'],
    ['nl-be', '/nl/onze-producten/%', 400, 'Dit adres is niet leesbaar'],
    ['fr-tn', '/%zz', 400, 'Cette adresse est illisible'],
    ['nl-be', `/nl/zoeken?${'q=a&'.repeat(900)}`, 414, 'Dit adres is te lang'],
    ['fr-be', '/a'.repeat(900), 414, 'Cette adresse est trop longue'],
  ] as const) {
    test(`${locale} ${path.slice(0, 30)} shows the page that says so`, async () => {
      const answer = await ask(siteOf(locale), path);
      expect(answer.status).toBe(status);
      expect(answer.text).toContain(title);
      expect(answer.text).toContain(`<html lang="${MARKETS[locale].tag}"`);
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    });
  }

  test('has a page that is no address', async () => {
    for (const path of ['/request-refused/400', '/fr/fr-fr/request-refused/400']) {
      expect((await ask(siteOf('fr-fr'), path)).status, path).toBe(404);
    }
  });
});

test('more cookies than a browser keeps cost nobody the page', async () => {
  const cookie = Array.from({ length: 1_400 }, (_, at) => `t${at}=${at}`).join('; ');
  expect((await ask(siteOf('fr-fr'), '/commande/panier', { headers: { cookie } })).status).toBe(200);
});

test('an interface that there is not is an API error', async () => {
  for (const [path, method] of [
    ['/api/rien', 'GET'],
    ['/api/ecommerce/rien/du/tout?x=1', 'DELETE'],
  ] as const) {
    const { status, text, headers } = await ask(siteOf('nl-be'), path, { method });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([404, 'application/json', 'no-store']);
    expect(JSON.parse(text)).toMatchObject({ name: 'ApiError', status: 404, data: null, code: 'notFound' });
  }
});

test('where nobody has an account there is nothing to sign in to', async () => {
  for (const path of ['/auth', '/auth/login', '/auth/login?to=%2F', '/auth/signed-out', '/auth/error', '/auth/shop']) {
    await expectNotFound('fr-tn', path);
  }
});

test.describe('hosts', () => {
  for (const host of ['http://example.test', 'http://127.0.0.1', 'http://fr.localhost.example.test']) {
    test(`${host} is refused`, async () => {
      for (const path of ['/', '/notre-boutique', '/fr/fr-fr', '/nl']) {
        const { status } = await ask(host, path);
        expect(status === 421 || (path === '/fr/fr-fr' && status === 404), `${path}: ${status}`).toBe(true);
      }
    });
  }

  test('what a proxy says of the host changes nothing', async () => {
    const headers = { 'x-forwarded-host': 'be.localhost' };
    expect((await ask(siteOf('fr-fr'), '/', { headers })).text).toContain('lang="fr-FR"');
    expect((await ask('http://example.test', '/', { headers })).status).toBe(421);
  });

  test('the header that once skipped middleware is powerless', async () => {
    const headers = { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' };
    expect((await ask(siteOf('fr-fr'), '/fr/fr-fr/products', { headers })).status).toBe(404);
  });
});

test('the document of a bare page has the language of the path that it leads to', async () => {
  const languages: [path: string, locale: Locale][] = [
    ['/auth/login?to=%2Fnl%2Fmijn-account', 'nl-be'],
    ['/auth?to=%2Fnl%2Fmijn-account', 'nl-be'],
    ['/auth/signed-out?state=%2Fnl&only=here', 'nl-be'],
    ['/auth/login?to=%2Fmon-compte', 'fr-be'],
    ['/auth/error?error=AccessDenied', 'fr-be'],
  ];
  for (const [path, locale] of languages) {
    const { text } = await ask(siteOf('fr-be'), path);
    expect(text, path).toContain(`<html lang="${MARKETS[locale].tag}"`);
  }
});
