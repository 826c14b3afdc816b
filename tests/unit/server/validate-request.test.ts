import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { UPLOADS } from '../../../lib/uploads/limits.ts';
import { MAX_COOKIES } from '../../../server/request-rules.ts';
import { action, ask, form, framework, open, SITE, untouched } from '../../setup/site-server.ts';

describe('the connection', () => {
  test('a post that breaks off ends quietly, and the next one is answered', async () => {
    let error: unknown = null;
    const site = await open(async (request, response) => {
      try {
        for await (const _ of request);
      } catch (caught) {
        error = caught;
        response.statusCode = 500;
      }
      response.end(untouched);
    });
    const socket = connect(site.port, '127.0.0.1');
    const head = [
      'POST / HTTP/1.1',
      'host: fr.localhost:3000',
      `origin: ${SITE}`,
      `content-type: ${form['content-type']}`,
    ];
    socket.write(`${head.join('\r\n')}\r\ncontent-length: 5000\r\n\r\n--x`);
    await wait(50);
    socket.resetAndDestroy();
    await expect.poll(() => error).toBeTruthy();
    expect((await ask(site, { headers: form, body: '--x--' })).status).toBe(200);
  });

  test('has an end for whoever sends less than they declare', async () => {
    const site = await open(framework(200));
    await ask(site, { method: 'GET' });
    expect(site.server.headersTimeout).toBe(20_000);
    // The largest files that a form accepts, at 0.6 Mbit/s.
    const { requestTimeout } = site.server;
    expect(requestTimeout / 1_000).toBeGreaterThan((UPLOADS.attachments.maxTotalBytes * 8) / 600_000);
    const readBody = /read_body (\d+)s/.exec(
      readFileSync(path.resolve(import.meta.dirname, '../../../compose.yaml'), 'utf8'),
    )?.[1];
    expect(Number(readBody) * 1_000).toBeGreaterThan(requestTimeout);
  });

  test('speaks no other protocol', async () => {
    const site = await open(framework(200));
    const answer = await ask(site, { headers: { ...action, connection: 'Upgrade', upgrade: 'websocket' } });
    expect([answer.status, answer.headers.connection]).toEqual([400, 'close']);
  });

  test.each([
    ['a web socket', 'GET /nos-produits', 'websocket', /^HTTP\/1\.1 400 [\s\S]*<p>fr-fr request-refused\/400<\/p>$/, 0],
    ['a web socket of a handler', 'GET /api/search?q=a', 'websocket', /^HTTP\/1\.1 400 [\s\S]*"code":"refused"}$/, 0],
    ['a web socket of nobody', 'GET //192.0.2.9/', 'WebSocket', /^HTTP\/1\.1 400 /, 0],
    ['HTTP/2', 'GET /nos-produits', 'h2c', /^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*its own /i, 1],
  ])('asked for %s passes all rules, and is released', async (_, line, protocol, expected, times) => {
    let asked = 0;
    let seen: IncomingHttpHeaders = {};
    const site = await open((request, response) => {
      asked += 1;
      seen = request.headers;
      return framework(200)(request, response);
    });
    // As Next.js does after the first request that it answers.
    site.server.on('upgrade', (_request, socket) => socket.write('bypassed'));
    expect((await ask(site, { method: 'GET' })).status).toBe(200);
    // It leaves its half of the connection open, as long as the server does.
    const socket = connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true });
    const host = 'host: fr.localhost:3000';
    const offer = ['connection: Upgrade, HTTP2-Settings', `upgrade: ${protocol}`, 'x-matched-path: /', 'x-inside: x'];
    socket.write(`${[`${line} HTTP/1.1`, host, ...offer].join('\r\n')}\r\n\r\n`);
    const text = Buffer.concat(await socket.toArray()).toString();
    expect(text).toMatch(expected);
    expect(asked).toBe(1 + times);
    expect([seen.upgrade, seen['x-matched-path']]).toEqual([undefined, undefined]);
    const connections = () => new Promise((resolve) => site.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBeLessThanOrEqual(1);
    socket.destroy();
  });
});

