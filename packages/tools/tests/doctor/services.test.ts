import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MARKETS } from '../../../../lib/platform/markets.ts';
import { rejectionStatus } from '../../../../server/request-rules.ts';
import { contextWith, linesOf } from '../../../../tests/setup/doctor.ts';
import { COMMERCE, startServices } from '../../../../tests/setup/services.ts';
import { createIdentity } from '../../../sandbox/identity/service.ts';
import { type Check, type Finding, warning } from '../../lib/doctor/check.ts';
import { checks } from '../../lib/doctor/checks.ts';
import { content, judgeLanguages, judgeRelease, judgeTypes } from '../../lib/doctor/content.ts';
import { examine } from '../../lib/doctor/examine.ts';
import { judgeFormEnd } from '../../lib/doctor/form-hosts.ts';
import { geocoder } from '../../lib/doctor/geocoder.ts';
import { identity, judgeClock, judgeProvider } from '../../lib/doctor/identity.ts';
import { brevo } from '../../lib/doctor/mail.ts';
import { judgeModels, models } from '../../lib/doctor/models.ts';
import { addresses, clock, judgeCertificate, judgeSkew } from '../../lib/doctor/outside.ts';
import { admin, payment, shop } from '../../lib/doctor/shop.ts';
import { judgeCodes, promisedCodes } from '../../lib/doctor/shop-codes.ts';
import { shopData } from '../../lib/doctor/shop-data.ts';
import { delivery } from '../../lib/doctor/shop-delivery.ts';
import { scopes } from '../../lib/doctor/shop-scopes.ts';
import { judgeVersion } from '../../lib/doctor/shop-versions.ts';
import { tags } from '../../lib/doctor/tags.ts';
import { telemetry } from '../../lib/doctor/telemetry.ts';

const accountClient = { id: 'silene-accounts', secret: 'silene-accounts-secret' };
const { server, faults } = await startServices({ accountClient });
const CONTENT = 'http://127.0.0.1:3102';
const ISSUER = 'http://127.0.0.1:3105';
const DAY = 86_400_000;

/** The same response to every request below a URL. */
const answering = (address: string, body: unknown, init: ResponseInit = {}) =>
  server.use(
    http.all(`${address}*`, () =>
      typeof body === 'string' ? HttpResponse.text(body, init) : HttpResponse.json(body as object, init),
    ),
  );

const one = async (check: Check, changes: Record<string, string> = {}, now = Date.now): Promise<string> =>
  (await linesOf(check, contextWith(changes, now))).join('\n');
const november = () => Date.parse('2026-11-25T10:00:00Z');

describe('the content repository', () => {
  test('of the demonstration is as it has to be', async () => {
    expect(await one(content)).toMatch(/^ok: the repository silene answers\nok: it has the 4 languages, the \d+ types/);
    expect(await one(models)).toMatch(/^unset/);
  });

  test.each<[string, unknown, ResponseInit, string]>([
    ['refuses the token', {}, { status: 401 }, 'problem: the repository refuses the token (401)'],
    ['is not there', {}, { status: 404 }, 'problem: there is no repository silene'],
    ['is something else', '<p>hello</p>', {}, `problem: ${CONTENT}/api/v2 answers 200, not as the content API`],
  ])('that %s', async (_, body, init, line) => {
    answering(`${CONTENT}/api/v2`, body, init);
    expect(await one(content)).toBe(line);
  });

  test('that answers no search says so for each language', async () => {
    faults.set({ service: 'content', operation: 'search', kind: 'status', status: 503, share: 1, seed: 1 });
    expect((await one(content)).match(/problem: its search answers 503 in/g)).toHaveLength(4);
  });

  const repository = {
    refs: [{ id: 'master', ref: 'r', label: 'Master', isMasterRef: true }],
    types: { home: 'Home' },
    languages: [{ id: 'fr-fr', is_master: true }, { id: 'fr-be' }, { id: 'nl-be' }, { id: 'fr-tn' }],
  };

  test('is compared with what the program needs', () => {
    expect(judgeLanguages(repository)).toEqual([]);
    expect(
      judgeLanguages({ ...repository, languages: [{ id: 'fr-be', is_master: true }, { id: 'fr-fr' }] }),
    ).toMatchObject([
      { level: 'problem', says: 'it has no language nl-be, fr-tn' },
      { level: 'warning', says: 'its master language is fr-be' },
    ]);
    expect(judgeTypes(repository, ['home', 'product'])).toMatchObject([{ says: 'it has no type product' }]);
    const release = { PRISMIC_RELEASE_MODE: 'ReleaseLabel', PRISMIC_RELEASE: 'Hiver' } as const;
    expect(judgeRelease(repository, release, true)).toMatchObject([
      { level: 'problem', says: 'it has no release Hiver' },
    ]);
    const refs = [...repository.refs, { id: '1', ref: 's', label: 'Hiver' }];
    expect(judgeRelease({ ...repository, refs }, release, false)).toEqual([]);
    expect(judgeRelease({ ...repository, refs }, release, true)).toMatchObject([{ level: 'warning' }]);
  });

  test.each(['', 'https://silene.prismic.io/api/v2'])(
    'that is hosted (%j) is asked for its models, where there is a token',
    async (hosted) => {
      const ours = [
        { id: 'home', json: { a: 1 } },
        { id: 'page', json: {} },
        { id: 'news', json: {} },
      ];
      const theirs = [
        { json: { a: 1 }, id: 'home', imageUrl: 'there' },
        { id: 'page', json: { b: 1 } },
      ];
      expect(judgeModels('type', ours, theirs)).toMatchObject([
        { level: 'warning', says: 'the type page is another one there' },
        { level: 'problem', says: 'the repository has no type news' },
      ]);
      answering('https://customtypes.prismic.io/', { message: 'no' }, { status: 403 });
      const own = { PRISMIC_API_ENDPOINT: hosted, PRISMIC_WRITE_TOKEN: 'own', SANDBOX_REPOSITORY: 'empty' };
      expect(await one(models, own)).toMatch(/^warning: the Types API answers 403/);
    },
  );
});

