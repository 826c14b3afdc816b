import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../lib/errors.ts';
import { outbound, withoutQuery } from '../../../lib/http/outbound.ts';

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

const call = (url: string, timeoutMs = 1_000) => outbound({ url, init: {}, timeoutMs });
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
    const error = await failure(outbound({ url: `${url}/of/somebody`, init, timeoutMs: 10_000, place: 'the service' }));
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

test.each([
  ['http://shop/api?token=1', 'http://shop/api'],
  ['http://shop/api#part', 'http://shop/api'],
  ['http://shop/api', 'http://shop/api'],
])('%s is named %s', (url, named) => {
  expect(withoutQuery(url)).toBe(named);
});
