import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contextWith, linesOf, PUBLIC } from '../../../../tests/setup/doctor.ts';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';
import { isApex } from '../../lib/doctor/local.ts';
import { secrets } from '../../lib/doctor/secrets.ts';
import { settings } from '../../lib/doctor/settings.ts';
import { differing, neededBySite, packages } from '../../lib/doctor/versions.ts';

describe('the settings', () => {
  test.each([
    ['of the demonstration', {}],
    ['of public sites', PUBLIC],
  ])('%s are sound', async (_, changes) => {
    expect(await linesOf(settings, contextWith(changes))).toEqual([expect.stringMatching(/^ok: \d+ are sound/)]);
  });

  test.each<[Record<string, string>, string]>([
    [{ SITE_URL_FR: 'http://www.silene.test' }, 'problem: SITE_URL_FR=http://www.silene.test is not encrypted'],
    [{ OIDC_ISSUER: 'http://id.silene.test' }, 'problem: OIDC_ISSUER=http://id.silene.test is not encrypted'],
    [{ ALLOW_UNKNOWN_HOSTS: 'true' }, 'problem: ALLOW_UNKNOWN_HOSTS is on'],
    [
      { SITE_URL_BE: 'http://be.localhost:3000' },
      'problem: SITE_URL_BE=http://be.localhost:3000 is of this machine while the sites are public',
    ],
    [
      { SITE_URL_FR: 'https://127.0.0.1:8443' },
      'problem: SITE_URL_FR=https://127.0.0.1:8443 is of this machine while the sites are public',
    ],
    [{ TRUSTED_PROXY_HOPS: '0' }, 'warning: TRUSTED_PROXY_HOPS is 0'],
    [{ OPS_TOKEN: '' }, 'warning: OPS_TOKEN is empty'],
    [{ STORE_DIR: '' }, 'problem: STORE_DIR=.store is relative'],
    [{ STORE_DIR: '../silene-store' }, 'problem: STORE_DIR=../silene-store is relative'],
    [{ BACKUP_DIR: 'copies' }, 'problem: BACKUP_DIR=copies is relative'],
    [{ SITE_URL_BE: 'https://maison.example' }, 'warning: https://maison.example is an apex domain'],
    [{ SITE_URL_TN: 'https://maison.com.tn:8443' }, 'warning: https://maison.com.tn:8443 is an apex domain'],
    [{ CONTACT_MAILBOX: 'contact@silene.example' }, 'problem: CONTACT_MAILBOX=contact@silene.example is the example’s'],
    [
      { VIGILANCE_MAILBOX: 'vigilance@silene.example' },
      'problem: VIGILANCE_MAILBOX=vigilance@silene.example is the example’s',
    ],
    [{ MAIL_FROM: 'S <a@silene.example>' }, 'problem: MAIL_FROM=S <a@silene.example> is the example’s'],
    [{ PRICE_HISTORY_FILE: 'content/shop/price-history.json' }, 'problem: PRICE_HISTORY_FILE is the demonstration’s'],
    [{ REVIEWS_FILE: 'content/shop/reviews.json' }, 'problem: REVIEWS_FILE is the demonstration’s'],
    [{ DIRECTORY_REMOVALS: 'nowhere.txt' }, 'problem: DIRECTORY_REMOVALS=nowhere.txt is not there'],
    [{ METRICS_PORT: '3000' }, 'problem: METRICS_PORT=3000 is another setting’s port as well'],
    [
      { SHOPIFY_STORE_DOMAIN: 'http://127.0.0.1:3101' },
      'warning: the sites are public and the shop is the embedded one',
    ],
  ])('with %j are not', async (changes, line) => {
    expect(await linesOf(settings, contextWith({ ...PUBLIC, ...changes }))).toContain(line);
  });
});

test.each([
  ["OPS_TOKEN='Ab#12'", true],
  ['OPS_TOKEN="Ab#12"  # with a # of its own, and a comment#', true],
  ['OPS_TOKEN=`Ab#12`', true],
  ['OPS_TOKEN=Ab12 # the token#2', true],
  ['OPS_TOKEN=Ab12 #2', true],
  ['OPS_TOKEN= # none#', true],
  ['# OPS_TOKEN=Ab#12', true],
  ["MAP_ATTRIBUTION='first\nOPS_TOKEN=Ab#12\nlast'", true],
  ['OPS_TOKEN=Ab#12', false],
  ['OPS_TOKEN=#12', false],
  ['  export OPS_TOKEN = Ab##12 # the token', false],
  ["MAP_ATTRIBUTION='a#b'\nOPS_TOKEN=Ab'#'12", false],
])('%j in .env is read as it is written: %j', async (line, whole) => {
  const root = temporaryDir();
  writeFileSync(path.join(root, '.env.example'), '');
  writeFileSync(path.join(root, '.env'), `${line}\nLOG_LEVEL=info\n`);
  const lines = await linesOf(settings, { ...contextWith(PUBLIC), root });
  expect(lines).toEqual([whole ? expect.stringMatching(/^ok: /) : 'problem: OPS_TOKEN is cut at a # in .env']);
});