const shopApi = `${COMMERCE}/api/`;

describe('the shop', () => {
  test('of the demonstration is as it has to be', async () => {
    const kept =
      'ok: 2025-04 ended on 2026-04-16 and this shop still answers in it, as a hosted one would not; supported today: 2026-01 (until 2027-01-16), 2026-04 (until 2027-04-16), 2026-07 (until 2027-07-16), 2026-10 (until 2027-10-16)';
    expect(await one(shop, {}, november)).toBe(`ok: Silène answers in 2025-04\n${kept}`);
    const newest = { SHOPIFY_PRIVATE_TOKEN: 'silene-private-token', SHOPIFY_API_VERSION: '2026-04' };
    expect(await one(shop, newest, november)).toBe('ok: Silène answers in 2026-04');
    expect(await one(scopes)).toBe('ok: the token has the 8 that are needed');
    expect(await one(shopData)).toBe(
      'ok: metafields and offer rules show, France and Belgium are sold to, in their languages',
    );
    expect(await one(delivery)).toMatch(
      /^ok: the shop delivers to FR, BE, to none of the 12 .*, and forms may end.*\nok: FR: the codes of the delivery options are “POINT_RELAIS”, “DOMICILE”, “EXPRESS”\nok: BE: .*“POINT_RELAIS_BE”, “DOMICILE_BE”$/,
    );
    expect(await one(admin)).toBe('ok: the app has read_discounts and read_products');
    expect(await one(admin, { SHOPIFY_ADMIN_TOKEN: 'silene-admin-token' })).toMatch(/^ok: /);
  });

  test.each<[string, Record<string, string>, string]>([
    ['public token', { SHOPIFY_STOREFRONT_TOKEN: 'wrong' }, 'problem: the shop refuses SHOPIFY_STOREFRONT_TOKEN'],
    ['private token', { SHOPIFY_PRIVATE_TOKEN: 'wrong' }, 'problem: the shop refuses SHOPIFY_PRIVATE_TOKEN'],
    ['version', { SHOPIFY_API_VERSION: '2024-01' }, 'warning: it answers in version 2025-04, not 2024-01'],
  ])('with a wrong %s', async (_, changes, line) => {
    expect(await one(shop, changes)).toContain(line);
  });

  test.each([
    ['', true],
    ['0a1b2c3d4e5f', false],
  ])('that is hosted is not told who visits with the private token %j: %s', async (token, isWarned) => {
    const hosted = { SHOPIFY_STORE_DOMAIN: 'https://atelier.myshopify.test', SHOPIFY_CUSTOMER_ALLOW_HTTP: '' };
    answering('https://atelier.myshopify.test/', { data: { shop: { name: 'Atelier' } } });
    const lines = await one(shop, { ...hosted, SHOPIFY_PRIVATE_TOKEN: token });
    expect(lines.includes('warning: SHOPIFY_PRIVATE_TOKEN is empty')).toBe(isWarned);
  });

  test.each([
    ['multipass', [[], [{ name: 'Every month' }]], true],
    ['password', [[{ name: 'Cure' }]], true],
    ['multipass', [[], []], false],
    ['customer-accounts', [[{ name: 'Every month' }]], false],
  ])('by %s, that sells by subscription %j, is warned about: %s', async (way, groups, isWarned) => {
    const nodes = groups.map((each) => ({ sellingPlanGroups: { nodes: each } }));
    answering('https://atelier.myshopify.test/', { data: { shop: { name: 'Atelier' }, products: { nodes } } });
    const changes = { SHOPIFY_STORE_DOMAIN: 'https://atelier.myshopify.test', SHOPIFY_CUSTOMER_ALLOW_HTTP: '' };
    const lines = await one(shop, { ...changes, SHOP_IDENTITY: way });
    expect(lines.includes('warning: the shop sells by subscription')).toBe(isWarned);
  });

  test.each<[Check, unknown, ResponseInit, string]>([
    [shop, {}, { status: 404 }, 'problem: there is no Storefront API at this address'],
    [shop, '<p>locked</p>', { status: 423 }, 'problem: the shop answers 423'],
    [
      shopData,
      { data: { products: { nodes: [] }, localization: { availableCountries: [] } } },
      {},
      'warning: it shows none of its 20 products\nproblem: it does not sell to FR',
    ],
    [delivery, { data: { products: { nodes: [] } } }, {}, 'warning: FR: there is nothing that could be delivered'],
  ])('$area: %j, %j', async (check, body, init, line) => {
    answering(shopApi, body, init);
    expect(await one(check)).toContain(line);
  });

  const throttled = { data: null, errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] };
  test.each<[string, unknown, ResponseInit, string]>([
    ['locked', { errors: 'Payment Required' }, { status: 402 }, 'the shop answers 402 Payment Required'],
    ['busy', throttled, {}, 'the shop answers 200 THROTTLED'],
    ['broken', '<p>error</p>', { status: 502 }, 'the shop answers 502'],
  ])('that is %s is not judged', async (_, body, init, says) => {
    answering(shopApi, body, init);
    expect(await one(scopes)).toMatch(
      new RegExp(`^warning: not known: unauthenticated_read_product_listings, .*write_customers; ${says}$`),
    );
    for (const check of [shopData, delivery, payment]) await expect(check.look(contextWith())).rejects.toThrow(says);
  });

  test('that answers for one scope alone says that the others are not known', async () => {
    const isAsked = (query: string) => query.includes('urlRedirects');
    server.use(
      http.post(`${shopApi}*`, async ({ request }) => {
        const { query } = (await request.json()) as { query: string };
        return HttpResponse.json(isAsked(query) ? { data: { urlRedirects: { nodes: [] } } } : throttled);
      }),
    );
    const line = await one(scopes, { SHOP_IDENTITY: 'customer-accounts' });
    expect(line).toMatch(/^warning: not known: .*read_customers; the shop answers 200 THROTTLED$/);
    expect(line).not.toContain('read_content');
  });

  const deliverable = (id: string) => ({ id, availableForSale: true, requiresShipping: true, exclusions: null });

  test('is tried with a product that is sold once, and says itself why it makes no cart', async () => {
    const products = {
      nodes: [
        { requiresSellingPlan: true, variants: { nodes: [deliverable('monthly')] } },
        { requiresSellingPlan: false, variants: { nodes: [deliverable('once')] } },
      ],
    };
    server.use(
      http.post(`${shopApi}*`, async ({ request }) => {
        const { variables } = (await request.json()) as {
          variables: { input?: { lines: { merchandiseId: string }[] } };
        };
        const message = `No market sells ${variables.input?.lines[0]?.merchandiseId}.`;
        return HttpResponse.json({ data: { products, cartCreate: { cart: null, userErrors: [{ message }] } } });
      }),
    );
    expect(await one(delivery)).toBe(
      ['FR', 'BE'].map((country) => `warning: ${country}: the shop makes no cart: No market sells once.`).join('\n'),
    );
  });

  test('is asked for each country that a market sells in, and for no other', async () => {
    const { 'fr-be': french, 'nl-be': dutch } = MARKETS;
    const before = [french.shop, dutch.shop];
    onTestFinished(() => {
      Object.assign(french, { shop: before[0] });
      Object.assign(dutch, { shop: before[1] });
    });
    Object.assign(dutch, { shop: null });
    Object.assign(french, { shop: null });
    expect(await one(delivery)).toMatch(/^ok: the shop delivers to FR, to none of the 12 .*\nok: FR: the codes .*$/);
    Object.assign(french, { shop: { ...before[0], country: 'LU' } });
    expect(await one(delivery)).toMatch(/^warning: LU: .*\nok: FR: the codes .*$/);
  });

  test('whose cart is refused after the first is not said to deliver nowhere else', async () => {
    const variants = [deliverable('v')];
    const options = [{ code: 'POINT_RELAIS' }, { code: 'POINT_RELAIS_BE' }];
    const cart = {
      checkoutUrl: `${COMMERCE}/checkouts/cn/2`,
      deliveryGroups: { nodes: [{ deliveryOptions: options }] },
    };
    server.use(
      http.post(`${shopApi}*`, async ({ request }) => {
        const { variables } = (await request.json()) as { variables: { input?: { delivery: object } } };
        const excluded = /"zip":"9[78]/.test(JSON.stringify(variables));
        const data = { products: { nodes: [{ variants: { nodes: variants } }] }, cartCreate: { cart } };
        return HttpResponse.json(excluded ? throttled : { data });
      }),
    );
    await expect(delivery.look(contextWith())).rejects.toThrow('the shop answers 200 THROTTLED');
  });

  const now = '2026-11-25T10:00:00Z';
  const list =
    'supported today: 2026-01 (until 2027-01-16), 2026-04 (until 2027-04-16), 2026-07 (until 2027-07-16), 2026-10 (until 2027-10-16)';
  const change =
    'read the changes of 2026-04 (until 2027-04-16), with which this site is tried, then set SHOPIFY_API_VERSION=2026-04';

  test.each<[string, string | null, string, Finding[]]>([
    ['2026-04', '2026-04', now, []],
    ['2026-10', null, now, []],
    [
      '2025-04',
      '2026-01',
      now,
      [warning(`it answers in version 2026-01, not 2025-04; 2025-04 ended on 2026-04-16; ${list}`, change)],
    ],
    ['2027-01', '2026-04', now, [warning(`it answers in version 2026-04, not 2027-01; ${list}`, change)]],
    ['2026-01', '2026-01', '2026-11-17T10:00:00Z', []],
    ['2026-01', '2026-01', '2026-11-18T10:00:00Z', [warning(`version 2026-01 ends on 2027-01-16; ${list}`, change)]],
    [
      '2026-04',
      '2026-04',
      '2027-03-01T10:00:00Z',
      [
        warning(
          'version 2026-04 ends on 2027-04-16; supported today: 2026-04 (until 2027-04-16), 2026-07 (until 2027-07-16), 2026-10 (until 2027-10-16), 2027-01 (until 2028-01-16)',
          '2026-04 is the newest version that this site is tried with, and it ends too: take a newer version of this project',
        ),
      ],
    ],
  ])('asked for %s it answers in %s, at %s', (asked, answered, at, findings) => {
    expect(judgeVersion(asked, answered, new Date(at))).toEqual(findings);
  });

  test.each([
    ['no data', null],
    [
      'a null of its own',
      { customer: null, products: { nodes: [{ variants: { nodes: [{ quantityAvailable: null }] } }] } },
    ],
  ])('names the scopes that are missing, whose response has %s; one of them may be', async (_, data) => {
    const errors = [{ message: 'no', extensions: { code: 'ACCESS_DENIED' } }];
    answering(shopApi, { data, errors });
    const lines = (await one(scopes)).split('\n');
    expect(lines.filter((line) => line.startsWith('problem: unauthenticated_'))).toHaveLength(6);
    expect(lines).toContainEqual(expect.stringMatching(/^ok: unauthenticated_read_customer_tags is missing/));
  });

  test('whose delivery differs from our settings', async () => {
    const variants = [{ id: 'v', availableForSale: true, requiresShipping: true, exclusions: null }];
    const everywhere = {
      products: { nodes: [{ variants: { nodes: variants } }] },
      cartCreate: {
        cart: {
          checkoutUrl: `${COMMERCE}/checkouts/cn/1`,
          deliveryGroups: { nodes: [{ deliveryOptions: [{ code: 'DOMICILE' }] }] },
        },
      },
    };
    answering(shopApi, { data: everywhere });
    const lines = await one(delivery);
    expect(lines).toContain('problem: FR: the shop delivers to 97100, and our pages refuse it');
    expect(lines).toContain('warning: BE: our pages call “POINT_RELAIS_BE” free, which is none of “DOMICILE”');
    const elsewhere = { checkoutUrl: 'https://checkout.silene.test/cn/1', deliveryGroups: { nodes: [] } };
    answering(shopApi, { data: { ...everywhere, cartCreate: { cart: elsewhere } } });
    const far = await one(delivery);
    expect(far).toContain('problem: BE: the shop shows no rate for 1000');
    expect(await delivery.look(contextWith())).toContainEqual(
      expect.objectContaining({
        says: expect.stringMatching(/no rate for/),
        todo: expect.stringMatching(/flat rates$/),
      }),
    );
    expect(far).toContain(
      'problem: BE: the checkout is at https://checkout.silene.test, where browsers do not let our',
    );
    expect(await one(delivery, { FORM_HOSTS: 'https://checkout.silene.test' })).not.toContain('the checkout is at');
  });
});

