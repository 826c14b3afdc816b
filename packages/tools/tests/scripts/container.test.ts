import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILT_IN_SETTINGS, SETTINGS } from '../../../../lib/platform/env.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const ignored = read('.dockerignore').split('\n');

/** What the image copies from the project, without what it copies from another stage. */
const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
  sources.split(' '),
);

describe('the image', () => {
  test.each(copied)('finds %s', (source) => {
    expect(existsSync(path.join(root, source))).toBe(true);
    expect(ignored).not.toContain(source);
  });

  test('is made without secrets, state and what was built elsewhere', () => {
    expect(ignored).toEqual(
      expect.arrayContaining(['.env', '.env.*', '.store', '.sandbox', '.next*', '**/node_modules']),
    );
    expect(read('Dockerfile')).not.toMatch(/^(?:ENV|ARG).*(?:SECRET|TOKEN|PASSWORD|_KEY)/m);
  });

  test('is built again when a value changes that pages are built with, and for the demonstration', () => {
    expect(read('Dockerfile')).toMatch(/^ARG SETTINGS\nRUN --mount=type=secret,id=env/m);
    const [, ours = '', demonstration = ''] = read('compose.yaml').split(/^ {8}SETTINGS:/m);
    const named = [...(ours.split('networks:')[0] ?? '').matchAll(/\$\{(\w+):-\}/g)].map(([, name]) => name);
    expect(named).toEqual(expect.arrayContaining([...BUILT_IN_SETTINGS]));
    expect(demonstration).toMatch(/^ the demonstration$/m);
    expect(read('docs/operations.md')).toContain('--build-arg SETTINGS="$(sha256sum .env)"');
  });

  test('has the Node.js of the project, and another user than root', () => {
    const [, major] = /^FROM node:(\d+)/m.exec(read('Dockerfile')) ?? [];
    expect(major).toBe(read('.nvmrc').trim());
    expect(read('Dockerfile').trim().split('FROM ').at(-1)).toMatch(/^USER node$/m);
  });
});

const site = read('compose.yaml').split('x-site:')[1]?.split('\nservices:')[0] ?? '';

test('a folder that a volume takes the place of belongs to the user of the site, who may not change its owner', () => {
  const mounted = [...site.matchAll(/^ {4}- [a-z]+:(\/\S+)$/gm)].map(([, folder]) => folder);
  const owned = /install --directory --owner=node --group=node (.+)$/m.exec(
    read('Dockerfile').split('FROM ').at(-1) ?? '',
  );
  expect(mounted).toEqual(['/data/store', '/data/backups']);
  expect(owned?.[1]?.split(' ')).toEqual(expect.arrayContaining(mounted));
});

test('files that settings name come from a folder beside the compose file, which is in no image', () => {
  const [, beside = '', inside = ''] = /^ {4}- \.\/(\S+):(\/\S+):ro$/m.exec(site) ?? [];
  expect(ignored).toContain(beside);
  expect(read('.gitignore').split('\n')).toContain(`/${beside}/`);
  const [, about = ''] = read('docs/operations.md').split('**Files.**');
  expect(about.split('\n\n')[0]).toContain(`${inside}/`);
  const named = Object.keys(SETTINGS).filter((name) => /_(FILE|REMOVALS)$/.test(name));
  expect(named.length).toBeGreaterThan(2);
  for (const name of named) expect(about.split('\n\n')[0]).toContain(`\`${name}\``);
});

test('the log of each service is limited', () => {
  const services = read('compose.yaml').split('\nservices:')[1]?.split('\nnetworks:')[0] ?? '';
  const [, ...each] = services.split(/^ {2}(?=[a-z0-9-]+:$)/m);
  expect(each.length).toBeGreaterThan(5);
  expect(site).toContain('logging: *logging');
  for (const service of each) expect(service).toMatch(/logging: \*logging|<<: \*site/);
  expect(read('compose.yaml')).toMatch(/^x-logging: &logging\n {2}driver: local\n {2}options: .*max-size/m);
});

describe('what the compose file keeps from strangers', () => {
  const services = read('compose.yaml').split('\nservices:')[1] ?? '';
  const service = (name: string): string =>
    services.split(new RegExp(`^ {2}${name}:$`, 'm'))[1]?.split(/^ {2}\S/m)[0] ?? '';

  test('the proxy alone has ports, and passes on neither readiness nor the tasks of the operator', () => {
    expect(services.match(/^ {4}ports:/gm)).toHaveLength(1);
    const published = [...(/ports: \[(.+)\]/.exec(service('proxy'))?.[1] ?? '').matchAll(/"([^"]+)"/g)];
    expect(published.map(([, port]) => port)).toEqual(['0.0.0.0:80:80', '0.0.0.0:443:443', '0.0.0.0:443:443/udp']);
    const rules = read('compose.yaml');
    expect(rules).toMatch(/@private path (?:\S+ )*\/readyz .*\/api\/ops\/\*\n\s+respond @private 404/);
    expect(rules).toContain('request_header -X-Request-Id');
  });

  test.each(['compose.yaml', 'docs/varnish.vcl'])(
    'no instance is taken for down by %s while the store is away',
    (file) => {
      const probes = [...read(file).matchAll(/^ +(?:health_uri|\.url =) "?([^"\s]+)/gm)].map(([, address]) => address);
      expect(probes).toEqual(['/readyz?exclude=store']);
    },
  );

  test('what has expired is shown for some seconds by the cache, and longer only while no instance is ready', () => {
    const recipe = read('docs/varnish.vcl');
    const limited = /if \(std\.healthy\(req\.backend_hint\)\) \{\s+set req\.grace = (\d+)s;\s+\}/.exec(recipe);
    expect(Number(limited?.[1])).toBeLessThanOrEqual(30);
    expect(recipe.indexOf('return (hash);')).toBeGreaterThan(limited?.index ?? Number.POSITIVE_INFINITY);
    expect([...recipe.matchAll(/set (\w+)\.grace/g)].map(([, whose]) => whose)).toEqual(['req', 'beresp']);
  });

  test('Redis and PostgreSQL have a password each, from the settings, and no way out', () => {
    expect(site).toMatch(/REDIS_URL: redis:\/\/:\$\{REDIS_PASSWORD:-\}@redis:6379/);
    expect(service('redis')).toContain('--requirepass "$${REDIS_PASSWORD:?');
    expect(service('postgres')).toMatch(/POSTGRES_PASSWORD: \$\{POSTGRES_PASSWORD:-\}/);
    for (const name of ['redis', 'postgres']) expect(service(name)).toContain('networks: [back]');
  });

  test('nothing gets more rights than it starts with', () => {
    for (const name of ['proxy', 'postgres', 'redis']) expect(service(name)).toContain('no-new-privileges:true');
    expect(site).toContain('no-new-privileges:true');
  });
});

test('the compose file sets what the site reads, and nothing else', () => {
  const names = [...site.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect([...Object.keys(SETTINGS), 'PORT']).toContain(name);
});
