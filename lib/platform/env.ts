import { isRepositoryName } from '@prismicio/client';
import { z } from 'zod';
import { RELEASE_MODES } from './content-endpoint.ts';
import { EMAIL, mailboxOf, withAsciiDomain } from './text/email.ts';

type Setting = {
  schema: z.ZodType<string | number | boolean | undefined>;
  purpose: string;
  example: string;
  isBuiltIn?: boolean;
};

const text = z.string().trim().min(1);
const exactUrl = z.url({ protocol: /^https?$/ });
const withoutSlash = (value: string): string => value.replace(/\/$/, '');
const url = exactUrl.transform(withoutSlash);
/** The origin of an address with a host and nothing behind it. */
const origin = exactUrl
  .refine((value) => {
    const address = URL.parse(value);
    return !address || address.href.replace(/[?#]+$/, '') === `${address.origin}/`;
  }, 'more than scheme, host and port')
  .transform((value) => new URL(value).origin);
/** Base address of a site, written as an origin: other programs read it as it is (the proxy in compose.yaml). */
const siteUrl = exactUrl.refine(
  (value) => value === (URL.parse(value)?.origin ?? value),
  'more than scheme, host and port, or not as browsers write them: lower case, no slash at the end, no :443 or :80',
);
/** An empty line in an env file means "not set". */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const mailUrl = z.url({ protocol: /^smtps?$/, error: 'not an address such as smtp://user:password@host:587' });
const mailbox = z.string().overwrite(withAsciiDomain).regex(EMAIL, 'not an e-mail address');
/** Sources of a content security policy: a malformed one could end the policy in a browser, or be ignored. */
const hosts = text.refine(
  (value) => value.split(/\s+/).every((host) => /^(?:https?:\/\/)?(?:\*\.)?[\w.-]+(?::\d+)?$/.test(host)),
  'not addresses such as https://*.silene.example, separated by spaces',
);
const integer = (fallback: number) =>
  z.preprocess(
    (value) => (value === '' || value === undefined ? fallback : value),
    z.coerce.number({ error: 'not a number' }).int().positive(),
  );
const count = (fallback: number) =>
  z.preprocess(
    (value) => (value === '' || value === undefined ? fallback : value),
    z.coerce.number({ error: 'not a number' }).int().min(0),
  );
const flag = (fallback: boolean) =>
  z.preprocess(
    (value) => (value === '' || value === undefined ? String(fallback) : value),
    z.enum(['true', 'false'], { error: 'neither true nor false' }).transform((value) => value === 'true'),
  );

/** One of these; where nothing is set, the first or `usual`. */
const oneOf = <const T extends readonly [string, ...string[]]>(choices: T, usual: T[number] = choices[0]) =>
  z.preprocess((value) => value || usual, z.enum(choices, { error: `none of ${choices.join(', ')}` }));

const define = <T extends z.ZodType>(schema: T, purpose: string, example: string) => ({ schema, purpose, example });
/** A setting whose value the build writes into pages and route rules: changing it requires a new build. */
const defineBuiltIn = <T extends z.ZodType>(schema: T, purpose: string, example: string) => ({
  ...define(schema, purpose, example),
  isBuiltIn: true,
});

/** Every setting of the application: its schema, its purpose, an example. `.env.example` is tested against it. */
export const SETTINGS = {
  SITE_URL_FR: defineBuiltIn(siteUrl, 'base address of the French site', 'http://fr.localhost:3000'),
  SITE_URL_BE: defineBuiltIn(siteUrl, 'base address of the Belgian site', 'http://be.localhost:3000'),
  SITE_URL_TN: defineBuiltIn(siteUrl, 'base address of the Tunisian site', 'http://tn.localhost:3000'),
  PRISMIC_REPOSITORY: defineBuiltIn(
    text.refine(
      isRepositoryName,
      'invalid repository name: write what stands before .prismic.io in its address, at least four letters, digits and hyphens',
    ),
    'name of the Prismic repository',
    'silene',
  ),
  PRISMIC_API_ENDPOINT: defineBuiltIn(
    optional(url),
    'content API address; leave empty for the hosted one',
    'http://127.0.0.1:3102/api/v2',
  ),
  PRISMIC_ACCESS_TOKEN: define(optional(text), 'token of a private content repository', 'MC5Z…'),
  PRISMIC_RELEASE_MODE: defineBuiltIn(
    oneOf(RELEASE_MODES),
    'content that is shown: Master, or the release or reference that PRISMIC_RELEASE names',
    'Master',
  ),
  PRISMIC_RELEASE: defineBuiltIn(
    optional(text),
    'id or label of the release, or the reference for Manual',
    'Printemps',
  ),
  PRISMIC_WEBHOOK_SECRET: define(
    optional(text),
    'secret that the content service sends with its webhook; without one the webhook is refused',
    'silene-webhook-secret',
  ),
  PRERENDER_LIMIT: define(
    count(1_000),
    'pages of each type and language that a build prerenders; the others are rendered at the first visit',
    '1000',
  ),
  PREVIEW_ENABLED: define(flag(true), 'whether editors may preview drafts (false in end-to-end tests)', 'true'),
  SIMULATOR_HOSTS: define(
    optional(hosts),
    'addresses that may show the slice simulator in a frame beside Prismic’s own or the embedded editor: Slice Machine',
    'http://localhost:9999',
  ),
  SHOPIFY_STORE_DOMAIN: defineBuiltIn(origin, 'address of the shop', 'https://silene.myshopify.com'),
  SHOPIFY_STOREFRONT_TOKEN: define(text, 'public Storefront API token', 'silene-public-token'),
  SHOPIFY_PRIVATE_TOKEN: define(optional(text), 'private Storefront API token, preferred on servers', 'shpat_…'),
  SHOPIFY_API_VERSION: define(
    z.preprocess((value) => value || '2025-04', z.string().regex(/^\d{4}-\d{2}$/, 'not a version such as 2025-04')),
    'Storefront API version',
    '2025-04',
  ),
  SHOPIFY_CLIENT_ID: define(
    optional(text),
    'client id of the shop’s app (Dev Dashboard) with the Admin scopes read_discounts and read_products: offer rules are then the automatic discounts, and codes say why not',
    '0123456789abcdef0123456789abcdef',
  ),
  SHOPIFY_CLIENT_SECRET: define(
    optional(text),
    'client secret of the same app; it also signs the webhooks that npm run shop registers',
    'shpss_…',
  ),
  SHOPIFY_ADMIN_TOKEN: define(
    optional(text),
    'permanent Admin API token of an app made before 2026, used instead of the client id and secret',
    'shpat_…',
  ),
  OFFER_RULE_TYPE: defineBuiltIn(
    z.preprocess((value) => value || 'offer_rule', text),
    'type of the metaobjects that are the offer rules, without an Admin API token',
    'offer_rule',
  ),
  SHOPIFY_WEBHOOK_SECRET: define(
    optional(text),
    'secret that signs the webhooks made in the shop’s admin, or several, separated by commas; those of npm run shop are signed with SHOPIFY_CLIENT_SECRET',
    'silene-shop-webhook-secret',
  ),
  AUTH_SECRET: define(
    text.refine((value) => value.length >= 32, 'shorter than 32 characters'),
    'secret that encrypts the session of a signed-in customer',
    'a-long-random-text-of-your-own-too',
  ),
  SHOP_IDENTITY: defineBuiltIn(
    oneOf(['multipass', 'password', 'customer-accounts']),
    'how customers sign in: at the identity provider, whose profile opens the shop by Multipass, at the shop by password, or in its customer accounts',
    'multipass',
  ),
  SHOPIFY_MULTIPASS_SECRET: define(optional(text), 'Multipass secret of the shop', 'silene-multipass-secret'),
  SHOPIFY_CUSTOMER_CLIENT_ID: define(
    optional(text),
    'id of the site in the customer accounts of the shop (Headless channel)',
    'shp_…',
  ),
  SHOPIFY_CUSTOMER_CLIENT_SECRET: define(
    optional(text),
    'secret of the site in the customer accounts of the shop; without one the site is a public client',
    'silene-accounts-secret',
  ),
  SHOPIFY_CUSTOMER_ALLOW_HTTP: define(
    flag(false),
    'whether the customer accounts of a shop with an http address may have http addresses, too: for the embedded shop',
    'false',
  ),
  OIDC_ISSUER: define(
    optional(exactUrl),
    'issuer of the OpenID provider, exactly as it calls itself (with or without a slash at the end)',
    'http://127.0.0.1:3105',
  ),
  OIDC_CLIENT_ID: define(optional(text), 'id of the site at the OpenID provider', 'silene-site'),
  OIDC_CLIENT_SECRET: define(optional(text), 'secret of the site at the OpenID provider', 'silene-client-secret'),
  PRICE_HISTORY_FILE: define(
    optional(text),
    'history of prices (JSON or CSV) that an empty log begins with; leave empty to begin with today’s prices',
    'content/shop/price-history.json',
  ),
  STRIKE_FALLBACK: defineBuiltIn(
    oneOf(['hide', 'compare_at']),
    'what is struck through while the log of prices does not reach back thirty days: nothing, or the shop’s comparison',
    'hide',
  ),
  REVIEWS_FILE: define(
    optional(text),
    'reviews (JSON) that an empty store begins with; leave empty to begin without any',
    'content/shop/reviews.json',
  ),
  REVIEW_MAIL_DAYS: define(
    optional(z.coerce.number({ error: 'not a number' }).int().min(0).max(30)),
    'days after the shipment when a buyer is asked for a review, at most 30; leave empty to ask nobody',
    '10',
  ),
  FORMS_SECRET: define(
    text.refine((value) => value.split(',').every((each) => each.trim().length >= 24), 'shorter than 24 characters'),
    'secret that signs the links in mails and the proofs of the bot check; after a comma, the previous secret',
    'a-long-random-text-of-your-own',
  ),
  DATABASE_URL: define(
    optional(z.url({ protocol: /^postgres(ql)?$/ })),
    'PostgreSQL for submissions and the outbox; leave empty for the embedded store',
    'postgres://silene:password@127.0.0.1:5432/silene',
  ),
  STORE_DIR: define(
    z.preprocess((value) => value || '.store', text),
    'folder of the embedded store and of the files that visitors send',
    '.store',
  ),
  SMTP_URL: define(mailUrl, 'mail server that delivers, without Brevo', 'smtp://127.0.0.1:3103'),
  MAIL_FROM: define(
    text.refine((value) => mailbox.safeParse(mailboxOf(value).address).success, 'without one e-mail address'),
    'sender of the mails',
    'Laboratoires Silène <bonjour@silene.example>',
  ),
  CONTACT_MAILBOX: defineBuiltIn(mailbox, 'mailbox that receives contact messages', 'contact@silene.example'),
  VIGILANCE_MAILBOX: define(
    optional(mailbox),
    'mailbox that also receives messages about adverse events',
    'vigilance@silene.example',
  ),
  CAREERS_MAILBOX: define(mailbox, 'mailbox that receives applications', 'recrutement@silene.example'),
  RETURNS_MAILBOX: define(mailbox, 'mailbox that receives return requests', 'retours@silene.example'),
  PRIVACY_MAILBOX: define(mailbox, 'mailbox that receives requests about personal data', 'donnees@silene.example'),
  BREVO_API_KEY: define(
    optional(text),
    'key of Brevo; with one, Brevo delivers mails and keeps the lists',
    'xkeysib-…',
  ),
  BREVO_API_URL: define(
    z.preprocess((value) => value || 'https://api.brevo.com/v3', url),
    'address of the API of Brevo',
    'https://api.brevo.com/v3',
  ),
  NEWSLETTER_LIST_ID: define(optional(z.coerce.number().int()), 'list of Brevo for the newsletter', '7'),
  JOB_ALERT_MONTHS: defineBuiltIn(
    integer(6),
    'months that an alert for job offers lasts, unless its owner goes on',
    '6',
  ),
  NOTIFICATION_TEMPLATE_ID: define(
    optional(z.coerce.number().int()),
    'template of Brevo for the notifications to the team; leave empty for our own',
    '12',
  ),
  RETURN_TEMPLATE_ID: define(
    optional(z.coerce.number().int()),
    'template of Brevo for return requests; leave empty for our own',
    '13',
  ),
  ANTIVIRUS_URL: define(
    optional(z.url({ protocol: /^clamd$/ })),
    'clamd that looks at each file before it is delivered; leave empty to have none',
    'clamd://127.0.0.1:3310',
  ),
  TAG_MANAGER_ID: defineBuiltIn(
    optional(z.string().regex(/^GTM-[A-Z0-9]+$/)),
    'container of the tag manager, loaded after consent only',
    'GTM-XXXXXXX',
  ),
  TAG_MANAGER_URL: defineBuiltIn(
    z.preprocess((value) => value || 'https://www.googletagmanager.com/gtm.js', url),
    'address of the tag manager',
    'https://www.googletagmanager.com/gtm.js',
  ),
  SUPPORT_WIDGET_URL: defineBuiltIn(
    optional(url),
    'script of the support widget, loaded after consent only',
    'https://support.example/widget.js',
  ),
  GEOCODER: define(
    oneOf(['embedded', 'geoplateforme', 'google']),
    'who finds a place in the directory: the embedded list of communes, the national geocoder or Google Places',
    'embedded',
  ),
  GEOPLATEFORME_URL: define(
    z.preprocess((value) => value || 'https://data.geopf.fr/geocodage', url),
    'address of the national geocoder',
    'https://data.geopf.fr/geocodage',
  ),
  GOOGLE_PLACES_KEY: define(optional(text), 'key of Google Places (New), asked by the server only', 'AIza…'),
  GOOGLE_PLACES_URL: define(
    z.preprocess((value) => value || 'https://places.googleapis.com/v1', url),
    'address of Google Places',
    'https://places.googleapis.com/v1',
  ),
  MAP_TILES_URL: defineBuiltIn(
    optional(
      z
        .string()
        .regex(/^https?:\/\//, 'not an address')
        .refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)), 'without {z}, {x} and {y}'),
    ),
    'pictures of the detailed map, loaded after consent only; empty: the plain map of our own alone',
    'https://tiles.example/{z}/{x}/{y}.png',
  ),
  MAP_ATTRIBUTION: defineBuiltIn(optional(text), 'attribution of the detailed map, written on it', '© IGN'),
  DIRECTORY_REMOVALS: define(
    optional(text),
    'file of the national ids, one in a line, of professionals who asked not to be listed',
    'directory-removals.txt',
  ),
  GRANULES_PER_TUBE: defineBuiltIn(integer(80), 'granules in a tube, for the quantity calculator', '80'),
  DROPS_PER_ML_FLASK: defineBuiltIn(integer(40), 'drops in a millilitre of a flask', '40'),
  DROPS_PER_ML_TINCTURE: defineBuiltIn(integer(50), 'drops in a millilitre of mother tincture', '50'),
  DROPS_BY_DEFAULT_FLASK: defineBuiltIn(integer(20), 'drops per intake that are assumed of a flask', '20'),
  DROPS_BY_DEFAULT_TINCTURE: defineBuiltIn(integer(25), 'drops per intake that are assumed of mother tincture', '25'),
  TAG_HOSTS: define(
    z.preprocess((value) => value || 'https://*.google-analytics.com https://*.analytics.google.com', hosts),
    'addresses that the tags of the tag manager report to, by pictures and calls; their scripts come from its own alone',
    'https://*.google-analytics.com https://*.analytics.google.com',
  ),
  FORM_HOSTS: define(
    optional(hosts),
    'addresses where a form may end beside the shop’s and the provider’s own: a checkout or a sign-in on another domain',
    'https://checkout.silene.example',
  ),
  REDIS_URL: define(
    optional(z.url({ protocol: /^rediss?$/ })),
    'Redis that the instances of the site share their cache by; leave empty for one instance',
    'redis://127.0.0.1:6379',
  ),
  CACHE_PURGE_URL: define(
    optional(url),
    'purge address of the cache in front of the site, called when something was published; leave empty without one',
    'http://127.0.0.1:6081/.purge',
  ),
  CACHE_PURGE_TOKEN: define(
    optional(text),
    'token that the cache in front asks for when it is to forget',
    'a-token-of-the-cdn',
  ),
  BACKUP_DIR: define(
    optional(text),
    'folder of the hourly copies of the files and of the embedded store; leave empty for one inside of STORE_DIR',
    '/var/backups/silene',
  ),
  LOG_LEVEL: define(
    oneOf(['debug', 'info', 'warn', 'error'], 'info'),
    'least important lines that the log has: debug, info, warn, error',
    'info',
  ),
  METRICS_PORT: define(
    optional(z.coerce.number({ error: 'not a number' }).int().positive().max(65_535, 'above 65535')),
    'private port where Prometheus reads the figures of the process (GET /metrics); leave empty to have none',
    '9464',
  ),
  WEB_VITALS_SHARE: defineBuiltIn(
    z.preprocess(
      (value) => value || '0.1',
      z.coerce.number({ error: 'not a number' }).min(0, 'below 0').max(1, 'above 1'),
    ),
    'share of the page loads whose web vitals are measured, from 0 (none) to 1 (all)',
    '0.1',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: define(
    optional(url),
    'OpenTelemetry collector that the traces are sent to; leave empty to have none',
    'http://127.0.0.1:4318',
  ),
  OPS_TOKEN: define(
    optional(text),
    'token of the operator (npm run ops); without one only a stopped site answers',
    'silene-ops-token',
  ),
  TRUSTED_PROXY_HOPS: define(
    count(0),
    'how many proxies in front are trusted about the address of a visitor (X-Forwarded-For)',
    '1',
  ),
  REQUEST_TIMEOUT_MS: define(
    integer(30_000),
    'longest time-out of a call to a hosted service, in milliseconds: that of background work; visitors wait less',
    '30000',
  ),
  ALLOW_UNKNOWN_HOSTS: defineBuiltIn(
    flag(false),
    'show the French site to unknown Host headers (development)',
    'false',
  ),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Env = { [Name in SettingName]: z.output<(typeof SETTINGS)[Name]['schema']> };

/** Settings that the build writes into pages and route rules. */
export const BUILT_IN_SETTINGS = Object.entries(SETTINGS)
  .filter(([, setting]: [string, Setting]) => setting.isBuiltIn)
  .map(([name]) => name as SettingName);

type Problem = readonly [name: SettingName, reason: string];

type Need = { setting: SettingName; value: string; needs: readonly SettingName[] };

/** Settings that the value of another setting requires. */
const NEEDS: readonly Need[] = [
  {
    setting: 'SHOP_IDENTITY',
    value: 'multipass',
    needs: ['SHOPIFY_MULTIPASS_SECRET', 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  },
  { setting: 'SHOP_IDENTITY', value: 'customer-accounts', needs: ['SHOPIFY_CUSTOMER_CLIENT_ID'] },
  { setting: 'GEOCODER', value: 'google', needs: ['GOOGLE_PLACES_KEY'] },
  ...RELEASE_MODES.filter((mode) => mode !== 'Master').map(
    (value): Need => ({ setting: 'PRISMIC_RELEASE_MODE', value, needs: ['PRISMIC_RELEASE'] }),
  ),
];

const missingBeside = (settings: Env): Problem[] =>
  NEEDS.filter(({ setting, value }) => settings[setting] === value).flatMap(({ setting, value, needs }) =>
    needs
      .filter((name) => settings[name] === undefined)
      .map((name) => [name, `missing, while ${setting} is ${value}`] as const),
  );

const HALVES = [
  ['SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET'],
  ['SHOPIFY_CLIENT_SECRET', 'SHOPIFY_CLIENT_ID'],
] as const;

/** Credentials come in pairs. */
const missingHalf = (settings: Env): Problem[] =>
  HALVES.filter(([name, other]) => settings[name] === undefined && settings[other] !== undefined).map(
    ([name, other]) => [name, `missing, while ${other} is set`] as const,
  );

const SITE_URLS = ['SITE_URL_FR', 'SITE_URL_BE', 'SITE_URL_TN'] as const;

/** A market is identified by its host name, independent of the port. */
const sharedHosts = (settings: Env): Problem[] =>
  SITE_URLS.flatMap((name, index) => {
    const host = URL.parse(settings[name] ?? '')?.hostname;
    const other = SITE_URLS.slice(0, index).find((each) => host && URL.parse(settings[each] ?? '')?.hostname === host);
    return other ? [[name, `the same host as ${other}, while each country needs one of its own`] as const] : [];
  });

/** Customers are sent to the addresses that the shop names: those of a hosted shop are https. */
const plainAccounts = ({ SHOP_IDENTITY, SHOPIFY_STORE_DOMAIN, SHOPIFY_CUSTOMER_ALLOW_HTTP }: Env): Problem[] =>
  SHOP_IDENTITY === 'customer-accounts' && SHOPIFY_STORE_DOMAIN?.startsWith('http:') && !SHOPIFY_CUSTOMER_ALLOW_HTTP
    ? [['SHOPIFY_STORE_DOMAIN', 'not https, while SHOP_IDENTITY is customer-accounts']]
    : [];

/** A Prismic address must be the API of the repository named in the settings. */
function foreignEndpoint({ PRISMIC_API_ENDPOINT: endpoint, PRISMIC_REPOSITORY: repository }: Env): Problem[] {
  const address = URL.parse(endpoint ?? '');
  if (!repository || !address?.hostname.endsWith('.prismic.io')) return [];
  const isOwn = address.hostname.split('.')[0] === repository.toLowerCase() && address.pathname === '/api/v2';
  return isOwn ? [] : [['PRISMIC_API_ENDPOINT', 'not the API (…/api/v2) of the repository in PRISMIC_REPOSITORY']];
}

/**
 * Parses settings once. Throws one Error whose message has a line for each bad key: what is wrong, what the key is for,
 * an example (specification, section 5: "Environment settings must be present and numeric or boolean as required").
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const problems = new Map<SettingName, string>();
  const complain = (name: SettingName, reason: string) => {
    const { purpose, example } = SETTINGS[name];
    if (!problems.has(name))
      problems.set(name, `  ${name}: ${reason}. It is the ${purpose}, for example ${name}=${example}`);
  };
  const entries = Object.entries(SETTINGS).map(([name, setting]: [string, Setting]) => {
    // Spaces between quotes would be 0 as a number.
    const given = source[name]?.trim() ? source[name] : '';
    const result = setting.schema.safeParse(given);
    if (!result.success) {
      const reasons = result.error.issues.map((issue) => issue.message).join(', ');
      complain(name as SettingName, given ? reasons : 'missing');
    }
    return [name, result.data];
  });
  const settings = Object.fromEntries(entries) as Env;
  for (const rule of [missingBeside, missingHalf, sharedHosts, plainAccounts, foreignEndpoint])
    for (const [name, reason] of rule(settings)) complain(name, reason);
  if (problems.size > 0) {
    throw new Error(
      `The settings are not complete. Correct these in .env (see .env.example) and start again:\n${[...problems.values()].join('\n')}`,
    );
  }
  return settings;
}

let parsed: Env | undefined;

/** The application's settings, parsed at the first call. Server only: no value may reach a client component. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
