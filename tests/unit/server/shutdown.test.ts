import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isShuttingDown, processSingleton } from '../../../lib/platform/process.ts';
import { observeRequest } from '../../../server/observe-request.ts';
import { close } from '../../../server/shutdown.ts';
import { expectConsole } from '../../setup/console.ts';

/** Longer than a test may take, for shutdowns that must not abort anything, even on a busy machine. */
const patient = { lingerMs: 50, requestsMs: 60_000, workMs: 60_000 };
let server: http.Server;
let order: string[] = [];
/** Number of requests that have reached the server. */
let taken = 0;
let agent: http.Agent;
/** Shuts the server down gracefully. */
let closed: () => Promise<void>;

beforeEach(() => {
  [order, taken] = [[], 0];
  vi.spyOn(console, 'info').mockImplementation(() => {});
  agent = new http.Agent({ keepAlive: true });
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  delete processSingleton('stopping').current;
});

type Opened = { answerMs?: number; work?: () => Promise<unknown>; body?: string; limits?: typeof patient };

/** A server that responds after a delay; returns its port. */
async function open({
  answerMs = 0,
  work = async () => {},
  body = 'answered',
  limits = patient,
}: Opened): Promise<number> {
  server = http.createServer((request, response) => {
    taken += 1;
    observeRequest(request, response, 0);
    response.once('finish', () => order.push('answered'));
    setTimeout(() => response.end(body), answerMs);
  });
  closed = () => close(server, work, limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** @param kept agent whose keep-alive connections may be reused; false for a new connection */
const ask = (port: number, kept: http.Agent | false = agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const question = http.get({ host: '127.0.0.1', port, agent: kept }, async (response) =>
      resolve(Buffer.concat(await response.toArray()).toString()),
    );
    question.on('error', reject);
  });

const underWay = () => vi.waitFor(() => expect(taken).toBe(1));
const refusing = () => vi.waitFor(() => expect(server.listening).toBe(false));

test('what has begun is answered, then the work ends, and only then the framework goes on', async () => {
  const work = async () => {
    order.push('work begins to end');
    await wait(50);
    order.push('work has ended');
  };
  const port = await open({ answerMs: 100, work });
  const asked = ask(port);
  await underWay();
  const end = closed();
  expect(isShuttingDown()).toBe(true);
  await refusing();
  // On the connection of the first request, which may have been answered by now, it would be cut off.
  await expect(ask(port, false)).rejects.toThrow('ECONNREFUSED');
  await Promise.all([asked, end]);
  expect(order).toEqual(['answered', 'work begins to end', 'work has ended']);
});

test('who had connected a moment before is answered too', async () => {
  const port = await open({ limits: { ...patient, lingerMs: 2_000 } });
  const end = closed();
  expect(await ask(port)).toBe('answered');
  await end;
});

test('an answer that is on its way to a slow client arrives whole', async () => {
  const long = 'x'.repeat(20_000_000);
  const port = await open({ body: long });
  const response = await new Promise<http.IncomingMessage>((resolve) =>
    http.get({ host: '127.0.0.1', port, agent }, resolve),
  );
  const end = closed();
  await refusing();
  expect(Buffer.concat(await response.toArray())).toHaveLength(long.length);
  await end;
});

test('a connection that is kept open for nothing holds nobody up', async () => {
  const port = await open({});
  await ask(port);
  await expect(closed()).resolves.toBeUndefined();
});

test.each([
  ['never asked anything', ''],
  ['began a request and went quiet', 'GET /nos-produits HTTP/1.1\r\nhost: fr.loc'],
  ['was answered and began another', 'GET / HTTP/1.1\r\nhost: a\r\n\r\nPOST /nous-'],
])('a connection that %s holds nobody up, and lets others be answered', async (_, sent) => {
  const port = await open({ answerMs: 400 });
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const lost = new Promise((resolve) => socket.resume().once('close', resolve));
  socket.write(sent);
  if (sent.includes('host: a')) await vi.waitFor(() => expect(order).toEqual(['answered']));
  const asked = ask(port);
  await vi.waitFor(() => expect(taken).toBeGreaterThan(0));
  const began = performance.now();
  const end = closed();
  expect(await asked).toBe('answered');
  await Promise.all([end, lost]);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('what takes too long is broken off, and said', async () => {
  const said = expectConsole('error', /^\[server\] requests that took longer/);
  const port = await open({ answerMs: 60_000, limits: { ...patient, requestsMs: 300 } });
  const asked = expect(ask(port)).rejects.toThrow();
  await underWay();
  await closed();
  await asked;
  expect(said).toHaveLength(1);
});

test.each([
  ['hangs', () => new Promise<never>(() => {}), null],
  ['fails', () => Promise.reject(new Error('no disk')), /^\[server\] Error: no disk/],
])('work that %s holds up nobody for long', async (_, work, says) => {
  if (says) expectConsole('error', says);
  await open({ work, limits: { ...patient, workMs: 200 } });
  await expect(closed()).resolves.toBeUndefined();
});
