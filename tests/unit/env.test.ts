import { readFileSync } from 'node:fs';
import { parseEnv as parseFile } from 'node:util';
import { describe, expect, test } from 'vitest';
import { BUILT_IN_SETTINGS, parseEnv, SETTINGS, type SettingName } from '../../lib/platform/env.ts';

const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
const example = parseFile(text) as Record<string, string>;
const required: SettingName[] = [
  'SITE_URL_FR',
  'SITE_URL_BE',
  'SITE_URL_TN',
  'PRISMIC_REPOSITORY',
  'SHOPIFY_STORE_DOMAIN',
  'SHOPIFY_STOREFRONT_TOKEN',
  'FORMS_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_MAILBOX',
  'CAREERS_MAILBOX',
  'RETURNS_MAILBOX',
  'PRIVACY_MAILBOX',
  'AUTH_SECRET',
];
/** Required while SHOP_IDENTITY is multipass, as in the example. */
const ofMultipass: SettingName[] = ['SHOPIFY_MULTIPASS_SECRET', 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];

const messageOf = (source: Record<string, string | undefined>): string => {
  try {
    parseEnv(source);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

const guides = ['going-live', 'operations'].map((name) =>
  readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8'),
);

test.each(Object.keys(SETTINGS))('the guide to going live or to operation says what %s is for', (name) => {
  expect(guides.join('\n')).toMatch(new RegExp(`\\b${name}\\b`));
});

describe('.env.example', () => {
  test('works as it is', () => {
    expect(parseEnv(example)).toMatchObject({
      SITE_URL_FR: 'http://fr.localhost:3000',
      SHOPIFY_API_VERSION: '2025-04',
      REQUEST_TIMEOUT_MS: 30_000,
      ALLOW_UNKNOWN_HOSTS: false,
    });
  });

  test('lists every setting, the required ones first', () => {
    const listed = [...text.matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '').filter((name) => name in SETTINGS);
    expect([...listed].sort()).toEqual(Object.keys(SETTINGS).sort());
    expect(listed.slice(0, required.length)).toEqual(required);
  });

  test('says what each setting is for', () => {
    const blocks = text.split(/\n(?=# )/);
    expect(blocks.filter((block) => /^\w+=/m.test(block) && !block.startsWith('# '))).toEqual([]);
  });
});

test('a setting that is left out has its default', () => {
  const needed = Object.fromEntries([...required, ...ofMultipass].map((name) => [name, SETTINGS[name].example]));
  const defaults = Object.entries(parseEnv(needed)).filter(([name, value]) => value !== undefined && !(name in needed));
  expect(Object.fromEntries(defaults)).toEqual({
    ALLOW_UNKNOWN_HOSTS: false,
    BREVO_API_URL: 'https://api.brevo.com/v3',
    DROPS_BY_DEFAULT_FLASK: 20,
    DROPS_BY_DEFAULT_TINCTURE: 25,
    DROPS_PER_ML_FLASK: 40,
    DROPS_PER_ML_TINCTURE: 50,
    GEOCODER: 'embedded',
    GEOPLATEFORME_URL: 'https://data.geopf.fr/geocodage',
    GOOGLE_PLACES_URL: 'https://places.googleapis.com/v1',
    GRANULES_PER_TUBE: 80,
    JOB_ALERT_MONTHS: 6,
    LOG_LEVEL: 'info',
    OFFER_RULE_TYPE: 'offer_rule',
    PRERENDER_LIMIT: 1_000,
    PREVIEW_ENABLED: true,
    PRISMIC_RELEASE_MODE: 'Master',
    REQUEST_TIMEOUT_MS: 30_000,
    SHOPIFY_API_VERSION: '2025-04',
    SHOPIFY_CUSTOMER_ALLOW_HTTP: false,
    SHOP_IDENTITY: 'multipass',
    STORE_DIR: '.store',
    STRIKE_FALLBACK: 'hide',
    TAG_HOSTS: 'https://*.google-analytics.com https://*.analytics.google.com',
    TAG_MANAGER_URL: 'https://www.googletagmanager.com/gtm.js',
    TRUSTED_PROXY_HOPS: 0,
    WEB_VITALS_SHARE: 0.1,
  });
});

describe('a missing setting', () => {
  test.each(required)('%s is named with its purpose and an example', (name) => {
    const { purpose, example: sample } = SETTINGS[name];
    const message = messageOf({ ...example, [name]: undefined });
    expect(message).toContain(`  ${name}: missing. It is the ${purpose}, for example ${name}=${sample}`);
    expect(message).toContain('.env.example');
    expect(message.split('\n')).toHaveLength(2);
  });

  test.each(required)('%s may not be empty either', (name) => {
    expect(messageOf({ ...example, [name]: '' })).toContain(`${name}: missing`);
  });

  test.each(ofMultipass)('%s is named while customers sign in at a provider', (name) => {
    const message = messageOf({ ...example, [name]: '' });
    expect(message).toContain(
      `  ${name}: missing, while SHOP_IDENTITY is multipass. It is the ${SETTINGS[name].purpose}`,
    );
    expect(messageOf({ ...example, [name]: '', SHOP_IDENTITY: 'password' })).toBe('');
  });

  test.each([
    ['SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET'],
    ['SHOPIFY_CLIENT_SECRET', 'SHOPIFY_CLIENT_ID'],
  ] as const)('%s is named while %s is set', (name, other) => {
    expect(messageOf({ ...example, [name]: '' })).toContain(`  ${name}: missing, while ${other} is set. It is the `);
    expect(messageOf({ ...example, [name]: '', [other]: '' })).toBe('');
  });

  const together: SettingName[] = [...required, ...ofMultipass, 'SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET'];
  test.each(Object.keys(SETTINGS).filter((name) => !together.includes(name as SettingName)))(
    '%s is optional',
    (name) => {
      expect(messageOf({ ...example, [name]: undefined })).toBe('');
      expect(messageOf({ ...example, [name]: '' })).toBe('');
    },
  );

  test('all are named in one message', () => {
    const lines = messageOf({}).split('\n').slice(1);
    expect(lines.map((line) => line.trim().split(':')[0]).sort()).toEqual([...required, ...ofMultipass].sort());
  });
});

describe('a malformed setting', () => {
  test.each([
    ['SITE_URL_FR', 'fr.localhost:3000'],
    ['SITE_URL_BE', 'ftp://be.localhost'],
    ['SITE_URL_TN', 'javascript:alert(1)'],
    ['SHOPIFY_STORE_DOMAIN', 'silene.myshopify.com'],
    ['PRISMIC_API_ENDPOINT', '/api/v2'],
    ['SHOPIFY_API_VERSION', 'latest'],
    ['REQUEST_TIMEOUT_MS', '30 s'],
    ['REQUEST_TIMEOUT_MS', '-1'],
    ['REQUEST_TIMEOUT_MS', '1.5'],
    ['ALLOW_UNKNOWN_HOSTS', 'yes'],
    ['FORMS_SECRET', 'short'],
    ['AUTH_SECRET', 'longer-than-before-but-short'],
    ['SHOP_IDENTITY', 'both'],
    ['OIDC_ISSUER', 'identite.silene.example'],
    ['SMTP_URL', 'mail.silene.example'],
    ['CONTACT_MAILBOX', 'contact'],
    ['DATABASE_URL', 'mysql://127.0.0.1/silene'],
    ['NEWSLETTER_LIST_ID', 'seven'],
    ['ANTIVIRUS_URL', 'http://127.0.0.1:3310'],
    ['TAG_MANAGER_ID', 'UA-1'],
    ['TRUSTED_PROXY_HOPS', '-1'],
  ] as const)('%s=%s is named with its purpose and an example', (name, value) => {
    const message = messageOf({ ...example, [name]: value });
    expect(message).toContain(`  ${name}: `);
    expect(message).not.toContain(`${name}: missing`);
    expect(message).toContain(`It is the ${SETTINGS[name].purpose}, for example ${name}=${SETTINGS[name].example}`);
  });

  test.each<[name: SettingName, value: string, reason: string]>([
    ['PRISMIC_REPOSITORY', 'maison verte', 'invalid repository name'],
    ['PRISMIC_REPOSITORY', 'https://maison-verte.prismic.io/', 'write what stands before .prismic.io'],
    ['PRISMIC_REPOSITORY', 'maison-verte.prismic.io', 'write what stands before .prismic.io'],
    ['PRISMIC_REPOSITORY', 'bien-être', 'invalid repository name'],
    ['PRISMIC_REPOSITORY', '-maison', 'invalid repository name'],
    ['PRISMIC_REPOSITORY', 'abc', 'at least four'],
    ['SITE_URL_FR', 'https://www.maison.example/fr', 'more than scheme, host and port'],
    ['SITE_URL_TN', 'https://tn.maison.example/?a=1', 'more than scheme, host and port'],
    ['SITE_URL_BE', 'https://user:password@maison.example', 'more than scheme, host and port'],
    ['SITE_URL_BE', 'https://be.maison.example:8443/', 'no slash at the end'],
    ['SITE_URL_TN', 'https://tn.maison.example#', 'as browsers write them'],
    ['SITE_URL_TN', 'https://tn.maison.example?', 'as browsers write them'],
    ['SITE_URL_FR', 'https://www.Maison.example', 'lower case'],
    ['SITE_URL_FR', 'http://www.maison.example:80', 'no :443 or :80'],
    ['SHOPIFY_STORE_DOMAIN', 'https://maison.myshopify.com/admin', 'more than scheme, host and port'],
    ['SHOPIFY_STORE_DOMAIN', 'https://maison.myshopify.com?locale=fr', 'more than scheme, host and port'],
    ['SHOPIFY_STORE_DOMAIN', 'https://key@maison.myshopify.com', 'more than scheme, host and port'],
    ['SITE_URL_BE', 'http://fr.localhost:4000', 'the same host as SITE_URL_FR'],
    ['SITE_URL_TN', 'https://be.localhost', 'the same host as SITE_URL_BE'],
    ['PRISMIC_API_ENDPOINT', 'https://another.cdn.prismic.io/api/v2', 'not the API (…/api/v2) of the repository'],
    ['PRISMIC_API_ENDPOINT', 'https://silene.cdn.prismic.io/api/v1', 'not the API (…/api/v2) of the repository'],
    ['MAIL_FROM', 'Maison Verte', 'without one e-mail address'],
    ['MAIL_FROM', 'Maison Verte <bonjour@maison.example, a@maison.example>', 'without one e-mail address'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png', 'without {z}, {x} and {y}'],
    ['FORM_HOSTS', "https://checkout.example; script-src 'unsafe-inline'", 'not addresses such as'],
    ['TAG_HOSTS', 'https://a.example, https://b.example', 'not addresses such as'],
    ['METRICS_PORT', '94640', '65535'],
  ])('%s=%s stops the start', (name, value, reason) => {
    const lines = messageOf({ ...example, [name]: value })
      .split('\n')
      .slice(1);
    expect(lines).toEqual([expect.stringContaining(`  ${name}: `)]);
    expect(lines[0]).toContain(reason);
  });

  test.each<[SettingName, string]>([
    ['PRISMIC_REPOSITORY', 'maison-verte-2'],
    ['PRISMIC_API_ENDPOINT', 'https://silene.cdn.prismic.io/api/v2/'],
    ['SITE_URL_BE', 'https://be.maison.example:8443'],
    ['MAIL_FROM', 'bonjour@maison.example'],
    ['FORM_HOSTS', 'https://*.pay.example http://127.0.0.1:8080 checkout.example'],
    ['MAP_TILES_URL', 'https://{s}.tiles.example/{z}/{x}/{y}@2x.png?key=1'],
  ])('%s=%s does not', (name, value) => expect(messageOf({ ...example, [name]: value })).toBe(''));

  test.each([
    ['PRISMIC_RELEASE_MODE', 'ReleaseID', 'PRISMIC_RELEASE'],
    ['PRISMIC_RELEASE_MODE', 'ReleaseLabel', 'PRISMIC_RELEASE'],
    ['PRISMIC_RELEASE_MODE', 'Manual', 'PRISMIC_RELEASE'],
    ['GEOCODER', 'google', 'GOOGLE_PLACES_KEY'],
    ['SHOP_IDENTITY', 'customer-accounts', 'SHOPIFY_CUSTOMER_CLIENT_ID'],
  ] as const)('%s=%s needs %s', (name, value, needed) => {
    const given = { ...example, SHOPIFY_CUSTOMER_CLIENT_ID: '', [name]: value };
    expect(messageOf(given)).toContain(`  ${needed}: missing, while ${name} is ${value}. It is the `);
    expect(messageOf({ ...given, [needed]: 'été' })).toBe('');
  });

  test.each([
    ['http://shop.example', 'false', 'SHOPIFY_STORE_DOMAIN: not https, while SHOP_IDENTITY is customer-accounts'],
    ['http://127.0.0.1:3101', 'true', ''],
    ['https://silene.myshopify.com', 'false', ''],
  ])('customer accounts of %s, http allowed: %s', (SHOPIFY_STORE_DOMAIN, SHOPIFY_CUSTOMER_ALLOW_HTTP, problem) => {
    const given = { ...example, SHOP_IDENTITY: 'customer-accounts', SHOPIFY_STORE_DOMAIN, SHOPIFY_CUSTOMER_ALLOW_HTTP };
    expect(messageOf(given)).toContain(problem);
    if (!problem) expect(messageOf(given)).toBe('');
  });

  test('has one line, also where another setting needs it', () => {
    expect(messageOf({ ...example, OIDC_ISSUER: 'identity' }).split('\n')).toHaveLength(2);
  });

  test('its value is not repeated: it may be a secret in the wrong line', () => {
    expect(messageOf({ ...example, SITE_URL_FR: 'shpat_very_secret' })).not.toContain('very_secret');
  });
});

test('numbers and booleans come out as such, an address without its last slash', () => {
  const env = parseEnv({
    ...example,
    REQUEST_TIMEOUT_MS: '5000',
    ALLOW_UNKNOWN_HOSTS: 'true',
    BREVO_API_URL: 'https://a.fr/v3/',
  });
  expect(env).toMatchObject({ REQUEST_TIMEOUT_MS: 5000, ALLOW_UNKNOWN_HOSTS: true, BREVO_API_URL: 'https://a.fr/v3' });
  expect(env.PRISMIC_ACCESS_TOKEN).toBeUndefined();
});

test.each(['https://Maison.myshopify.com/', 'HTTPS://maison.myshopify.com:443', 'https://maison.myshopify.com/?'])(
  'the shop %s is its origin',
  (SHOPIFY_STORE_DOMAIN) =>
    expect(parseEnv({ ...example, SHOPIFY_STORE_DOMAIN }).SHOPIFY_STORE_DOMAIN).toBe('https://maison.myshopify.com'),
);

test.each(Object.keys(SETTINGS))('blanks alone are an empty %s', (name) => {
  const read = (value: string) => messageOf({ ...example, [name]: value }) || parseEnv({ ...example, [name]: value });
  expect(read(' \t')).toEqual(read(''));
});

test.each(['https://id.test/application/o/silene/', 'https://id.test/realms/silene', 'https://id.test/'])(
  'the issuer %s stays as it is: tokens name it so',
  (OIDC_ISSUER) => expect(parseEnv({ ...example, OIDC_ISSUER }).OIDC_ISSUER).toBe(OIDC_ISSUER),
);

test('what pages and route rules are built with is known: the rest may change between a build and a start', () => {
  expect(BUILT_IN_SETTINGS).toEqual([
    'SITE_URL_FR',
    'SITE_URL_BE',
    'SITE_URL_TN',
    'PRISMIC_REPOSITORY',
    'PRISMIC_API_ENDPOINT',
    'PRISMIC_RELEASE_MODE',
    'PRISMIC_RELEASE',
    'SHOPIFY_STORE_DOMAIN',
    'OFFER_RULE_TYPE',
    'SHOP_IDENTITY',
    'STRIKE_FALLBACK',
    'CONTACT_MAILBOX',
    'JOB_ALERT_MONTHS',
    'TAG_MANAGER_ID',
    'TAG_MANAGER_URL',
    'SUPPORT_WIDGET_URL',
    'MAP_TILES_URL',
    'MAP_ATTRIBUTION',
    'GRANULES_PER_TUBE',
    'DROPS_PER_ML_FLASK',
    'DROPS_PER_ML_TINCTURE',
    'DROPS_BY_DEFAULT_FLASK',
    'DROPS_BY_DEFAULT_TINCTURE',
    'WEB_VITALS_SHARE',
    'ALLOW_UNKNOWN_HOSTS',
  ]);
});