describe('codes of delivery options', () => {
  const rates = ['Livraison à domicile', 'Mondial Relay', ''];
  const free = /^warning: (FR|BE): our pages call “POINT_RELAIS(_BE)?” free/;

  test.each<[string, 'FR' | 'BE', string[], Record<string, string[]>, RegExp[]]>([
    ['as ours', 'BE', ['POINT_RELAIS_BE', 'bpost'], { 'fr-be': ['bpost'], 'nl-be': ['bpost'] }, []],
    ['names of rates', 'FR', rates, { 'fr-fr': ['Mondial Relay'], 'fr-be': ['DOMICILE_BE'] }, [free]],
    [
      'names of rates, with days for others',
      'BE',
      rates,
      { 'fr-fr': ['EXPRESS'], 'fr-be': ['Mondial relay', 'Livraison à domicile'], 'nl-be': ['DOMICILE_BE'] },
      [
        free,
        /^warning: fr-be: the settings document has the days of “Mondial relay”, none of “Livraison à domicile”, “Mondial Relay”$/,
        /^warning: nl-be: .* “DOMICILE_BE”, none of/,
      ],
    ],
    ['that the shop does not give', 'FR', [''], {}, [/free, which is none of none$/]],
  ])('%s', (_, country, offered, promised, says) => {
    const lines = judgeCodes(country, offered, promised).map(({ level, says: text }) => `${level}: ${text}`);
    expect(lines).toEqual([
      expect.stringContaining(`ok: ${country}: the codes of the delivery options are `),
      ...says.map((each) => expect.stringMatching(each)),
    ]);
  });

  test('are read from the published settings of each locale', async () => {
    const env = contextWith().env;
    expect(await promisedCodes(env)).toMatchObject({
      'fr-fr': ['DOMICILE', 'POINT_RELAIS', 'EXPRESS'],
      'nl-be': ['DOMICILE_BE', 'POINT_RELAIS_BE'],
      'fr-tn': [],
    });
    faults.set({ service: 'content', operation: 'search', kind: 'down', share: 1, seed: 1 });
    expect(await promisedCodes(env)).toEqual({});
  });
});

