import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib, { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { env } from '../../../lib/platform/env.ts';
import { responseCache } from '../../../server/response-cache.ts';
import { wrapResponse } from '../../../server/response-wrapper.ts';
import { securityOf } from '../../../server/security-headers.ts';

const piece = `<li>Nuit posée ${'x'.repeat(600)}</li>`;
let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const site = { urls: env(), pageOf: () => null, security: securityOf(env()), recent: responseCache() };

async function open(listener: RequestListener): Promise<number> {
  server = http.createServer((request, response) => {
    wrapResponse(request, response, site, { id: 'a', entered: false });
    void listener(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const ask = (port: number, accepted = 'gzip, br', method = 'GET'): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': accepted };
    http.request({ host: '127.0.0.1', port, method, headers }, resolve).on('error', reject).end();
  });
const bodyOf = async (answer: http.IncomingMessage): Promise<Buffer> => Buffer.concat(await answer.toArray());

/** As the framework does after each chunk. */
const flush = (response: http.ServerResponse): void => (response as unknown as { flush: () => void }).flush();

const html =
  (status = 200): RequestListener =>
  (_, response) => {
    response.statusCode = status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-length', Buffer.byteLength(piece) * 2);
    response.write(piece);
    response.end(piece);
  };

test('a page for one visitor comes compressed, without the length of what it was', async () => {
  const answer = await ask(await open(html()));
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(answer.headers['content-length']).toBeUndefined();
  expect(brotliDecompressSync(await bodyOf(answer)).toString()).toBe(piece + piece);
});

test('what is written can be read before the rest is there', async () => {
  const { promise: read, resolve: goOn } = Promise.withResolvers<void>();
  const port = await open(async (_, response) => {
    response.setHeader('content-type', 'text/html');
    response.write('<p>first</p>');
    flush(response);
    await read;
    response.end('<p>then</p>');
  });
  const pieces = (await ask(port)).pipe(createBrotliDecompress());
  const text: string[] = [];
  for await (const each of pieces) {
    text.push(String(each));
    goOn();
  }
  expect(text).toEqual(['<p>first</p>', '<p>then</p>']);
});

test('a large page arrives whole, at the pace of who reads it', async () => {
  const many = 5_000;
  const port = await open(async (_, response) => {
    let goOn = () => {};
    // One listener for the whole response, as the framework has it.
    response.on('drain', () => goOn());
    response.setHeader('content-type', 'text/x-component');
    for (let index = 0; index < many; index += 1) {
      const drained = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      if (!response.write(`${index}${piece}`)) await drained;
    }
    response.end();
  });
  const text = brotliDecompressSync(await bodyOf(await ask(port))).toString();
  expect(text.match(/<li>/g)).toHaveLength(many);
});

test('somebody who leaves takes the compressor along', async () => {
  const made = vi.spyOn(zlib, 'createBrotliCompress');
  const port = await open((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.write(piece);
    flush(response);
  });
  const answer = await ask(port);
  const compressor = made.mock.results[0]?.value as zlib.BrotliCompress;
  expect(compressor.destroyed).toBe(false);
  answer.destroy();
  await vi.waitFor(() => expect(compressor.destroyed).toBe(true));
});

test.each([
  ['gzip, where no brotli is read', 'gzip', html(), 'gzip'],
  ['nothing', 'identity', html(), undefined],
  ['another status', 'gzip, br', html(403), 'br'],
  [
    'data',
    'gzip, br',
    ((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(piece + piece);
    }) satisfies RequestListener as RequestListener,
    'br',
  ],
  [
    'a picture',
    'gzip, br',
    ((_, response) => {
      response.setHeader('content-type', 'image/webp');
      response.end(piece + piece);
    }) satisfies RequestListener as RequestListener,
    undefined,
  ],
  [
    'what is encoded already',
    'gzip, br',
    ((_, response) => {
      response.setHeader('content-type', 'text/plain');
      response.setHeader('content-encoding', 'x-own');
      response.end(piece + piece);
    }) satisfies RequestListener as RequestListener,
    'x-own',
  ],
  [
    'a word',
    'gzip, br',
    ((_, response) => {
      response.setHeader('content-type', 'text/plain');
      response.setHeader('content-length', 2);
      response.end('ok');
    }) satisfies RequestListener as RequestListener,
    undefined,
  ],
])('%s', async (what, accepted, listener, encoding) => {
  const answer = await ask(await open(listener), accepted);
  const body = await bodyOf(answer);
  expect(answer.headers['content-encoding']).toBe(encoding);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
  expect(decode(body).toString()).toBe(what === 'a word' ? 'ok' : piece + piece);
});

test.each([
  ['a part of a file', 206, 'bytes 100-699/4000'],
  ['a part that is not there', 416, 'bytes */4000'],
])('%s stays as it is', async (_, status, range) => {
  const text = 'a'.repeat(2_000);
  const port = await open((_request, response) => {
    response.writeHead(status, { 'content-type': 'text/plain', 'content-range': range, 'content-length': 2_000 });
    response.end(text);
  });
  const answer = await ask(port, 'br, gzip');
  expect([answer.statusCode, answer.headers['content-encoding'], answer.headers['content-length']]).toEqual([
    status,
    undefined,
    '2000',
  ]);
  expect((await bodyOf(answer)).toString()).toBe(text);
});

test('a HEAD has no body', async () => {
  const answer = await ask(await open(html()), 'br', 'HEAD');
  expect((await bodyOf(answer)).length).toBe(0);
});
