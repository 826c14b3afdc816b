import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, expect, it, vi } from 'vitest';
import { openShop, origin } from '../../../../tests/fixtures/commerce.ts';
import { type Handler, serve } from '../../http.ts';

const servers: Server[] = [];
const host = '127.0.0.1';

async function listen(handler: Handler) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const server = await serve(handler, { name: 'Test service', host, port: 0 });
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://${host}:${port}` };
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  vi.restoreAllMocks();
});

it('carries method, address, headers and body both ways', async () => {
  const { url } = await listen(async (request) => {
    const { host: asked, pathname, search } = new URL(request.url);
    const text = await request.text();
    return Response.json(
      { method: request.method, asked, path: pathname + search, text },
      { status: 201, headers: { 'x-a': '1' } },
    );
  });
  const response = await fetch(`${url}/p?q=1`, { method: 'POST', body: 'é' });
  expect([response.status, response.headers.get('x-a')]).toEqual([201, '1']);
  expect(await response.json()).toEqual({ method: 'POST', asked: new URL(url).host, path: '/p?q=1', text: 'é' });
});

it('breaks the connection for Response.error(), and answers 500 to a fault of ours', async () => {
  const { url } = await listen(async ({ url: asked }) => {
    if (asked.endsWith('/lost')) return Response.error();
    throw new Error('a fault of ours');
  });
  await expect(fetch(`${url}/lost`)).rejects.toThrow('fetch failed');
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await fetch(`${url}/bad`)).status).toBe(500);
  expect(complaint).toHaveBeenCalledWith('Test service:', expect.any(Error));
});

it('tells the handler when the client went away', async () => {
  const gone = Promise.withResolvers<void>();
  const { url } = await listen(async ({ signal }) => {
    signal.addEventListener('abort', () => gone.resolve());
    await gone.promise;
    return new Response();
  });
  await expect(fetch(url, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  await gone.promise;
});

it('says in a sentence that a port is taken', async () => {
  const { port } = await listen(async () => new Response());
  await expect(serve(async () => new Response(), { name: 'Other service', host, port })).rejects.toThrow(
    `Port ${port} on ${host} is taken: the Other service cannot start.`,
  );
});

it('serves the same handlers through msw', async () => {
  const shop = openShop();
  const server = setupServer(
    http.all(`${origin}/*`, async ({ request }) => (await shop.handle(request)) as HttpResponse<never>),
  );
  server.listen();
  const response = await fetch(`${origin}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'public-token' },
    body: JSON.stringify({ query: '{ shop { name } }' }),
  });
  server.close();
  expect(await response.json()).toEqual({ data: { shop: { name: 'Herbier' } } });
});