test.each([
  ['PRICE_HISTORY_FILE', true],
  ['REVIEWS_FILE', true],
  ['DIRECTORY_REMOVALS', false],
])('a file of %s that is not there may be left out: %j', async (name, may) => {
  const [found] = await settings.look(contextWith({ ...PUBLIC, [name]: '/site-files/elsewhere.txt' }));
  expect(found).toMatchObject({ level: 'problem', says: `${name}=/site-files/elsewhere.txt is not there` });
  expect(/empty it/.test(found?.todo ?? '')).toBe(may);
});

test.each([
  ['https://maison.be', true],
  ['https://maison.asso.fr', true],
  ['https://www.maison.be', false],
  ['https://com.maison.be', false],
  ['https://fr.com.maison.tn', false],
  ['https://192.0.2.7', false],
  ['http://fr.localhost:3000', false],
  ['http://localhost', false],
])('%s is an apex domain: %j', (address, whole) => expect(isApex(address)).toBe(whole));

describe('secrets', () => {
  test('of the example are good enough for this machine, and your own for strangers', async () => {
    expect(await linesOf(secrets, contextWith())).toEqual([expect.stringMatching(/^ok: are good for this machine/)]);
    expect(await linesOf(secrets, contextWith(PUBLIC))).toEqual(['ok: are your own']);
  });

  test.each<[Record<string, string>, string]>([
    [
      { AUTH_SECRET: 'silene-demonstration-session-secret-to-change' },
      'problem: AUTH_SECRET is the example’s, which everybody can read',
    ],
    [{ OPS_TOKEN: 'short' }, 'warning: OPS_TOKEN can be guessed: short, or of few characters'],
    [{ FORMS_SECRET: 'a'.repeat(40) }, 'warning: FORMS_SECRET can be guessed: short, or of few characters'],
    [
      { FORMS_SECRET: `${PUBLIC.FORMS_SECRET},silene-demonstration-secret-to-change` },
      'problem: FORMS_SECRET is the example’s, which everybody can read',
    ],
    [{ OPS_TOKEN: PUBLIC.AUTH_SECRET }, 'warning: OPS_TOKEN and AUTH_SECRET are the same'],
    [
      { SHOPIFY_STOREFRONT_TOKEN: 'silene-public-token' },
      'problem: SHOPIFY_STOREFRONT_TOKEN is the example’s, and SHOPIFY_STORE_DOMAIN a real one',
    ],
  ])('with %j are not', async (changes, line) => {
    expect(await linesOf(secrets, contextWith({ ...PUBLIC, ...changes }))).toEqual([line]);
  });
});

test('packages are compared with the lock file, but for those of other platforms', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/a/node_modules/b': { version: '1.0.0' },
    'node_modules/d': { version: '1.0.0', dev: true },
    'node_modules/c-win32': { version: '1.0.0', optional: true },
  };
  const installed = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.1.0' } };
  expect(differing(wanted, installed)).toEqual(['b', 'b', 'd']);
  expect(differing(wanted, installed, true)).toEqual(['b', 'b']);
});

test('the site needs what its own packages need, not what the workspaces do', () => {
  const lock = {
    '': { dependencies: { a: '1' } },
    'packages/tools': { dependencies: { t: '1' } },
    'node_modules/a': { dependencies: { b: '1', c: '1', '@s/e': '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { dependencies: { a: '1' } },
    'node_modules/@s/e': { dependencies: { f: '1' } },
    'node_modules/@s/e/node_modules/f': { dependencies: { b: '1' } },
    'node_modules/t': {},
  };
  expect([...neededBySite(lock)].sort()).toEqual([
    'node_modules/@s/e',
    'node_modules/@s/e/node_modules/f',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
    'node_modules/c',
  ]);
});

test.each([
  ['all', ['a', 'b', 'd', 't'], 'ok: 4 as in package-lock.json'],
  ['those that a built site needs', ['a', 'b'], 'ok: 2 as in package-lock.json'],
  ['half', ['a', 'd', 't'], 'problem: 1 are not as in package-lock.json: b…'],
  ['none', [], 'problem: 2 are not as in package-lock.json: a, b…'],
])('where %s of the packages are installed', async (_, names, line) => {
  const root = temporaryDir();
  const lock = {
    a: { version: '1.0.0', dependencies: { b: '1.0.0' } },
    b: { version: '1.0.0' },
    d: { version: '1.0.0', dev: true },
    t: { version: '1.0.0' },
  };
  const placed = Object.entries(lock).map(([name, known]) => [`node_modules/${name}`, known] as const);
  const installed = placed.filter(([place]) => names.some((name) => place.endsWith(name)));
  mkdirSync(path.join(root, 'node_modules'));
  const write = (file: string, entries: typeof placed) =>
    writeFileSync(path.join(root, file), JSON.stringify({ packages: Object.fromEntries(entries) }));
  writeFileSync(
    path.join(root, 'package-lock.json'),
    JSON.stringify({ packages: { '': { dependencies: { a: '1.0.0' } }, ...Object.fromEntries(placed) } }),
  );
  write('node_modules/.package-lock.json', installed);
  expect(await linesOf(packages, { ...contextWith(), root })).toEqual([line]);
});
