import type { RequestListener } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { responseCache, secondsToKeep } from '../../../server/response-cache.ts';
import { type Hooked, open, ask as request, type TestRequest } from '../../setup/site-server.ts';

const html = { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-prerender': '1' };
const forAll = { ...html, 'cache-control': 's-maxage=300, stale-while-revalidate=2591700', 'x-nextjs-cache': 'HIT' };
const page = '<!doctype html><title>Nuit calme</title><script>self.__next_f.push([0])</script>';

/** Not zero, which is no time for the cache. */
const START = 5;
let clock = START;
let asked = 0;
let server: Hooked;
let recent: ReturnType<typeof responseCache>;
/** The framework's response to each request that reaches it. */
let framework: RequestListener;

const says =
  (headers: Record<string, string> = forAll, status = 200): RequestListener =>
  (_, response) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(`${page}<p>${asked}</p>`);
  };

beforeEach(async () => {
  clock = START;
  asked = 0;
  framework = says();
  recent = responseCache(() => clock);
  server = await open((request, response) => {
    asked += 1;
    framework(request, response);
  }, recent);
});

const ask = (what: TestRequest = {}) => request(server, { method: 'GET', path: '/nuit-posee', ...what });

describe('what any cache might give again', () => {
  test('is given again without the framework, with all that belongs to it', async () => {
    const first = await ask();
    const again = await ask();
    expect(asked).toBe(1);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const { date: _, 'x-request-id': id, ...headers } = again.headers;
    expect(first.headers).toMatchObject(headers);
    expect(headers['content-security-policy']).toContain("'sha256-");
    expect(id).not.toBe(first.headers['x-request-id']);
  });

  test.each([
    ['gzip', 'gzip'],
    ['br, gzip', 'br'],
    ['identity', undefined],
  ])('is encoded for each visitor (%s)', async (accepted, encoding) => {
    await ask();
    const { headers } = await ask({ headers: { 'accept-encoding': accepted } });
    expect([asked, headers['content-encoding']]).toEqual([1, encoding]);
  });

  test('is not sent to somebody who has it, nor its body to who asks for the headers', async () => {
    const { headers, body } = await ask();
    const known = await ask({ headers: { 'if-none-match': String(headers.etag) } });
    expect([known.status, known.body]).toEqual([304, '']);
    const head = await ask({ method: 'HEAD' });
    expect([head.status, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(body)),
    ]);
    expect(asked).toBe(1);
  });

  test('is asked for again once its time is over', async () => {
    await ask();
    clock = START + 29_999;
    await ask();
    expect(asked).toBe(1);
    clock = START + 30_001;
    const { body } = await ask();
    expect([asked, body]).toEqual([2, `${page}<p>2</p>`]);
  });

  test('is forgotten with a publication', async () => {
    await ask();
    recent.forget();
    expect((await ask()).body).toContain('<p>2</p>');
  });

  test('is not remembered when something was published while it was made', async () => {
    framework = (request, response) => {
      if (asked === 1) recent.forget();
      says()(request, response);
    };
    await ask();
    expect((await ask()).body).toContain('<p>2</p>');
    expect((await ask()).body).toContain('<p>2</p>');
  });

  test('is one of a thousand addresses at most', async () => {
    for (let number = 0; number <= 1000; number += 1) await ask({ path: `/${number}` });
    expect(asked).toBe(1001);
    await ask({ path: '/1' });
    expect(asked).toBe(1001);
    await ask({ path: '/0' });
    expect(asked).toBe(1002);
  });
});

describe('asks the framework each time for', () => {
  test.each<[string, TestRequest, number]>([
    ['another address, once', { path: '/nuit-posee?need=sommeil' }, 1],
    ['another host, once', { headers: { host: 'be.localhost:3000' } }, 1],
    ['whoever may see drafts', { headers: { cookie: 'a=b; __prerender_bypass=1' } }, 2],
    ['the part of a page that script wants', { headers: { rsc: '1' } }, 2],
  ])('%s', async (_, other, times) => {
    await ask();
    await ask(other);
    await ask(other);
    expect(asked).toBe(1 + times);
  });

  test.each<[string, Record<string, string>, number]>([
    ['what is one visitor’s', { ...html, 'cache-control': 'private, no-store' }, 200],
    ['what says nothing of caches', html, 200],
    ['what a cache gets with a cookie', { ...forAll, 'set-cookie': 'a=b' }, 200],
    ['what is there for want of something better', { ...forAll, 'cache-control': 's-maxage=5' }, 200],
    ['what has a part for each visit', { ...forAll, 'x-nextjs-postponed': '1' }, 200],
    ['what is no document', { ...forAll, 'content-type': 'application/json' }, 200],
    ['a page that is not there', forAll, 404],
    ['an error', forAll, 500],
  ])('%s', async (_, headers, status) => {
    framework = says(headers, status);
    await ask();
    await ask();
    expect(asked).toBe(2);
  });

  test('what is made anew right now, longer than a moment', async () => {
    framework = says({ ...forAll, 'x-nextjs-cache': 'STALE' });
    await ask();
    clock = START + 249;
    await ask();
    expect(asked).toBe(1);
    clock = START + 251;
    await ask();
    expect(asked).toBe(2);
  });

  test('what an editor was shown is given to nobody', async () => {
    await ask({ headers: { cookie: '__prerender_bypass=1' } });
    await ask();
    expect(asked).toBe(2);
  });
});

const A_DAY = 's-maxage=60, stale-while-revalidate=86340';
test.each([
  [A_DAY, 'HIT', 6],
  [A_DAY, 'STALE', 0.25],
  ['s-maxage=300', 'HIT', 30],
  ['s-maxage=300', 'STALE', 0],
  ['s-maxage=31536000', 'HIT', 30],
  ['s-maxage=29', 'HIT', 0],
  ['s-maxage=5, stale-while-revalidate=2591995', 'HIT', 0.25],
  ['s-maxage=1, stale-while-revalidate=86399', 'STALE', 0.25],
  // Generated by another instance an hour ago.
  ['s-maxage=1, stale-while-revalidate=82799', 'STALE', 0.25],
  ['s-maxage=1, stale-while-revalidate=299', 'STALE', 0],
  ['s-maxage=5, stale-while-revalidate=3595', 'STALE', 0],
  ['private, no-cache, no-store, max-age=0, must-revalidate', undefined, 0],
  [undefined, undefined, 0],
])('%s, %s, is given again for %d seconds', (control, cached, seconds) => {
  const headers: Record<string, string | undefined> = { 'cache-control': control, 'x-nextjs-cache': cached };
  const response = { getHeader: (name: string) => headers[name], hasHeader: () => false };
  expect(secondsToKeep(response)).toBe(seconds);
});
