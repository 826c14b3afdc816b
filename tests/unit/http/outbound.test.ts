import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../lib/platform/errors.ts';
import { outboundStates } from '../../../lib/platform/http/circuit-breakers.ts';
import { outbound, outboundDiscovery, withoutQuery } from '../../../lib/platform/http/outbound.ts';
import { runRequest, withoutDeadline } from '../../../lib/platform/request.ts';

let server: Server | undefined;

async function serve(listener: RequestListener): Promise<string> {
  const opened = createServer(listener);
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Call = Partial<Parameters<typeof outbound>[0]>;
const call = (url: string, timeoutMs = 1_000, more: Call = {}) =>
  outbound({ service: 'geocoder', url, init: {}, timeoutMs, origins: [new URL(url).origin], ...more });
const failure = async (answer: Promise<Response>): Promise<AppError> => {
  const error = await answer.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
};

describe('a call to a hosted service', () => {
  test.each([200, 404, 500])('resolves with a status of %i', async (status) => {
    const url = await serve((_, response) => response.writeHead(status).end('text'));
    expect((await call(url)).status).toBe(status);
  });

  test('ends with `timeout` when no answer comes in time', async () => {
    const url = await serve(() => {});
    const error = await failure(call(`${url}/slow?access_token=secret`, 50));
    expect(error.message).toBe(`no answer within 50 ms from ${url}/slow`);
    expect(error.code).toBe('timeout');
  });

  test('ends sooner when its caller has no more patience, and calls the address what the caller says', async () => {
    const url = await serve(() => {});
    const init = { signal: AbortSignal.timeout(50) };
    const error = await failure(call(`${url}/of/somebody`, 10_000, { init, place: 'the service' }));
    expect(error).toMatchObject({ code: 'timeout', values: { url: 'the service' } });
    expect(`${error.message} ${error.cause}`).not.toContain('somebody');
  });

  test('ends with `unreachable` when the connection breaks', async () => {
    const url = await serve((request) => request.socket.destroy());
    const error = await failure(call(`${url}/cut?access_token=secret`));
    expect(error).toMatchObject({ code: 'unreachable', message: `no connection to ${url}/cut` });
    expect(error.cause).toBeInstanceOf(Error);
  });

  test('follows no redirect: a service does not move to another address', async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: '/elsewhere' }).end());
    expect((await failure(call(url))).code).toBe('unreachable');
  });
});

describe('a discovery document', () => {
  const SHOP = 'https://atelier.myshopify.com';
  const DOCUMENT = `${SHOP}/.well-known/customer-account-api?x=1`;
  const moved = (location: string, status = 301) => new Response(null, { status, headers: { location } });
  const asked = vi.fn<typeof globalThis.fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', asked.mockReset());
    return () => vi.unstubAllGlobals();
  });
  const discover = () =>
    outboundDiscovery({ service: 'accounts', url: DOCUMENT, init: {}, timeoutMs: 1_000, origins: [SHOP] });

  test.each([
    [301, 'https://www.atelier.example/.well-known/customer-account-api'],
    [302, '/.well-known/elsewhere'],
    [308, '//atelier.example/api'],
  ])('moved with %d to %s is read there', async (status, location) => {
    asked.mockResolvedValueOnce(moved(location, status)).mockResolvedValueOnce(new Response('{}'));
    expect(await (await discover()).text()).toBe('{}');
    expect(asked.mock.calls.map(([url, init]) => [url, init?.redirect])).toEqual([
      [DOCUMENT, 'manual'],
      [new URL(location, DOCUMENT).href, 'error'],
    ]);
  });

  test.each(['http://www.atelier.example/', 'file:///etc/passwd', 'data:text/plain,{}'])(
    'moved to %s is not read',
    async (location) => {
      asked.mockResolvedValueOnce(moved(location));
      const error = await failure(discover());
      expect(error).toMatchObject({ code: 'unreachable', message: expect.stringContaining('without https') });
      expect(error.message).not.toContain('x=1');
      expect(asked).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    [200, 'https://www.atelier.example/'],
    [404, 'https://www.atelier.example/'],
    [302, 'https://['],
  ])('answered with %d is the response, whatever %s is', async (status, location) => {
    asked.mockResolvedValueOnce(moved(location, status));
    expect((await discover()).status).toBe(status);
  });
});

describe('an address that is none of the service’s', () => {
  const nowhere = vi.fn<typeof globalThis.fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', nowhere.mockReset());
    return () => vi.unstubAllGlobals();
  });

  test.each([
    ['http://169.254.169.254/latest/meta-data'],
    ['http://127.0.0.1:3100/'],
    ['http://localhost:3101/'],
    ['https://127.0.0.1:3101/'],
    ['http://127.0.0.1:3101.evil.example/'],
    ['http://127.0.0.1:3101@evil.example/'],
    ['http://[::1]:3101/'],
    ['file:///etc/passwd'],
    ['data:text/plain,x'],
  ])('%s is not asked for the shop', async (url) => {
    const error = await failure(outbound({ service: 'shop', url, init: {}, timeoutMs: 1_000 }));
    expect(error).toMatchObject({ code: 'unreachable', message: expect.stringContaining('no address of the service') });
    expect(nowhere).not.toHaveBeenCalled();
  });
});

