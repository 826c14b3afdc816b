import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { env } from '../../../lib/platform/env.ts';
import { LOCALES, type Market } from '../../../lib/platform/markets.ts';
import { editorRedirects, shopRedirects } from '../../../lib/redirects/table.ts';
import { contentState, newState, noteUnanswered } from '../../../lib/services/prismic/content-state.ts';
import type { ErrorPage } from '../../../server/error-pages.ts';
import { htmlDocument, whenCompressed } from '../../../server/html-document.ts';
import { responseCache } from '../../../server/response-cache.ts';
import { wrapResponse } from '../../../server/response-wrapper.ts';
import { securityOf } from '../../../server/security-headers.ts';

const page = `<!doctype html><title>Nuit posée</title>${'<p>Une gomme le soir.</p>'.repeat(200)}`;
const lost = '<!doctype html><title>Cette page n’existe pas</title>';
const away = '<!doctype html><title>Cette page revient dans un instant</title>';
const site = {
  urls: env(),
  pageOf: (_: Market, page: ErrorPage) => (page === 'content-away' ? away : lost),
  security: securityOf(env()),
  recent: responseCache(),
};
let server: http.Server | undefined;
afterEach(() => {
  Object.assign(contentState(), newState());
  server?.close();
  server?.closeAllConnections();
});

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };
type Asked = { method?: string; path?: string; headers?: Record<string, string> };

/** Sends one request through the response wrapper; returns the body as bytes. */
async function ask(
  listener: RequestListener,
  { method = 'GET', path = '/', headers = {} }: Asked = {},
): Promise<Answer> {
  server = http.createServer((request, response) => {
    wrapResponse(request, response, site, { id: 'a', entered: false });
    void listener(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end();
  });
}

const send =
  (status: number, headers: Record<string, string>, body = page): RequestListener =>
  (_, response) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(body);
  };