describe('the identity provider', () => {
  const client = { id: 'silene-site', secret: 'silene-client-secret' };
  const sites = {
    SITE_URL_FR: 'http://fr.localhost:3000',
    SITE_URL_BE: 'http://be.localhost:3000',
    SITE_URL_TN: 'http://tn.localhost:3000',
  };
  const provider = createIdentity({ issuer: ISSUER, client, sites, demonstration: [] });
  const serve = () => server.use(http.all(`${ISSUER}/*`, ({ request }) => provider.handle(request)));

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'of the demonstration',
      {},
      /^ok: http:\/\/127\.0\.0\.1:3105 knows our client, its secret and the three addresses/,
    ],
    ['with a wrong secret', { OIDC_CLIENT_SECRET: 'wrong' }, /^problem: it refuses our client id and secret$/],
    [
      'that does not know a site',
      { SITE_URL_TN: 'http://tunisie.localhost:3000' },
      /^problem: it refuses to send people back to http:\/\/tunisie\.localhost:3000\/api\/auth\/callback\/idp$/,
    ],
    ['that is not needed', { SHOP_IDENTITY: 'password' }, /^unset/],
  ])('%s', async (_, changes, line) => {
    serve();
    expect(await one(identity, changes)).toMatch(line);
  });

  test('that is something else', async () => {
    answering(ISSUER, '<p>hello</p>');
    expect(await one(identity)).toMatch(/^problem: .*openid-configuration answers 200, not with a description$/);
  });

  test('is judged by what it says of itself', () => {
    const described = {
      issuer: `${ISSUER}/`,
      authorization_endpoint: `${ISSUER}/auth`,
      token_endpoint: `${ISSUER}/token`,
    };
    expect(judgeProvider({ ...described, end_session_endpoint: `${ISSUER}/end` }, ISSUER)).toEqual([]);
    const poor = {
      ...described,
      issuer: 'https://another.test',
      scopes_supported: ['openid', 'email', 'profile'],
      code_challenge_methods_supported: ['plain'],
      token_endpoint_auth_methods_supported: ['private_key_jwt'],
    };
    expect(judgeProvider(poor, ISSUER).map(({ says }) => says)).toEqual([
      'it calls itself https://another.test',
      'it has no end_session_endpoint',
      'it knows no PKCE (S256)',
      'it takes no client_secret_basic',
      'it has no scope offline_access',
    ]);
  });

  test.each([
    ['https://id.test/o/silene/', 'https://id.test/o/silene/', 0],
    ['https://id.test/o/silene/', 'https://id.test/o/silene', 1],
    ['https://id.test/o/silene', 'https://id.test/o/silene/', 1],
    ['https://id.test', 'https://id.test/', 0],
    ['not an address', 'https://id.test', 1],
  ])('that calls itself %s is not %s: %d problem', (issuer, written, count) => {
    const described = { issuer, authorization_endpoint: issuer, token_endpoint: issuer, end_session_endpoint: issuer };
    expect(judgeProvider(described, written)).toHaveLength(count);
  });

  test.each<[number, number]>([
    [0, 0],
    [20_000, 0],
    [-90_000, 1],
  ])('whose clock is %d ms off', (skew, count) => {
    const now = Date.parse('2026-11-22T10:00:00Z');
    const headers = new Headers({ date: new Date(now + skew).toUTCString() });
    expect(judgeClock({ headers }, now)).toHaveLength(count);
    expect(judgeClock({ headers: new Headers() }, now)).toEqual([]);
  });
});

