/** The real command line of Prismic, offline: what it writes, and what it does to an embedded repository that started empty. */
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_TYPES } from '../../../lib/services/prismic/links.ts';
import { serve } from '../../sandbox/http.ts';
import { createContent } from '../../sandbox/prismic/service.ts';
import { cliEnvironment, PRISMIC_CLI } from '../lib/prismic-cli.ts';
import { root } from '../lib/processes.ts';

const exec = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'prismic-cli-'));
const project = path.join(folder, 'project');
const models = globSync(['customtypes/*/index.json', 'slices/*/model.json'], { cwd: root });
const text = (...names: string[]) => readFileSync(path.join(...names), 'utf8');
let server: Server;
let env: NodeJS.ProcessEnv;

const prismic = async (...words: string[]) =>
  (await exec(process.execPath, [PRISMIC_CLI, ...words], { cwd: project, env })).stdout.trim();

beforeAll(async () => {
  const dirs = { contentDir: root, modelsDir: root, slicesDir: root, stateDir: path.join(folder, 'state') };
  const { handle } = await createContent({ ...dirs, repository: 'silene', writeToken: 'write', empty: true });
  server = await serve(handle, { name: 'Content service', host: '127.0.0.1', port: 0 });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`;
  env = { ...process.env, ...cliEnvironment(endpoint), PRISMIC_CONFIG_DIR: folder };
  for (const file of ['package.json', 'tsconfig.json', 'prismic.config.json', ...models])
    cpSync(path.join(root, file), path.join(project, file));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('the index of slices and the types are what it writes', async () => {
  await prismic('gen', 'slice-index');
  await prismic('gen', 'types');
  for (const file of ['slices/index.ts', 'prismicio-types.d.ts'])
    expect(text(project, file) === text(root, file), `${file}: npm run generate`).toBe(true);
});

test('the configuration names a route for every page type, and for no other', () => {
  const { routes, libraries } = JSON.parse(text(root, 'prismic.config.json'));
  const pages = globSync('customtypes/*/index.json', { cwd: root })
    .map((file) => JSON.parse(text(root, file)))
    .flatMap(({ id, format }) => (format === 'page' ? [id] : []));
  expect(new Set(routes.map(({ type }: { type: string }) => type))).toEqual(new Set(pages));
  expect(new Set(PAGE_TYPES)).toEqual(new Set(pages));
  expect(libraries).toEqual(['./slices']);
});

test('an empty repository gets its languages, models, previews, simulator, webhook and tokens', async () => {
  for (const locale of ['fr-be', 'nl-be', 'fr-tn']) await prismic('locale', 'add', locale);
  expect(await prismic('locale', 'list')).toMatch(/fr-fr .*\(master\)\nfr-be .*\nnl-be .*\nfr-tn /);
  const [types, slices] = ['customtypes/', 'slices/'].map((kind) => models.filter((file) => file.startsWith(kind)));
  expect(await prismic('status')).toContain(`would create ${models.length}, update 0, delete 0`);
  expect(await prismic('push', '--force')).toContain(`Pushed ${types?.length} type(s), ${slices?.length} slice(s).`);
  expect(await prismic('status')).toContain('Already up to date.');
  await prismic('preview', 'add', 'https://www.silene.example/api/preview');
  await prismic('preview', 'set-simulator', 'https://www.silene.example/slice-simulator');
  expect(JSON.parse(await prismic('preview', 'list', '--json'))).toMatchObject({
    previews: [{ label: 'www.silene.example', url: 'https://www.silene.example/api/preview' }],
    simulatorUrl: 'https://www.silene.example/slice-simulator',
  });
  const hook = 'https://www.silene.example/api/revalidate';
  await prismic('webhook', 'create', hook, '-s', 'shared', '-t', 'documentsPublished');
  expect(JSON.parse(await prismic('webhook', 'list', '--json'))).toMatchObject([
    { url: hook, secret: 'shared', active: true, documentsPublished: true, tagsCreated: false },
  ]);
  expect(await prismic('token', 'create', '--write')).toBe('Token created: write');
}, 60_000);

test('what it pulls again leaves the files that the site uses as they are', async () => {
  expect(await prismic('pull', '--force')).toContain('Already up to date.');
  for (const file of ['slices/index.ts', 'prismic.config.json'])
    expect(JSON.stringify(text(project, file)), file).toBe(JSON.stringify(text(root, file)));
}, 60_000);

test('an address of the hosted service is left alone', () => {
  expect(cliEnvironment('')).not.toHaveProperty('NODE_OPTIONS');
  expect(cliEnvironment('https://silene.cdn.prismic.io/api/v2')).not.toHaveProperty('PRISMIC_HOST');
});
