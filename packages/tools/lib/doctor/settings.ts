import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { SETTINGS } from '../../../../lib/platform/env.ts';
import { type Check, type DoctorContext, type Finding, orOk, problem, warning } from './check.ts';
import { DEMONSTRATION_REVIEWS } from './demonstration-values.ts';
import { example } from './example.ts';
import { isApex, isLocal, isPublic, sitesOf } from './local.ts';

/** Addresses that receive personal data or secrets. */
const ADDRESSES = [
  'SITE_URL_FR',
  'SITE_URL_BE',
  'SITE_URL_TN',
  'PRISMIC_API_ENDPOINT',
  'SHOPIFY_STORE_DOMAIN',
  'OIDC_ISSUER',
  'BREVO_API_URL',
  'TAG_MANAGER_URL',
  'SUPPORT_WIDGET_URL',
  'MAP_TILES_URL',
  'GEOPLATEFORME_URL',
  'GOOGLE_PLACES_URL',
] as const;

const unencrypted = ({ env }: DoctorContext): Finding[] =>
  ADDRESSES.filter((name) => env[name]?.startsWith('http:') && !isLocal(env[name] ?? '')).map((name) =>
    problem(`${name}=${env[name]} is not encrypted`, 'write https://; secure cookies and strict headers need it'),
  );

function sites({ env }: DoctorContext): Finding[] {
  if (!isPublic(env)) return [];
  const found: Finding[] = [];
  if (env.ALLOW_UNKNOWN_HOSTS)
    found.push(problem('ALLOW_UNKNOWN_HOSTS is on', 'set it to false: it is for development'));
  if (env.TRUSTED_PROXY_HOPS === 0)
    found.push(
      warning('TRUSTED_PROXY_HOPS is 0', 'behind a proxy set 1: else the limits take all visitors for one address'),
    );
  if (!env.OPS_TOKEN) found.push(warning('OPS_TOKEN is empty', 'set one: npm run ops needs it while the site runs'));
  for (const name of ['STORE_DIR', 'BACKUP_DIR'] as const)
    if (env[name] && !path.isAbsolute(env[name]))
      found.push(problem(`${name}=${env[name]} is relative`, 'write an absolute path: another checkout has another'));
  for (const name of ['SITE_URL_FR', 'SITE_URL_BE', 'SITE_URL_TN'] as const)
    if (isLocal(env[name]))
      found.push(
        problem(
          `${name}=${env[name]} is of this machine while the sites are public`,
          'write its public address: visitors are sent there; or take the market out (docs/contributing.md)',
        ),
      );
  for (const address of sitesOf(env).filter((each) => each.startsWith('https:') && isApex(each)))
    found.push(
      warning(
        `${address} is an apex domain`,
        'every name below it must be on HTTPS: for two years browsers open no other (HSTS); else use www.',
      ),
    );
  return found;
}

const MAILBOXES = [
  'CONTACT_MAILBOX',
  'VIGILANCE_MAILBOX',
  'CAREERS_MAILBOX',
  'RETURNS_MAILBOX',
  'PRIVACY_MAILBOX',
  'MAIL_FROM',
] as const;

/** Values of the demonstration that are left although a real service is used. */
function leftovers({ env }: DoctorContext): Finding[] {
  const isRealMail = Boolean(env.BREVO_API_KEY && !isLocal(env.BREVO_API_URL)) || !isLocal(env.SMTP_URL);
  const mailboxes = MAILBOXES.filter((name) => isRealMail && /[@.]example\b/.test(env[name] ?? ''));
  const found = mailboxes.map((name) => problem(`${name}=${env[name]} is the example’s`, 'write an address of yours'));
  const history = env.PRICE_HISTORY_FILE ?? '';
  if (history === 'content/shop/price-history.json' && !isLocal(env.SHOPIFY_STORE_DOMAIN))
    found.push(
      problem(`PRICE_HISTORY_FILE is the demonstration’s`, 'empty it: prices of another shop would be struck through'),
    );
  if (env.REVIEWS_FILE === DEMONSTRATION_REVIEWS && !isLocal(env.SHOPIFY_STORE_DOMAIN))
    found.push(
      problem(`REVIEWS_FILE is the demonstration’s`, 'empty it: its reviews are invented, and would be published'),
    );
  if (isPublic(env) && isLocal(env.SHOPIFY_STORE_DOMAIN))
    found.push(
      warning('the sites are public and the shop is the embedded one', 'set SHOPIFY_STORE_DOMAIN and its token'),
    );
  return found;
}

/** Settings that name a file, and what to do about one that is not there. */
const FILES = {
  PRICE_HISTORY_FILE: 'correct the path, or empty it',
  REVIEWS_FILE: 'correct the path, or empty it',
  DIRECTORY_REMOVALS:
    'correct the path: until then the directory shows nobody; without the setting it would show who objected',
} as const;

const files = ({ env, root }: DoctorContext): Finding[] =>
  (['PRICE_HISTORY_FILE', 'REVIEWS_FILE', 'DIRECTORY_REMOVALS'] as const).flatMap((name) => {
    const file = env[name];
    if (!file || existsSync(path.resolve(root, file))) return [];
    return [problem(`${name}=${file} is not there`, `${FILES[name]} (in a container: docs/operations.md, Files)`)];
  });

/** Stands for a `#` that is part of a value; no setting contains it. */
const MARK = '\u0001';

/** Settings in `.env` that Node.js cuts at a `#`. Compose reads a comment only where a space is before it. */
function cut({ root }: DoctorContext): Finding[] {
  const file = path.join(root, '.env');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = parseEnv(text.replace(/(?<=\S)#/g, MARK));
  const found = Object.entries(parseEnv(text)).filter(([name, value]) => whole[name]?.replaceAll(MARK, '#') !== value);
  return found.map(([name]) =>
    problem(`${name} is cut at a # in .env`, 'put its value between single quotes, and a space before a comment'),
  );
}

const portsOnce = ({ ports, env }: DoctorContext): Finding[] => {
  const taken = Object.entries({ ...ports, METRICS_PORT: env.METRICS_PORT ?? 0 }).filter(([, port]) => port > 0);
  const twice = taken.filter(([, port], index) => taken.findIndex(([, other]) => other === port) !== index);
  return twice.map(([name, port]) => problem(`${name}=${port} is another setting’s port as well`, 'choose another'));
};

const changed = (context: DoctorContext): number => {
  const written = example(context);
  return Object.keys(SETTINGS).filter((name) => (context.values[name] ?? '') !== (written[name] ?? '')).length;
};

export const settings: Check = {
  area: 'settings',
  look: (context) =>
    orOk(
      [unencrypted, sites, leftovers, files, cut, portsOnce].flatMap((rule) => rule(context)),
      `${Object.keys(SETTINGS).length} are sound, ${changed(context)} differ from the example`,
    ),
};
