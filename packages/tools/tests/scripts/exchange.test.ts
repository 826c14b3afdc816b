import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { exchange } from '../../lib/exchange.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function portOf(answer: RequestListener): Promise<number> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test('asks by the Host header, with a body and its length, and gives back whatever is answered', async () => {
  const port = await portOf(async (request, response) => {
    const { host, 'content-length': length, connection } = request.headers;
    const body = Buffer.concat(await request.toArray()).toString();
    response.writeHead(418, { 'x-said': 'so' }).end(JSON.stringify({ host, length, connection, body }));
  });
  const { status, headers, body } = await exchange({
    port,
    host: 'fr.localhost',
    path: '/',
    method: 'POST',
    body: 'é',
  });
  expect([status, headers['x-said']]).toEqual([418, 'so']);
  expect(JSON.parse(body.toString())).toEqual({ host: 'fr.localhost', length: '2', connection: 'close', body: 'é' });
});

test('a host among the headers wins, and without one it is the port’s own', async () => {
  const port = await portOf((request, response) => response.end(request.headers.host));
  const headers = { host: 'evil.example' };
  const answers = [exchange({ port, path: '/', host: 'fr.localhost', headers }), exchange({ port, path: '/' })];
  const said = (await Promise.all(answers)).map(({ body }) => body.toString());
  expect(said).toEqual(['evil.example', `127.0.0.1:${port}`]);
});

test('who falls silent, breaks off or is not there rejects', async () => {
  const port = await portOf((request, response) => {
    if (request.url === '/broken') response.write('half', () => response.destroy());
  });
  await expect(exchange({ port, path: '/silent', timeoutMs: 50 })).rejects.toThrow(`port ${port} does not answer`);
  await expect(exchange({ port, path: '/broken' })).rejects.toThrow();
  await expect(exchange({ port: 9, path: '/' })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
