import { z } from 'zod';
import { RELEASE_MODES } from './prismic/release.ts';

type Setting = { schema: z.ZodType<string | number | boolean | undefined>; purpose: string; example: string };

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
/** An empty line in an env file means "not set". */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const integer = (fallback: number) =>
  z.preprocess(
    (value) => (value === '' || value === undefined ? fallback : value),
    z.coerce.number({ error: 'not a number' }).int().positive(),
  );
const flag = (fallback: boolean) =>
  z.preprocess(
    (value) => (value === '' || value === undefined ? String(fallback) : value),
    z.enum(['true', 'false'], { error: 'neither true nor false' }).transform((value) => value === 'true'),
  );

const define = <T extends z.ZodType>(schema: T, purpose: string, example: string) => ({ schema, purpose, example });

/** Every setting of the application: how it is checked, what it is for, an example. `.env.example` is tested against it. */
export const SETTINGS = {
  SITE_URL_FR: define(url, 'base address of the French site', 'http://fr.localhost:3000'),
  SITE_URL_BE: define(url, 'base address of the Belgian site', 'http://be.localhost:3000'),
  SITE_URL_TN: define(url, 'base address of the Tunisian site', 'http://tn.localhost:3000'),
  PRISMIC_REPOSITORY: define(text, 'name of the Prismic repository', 'silene'),
  PRISMIC_API_ENDPOINT: define(
    optional(url),
    'content API address; leave empty for the hosted one',
    'http://127.0.0.1:3102/api/v2',
  ),
  PRISMIC_ACCESS_TOKEN: define(optional(text), 'token of a private content repository', 'MC5Z…'),
  PRISMIC_RELEASE_MODE: define(
    z.preprocess((value) => value || 'Master', z.enum(RELEASE_MODES, { error: `none of ${RELEASE_MODES.join(', ')}` })),
    'content that is shown: Master, or the release or reference that PRISMIC_RELEASE names',
    'Master',
  ),
  PRISMIC_RELEASE: define(optional(text), 'id or label of the release, or the reference for Manual', 'Printemps'),
  PRISMIC_WEBHOOK_SECRET: define(
    optional(text),
    'secret that the content service sends with its webhook; without one the webhook is refused',
    'silene-webhook-secret',
  ),
  PREVIEW_ENABLED: define(flag(true), 'whether editors may preview drafts (false in end-to-end tests)', 'true'),
  SHOPIFY_STORE_DOMAIN: define(url, 'address of the shop', 'https://silene.myshopify.com'),
  SHOPIFY_STOREFRONT_TOKEN: define(text, 'public Storefront API token', 'silene-public-token'),
  SHOPIFY_PRIVATE_TOKEN: define(optional(text), 'private Storefront API token, preferred on servers', 'shpat_…'),
  SHOPIFY_API_VERSION: define(
    z.preprocess((value) => value || '2025-04', z.string().regex(/^\d{4}-\d{2}$/, 'not a version such as 2025-04')),
    'Storefront API version',
    '2025-04',
  ),
  REQUEST_TIMEOUT_MS: define(integer(30_000), 'time-out of a call to a hosted service, in milliseconds', '30000'),
  ALLOW_UNKNOWN_HOSTS: define(flag(false), 'show the French site to unknown Host headers (development)', 'false'),
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Env = { [Name in SettingName]: z.output<(typeof SETTINGS)[Name]['schema']> };

/**
 * Parses settings once. Throws one Error whose message has a line for each bad key: what is wrong, what the key is for,
 * an example (specification, section 5: "Environment settings must be present and numeric or boolean as required").
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const problems: string[] = [];
  const entries = Object.entries(SETTINGS).map(([name, setting]: [string, Setting]) => {
    const result = setting.schema.safeParse(source[name]);
    if (!result.success) {
      const reason = source[name] ? result.error.issues.map((issue) => issue.message).join(', ') : 'missing';
      problems.push(`  ${name}: ${reason}. It is the ${setting.purpose}, for example ${name}=${setting.example}`);
    }
    return [name, result.data];
  });
  if (problems.length > 0) {
    throw new Error(
      `The settings are not complete. Correct these in .env (see .env.example) and start again:\n${problems.join('\n')}`,
    );
  }
  return Object.fromEntries(entries) as Env;
}

let parsed: Env | undefined;

/** The application's settings, parsed at the first call. Server only: no value may reach a client component. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
