/**
 * What `server/` and `lib/platform/cache/` assume about the documents and files of Next.js beyond its documentation, each with a
 * sentence for an upgrade to a newer version (`npm run upgrade`): a small site is built and requested.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf, readBuiltPage, readLives } from '../../../lib/platform/cache/pages.ts';
import { exchange } from '../../../packages/tools/lib/exchange.ts';
import { bin, root } from '../../../packages/tools/lib/processes.ts';
import { CHUNK, LOADER, withDeferredScripts, withOwnSources, withoutNonce } from '../../../server/inline-scripts.ts';

const results = path.join(root, 'test-results');

let dir: string;
let server: ChildProcess | undefined;
let ports: { bare: number; wrapped: number };

beforeAll(async () => {
  mkdirSync(results, { recursive: true });
  // Below the project's own folder, where its packages can be resolved.
  dir = mkdtempSync(path.join(results, 'framework-'));
  cpSync(path.join(import.meta.dirname, 'site'), dir, { recursive: true });
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: '.next' } as const;
  execFileSync(process.execPath, [bin('next'), 'build', dir], { cwd: dir, env, stdio: 'pipe' });
  server = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.ts'), dir], { cwd: dir, env });
  const told = createInterface({ input: server.stdout as NodeJS.ReadableStream });
  ports = await new Promise((resolve, reject) => {
    server?.once('exit', () => reject(new Error('the small site did not start')));
    told.on('line', (line) => {
      if (line.includes('"bare"')) resolve(JSON.parse(line));
    });
  });
}, 180_000);

afterAll(() => {
  server?.kill();
  rmSync(dir, { recursive: true, force: true });
});

type Asked = Omit<Parameters<typeof exchange>[0], 'port'>;

async function ask(to: keyof typeof ports, asked: Asked) {
  const { status, headers, body } = await exchange({ port: ports[to], ...asked });
  return { status, headers, text: body.toString() };
}

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].flatMap(([, attributes = '', code = '']) =>
    attributes.includes('src=') || code === '' ? [] : [code],
  );

describe('a prerendered document', () => {
  test('says so in a header', async () => {
    const { status, headers } = await ask('bare', { path: '/' });
    const sentence = 'Next.js names prerendered documents otherwise: see isPrerendered in server/response-wrapper.ts';
    expect([status, [headers['x-nextjs-prerender']].flat().join()], sentence).toEqual([
      200,
      expect.stringMatching('1'),
    ]);
    expect(headers['x-nextjs-postponed'], sentence).toBeUndefined();
  });

  test('has inline scripts of the known shapes only', async () => {
    const { text } = await ask('bare', { path: '/' });
    const sentence = 'Next.js writes other inline scripts: WITH_DATA in server/inline-scripts.ts has to know them';
    expect(inlineScripts(text).length, sentence).toBeGreaterThan(1);
    const { html, own } = withOwnSources(text);
    const scripts = new Set(inlineScripts(html));
    const found = `${sentence}: ${[...scripts].map((script) => script.slice(0, 80)).join(' | ')}`;
    expect(own.scripts.split(' ').filter(Boolean).length, found).toBe(scripts.size);
    expect(scripts.size, found).toBeLessThan(inlineScripts(text).length);
  });

  test('loads its scripts by elements that can be deferred, and ends where they are written', async () => {
    const { text } = await ask('bare', { path: '/' });
    const sentence =
      'Next.js writes the elements of its scripts otherwise: see SCRIPT, AHEAD and END in server/inline-scripts.ts';
    const late = withDeferredScripts(text);
    expect(late, sentence).toContain(LOADER);
    // Scripts for browsers without modules stay in place.
    const left = [...late.matchAll(/<script[^>]* src="([^"]+)"([^>]*)>/g)].filter(
      ([, , rest]) => !rest?.includes('noModule'),
    );
    expect(left, sentence).toEqual([]);
    expect(late, sentence).not.toContain('as="script"');
    const [, list = '[]'] = /<script>\(l=>.*?\)\((\[.*\])\)<\/script>/s.exec(late) ?? [];
    const scripts = JSON.parse(list) as [string, string?][];
    expect(
      scripts.map(([, id]) => id),
      sentence,
    ).toContain('_R_');
    for (const [address] of scripts) expect(address, sentence).toMatch(CHUNK);
    expect(scripts.at(-1)?.[0], 'Next.js names its module loader otherwise: see isRuntime').toContain('/turbopack-');
  });

  test('behind the wrapper it has a name, a policy that allows all of it, and the same text', async () => {
    const [first, again] = [await ask('wrapped', { path: '/' }), await ask('wrapped', { path: '/' })];
    expect(first.headers.etag).toMatch(/^W\/"[\w-]+"$/);
    expect([again.headers.etag, again.text]).toEqual([first.headers.etag, first.text]);
    const policy = String(first.headers['content-security-policy']);
    for (const hash of withOwnSources(first.text).own.scripts.split(' ')) expect(policy).toContain(hash);
    const known = await ask('wrapped', { path: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect([known.status, known.text]).toEqual([304, '']);
  });

  test('lies in the files that the cache of pages reads', async () => {
    const distDir = path.join(dir, '.next');
    const sentence = 'Next.js writes the list of its pages otherwise: see readLives in lib/platform/cache/pages.ts';
    expect([...(await readLives(distDir)).keys()], sentence).toEqual(expect.arrayContaining(['/', '/known']));
    const read = 'Next.js writes its pages otherwise: see readBuiltPage in lib/platform/cache/pages.ts';
    const meta = JSON.parse(readFileSync(path.join(distDir, 'server/app/known.meta'), 'utf8'));
    expect(meta.routeCache, read).toMatchObject({ key: expect.any(String), isFallback: false });
    const { key } = meta.routeCache;
    expect(pathOf(key), read).toBe('/known');
    const page = await readBuiltPage(distDir, key, { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true });
    expect(page?.value, read).toMatchObject({ kind: 'APP_PAGE', html: expect.stringContaining('known</h1>') });
  });
});

describe('a document with a part for this visitor', () => {
  const nonce = 'bm9uY2Utb2YtdGhlLXRlc3Q=';
  const headers = { 'content-security-policy': `script-src 'nonce-${nonce}'` };

  test('says so, and its scripts have the nonce of the request', async () => {
    const { headers: answered, text } = await ask('bare', { path: '/late', headers });
    expect(
      answered['x-nextjs-postponed'],
      'Next.js names postponed parts otherwise: see isPrerendered in server/response-wrapper.ts',
    ).toBe('1');
    expect(text).toContain('made for this visitor');
    const late = text.slice(text.indexOf('made for this visitor'));
    const sentence =
      'Next.js no longer takes the nonce from the policy of the request: see giveNonce in server/security-headers.ts';
    expect(late, sentence).toContain(`nonce="${nonce}"`);
    expect(
      withoutNonce(text),
      'Next.js writes nonces otherwise: see withoutNonce in server/inline-scripts.ts',
    ).not.toContain(nonce);
  });

  test('behind the wrapper its policy has a nonce', async () => {
    const { headers: answered, text } = await ask('wrapped', { path: '/late' });
    const [, given = 'none'] = /'nonce-([^']+)'/.exec(String(answered['content-security-policy'])) ?? [];
    expect(text).toContain(`nonce="${given}"`);
  });
});

describe('what the framework answers when there is no page', { timeout: 120_000 }, () => {
  test.each([
    ['of an unknown address', '/unknown', 404, 404],
    ['of one that fails', '/broken', 500, 503],
  ])('%s', async (_, address, status, ours) => {
    const own = await ask('bare', { path: address });
    const sentence = 'Next.js answers otherwise where there is no page: see decide in server/response-wrapper.ts';
    expect([own.status, own.headers['content-type']], sentence).toEqual([status, expect.stringContaining('text/html')]);
    const replaced = await ask('wrapped', { path: address });
    expect([replaced.status, replaced.text], sentence).toEqual([ours, 'ours instead']);
  });

  test('a part of one that fails has the status of the document', async () => {
    const headers = { rsc: '1', 'next-router-prefetch': '1' };
    // The framework redirects to the URL with the right hash of these headers.
    const { headers: answered } = await ask('bare', { path: '/broken', headers });
    const part = { path: String(answered.location ?? '/broken'), headers };
    const sentence =
      'Next.js answers otherwise to a part of a page that fails: see decide in server/response-wrapper.ts';
    expect((await ask('bare', part)).status, sentence).toBe(500);
    expect((await ask('wrapped', part)).status, sentence).toBe(503);
  });
});

describe('a post that the framework cannot read', () => {
  const boundary = { 'content-type': 'multipart/form-data; boundary=x' };

  test('of a form that is none is a 500 of its own, and a 400 behind the wrapper', async () => {
    const post = { path: '/form', method: 'POST', headers: boundary, body: 'no parts at all' };
    const own = await ask('bare', post);
    expect(
      own.status,
      'Next.js answers otherwise to a form that it cannot read: see refusedWith in server/response-wrapper.ts',
    ).toBe(500);
    const { status, text } = await ask('wrapped', post);
    expect([status, text]).toEqual([400, 'Bad Request\n']);
  });

  test('of an action that is not there has a header of its own', async () => {
    const headers = { 'next-action': `40${'a'.repeat(40)}`, 'content-type': 'text/plain;charset=UTF-8' };
    const own = await ask('bare', { path: '/form', method: 'POST', headers, body: '[]' });
    const sentence =
      'Next.js names an action that is not there otherwise: see refusedWith in server/response-wrapper.ts';
    expect(own.headers['x-nextjs-action-not-found'], sentence).toBe('1');
  });
});
