import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../packages/tools/lib/processes.ts';
import { sendRaw } from '../../packages/tools/lib/resilience/send-raw.ts';
import { type Action, actionsOf } from '../../packages/tools/lib/resilience/target.ts';
import { type Answer, ask } from '../fixtures/ask.ts';
import { callAction } from '../fixtures/call-action.ts';
import { httpBrowser } from '../fixtures/http-browser.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';

/**
 * Published vulnerabilities of the site's dependencies, one test each: none is exploitable here, whichever version is installed.
 */

const market = 'fr-fr';
const site = siteOf(market);
const { host } = new URL(site);
const { PORT } = settings.ports;
const account = pathOf(market, '/my-account/informations');
const contact = pathOf(market, '/contact');

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
const rank = (version: string): number[] => (version.match(/\d+/g) ?? []).map(Number);
const isAtLeast = (version: string, least: string): boolean => {
  const [own, needed] = [rank(version), rank(least)];
  const at = needed.findIndex((part, index) => (own[index] ?? 0) !== part);
  return at < 0 || (own[at] ?? 0) > (needed[at] ?? 0);
};

test.describe('what is installed is past the release that mends it', () => {
  for (const [name, least, advisory] of [
    ['next', '16.2.6', 'the thirteen of May 2026, and all before'],
    ['react', '19.2.4', 'CVE-2025-55182, 55183, 55184, 67779'],
    ['next-auth', '5.0.0-beta.32', 'GHSA-7rqj, GHSA-xmf8, GHSA-x445'],
    ['@auth/core', '0.41.3', 'GHSA-7rqj, GHSA-xmf8, GHSA-x445'],
    ['nodemailer', '7.0.7', 'GHSA-5jpx'],
  ] as const) {
    test(`${name} ${least}: ${advisory}`, () => {
      expect(isAtLeast(versionOf(name), least), versionOf(name)).toBe(true);
    });
  }
  test('and versions are compared by their numbers', () => {
    for (const [version, least, is] of [
      ['16.10.0', '16.2.6', true],
      ['16.2.5', '16.2.6', false],
      ['5.0.0-beta.9', '5.0.0-beta.32', false],
    ] as const)
      expect(isAtLeast(version, least), version).toBe(is);
  });
});

/** Nothing of a page that requires a session is shown: it redirects to the login, or is not found. */
function expectNoWayIn({ status, location, text }: Answer, which: string): void {
  expect([307, 308, 400, 404], which).toContain(status);
  if (status < 400) expect(location, which).toMatch(/^$|connexion|_rsc|informations/);
  expect(text, which).not.toMatch(/name="(?:current|firstName)"/);
}

test('CVE-2025-29927: the header of a middleware’s own request passes no guard', async () => {
  const names = ['middleware', 'src/middleware', 'proxy', 'src/proxy', 'pages/_middleware'];
  for (const value of names.flatMap((name) => [name, Array(5).fill(name).join(':')])) {
    expectNoWayIn(await ask(site, account, { headers: { 'x-middleware-subrequest': value } }), value);
    const inner = await ask(site, '/fr/fr-fr/products', { headers: { 'x-middleware-subrequest': value } });
    expect(inner.status, value).toBe(404);
  }
});

test('GHSA-267c, GHSA-26hh, GHSA-492v: no spelling of an address goes round a guard, and none chooses the market', async () => {
  const below = ['_tree', '_full', '_index', '$d$country/$d$locale/my-account/informations/__PAGE__', '__PAGE__'];
  const spelt = [
    `${account}.rsc`,
    `${account}.prefetch.rsc`,
    `${account}.txt`,
    `${account}.json`,
    ...below.map((segment) => `${account}.segments/${segment}.segment.rsc`),
    `/_next/data/x${account}.json`,
    `/_next/data/x/fr${account}.json`,
    `/fr${account}`,
    `/en${account}`,
    `${account}%2f`,
    `/.${account}`,
    `/x/..${account}`,
    account.replace('m', '%6d'),
    `//${host}${account}`,
  ];
  const kinds: Record<string, string>[] = [{}, { rsc: '1', 'next-router-prefetch': '1' }, { 'x-nextjs-data': '1' }];
  for (const address of spelt) {
    for (const headers of kinds) {
      expectNoWayIn(await ask(site, address, { headers }), `${address} ${JSON.stringify(headers)}`);
    }
  }
  // In capitals it passes the middleware, which is no access check: the page itself checks the session.
  const loud = await httpBrowser().open(site + account.toUpperCase());
  expect([loud.url.pathname, /name="(?:current|firstName)"/.test(loud.text)]).toEqual([
    pathOf(market, '/login'),
    false,
  ]);
  // A folder of the application gets the same response as one that does not exist, in the requested format.
  for (const tail of ['.rsc', '.segments/_tree.segment.rsc', '.segments/_full.segment.rsc', '']) {
    const [inner, nothing] = [await ask(site, `/fr/fr-fr/my-account${tail}`), await ask(site, `/fr/fr-fr/none${tail}`)];
    expect([inner.status, inner.text.length], tail).toEqual([nothing.status, nothing.text.length]);
  }
  const injected =
    'nxtPcountry=be&nxtPlocale=nl-be&nxtIlocale=nl-be&country=be&locale=nl-be&__nextLocale=nl-be&_nextDataReq=1';
  for (const at of ['/', contact, '/nos-produits']) {
    const { status, text } = await ask(site, `${at}?${injected}`, {
      headers: { 'x-now-route-matches': '1=be&2=nl-be' },
    });
    expect([status, /<html lang="([^"]+)"/.exec(text)?.[1]], at).toEqual([200, 'fr-FR']);
  }
});

