import { describe, expect, test } from 'vitest';
import { prometheus } from '../../../lib/operations/metrics.ts';
import { setMeter } from '../../../lib/platform/metrics/meter.ts';
import { hasQuery, isDocument, loggedPath, requestId, requestKind } from '../../../lib/platform/request.ts';
import { expectConsole } from '../../setup/console.ts';
import { action, ask, form, framework, logged, open } from '../../setup/site-server.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  test('is known while it is answered, and said in the answer', async () => {
    let known: string | undefined;
    const site = await open((_, response) => {
      known = requestId();
      response.end();
    });
    const { headers } = await ask(site, { method: 'GET' });
    expect(headers['x-request-id']).toMatch(uuid);
    expect(known).toBe(headers['x-request-id']);
  });

  test.each([
    ['a sound one of the proxy', 'edge-1f0c7d1e', 'edge-1f0c7d1e'],
    ['one that is too short', 'abc', uuid],
    ['one with a line break in it', 'abcdefgh%0a{"level":"info"}', uuid],
    ['one that is too long', 'a'.repeat(65), uuid],
  ])('%s', async (_, given, expected) => {
    const site = await open(framework(200));
    const { headers } = await ask(site, { method: 'GET', headers: { 'x-request-id': given } });
    expect(headers['x-request-id']).toMatch(expected);
  });

  test('is said by a refusal too', async () => {
    const { status, headers } = await ask(await open(framework(200)), { method: 'TRACE', path: '/' });
    expect([status, headers['x-request-id']]).toEqual([405, expect.stringMatching(uuid)]);
  });
});

test.each<[string, string, Record<string, string>, boolean]>([
  ['a page', '/nos-produits', {}, true],
  ['a page with a query', '/recherche?q=som', {}, true],
  ['a part of a page for the router', '/nos-produits?_rsc=1a2b', { rsc: '1' }, false],
  ['a part that is fetched ahead', '/nos-produits?_rsc=1a2b', { rsc: '1', 'next-router-prefetch': '1' }, false],
  ['a page with headers that the router does not send so', '/nous-ecrire', { rsc: 'true' }, true],
  ['a page with an empty one', '/', { rsc: '', 'next-router-prefetch': '1' }, true],
  ['a page that is fetched ahead', '/nos-produits', { purpose: 'prefetch' }, false],
  ['a file of a part', '/nos-produits.segments/_tree.segment.rsc', {}, false],
  ['a handler', '/api/search?q=som', {}, false],
])('whether somebody waits for a document: %s', async (_, path, headers, expected) => {
  const site = await open((_request, response) => response.end(String(isDocument())));
  expect((await ask(site, { method: 'GET', path, headers })).body).toBe(String(expected));
});

describe('the log', () => {
  test('has a line for a post, by its id, without what was asked and typed', async () => {
    const site = await open(framework(200));
    const { headers } = await ask(site, { path: '/nous-ecrire?name=Camille', headers: action, body: '["Camille"]' });
    await expect.poll(() => logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({
      level: 'info',
      request: headers['x-request-id'],
      path: '/nous-ecrire',
      status: 200,
    });
    expect(JSON.stringify(logged)).not.toContain('Camille');
  });

  test('has an error of the server as one, and no line for a page', async () => {
    const site = await open((request, response) => {
      response.statusCode = request.url === '/broken' ? 500 : 200;
      response.end();
    });
    await ask(site, { method: 'GET', path: '/page' });
    await ask(site, { method: 'GET', path: '/broken' });
    await expect.poll(() => logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({ level: 'error', message: expect.stringMatching(/^GET \/broken 500 \d+ ms$/) });
  });

  test('says that a post was aborted when its client left before the response', async () => {
    const site = await open((_, response) => void response.destroy());
    await expect(ask(site, { path: '/recrutement', headers: form })).rejects.toThrow();
    await expect.poll(() => logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({
      status: 499,
      message: expect.stringMatching(/^POST \/recrutement aborted \d+ ms$/),
    });
  });

  test('has the status that was sent, whatever the framework sets after our response', async () => {
    expectConsole('error', /^\[posts\] the framework could not read/);
    const site = await open((_, response) => {
      response.statusCode = 500;
      response.end('Internal Server Error');
      response.statusCode = 500;
    });
    expect((await ask(site, { path: '/nous-ecrire', headers: form, body: '--x--' })).status).toBe(400);
    await expect
      .poll(() => logged)
      .toContainEqual(expect.objectContaining({ area: 'request', level: 'info', status: 400 }));
  });
});

test('the framework’s listeners for the end of a response are no leak', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error) => warnings.push(name);
  process.on('warning', note);
  const site = await open((_, response) => {
    for (let count = 0; count < 30; count++) response.on('close', () => {});
    response.end();
  });
  await ask(site, { method: 'POST', headers: { origin: 'http://fr.localhost:3000' } });
  // Node.js warns in a later turn.
  await new Promise(setImmediate);
  process.off('warning', note);
  expect(warnings).toEqual([]);
});

test.each([
  ['/nos-produits', false],
  ['/nos-produits?', false],
  ['/nos-produits?_rsc=1a2b', false],
  ['/nos-produits?_rsc=1a2b&utm_source=lettre', false],
  ['/nos-produits?_rsc=1a2b&source=lettre', true],
  ['/?email', true],
])('whether the address has parameters: %s', async (path, expected) => {
  const site = await open((_request, response) => response.end(String(hasQuery())));
  expect((await ask(site, { method: 'GET', path })).body).toBe(String(expected));
});

test('requests are counted by kind and status; none is left in flight', async () => {
  const { meter, figures } = prometheus([]);
  setMeter(meter);
  const site = await open(framework(200));
  await ask(site, { method: 'GET' });
  await ask(site, { method: 'GET', headers: { rsc: 'x' } });
  await ask(site, { method: 'TRACE' });
  await expect.poll(figures).toContain('silene_requests_total{kind="page",status="4xx"} 1\n');
  const text = await figures();
  expect(text).toContain('silene_requests_total{kind="page",status="2xx"} 2\n');
  expect(text).not.toContain('kind="navigation"');
  expect(text).toContain('silene_requests_in_flight 0\n');
  setMeter(undefined);
});

test.each([
  ['GET', '/nos-produits', {}, 'page'],
  ['GET', '/nos-produits?_rsc=1', { rsc: '1' }, 'navigation'],
  ['POST', '/nous-ecrire', {}, 'action'],
  ['POST', '/api/webhooks/shopify', {}, 'handler'],
  ['GET', '/_next/static/a.js', {}, 'file'],
  ['GET', '/brand/mark.svg?v=1', {}, 'file'],
  ['GET', '/healthz', {}, 'health'],
  ['GET', '/readyz?exclude=store', {}, 'health'],
  ['GET', '/readyz-of-ours', {}, 'page'],
  ['GET', '/recherche?q=exemple.com', {}, 'page'],
  ['HEAD', '/auth?iss=https%3A%2F%2Fid.example.com', {}, 'page'],
] as const)('%s %s is of the kind %4$s', (method, url, headers, kind) => {
  expect(requestKind({ method, url, headers })).toBe(kind);
});

test.each([
  ['/nos-produits/somniel', '/nos-produits/somniel'],
  ['/recherche?q=sommeil#x', '/recherche'],
  ['/mon-compte/commandes/100123', '/mon-compte/commandes/…'],
  ['/camille%40exemple.fr', '/…'],
  ['/a b/é/<script>', '/…/…/…'],
  [`/${'a'.repeat(500)}`, '/…'],
  ['/', '/'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