const html = { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-prerender': '1' };
const streamed: RequestListener = (_, response) => {
  response.setHeader('content-type', 'text/html');
  response.write('<p>first</p>');
  response.end('<p>then</p>');
};

describe('a prerendered page', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    [undefined, (body: Buffer) => body],
  ] as const)('is sent as %s', async (encoding, decode) => {
    const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {};
    const answer = await ask(send(200, html), { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    expect(decode(answer.body).toString()).toBe(page);
  });

  test('is not sent again to somebody who has it', async () => {
    const first = await ask(send(200, html));
    const etag = String(first.headers.etag);
    // One for all its encodings, which are not the same bytes.
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const known of [etag, etag.slice(2), `"another", ${etag}`]) {
      const again = await ask(send(200, html), { headers: { 'if-none-match': known, 'accept-encoding': 'gzip' } });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    const changed = await ask(send(200, html, `${page}.`), { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
  });

  test('is known by its header, also when the framework sets it twice', async () => {
    const answer = await ask((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.setHeader('x-nextjs-prerender', ['1', '1']);
      response.end(page);
    });
    expect(answer.headers.etag).toBeDefined();
  });

  /** As the framework does it: without the page, and with the length of its own text. */
  const asFramework =
    (status: number, body: string): RequestListener =>
    (request, response) => {
      for (const [name, value] of Object.entries(html)) response.setHeader(name, value);
      response.statusCode = status;
      if (request.method !== 'HEAD') return void response.end(body);
      response.setHeader('content-length', 1);
      response.end(null);
    };

  test('has the headers of its page for HEAD, and no body', async () => {
    const asked = (method: string) => ask(asFramework(200, page), { method, headers: { 'accept-encoding': 'br' } });
    // From the second request on, the body is compressed again, to another length: not between these two.
    await asked('GET');
    await asked('GET');
    await whenCompressed();
    const [whole, head] = [await asked('GET'), await asked('HEAD')];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const { date: _, ...headers } = whole.headers;
    expect(head.headers).toMatchObject(headers);
  });

  test('has the status of its page for HEAD', async () => {
    const gone = `${page}<meta name="page-status" content="410"/>`;
    expect((await ask(asFramework(200, gone), { method: 'HEAD' })).status).toBe(410);
  });

  test.each(['GET', 'HEAD'])('has that status also for who has it already (%s)', async (method) => {
    const gone = `${page}<p>Ce produit n’existe plus.</p><meta name="page-status" content="410"/>`;
    const first = await ask(asFramework(200, gone));
    const etag = String(first.headers.etag);
    const again = await ask(asFramework(200, gone), { method, headers: { 'if-none-match': `${etag}, "b"` } });
    expect([again.status, again.headers['content-type']]).toEqual([410, html['content-type']]);
    expect(again.body.length).toBe(method === 'GET' ? first.body.length : 0);
  });

  test('is asked for by HEAD as such by a visitor who may have an answer waiting', async () => {
    let method: string | undefined;
    const look: RequestListener = (request, response) => {
      method = request.method;
      response.end();
    };
    await ask(look, { method: 'HEAD', headers: { cookie: 'a=b' } });
    expect(method).toBe('HEAD');
  });
});

describe('a 404', () => {
  test.each(['gzip', 'identity'])('is the prerendered page (%s)', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const { status, body } = await ask(send(404, { 'content-type': 'text/html' }, '<html></html>'), { headers });
    expect(status).toBe(404);
    expect((encoding === 'gzip' ? gunzipSync(body) : body).toString()).toBe(lost);
  });

  test('is the prerendered page when it would have been streamed', async () => {
    const { body } = await ask((request, response) => {
      response.statusCode = 404;
      streamed(request, response);
    });
    expect(body.toString()).toBe(lost);
  });
});

describe('a 404 that a cache may keep', () => {
  beforeEach(() => {
    const read = { dueAt: Number.POSITIVE_INFINITY, refresh: () => {} };
    editorRedirects().current = { tables: new Map(LOCALES.map((locale) => [locale, new Map()])), ...read };
    shopRedirects().current = { targets: new Map(), ...read };
  });
  afterEach(() => {
    delete editorRedirects().current;
    delete shopRedirects().current;
  });

  test.each([
    ['s-maxage=31536000', 's-maxage=60'],
    ['s-maxage=300, stale-while-revalidate=2591700', 's-maxage=60'],
    ['private, no-store', 'private, no-store'],
  ])('%s becomes %s', async (said, kept) => {
    const { headers } = await ask(send(404, { 'content-type': 'text/html', 'cache-control': said }, '<html></html>'));
    expect(headers['cache-control']).toBe(kept);
  });

  test('is kept by none before the redirects have been read', async () => {
    delete editorRedirects().current;
    const absent = { 'content-type': 'text/html', 'cache-control': 's-maxage=7200' };
    const { headers } = await ask(send(404, absent, '<html></html>'));
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

test('a 500 may be a page that says when to come again', async () => {
  noteUnanswered();
  const answer = await ask(send(500, html, '<html></html>'));
  expect([answer.status, answer.headers['retry-after'], answer.body.toString()]).toEqual([503, '10', away]);
});

test.each([
  ['while the content service is away', true, [503, '10']],
  ['else', false, [500, undefined]],
])('%s a part of a page that failed has that status', async (_, isGone, expected) => {
  if (isGone) noteUnanswered();
  const failed = send(500, { 'content-type': 'text/x-component' }, '0:{}');
  const answer = await ask(
    (request, response) => {
      // As the framework does.
      delete request.headers.rsc;
      failed(request, response);
    },
    { headers: { rsc: '1' } },
  );
  expect([answer.status, answer.headers['retry-after']]).toEqual(expected);
  expect(answer.body.toString()).toBe('0:{}');
});

test.each([
  ['a page', '/nos-produits?page=2', 's-maxage=60'],
  ['a page at an address of the router', '/nos-produits?_rsc=1a2b', 'private, no-store'],
  ['the same with a query', '/nos-produits?page=2&_rsc=1a2b', 'private, no-store'],
])('%s is kept by caches on the way as it may be', async (_, path, control) => {
  const { headers } = await ask(send(200, { ...html, 'cache-control': 's-maxage=60' }), { path });
  expect(headers['cache-control']).toBe(control);
});

test('a part of a page is kept as the framework says', async () => {
  const part = send(200, { 'content-type': 'text/x-component', 'cache-control': 's-maxage=60' });
  const { headers } = await ask(part, { path: '/nos-produits?_rsc=1a2b', headers: { rsc: '1' } });
  expect(headers['cache-control']).toBe('s-maxage=60');
});

test.each([
  ['a document', 'text/html; charset=utf-8', 'accept', [undefined, undefined, 'HIT']],
  ['a document in the memory of the browser', 'text/html', 'if-none-match', [undefined, undefined, 'HIT']],
  ['a part of a page', 'text/x-component', 'rsc', ['1, 1', '240', 'HIT']],
])('%s has the headers that somebody reads', async (_, type, header, expected) => {
  const answer = await ask(
    (_request, response) => {
      response.setHeader('content-type', type);
      response.setHeader('x-nextjs-prerender', ['1', '1']);
      response.setHeader('x-nextjs-stale-time', '240');
      response.setHeader('x-nextjs-cache', 'HIT');
      response.end(page);
    },
    { headers: { [header]: '*' } },
  );
  const read = ['x-nextjs-prerender', 'x-nextjs-stale-time', 'x-nextjs-cache'].map((name) => answer.headers[name]);
  expect(read).toEqual(expected);
});

describe('left to the framework', () => {
  test.each([
    ['a page rendered for this visitor', send(200, { 'content-type': 'text/html' }), {}],
    ['another type', send(200, { ...html, 'content-type': 'application/json' }), {}],
    ['another status', send(500, html), {}],
    ['a navigation of the router', send(404, html), { headers: { rsc: '1' } }],
    ['a post', send(404, html), { method: 'POST' }],
    ['a file of the framework', send(200, html), { path: '/_next/static/x.html' }],
  ])('%s', async (_, listener, asked: Asked) => {
    const answer = await ask(listener, asked);
    expect(answer.body.toString()).toBe(page);
    expect(answer.headers.etag).toBeUndefined();
  });

  test.each([
    ['a page', streamed],
    [
      'the rest of a page whose shell was prerendered',
      ((request, response) => {
        response.setHeader('x-nextjs-prerender', '1');
        response.setHeader('x-nextjs-postponed', '1');
        streamed(request, response);
      }) satisfies RequestListener as RequestListener,
    ],
  ])('%s streamed for this visitor, compressed by it', async (_, listener) => {
    const answer = await ask(listener, { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(answer.body).toString()).toBe('<p>first</p><p>then</p>');
  });
});

test('a document is prepared once for each version', () => {
  expect(htmlDocument('one')).toBe(htmlDocument('one'));
  expect(htmlDocument('one').packed.etag).not.toBe(htmlDocument('two').packed.etag);
});