describe('the customer accounts of the shop', () => {
  const AT_SHOP = { SHOP_IDENTITY: 'customer-accounts' };

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'of the demonstration',
      {},
      /^ok: http:\/\/127\.0\.0\.1:3101 knows our client, its secret and the three addresses/,
    ],
    [
      'with a wrong secret',
      { SHOPIFY_CUSTOMER_CLIENT_SECRET: 'wrong' },
      /^problem: it refuses our client id and secret$/,
    ],
  ])('%s', async (_, changes, line) => {
    expect(await one(identity, { ...AT_SHOP, ...changes })).toMatch(line);
  });

  test('whose API is newer than any published schema', async () => {
    answering(`${COMMERCE}/.well-known/customer-account-api`, {
      graphql_api: `${COMMERCE}/customer/api/2026-10/graphql`,
    });
    expect(await one(identity, AT_SHOP)).toMatch(
      /\nok: its Customer Account API is in version 2026-10; this site is tried with 2026-04, the newest whose schema is published$/,
    );
  });

  test('are found where the address of the shop redirects', async () => {
    for (const name of ['openid-configuration', 'customer-account-api']) {
      const primary = `https://www.silene.test/${name}`;
      const there = await (await fetch(`${COMMERCE}/.well-known/${name}`)).json();
      answering(`${COMMERCE}/.well-known/${name}`, {}, { status: 307, headers: { location: primary } });
      answering(primary, there);
    }
    expect(await one(identity, AT_SHOP)).toMatch(/^ok: .* knows our client/);
    answering(`${COMMERCE}/.well-known/`, {}, { status: 302, headers: { location: 'http://www.silene.test/' } });
    expect(await one(identity, AT_SHOP)).toContain('openid-configuration answers 302, not with a description');
  });

  test.each<[string, string[]]>([
    ['https://shopify.com', []],
    ['https://compte.silene.test', ['where browsers do not let our forms end']],
  ])('whose sign-in is at %s: %j', (origin, says) => {
    const hosted = {
      ...AT_SHOP,
      SHOPIFY_STORE_DOMAIN: 'https://silene.myshopify.com',
      SHOPIFY_CUSTOMER_ALLOW_HTTP: '',
    };
    const found = judgeFormEnd(contextWith(hosted).env, 'its sign-in', `${origin}/authentication/1/oauth/authorize`);
    expect(found.map((finding) => finding.says)).toEqual(says.map((each) => expect.stringContaining(each)));
  });

  test('that a shop does not have', async () => {
    answering(`${COMMERCE}/.well-known/`, {}, { status: 404 });
    expect(await one(identity, AT_SHOP)).toBe(
      [
        `problem: ${COMMERCE}/.well-known/openid-configuration answers 404, not with a description`,
        `problem: ${COMMERCE}/.well-known/customer-account-api answers 404, and names no graphql_api`,
      ].join('\n'),
    );
  });
});

