import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { env } from '../../../lib/platform/env.ts';
import { action, ask, form, open } from '../../setup/site-server.ts';

const CLOSED = "default-src 'none'; frame-ancestors 'none'";
const toolbar = new URL(env().PRISMIC_API_ENDPOINT ?? '').origin;
const script = 'self.__next_f.push([1,"a"])';
const get = { method: 'GET' };

/** The framework: writes the nonce from the request's policy into its scripts. */
const page =
  (headers: Record<string, string>, status = 200): RequestListener =>
  ({ headers: { 'content-security-policy': said = '' } }, response) => {
    const nonce = /'nonce-([^']+)'/.exec(String(said))?.[1];
    response.statusCode = status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(`<script${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>`);
  };
const forOne = { 'cache-control': 'private, no-store' };
const forAll = { 'cache-control': 's-maxage=300', 'x-nextjs-prerender': '1' };

async function seen(listener: RequestListener, asked: Parameters<typeof ask>[1] = get) {
  const { headers, body } = await ask(await open(listener), asked);
  const policy = String(headers['content-security-policy']);
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  return {
    headers,
    policy,
    scripts,
    used: /nonce="([^"]+)"/.exec(body)?.[1],
    said: /'nonce-([^']+)'/.exec(scripts)?.[1],
  };
}

describe('a page for one visitor', () => {
  test('runs by a nonce that nobody else has', async () => {
    const [one, other] = [await seen(page(forOne)), await seen(page(forOne))];
    expect(one.used).toMatch(/^[\w+/]{22}==$/);
    expect(one.said).toBe(one.used);
    expect(other.said).not.toBe(one.said);
    expect(one.scripts).not.toContain('sha256');
  });

  test.each(['content-security-policy', 'content-security-policy-report-only'])(
    'and not by the %s of a visitor',
    async (name) => {
      const { used, said } = await seen(page(forOne), { ...get, headers: { [name]: "script-src 'nonce-chosen'" } });
      expect(used).toBe(said);
      expect(used).not.toBe('chosen');
    },
  );

  test('a form without script is answered with one as well', async () => {
    const { used, said } = await seen(page(forOne), { headers: form, body: '--x--' });
    expect(said).toBe(used);
    expect(said).toBeDefined();
  });
});

describe('a page for all', () => {
  test('runs by the hashes of what stands in it, without the nonce that it was rendered with', async () => {
    const { scripts, used, headers } = await seen(page(forAll));
    expect(scripts).toMatch(/'sha256-[\w+/]{43}='$/);
    expect(scripts + used).not.toContain('nonce-');
    expect(used).toBeUndefined();
    const again = await seen(page(forAll));
    expect([again.scripts, again.headers.etag]).toEqual([scripts, headers.etag]);
  });

  test('names each preload once, without the nonce that it was rendered with', async () => {
    const links =
      '<http://img.test>; rel=preconnect, </a.woff2>; rel=preload; as="font"; nonce="a+b/c=="; crossorigin=""';
    const { headers } = await seen((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      for (const [name, value] of Object.entries(forAll)) response.setHeader(name, value);
      response.setHeader('link', [links, links.replace('a+b/c==', 'another'), '</b.css>; rel=preload']);
      response.end('<p></p>');
    });
    expect(headers.link).toBe(
      '<http://img.test>; rel=preconnect, </a.woff2>; rel=preload; as="font"; crossorigin="", </b.css>; rel=preload',
    );
  });

  test('has no nonce either where the framework streams it', async () => {
    const { scripts } = await seen((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.setHeader('cache-control', 's-maxage=300');
      response.write('<p>first</p>');
      response.end('<p>then</p>');
    });
    expect(scripts).not.toMatch(/nonce|sha256/);
  });
});

describe('the toolbar of a draft', () => {
  const cookie = '__prerender_bypass=abc';
  test.each([
    ['in a draft', forOne, cookie, true],
    ['without a draft', forOne, 'a__prerender_bypass=abc', false],
    ['in a page for all, whatever cookie somebody has', forAll, cookie, false],
  ])('%s', async (_, headers, cookies, isThere) => {
    const { scripts } = await seen(page(headers), { ...get, headers: { cookie: cookies } });
    expect(scripts.includes(toolbar)).toBe(isThere);
  });
});

describe('no nonce is made', () => {
  test.each([
    ['a part for the script', { ...get, headers: { rsc: '1' } }],
    ['an action', { headers: action, body: '[]' }],
    ['a handler', { ...get, path: '/api/ecommerce/cart' }],
  ])('for %s', async (_, asked) => {
    expect((await seen(page(forOne), asked)).used).toBeUndefined();
  });
});

test('what is no document runs nothing', async () => {
  const { policy, headers } = await seen((_, response) => response.end('{}'));
  expect(policy).toBe(CLOSED);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a page at the address of a file has all headers of a page', async () => {
  const { headers } = await seen(page({}, 404), { ...get, path: '/none.svg' });
  expect(headers).toMatchObject({
    'permissions-policy': expect.any(String),
    'cross-origin-resource-policy': 'same-origin',
  });
});

describe('a refusal', () => {
  const foreign = { origin: 'https://evil.example' };
  test('in words has the policy of a page', async () => {
    const { policy, headers } = await seen(page(forOne), { headers: { ...form, ...foreign }, body: '--x--' });
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('for the script runs nothing', async () => {
    const { policy, headers } = await seen(page(forOne), { headers: { ...action, ...foreign }, body: '[]' });
    expect(policy).toBe(CLOSED);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

test.each([
  ['a script', '/_next/static/chunks/gone.js'],
  ['a style', '/_next/static/css/gone.css?dpl=1'],
])('that %s of another build is missing is kept by no cache', async (_, path) => {
  const listener = page({ 'cache-control': 's-maxage=31536000', 'x-nextjs-prerender': '1' }, 404);
  const { status, headers } = await ask(await open(listener), { ...get, path });
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
});
