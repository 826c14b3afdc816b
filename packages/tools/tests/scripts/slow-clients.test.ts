import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { type Slowness, slowClients } from '../../lib/resilience/slow-clients.ts';

const site = new URL('http://fr.localhost:3000');

test.each<[Slowness, number]>([
  ['headers', 0],
  ['body', 5],
])('clients that are slow with their %s wait, and are counted when they are cut off', async (slowness, begun) => {
  let requests = 0;
  const server = createServer(() => {
    requests += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const clients = slowClients(5, slowness, site, (server.address() as AddressInfo).port);
  const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  await vi.waitFor(async () => expect([await connections(), requests]).toEqual([5, begun]));
  await vi.waitFor(() => expect([clients.connected(), clients.cutOff()]).toEqual([5, 0]));
  server.closeAllConnections();
  await vi.waitFor(() => expect(clients.cutOff()).toBe(5));
  clients.stop();
  server.close();
});

test('clients that nobody accepts are not connected', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const clients = slowClients(3, 'headers', site, port);
  await vi.waitFor(() => expect(clients.cutOff()).toBe(3));
  expect(clients.connected()).toBe(0);
  clients.stop();
});
