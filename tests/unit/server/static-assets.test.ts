import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compressAssets } from '../../../packages/tools/lib/compress-assets.ts';
import { staticAssets } from '../../../server/static-assets.ts';

const script = `console.log(${JSON.stringify('nuit posée '.repeat(400))})`;
const dir = mkdtempSync(path.join(tmpdir(), 'assets-'));
let server: http.Server;

beforeAll(async () => {
  const chunks = path.join(dir, 'static/chunks');
  mkdirSync(chunks, { recursive: true });
  for (const name of ['a.js', 'gone.js']) writeFileSync(path.join(chunks, name), script);
  writeFileSync(path.join(chunks, 'a.css'), 'body{margin:0}');
  writeFileSync(path.join(chunks, 'font.woff2'), 'wOF2');
  writeFileSync(path.join(dir, 'secret.js'), 'no');
  await compressAssets(path.join(dir, 'static'), 'quick');
  writeFileSync(path.join(chunks, 'late.js'), script);
  const answerAsset = staticAssets(dir);
  for (const name of ['gone.js', 'gone.js.br', 'gone.js.gz']) rmSync(path.join(chunks, name));
  server = http.createServer((request, response) => {
    const next = () => void response.writeHead(418).end();
    if (!answerAsset(request, response, next)) next();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(dir, { recursive: true });
});

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer; isReused: boolean };
const ask = (url: string, headers: Record<string, string> = {}, method = 'GET', agent?: http.Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const request = http.request({ host: '127.0.0.1', port, path: url, method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
          isReused: request.reusedSocket,
        }),
      );
    });
    request.on('error', reject).end();
  });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a script for who takes %s', async (accepted, encoding, decode) => {
  const { status, headers, body } = await ask('/_next/static/chunks/a.js?dpl=7', { 'accept-encoding': accepted });
  expect([status, headers['content-encoding'], decode(body).toString()]).toEqual([200, encoding, script]);
  expect(headers).toMatchObject({
    'cache-control': 'max-age=31536000, immutable',
    'content-type': 'text/javascript',
    'content-length': String(body.length),
    vary: 'Accept-Encoding',
  });
  // It is kept for a year and never asked for again.
  expect(headers.etag ?? headers['last-modified']).toBeUndefined();
});

test.each(['a.js', 'a.css'])('the recipe for Varnish stores %s', async (name) => {
  const { headers } = await ask(`/_next/static/chunks/${name}`, { 'accept-encoding': 'gzip' });
  const recipe = readFileSync(path.resolve(import.meta.dirname, '../../../docs/varnish.vcl'), 'utf8');
  const [, stored = '', kept = ''] =
    /Cache-Control !~ "\(\?i\)([^"]+)" \|\| beresp\.http\.Cache-Control ~ "\(\?i\)([^"]+)"/.exec(recipe) ?? [];
  expect(headers['cache-control']).toMatch(new RegExp(stored || '$.'));
  expect(headers['cache-control']).not.toMatch(new RegExp(kept));
});

test('a connection stays open without a header that says so, and ends where it is asked to', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const kept = { 'accept-encoding': 'br' };
  const first = await ask('/_next/static/chunks/a.js', kept, 'GET', agent);
  const second = await ask('/_next/static/chunks/a.css', kept, 'GET', agent);
  expect(first.headers.connection ?? first.headers['keep-alive']).toBeUndefined();
  expect([first.isReused, second.isReused]).toEqual([false, true]);
  const last = await ask('/_next/static/chunks/a.js', { ...kept, connection: 'close' }, 'GET', agent);
  expect([last.headers.connection, last.isReused]).toEqual(['close', true]);
  const next = await ask('/_next/static/chunks/a.js', kept, 'GET', agent);
  expect([next.status, next.isReused]).toEqual([200, false]);
  agent.destroy();
});

test('a style sheet has its type', async () => {
  const { headers } = await ask('/_next/static/chunks/a.css', { 'accept-encoding': 'br' });
  expect(headers['content-type']).toBe('text/css');
});

test.each([
  ['what has no use for compression', '/_next/static/chunks/font.woff2', {}, 'GET'],
  ['a file that is gone', '/_next/static/chunks/gone.js', {}, 'GET'],
  ['a file that the build did not compress', '/_next/static/chunks/late.js', {}, 'GET'],
  ['a compressed file by its own name', '/_next/static/chunks/a.js.br', {}, 'GET'],
  ['a file outside of the folder', '/_next/static/../secret.js', {}, 'GET'],
  ['the same, hidden', '/_next/static/%2e%2e/secret.js', {}, 'GET'],
  ['an unknown file', '/_next/static/chunks/b.js', {}, 'GET'],
  ['a page', '/', {}, 'GET'],
  ['no encoding', '/_next/static/chunks/a.js', { 'accept-encoding': 'identity' }, 'GET'],
  ['a post', '/_next/static/chunks/a.js', {}, 'POST'],
])('%s is left to the framework', async (_, url, headers, method) => {
  expect((await ask(url, { 'accept-encoding': 'br', ...headers }, method)).status).toBe(418);
});

test.each([
  ['if-match', '"a1b2"'],
  ['if-unmodified-since', 'Thu, 01 Jan 1998 00:00:00 GMT'],
  ['if-modified-since', 'Thu, 01 Jan 1998 00:00:00 GMT'],
  ['if-none-match', '"a1b2", W/"c"'],
  ['if-range', '"a1b2"'],
])('the condition %s is about a file of another kind', async (name, value) => {
  const asked = { 'accept-encoding': 'gzip', range: 'bytes=0-3', [name]: value };
  const { status, headers, body } = await ask('/_next/static/chunks/a.js', asked);
  expect([status, headers['content-encoding'], gunzipSync(body).toString()]).toEqual([200, 'gzip', script]);
});

test('what is left to the framework at the last moment has no header of the compressed file', async () => {
  // It is there and cannot be opened, as with too many open files.
  const open = vi.spyOn(fs, 'createReadStream').mockImplementationOnce(() => {
    const stream = new PassThrough();
    process.nextTick(() => stream.emit('error', Object.assign(new Error('too many open files'), { code: 'EMFILE' })));
    return stream as unknown as fs.ReadStream;
  });
  const { status, headers } = await ask('/_next/static/chunks/a.js', { 'accept-encoding': 'br' });
  expect(open).toHaveBeenCalledOnce();
  expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([418, undefined, undefined]);
});

test('a part is answered with the whole, a head with its headers', async () => {
  const whole = await ask('/_next/static/chunks/a.js', { 'accept-encoding': 'br' });
  const part = await ask('/_next/static/chunks/a.js', { 'accept-encoding': 'br', range: 'bytes=5-2' });
  expect([part.status, part.body.equals(whole.body)]).toEqual([200, true]);
  const head = await ask('/_next/static/chunks/a.js', { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(whole.body.length)]);
});
