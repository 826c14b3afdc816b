import { expect, test } from '@playwright/test';
import { ask, follow } from '../fixtures/ask.ts';
import { settings, siteOf } from '../fixtures/places.ts';

const site = siteOf('fr-fr');
/** As a container's health check requests it. */
const byAddress = `http://127.0.0.1:${settings.ports.PORT}`;

for (const [where, host] of [
  ['a site', site],
  ['the address of the machine', byAddress],
] as const) {
  test(`/healthz at ${where}: the process lives, and nobody keeps or lists that`, async () => {
    const { status, text, headers } = await ask(host, '/healthz');
    expect([status, JSON.parse(text)]).toEqual([200, { status: 'ok', lag: expect.any(Number), store: true }]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  test(`/readyz at ${where}: the store takes rows, the disk has room`, async () => {
    const { status, text } = await ask(host, '/readyz');
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { status: 'ok', open: true, store: true, migrations: true, disk: true },
    ]);
  });
}

test('/readyz without the store, for a proxy: the process neither stops nor migrates', async () => {
  const { status, text } = await ask(byAddress, '/readyz?exclude=store');
  expect([status, JSON.parse(text)]).toEqual([200, { status: 'ok', open: true, migrations: true }]);
});

test('readiness is not there for whoever comes through a proxy', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (const path of ['/readyz', '/readyz?exclude=store', '/%72eadyz']) {
    expect((await follow(site, path, { headers })).status, path).toBe(404);
  }
  expect((await ask(site, '/healthz', { headers })).status).toBe(200);
});

test('only the operator hears how the hosted services fare', async () => {
  const headers = { authorization: `Bearer ${settings.values.OPS_TOKEN}` };
  const { text } = await ask(site, '/readyz', { headers });
  expect(JSON.parse(text).services).toMatchObject({ shop: expect.any(String), content: expect.any(String) });
  const wrong = await ask(site, '/readyz', { headers: { authorization: 'Bearer wrong' } });
  expect(JSON.parse(wrong.text)).not.toHaveProperty('services');
});

test('they are addresses of the process, not of a market', async () => {
  expect((await ask(siteOf('nl-be'), '/nl/healthz')).status).toBe(404);
  expect((await ask(site, '/healthz/x')).status).toBe(404);
});

for (const path of ['/', '/nos-produits', '/nulle-part', '/recherche?q=x', '/robots.txt', '/api/nothing', '/healthz']) {
  test(`${path} says its id, another one each time`, async () => {
    const [one, other] = await Promise.all([ask(site, path), ask(site, path)]);
    expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
  });
}

test('the id that a proxy has given stays, unless it is none', async () => {
  const given = await ask(site, '/', { headers: { 'x-request-id': 'edge-0123456789' } });
  expect(given.headers['x-request-id']).toBe('edge-0123456789');
  const forged = await ask(site, '/', { headers: { 'x-request-id': '{"level":"error"}' } });
  expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
