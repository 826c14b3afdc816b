import http, { type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { streamBrotli } from '../../../server/streamed-brotli.ts';

type Middleware = (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void;
/** The compression that the framework puts before its pages. */
const compression: () => Middleware = createRequire(import.meta.url)('next/dist/compiled/compression');

const piece = `<li>Nuit posée ${'x'.repeat(200)}</li>`;
let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function open(listener: RequestListener, isOthers = false): Promise<number> {
  const compress = compression();
  server = http.createServer((request, response) => {
    streamBrotli(request, response, () => isOthers);
    compress(request, response, () => listener(request, response));
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
    response.setHeader('content-type', 'text/x-component');
    for (let index = 0; index < many; index += 1) {
      if (!response.write(`${index}${piece}`)) await new Promise((resolve) => response.once('drain', resolve));
    }
    response.end();
  });
  const text = brotliDecompressSync(await bodyOf(await ask(port))).toString();
  expect(text.match(/<li>/g)).toHaveLength(many);
});

test('somebody who leaves takes the compressor along', async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const port = await open((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.write(piece);
    response.once('close', close);
  });
  (await ask(port)).destroy();
  await closed;
});

test.each([
  ['gzip', 'gzip', html(), false],
  ['nothing', 'identity', html(), false],
  ['another status', 'gzip, br', html(404), false],
  ['an answer of somebody nearer to the socket', 'gzip, br', html(), true],
])('%s is left as it was', async (_, accepted, listener, isOthers) => {
  const answer = await ask(await open(listener, isOthers), accepted);
  const body = await bodyOf(answer);
  expect(answer.headers['content-encoding']).not.toBe('br');
  const text = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  expect(text.toString()).toBe(piece + piece);
});

test('another type is left to the framework', async () => {
  const port = await open((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  expect((await ask(port)).headers['content-encoding']).toBeUndefined();
});

test('a HEAD has no body', async () => {
  const answer = await ask(await open(html()), 'br', 'HEAD');
  expect((await bodyOf(answer)).length).toBe(0);
});