test('headers that a visitor may not send do not arrive; the address is ours', async () => {
  let seen: IncomingHttpHeaders = {};
  const site = await open((request, response) => {
    seen = request.headers;
    response.end();
  });
  const foreign = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '1',
    'x-middleware-subrequest': 'middleware',
    'x-matched-path': '/',
    'x-action-forwarded': '1',
    'x-prerender-revalidate': 'x',
    'x-next-revalidated-tags': 'x',
    'x-nextjs-data': '1',
    'next-resume': '1',
    'x-now-route-matches': '1',
    'x-invoke-path': '/',
    'x-invocation-id': '1',
    'x-vercel-id': '1',
    'content-security-policy-report-only': "script-src 'nonce-x'",
  };
  const claims = { 'x-forwarded-proto': 'https', 'x-client-address': '1.1.1.1', 'x-inside': 'guessed' };
  const headers = { ...foreign, ...claims, 'x-forwarded-for': '9.9.9.9, 203.0.113.7', 'next-url': '/', cookie: 'a=b' };
  await ask(site, { method: 'GET', headers });
  expect(Object.keys(seen).filter((name) => name in foreign)).toEqual([]);
  expect(seen).toMatchObject({
    'x-forwarded-proto': 'HTTP',
    'x-client-address': '203.0.113.7',
    'next-url': '/',
    cookie: 'a=b',
  });
  expect(seen['x-inside']).not.toBe('guessed');

  seen = {};
  expect((await ask(site, { method: 'GET', headers: { ...claims, host: 'evil.example' } })).status).toBe(421);
  expect(seen).toEqual({});
});

const tree = { 'next-router-state-tree': encodeURIComponent(JSON.stringify(['', {}])) };
const ahead = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

test.each<[string, string, Record<string, string>, readonly string[]]>([
  ['of a navigation', 'GET', { rsc: '1', ...tree }, ['rsc', 'next-router-state-tree']],
  ['of a prefetch', 'GET', { rsc: '1', ...ahead }, ['rsc', ...Object.keys(ahead)]],
  ['of a prefetch that asks for no part', 'GET', ahead, []],
  ['of a part that is none', 'GET', { rsc: 'x', ...ahead }, []],
  ['of an empty part', 'HEAD', { rsc: '', ...ahead }, []],
  ['of an action that is not posted', 'GET', { 'next-action': 'a', ...tree }, ['next-router-state-tree']],
  ['of an action', 'POST', { ...action, ...tree }, ['next-action', 'next-router-state-tree']],
])('the router’s headers %s', async (_, method, headers, expected) => {
  let seen: string[] = [];
  const site = await open((request, response) => {
    seen = Object.keys(request.headers);
    response.end();
  });
  await ask(site, { method, path: '/nos-produits', headers, body: method === 'POST' ? '[]' : '' });
  expect(seen.filter((name) => name === 'rsc' || name.startsWith('next-')).sort()).toEqual([...expected].sort());
});

test('of thousands of cookies only as many arrive as a browser keeps, the oldest first', async () => {
  let seen = '';
  const site = await open((request, response) => {
    seen = request.headers.cookie ?? '';
    response.end();
  });
  const cookie = `cart=gid; ${Array.from({ length: 1_400 }, (_, at) => `t${at}=1`).join('; ')}`;
  expect((await ask(site, { method: 'GET', headers: { cookie } })).status).toBe(200);
  expect(seen.split('; ')).toHaveLength(MAX_COOKIES);
  expect(seen.startsWith('cart=gid; t0=1; ')).toBe(true);
});

test('what the framework asks itself for a visitor passes as it is', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const site = await open(async (request, response) => {
    seen.push(request.headers);
    for await (const _ of request);
    response.end();
  });
  await ask(site, { headers: action, body: '[]' });
  const forwarded = {
    ...seen[0],
    host: `localhost:${site.port}`,
    'x-forwarded-host': 'fr.localhost:3000',
    'x-action-forwarded': '1',
  };
  const answer = await ask(site, {
    headers: { ...forwarded, 'content-length': undefined, 'transfer-encoding': 'chunked' },
    body: '[]',
  });
  expect(answer.status).toBe(200);
  expect(seen[1]).toMatchObject({ 'x-forwarded-host': 'fr.localhost:3000', 'x-action-forwarded': '1' });
});