describe('an answer', () => {
  test('that is as long as any may be is read, one that is longer is not', async () => {
    const url = await serve((request, response) =>
      response.end(Buffer.alloc(1_048_576 + Number(request.url?.slice(1)))),
    );
    expect((await (await call(`${url}/0`, 5_000)).arrayBuffer()).byteLength).toBe(1_048_576);
    const error = await failure(call(`${url}/1`, 5_000));
    expect(error).toMatchObject({ code: 'unreachable', cause: { message: 'more than 1048576 bytes' } });
  });

  test('that is cut, or does not end in time, is none', async () => {
    const url = await serve((request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"half":');
      if (request.url === '/cut') setTimeout(() => request.socket.destroy(), 20);
    });
    expect((await failure(call(`${url}/cut`))).code).toBe('unreachable');
    expect((await failure(call(`${url}/slow`, 100))).code).toBe('timeout');
  });

  test('that is compressed arrives as it was meant', async () => {
    const url = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('words')),
    );
    const response = await call(url);
    expect(await response.text()).toBe('words');
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  test('may have no body', async () => {
    const url = await serve((_, response) => response.writeHead(204).end());
    expect((await call(url)).status).toBe(204);
  });
});

describe('a service in trouble', () => {
  const stateOf = (name: string) => outboundStates().find(({ service }) => service === name);
  const many = async (count: number, work: () => Promise<unknown>) => {
    for (let nth = 0; nth < count; nth++) await work().catch(() => undefined);
  };

  test('is left alone after ten failures, but for one call every half second; a change is tried all the same', async () => {
    let asked = 0;
    let status = 503;
    const url = await serve((_, response) => response.writeHead(status).end(String(++asked)));
    await many(30, () => call(url));
    expect(asked).toBe(11);
    expect(await failure(call(url))).toMatchObject({ code: 'circuitOpen', values: { service: 'geocoder' } });
    expect(stateOf('geocoder')).toMatchObject({ state: 'open', failures: 11 });
    expect(stateOf('shop')).toMatchObject({ state: 'closed' });
    expect((await call(url, 1_000, { init: { method: 'POST' } })).status).toBe(503);
    status = 200;
    expect((await call(url, 1_000, { init: { method: 'POST' } })).status).toBe(200);
    expect((await call(url)).status).toBe(200);
    expect(stateOf('geocoder')).toEqual({ service: 'geocoder', state: 'closed', failures: 0 });
  });

  test.each([
    ['geocoder', 429, false],
    ['shop', 430, false],
    ['content', 429, true],
    ['content', 404, false],
    ['content', 500, true],
  ] as const)('%s, %i twelve times: left alone %s', async (service, status, isOpen) => {
    const url = await serve((_, response) => response.writeHead(status).end());
    await many(12, () => call(url, 1_000, { service }));
    expect(stateOf(service)?.state === 'open').toBe(isOpen);
  });

  test('that is silent lets nobody else wait as long in vain, except who has more time', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/slow') setTimeout(() => response.end(), 250);
    });
    await many(2, () => call(url, 100));
    expect((await failure(call(url, 100))).code).toBe('circuitOpen');
    expect((await failure(call(url, 100, { init: { method: 'POST' } }))).code).toBe('circuitOpen');
    expect((await call(`${url}/slow`, 1_000)).status).toBe(200);
  });

  test('is not blamed for what its caller called off', async () => {
    const url = await serve(() => {});
    const init = { signal: AbortSignal.abort() };
    await many(20, () => call(url, 1_000, { init }));
    expect(stateOf('geocoder')).toEqual({ service: 'geocoder', state: 'closed', failures: 0 });
  });
});

test('a page that has waited long enough waits for nothing more', async () => {
  const url = await serve((_, response) => response.end('here'));
  const during = () => call(url);
  const waiting = (left: number) => ({
    id: 'x',
    entered: false,
    waiting: { left: () => left, isOver: () => false, byScript: false },
  });
  expect((await runRequest(waiting(500), during)).status).toBe(200);
  expect(await failure(runRequest(waiting(0), during))).toMatchObject({ code: 'timeout' });
  expect((await runRequest(waiting(0), () => withoutDeadline(() => call(url)))).status).toBe(200);
});

test.each([
  ['http://shop/api?token=1', 'http://shop/api'],
  ['http://shop/api#part', 'http://shop/api'],
  ['http://shop/api', 'http://shop/api'],
])('%s is named %s', (url, named) => {
  expect(withoutQuery(url)).toBe(named);
});