test('CVE-2026-44578: asked to speak another protocol the site asks nobody', async () => {
  const asked: string[] = [];
  const trap = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  trap.on('upgrade', ({ url = '' }, socket) => {
    asked.push(url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  const other = `127.0.0.1:${(trap.address() as AddressInfo).port}`;
  const upgrade =
    'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: eA==\r\nsec-websocket-version: 13\r\n';
  for (const target of [
    `http://${other}/`,
    `//${other}/`,
    '/',
    `/_next/webpack-hmr?x=http://${other}`,
    `http:/${other}`,
    '*',
  ]) {
    for (const asHost of [host, other]) {
      const head = `GET ${target} HTTP/1.1\r\nhost: ${asHost}\r\norigin: ${site}\r\n${upgrade}\r\n`;
      expect(await sendRaw({ parts: [Buffer.from(head)], hangUp: false }, PORT), target).toBe(400);
    }
  }
  trap.close();
  expect(asked).toEqual([]);
});

test('the optimizer of pictures, of 2025 and 2026, is switched off: it fetches and draws nothing', async () => {
  const sources = [
    '/brand/mark.svg',
    '/brand/lost.webp',
    'http://169.254.169.254/',
    'http://localhost:22/',
    '//evil.example/x.png',
  ];
  for (const url of [
    ...sources,
    `${site}/brand/lost.webp`,
    '/api/search?locale=fr-fr&q=a',
    '/../.env',
    'data:image/png;base64,AA',
  ]) {
    for (const size of ['w=640&q=75', 'w=3840&q=100', 'w=1&q=1']) {
      const { status, headers } = await ask(site, `/_next/image?${new URLSearchParams({ url })}&${size}`);
      expect([status, String(headers['content-type']).startsWith('image/')], url).toEqual([404, false]);
    }
  }
});

test('the connections of postponed pages cannot be used up: nobody resumes one by hand', async () => {
  const resumes: Record<string, string>[] = [
    { 'next-resume': '1' },
    { 'next-resume': '1', 'next-resume-state-length': '9', 'x-matched-path': contact },
  ];
  for (const headers of resumes) {
    const resume = { ...headers, 'content-type': 'text/plain', origin: site };
    const posts = Array.from({ length: 20 }, () =>
      httpBrowser().send(site + contact, { method: 'POST', body: Buffer.from('4:nul{}'), headers: resume }),
    );
    for (const { status, text } of await Promise.all(posts)) {
      expect(status).toBeLessThan(500);
      expect(text).not.toContain('"$RT"');
    }
  }
  expect((await ask(site, contact)).status).toBe(200);
});

test('poisoned caches: what is made for the framework’s script is never kept under the address of a page', async () => {
  for (const at of ['/', contact, '/nos-produits', '/nulle-part', account]) {
    const asScript = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
    for (const headers of [{ rsc: '1' }, asScript]) {
      const answer = await ask(site, at, { headers });
      const kept = String(answer.headers['cache-control'] ?? '');
      expect(answer.headers['content-type'] ?? '', at).not.toContain('x-component');
      if (answer.status < 400)
        expect([answer.status, kept], at).toEqual([307, expect.not.stringContaining('s-maxage')]);
    }
  }
});

test('a nonce in the request is nobody’s to choose', async () => {
  const mark = `x"><script>alert(7)</script>`;
  for (const at of ['/', contact, pathOf(market, '/search/[[...path]]'), pathOf(market, '/checkout/cart')]) {
    for (const nonce of [mark, 'Y2hvc2Vu']) {
      const policy = `script-src 'nonce-${nonce}'`;
      const headers = {
        'content-security-policy': policy,
        'content-security-policy-report-only': policy,
        'x-nonce': nonce,
      };
      const { status, text, headers: said } = await ask(site, at, { headers });
      expect(status, at).toBe(200);
      expect(text + JSON.stringify(said), at).not.toContain(nonce);
    }
  }
});

test('GHSA-xmf8: a malformed bearer is nobody, not an error', async () => {
  for (const bearer of [
    '%',
    'Bearer %',
    'Bearer %E0%A4%A',
    'Bearer a.b.c',
    `Bearer ${'e'.repeat(8_000)}`,
    'Bearer null',
    'Bearer',
  ]) {
    for (const at of [
      '/api/auth/session',
      '/api/ecommerce/customer-orders',
      '/api/ecommerce/customer-export',
      account,
    ]) {
      const { status, text } = await ask(site, at, { headers: { authorization: bearer } });
      expect([200, 307, 401], `${at} ${bearer.slice(0, 20)}`).toContain(status);
      if (status === 200) expect(text).toBe('null');
    }
  }
});

test('GHSA-x445: there is one provider, so that no cookie of a way in can be used at another', async () => {
  expect(Object.keys(JSON.parse((await ask(site, '/api/auth/providers')).text))).toHaveLength(1);
});

test('GHSA-7rqj, GHSA-5jpx: an address with two readings is none', async () => {
  const addresses = [
    '"evil@evil.example x"@exemple.test',
    '"evil@evil.example"@exemple.test',
    'eve＠exemple.test',
    'eve@exemple.test, evil@evil.example',
    'eve@exemple.test\r\nBcc: evil@evil.example',
    'Eve <evil@evil.example>',
    'eve@evil.example@exemple.test',
    'eve(evil@evil.example)@exemple.test',
    '=?utf-8?q?evil=40evil.example?=@exemple.test',
  ];
  const form = actionsOf().find(({ name }) => name === 'sendContact') as Action;
  const place = new URL(site + contact);
  for (const email of addresses) {
    const fields = { locale: market, scripted: 'true', name: 'Eve', country: 'FR', message: 'x', email };
    const { text } = await callAction(httpBrowser(), form, place, fields);
    expect(/"email":\["(\w+)"\]/.exec(text)?.[1], email).toBe('emailInvalid');
  }
});