describe('services of others', () => {
  const BREVO = 'https://api.brevo.test/v3';
  const withBrevo = { BREVO_API_KEY: 'key', BREVO_API_URL: BREVO, NEWSLETTER_LIST_ID: '7', MAIL_FROM: 'S <a@b.test>' };

  test.each<[string, Record<string, [number, unknown]>, string]>([
    ['takes the key', {}, 'ok: the key is good'],
    ['refuses the key', { account: [401, {}] }, 'problem: Brevo refuses the key'],
    ['knows no such list', { 'contacts/lists/7': [404, {}] }, 'problem: Brevo knows no NEWSLETTER_LIST_ID=7'],
    [
      'knows other senders',
      { senders: [200, { senders: [{ email: 'c@d.test' }] }] },
      'problem: Brevo does not know the sender a@b.test',
    ],
  ])('Brevo %s', async (_, special, line) => {
    const all: Record<string, [number, unknown]> = {
      account: [200, {}],
      'contacts/lists/7': [200, {}],
      senders: [200, { senders: [{ email: 'A@b.test', active: true }] }],
      ...special,
    };
    for (const [path, [status, body]] of Object.entries(all)) answering(`${BREVO}/${path}`, body, { status });
    expect((await one(brevo, withBrevo)).split('\n').at(-1)).toBe(line);
    expect(await one(brevo)).toMatch(/^unset/);
  });

  test.each<[Record<string, string>, string, unknown, ResponseInit, string]>([
    [
      { GEOCODER: 'geoplateforme' },
      'https://data.geopf.fr/',
      { features: [{}] },
      {},
      'ok: the national geocoder finds Lyon',
    ],
    [
      { GEOCODER: 'geoplateforme' },
      'https://data.geopf.fr/',
      {},
      { status: 502 },
      'problem: the national geocoder answers 502',
    ],
    [
      { GEOCODER: 'google', GOOGLE_PLACES_KEY: 'k' },
      'https://places.googleapis.com/',
      {},
      {},
      'ok: Google Places takes the key',
    ],
    [
      { GEOCODER: 'google', GOOGLE_PLACES_KEY: 'k' },
      'https://places.googleapis.com/',
      {},
      { status: 403 },
      'problem: Google Places answers 403',
    ],
  ])('the geocoder of %j', async (changes, address, body, init, line) => {
    answering(address, body, init);
    expect(await one(geocoder, changes)).toBe(line);
  });

  const pages = 'http://127.0.0.1:3100/';
  const script = { headers: { 'content-type': 'text/javascript' } };

  test('what is loaded after consent is fetched once', async () => {
    answering(pages, 'x', script);
    expect(await one(tags, { MAP_TILES_URL: '' })).toBe('ok: what is loaded after consent is there');
    expect(await one(tags)).toMatch(/^warning: MAP_TILES_URL answers 200 text\/javascript/);
    // What starts the site is right (lib/platform/env.ts).
    expect(await one(tags, { MAP_TILES_URL: '', TAG_HOSTS: 'https://*.a.test b.test:8443' })).toMatch(/^ok: /);
    expect(await one(tags, { TAG_MANAGER_ID: '', SUPPORT_WIDGET_URL: '', MAP_TILES_URL: '' })).toMatch(/^unset/);
  });

  test('a collector of traces is sent an empty export', async () => {
    const asked = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.test:4318', METRICS_PORT: '9464' };
    answering('http://collector.test:4318/v1/traces', {});
    expect(await one(telemetry, asked)).toMatch(/^ok: figures at .*\nok: the collector takes traces$/);
    answering('http://collector.test:4318/v1/traces', {}, { status: 404 });
    expect(await one(telemetry, asked)).toContain('warning: the collector answers 404');
  });
});

