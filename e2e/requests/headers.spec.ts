import { expect, test } from '@playwright/test';
import { ALL_ROUTES, isRouteIn } from '../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { type Answer, ask } from '../fixtures/ask.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { httpBrowser } from '../fixtures/http-browser.ts';
import { notAllowed } from '../fixtures/inline-code.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const CLOSED = "default-src 'none'; frame-ancestors 'none'";

const policyOf = ({ headers }: Answer): string => String(headers['content-security-policy'] ?? '');
const nonceOf = (answer: Answer): string | undefined => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1];
const product = (locale: Locale) => pathOf(locale, '/products/[[...path]]', pageIn(locale, 'gummies').path);
const site = siteOf('fr-fr');

for (const locale of LOCALES) {
  test(`${locale}: every template allows its own scripts, and no other`, async () => {
    test.setTimeout(90_000);
    const routes = ALL_ROUTES.filter((route) => isRouteIn(route, locale) && !/\[(?!\[)/.test(route));
    const paths = [
      ...routes.map((route) => pathOf(locale, route)),
      `${MARKETS[locale].prefix}/nulle-part`,
      product(locale),
    ];
    for (const path of paths) {
      const answer = await ask(siteOf(locale), path, { headers: { 'accept-encoding': 'identity' } });
      expect(answer.headers, path).toMatchObject(ALWAYS);
      if (answer.status === 307) continue;
      expect(policyOf(answer), path).toMatch(/^default-src 'none'; script-src 'self' .*frame-ancestors 'none'/);
      expect(policyOf(answer), path).not.toMatch(/script-src[^;]*'unsafe-/);
      expect(notAllowed(answer.text, policyOf(answer)), path).toEqual([]);
    }
  });
}

test.describe('a page that everybody gets', () => {
  test('has no nonce, and says the same to everybody', async () => {
    const [one, other] = [await ask(site, product('fr-fr')), await ask(site, product('fr-fr'))];
    expect(one.headers['cache-control']).toContain('s-maxage');
    expect(nonceOf(one)).toBeUndefined();
    expect(policyOf(one)).toMatch(/script-src[^;]*'sha256-/);
    expect(policyOf(other)).toBe(policyOf(one));
  });

  test('says it again to who has the page already', async () => {
    const first = await ask(site, '/nos-produits');
    const again = await ask(site, '/nos-produits', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.status).toBe(304);
    expect(policyOf(again)).toBe(policyOf(first));
  });

  test('takes no nonce from a visitor', async () => {
    for (const name of ['content-security-policy', 'content-security-policy-report-only']) {
      const headers = { [name]: "script-src 'nonce-chosenByAVisitor'" };
      for (const path of ['/', '/connexion', '/recherche?q=thym', `/nos-produits/${crypto.randomUUID()}`]) {
        const answer = await ask(site, path, { headers });
        expect(answer.text + policyOf(answer), path).not.toContain('chosenByAVisitor');
      }
    }
  });
});

test('a page for one visitor has a nonce of its own each time', async () => {
  for (const path of [
    '/connexion',
    '/commande/panier',
    '/recherche?q=thym',
    '/auth/signed-out',
    '/nos-produits?need=sommeil',
  ]) {
    const [one, other] = [await ask(site, path), await ask(site, path)];
    expect(one.headers['cache-control'], path).toContain('no-store');
    expect(nonceOf(one), path).toMatch(/^[\w+/]{22}==$/);
    expect(nonceOf(other), path).not.toBe(nonceOf(one));
    expect(notAllowed(one.text, policyOf(one)), path).toEqual([]);
    expect(one.text, path).toContain(`nonce="${nonceOf(one)}"`);
  }
});

test('a post without script is answered under a policy as well', async () => {
  const visitor = httpBrowser();
  const page = await visitor.open(`${site}/commande/panier`);
  const refused = await visitor.post(page.url, [['a', 'b']], { headers: { origin: 'https://evil.example' } });
  expect(refused.status).toBe(403);
  expect(refused.headers).toMatchObject(ALWAYS);
  expect(notAllowed(refused.text, String(refused.headers['content-security-policy']))).toEqual([]);
  expect(String(refused.headers['content-security-policy'])).toContain("'sha256-");
});

test.describe('what is no page', () => {
  const cases: [path: string, headers: Record<string, string>][] = [
    ['/api/ecommerce/cart?locale=fr-fr', {}],
    ['/api/auth/session', {}],
    ['/api/search?locale=fr-fr&q=thym', {}],
    ['/mon-compte', {}],
    ['/broken%', { accept: 'image/*' }],
    ['/api/broken%', {}],
    ['/nos-produits', { rsc: '1' }],
  ];
  for (const [path, headers] of cases) {
    test(`${path} ${Object.keys(headers)} runs nothing`, async () => {
      const answer = await ask(site, path, { headers });
      expect(answer.headers).toMatchObject({ ...ALWAYS, 'content-security-policy': CLOSED });
    });
  }

  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/icon.svg',
    '/brand/mark.svg',
    '/jobs.xml',
    '/_next/static/none.js',
  ]) {
    test(`${path} may be used by others`, async () => {
      const { headers } = await ask(site, path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
    });
  }
});

for (const path of ['/_next/static/chunks/older.js', '/_next/static/media/older.woff2', '/_next/image?url=x&w=1&q=1']) {
  test(`no cache keeps that this build does not have ${path}`, async () => {
    const { status, headers } = await ask(site, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers['cache-control']).toBe('no-store');
  });
}

test('the simulator is shown in the frame of the content service, and a page without tags allows none', async () => {
  const content = new URL(settings.values.PRISMIC_API_ENDPOINT ?? '').origin;
  const tags = new URL(settings.values.TAG_MANAGER_URL ?? '').origin;
  const simulator = policyOf(await ask(site, '/slice-simulator'));
  expect(simulator).toContain(`frame-ancestors 'self' ${content};`);
  const login = `/connexion?${new URLSearchParams({ to: '/mon-compte/commandes/1/retour?t=a' })}`;
  for (const path of ['/slice-simulator', '/auth/login', login, '/annuaire-des-professionnels/resultats?place=Lyon']) {
    expect(policyOf(await ask(site, path)), path).not.toMatch(new RegExp(`script-src[^;]*${tags}`));
  }
  expect(policyOf(await ask(site, '/'))).toMatch(new RegExp(`script-src[^;]*${tags}`));
});

test.describe('reports of browsers', () => {
  const report = (body: string, type = 'application/csp-report') =>
    httpBrowser().send(`${site}/api/reports`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new TextEncoder().encode(body),
    });

  test('are taken in both formats, and only those', async () => {
    const old = { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } };
    const young = [
      { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/x' } },
    ];
    expect((await report(JSON.stringify(old))).status).toBe(204);
    expect((await report(JSON.stringify(young), 'application/reports+json')).status).toBe(204);
    expect((await report('nonsense')).status).toBe(400);
    expect((await report(`"${'x'.repeat(40_000)}"`)).status).toBe(413);
  });
});
