import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILT_IN_SETTINGS, type SettingName } from '../../lib/platform/env.ts';
import { buildProblem, recordSettings, requireBuild } from '../../packages/tools/lib/built-settings.ts';
import { build } from '../../packages/tools/lib/doctor/build.ts';
import { fromExample } from '../../packages/tools/lib/settings.ts';
import { contextWith, linesOf } from '../setup/doctor.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

const { values } = fromExample({});

/** A build folder as `next build` leaves it. */
function built(changes: Record<string, string> = {}): string {
  const dir = temporaryDir();
  writeFileSync(path.join(dir, 'BUILD_ID'), 'a');
  recordSettings(dir, { ...values, ...changes });
  return dir;
}

describe('a build', () => {
  test.each<[SettingName, string]>([
    ['SITE_URL_TN', 'http://tn.localhost:4100'],
    ['PRISMIC_API_ENDPOINT', 'http://127.0.0.1:4112/api/v2'],
    ['SHOPIFY_STORE_DOMAIN', 'https://maison.example'],
    ['SUPPORT_WIDGET_URL', ''],
    ['DROPS_PER_ML_FLASK', '33'],
    ['SHOP_IDENTITY', 'password'],
    ['WEB_VITALS_SHARE', '0.25'],
    ['ALLOW_UNKNOWN_HOSTS', 'true'],
  ])('does not start with another %s', (name, value) => {
    expect(() => requireBuild(built(), { ...values, [name]: value })).toThrow(
      `The site does not start: the site was built with another value of ${name}. Build it`,
    );
    expect(() => requireBuild(built(), { ...values, [name]: value })).toThrow('--build-arg SETTINGS=');
  });

  test('names all that differ and no value of them', () => {
    const given = { ...values, SITE_URL_FR: 'https://www.maison.example', STRIKE_FALLBACK: 'compare_at' };
    expect(buildProblem(built(), given)).toBe('the site was built with another value of SITE_URL_FR, STRIKE_FALLBACK');
  });

  test('has no value of a setting in its record', () => {
    const dir = built({ PRISMIC_API_ENDPOINT: 'http://user:very-secret@127.0.0.1:3102/api/v2' });
    const record = readFileSync(path.join(dir, 'built-settings.json'), 'utf8');
    expect(Object.keys(JSON.parse(record))).toEqual(BUILT_IN_SETTINGS);
    expect(record).not.toContain('very-secret');
    expect(record).not.toContain('localhost');
  });

  test.each<[what: string, changes: Record<string, string>]>([
    [
      'places and secrets of the machine',
      { STORE_DIR: '/data/store', AUTH_SECRET: 'x'.repeat(40), LOG_LEVEL: 'debug' },
    ],
    ['a slash at the end of an address', { SHOPIFY_STORE_DOMAIN: `${values.SHOPIFY_STORE_DOMAIN}/` }],
    ['a default that is written out', { OFFER_RULE_TYPE: '', WEB_VITALS_SHARE: '' }],
    ['another number of prerendered pages', { PRERENDER_LIMIT: '2' }],
  ])('starts with %s', (_, changes) => {
    expect(buildProblem(built(), { ...values, ...changes })).toBeNull();
  });

  test('that does not say its settings, or is none, does not start either', () => {
    const dir = temporaryDir();
    expect(buildProblem(dir, values)).toBe('the site is not built');
    writeFileSync(path.join(dir, 'BUILD_ID'), 'a');
    expect(buildProblem(dir, values)).toBe('the build does not say which settings it was made with');
  });

  test('does not start with settings that cannot work', () => {
    expect(() => requireBuild(built(), { ...values, PRISMIC_REPOSITORY: 'ma maison' })).toThrow(
      'PRISMIC_REPOSITORY: invalid repository name',
    );
  });
});

test('the doctor says so', async () => {
  const site = temporaryDir();
  const look = (changes: Record<string, string> = {}) => linesOf(build, { ...contextWith(changes), root: site });
  expect(await look()).toEqual(['unset: the site is not built here']);
  mkdirSync(path.join(site, '.next'));
  writeFileSync(path.join(site, '.next/BUILD_ID'), 'a');
  expect(await look()).toEqual(['problem: the build does not say which settings it was made with']);
  recordSettings(path.join(site, '.next'), values);
  expect(await look()).toEqual(['ok: the site was built with these settings']);
  expect(await look({ MAP_ATTRIBUTION: '© Maison' })).toEqual([
    'problem: the site was built with another value of MAP_ATTRIBUTION',
  ]);
});