describe('from outside', () => {
  /** What a site answers to the doctor where nothing is in its way. */
  const texts: Record<string, (origin: string) => string> = {
    '/healthz': () => '{"status":"ok","lag":1,"store":true}',
    '/robots.txt': (origin) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
  };
  /** A site whose proxy passes these headers on instead of its own. */
  const behindProxy = (origin: string, passed: Record<string, string | undefined>) =>
    server.use(
      http.all(`${origin}/*`, async ({ request: { method, url, headers }, request }) => {
        const { length } = await request.text();
        const sent = { host: new URL(url).host, 'content-length': String(length), ...Object.fromEntries(headers) };
        const values = Object.entries({ ...sent, ...passed }).map(([name, value]) => [name, value && [value]]);
        const head = { method, url: new URL(url).pathname, headersDistinct: Object.fromEntries(values) };
        const status = rejectionStatus(head, { origins: [origin], maxBody: 1_000, hops: 1 }) ?? 200;
        return new HttpResponse(status === 200 ? texts[head.url]?.(origin) : null, { status });
      }),
    );

  test('sites of this machine have neither names nor certificates; others are asked', async () => {
    const SITE_URL_FR = 'http://www.silene.test';
    expect(await one(addresses)).toMatch(/^unset/);
    behindProxy(SITE_URL_FR, {});
    expect(await one(addresses, { SITE_URL_FR })).toMatch(/^ok: 1 are reached/);
    server.use(http.all(`${SITE_URL_FR}/*`, () => HttpResponse.error()));
    expect(await one(addresses, { SITE_URL_FR })).toMatch(/^problem: www\.silene\.test cannot be reached/);
  });

  test.each<[string, Record<string, string | undefined>, string]>([
    ['another host', { host: 'site-1:3000' }, 'www.silene.test answers 421: the site gets another Host header'],
    ['no host', { host: undefined }, 'www.silene.test answers 421: the site gets another Host header'],
    ['its own port', { host: 'www.silene.test:8443' }, 'www.silene.test refuses what its own pages post (403)'],
    ['no origin', { origin: undefined }, 'www.silene.test refuses what its own pages post (403)'],
  ])('a proxy that passes on %s is named', async (_, passed, says) => {
    const SITE_URL_FR = 'http://www.silene.test';
    behindProxy(SITE_URL_FR, passed);
    expect(await one(addresses, { SITE_URL_FR })).toBe(`problem: ${says}`);
  });

  test.each<[Record<string, [status: number, text?: string]>, string]>([
    [{}, 'ok: 1 are reached from here, with good certificates'],
    [{ 'POST /robots.txt': [405] }, 'ok: 1 are reached from here, with good certificates'],
    [{ 'GET /healthz': [503] }, 'problem: be.silene.test answers 503 to /healthz'],
    [{ 'GET /healthz': [200, ''] }, 'problem: /healthz at be.silene.test is not the site’s'],
    [{ 'GET /healthz': [200, '<p>It works</p>'] }, 'problem: /healthz at be.silene.test is not the site’s'],
    [{ 'GET /healthz': [200, '{"status":"UP"}'] }, 'problem: /healthz at be.silene.test is not the site’s'],
    [{ 'GET /robots.txt': [301] }, 'problem: be.silene.test answers 301 to /robots.txt'],
    [{ 'GET /robots.txt': [200, ''] }, 'problem: /robots.txt at be.silene.test does not name its sitemap'],
    [
      { 'GET /robots.txt': [200, 'Sitemap: http://www.silene.test/sitemap.xml'] },
      'problem: /robots.txt at be.silene.test does not name its sitemap',
    ],
    [{ 'POST /robots.txt': [200] }, 'problem: be.silene.test answers 200 to a post'],
    [{ 'POST /robots.txt': [404] }, 'problem: be.silene.test answers 404 to a post'],
    [{ 'POST /robots.txt': [502] }, 'problem: be.silene.test answers 502 to a post'],
  ])('a site that answers %j', async (answers, line) => {
    const SITE_URL_BE = 'http://be.silene.test';
    server.use(
      http.all(`${SITE_URL_BE}/*`, ({ request: { method, url } }) => {
        const path = new URL(url).pathname;
        const usual = texts[path]?.(SITE_URL_BE);
        const [status, text = usual] = answers[`${method} ${path}`] ?? [method === 'POST' ? 415 : 200];
        return new HttpResponse(text, { status });
      }),
    );
    expect(await one(addresses, { SITE_URL_BE })).toBe(line);
  });

  test.each<[number, number]>([
    [90, 0],
    [13, 1],
    [-1, 1],
  ])('a certificate of %d more days', (days, count) => {
    expect(judgeCertificate('silene.test', days * DAY, 0)).toHaveLength(count);
  });

  test.each<[number[], string]>([
    [[0, 0, 900_000], 'ok'],
    [[20_000, 20_000, 0], 'warning'],
    [[-90_000], 'problem'],
    [[], 'unset'],
  ])('clocks that are %j ms off', (theirs, level) => {
    expect(judgeSkew(theirs, 0).level).toBe(level);
  });

  test('the time is that of the services’ answers', async () => {
    const late = { headers: { date: new Date(Date.now() - 3_600_000).toUTCString() } };
    for (const address of [CONTENT, COMMERCE, ISSUER]) answering(`${address}/`, {}, late);
    expect(await one(clock)).toMatch(/^problem: it is 3\d\d\d s off/);
  });

  test('answers that a cache has kept are as old as they say', async () => {
    const kept = { headers: { date: new Date(Date.now() - 3_600_000).toUTCString(), age: '3600' } };
    for (const address of [CONTENT, COMMERCE, ISSUER]) answering(`${address}/`, {}, kept);
    expect(await one(clock)).toBe('ok: agrees with those of the services');
  });
});

describe('all checks', () => {
  const failing: Check = {
    area: 'failing',
    look: () => {
      throw new Error('no such host');
    },
  };

  test('are named once, and one that fails is a problem like another', async () => {
    expect(new Set(checks.map(({ area }) => area)).size).toBe(checks.length);
    const printed: string[] = [];
    const lines = await examine([failing, geocoder], contextWith(), ({ area, level }) =>
      printed.push(`${area} ${level}`),
    );
    expect(printed).toEqual(['failing problem', 'geocoder ok']);
    expect(lines[0]).toMatchObject({ says: 'no such host' });
  });

  test('say the reason when a service is away', async () => {
    faults.set({ service: '*', operation: '*', kind: 'down', share: 1, seed: 1 });
    const away = await examine([content, shop], contextWith(), () => undefined);
    expect(away.map(({ level }) => level)).toEqual(['problem', 'problem']);
    expect(away[0]?.says).toMatch(/^http:\/\/127\.0\.0\.1:3102 does not answer \(/);
  });
});
