import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { exchange } from './exchange.ts';
import { Advice } from './report.ts';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port);
  });

/** A loopback port that is currently free. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** Throws Advice naming the setting to change when one of the ports is taken. */
export async function requireFree(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [setting, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    throw new Advice(`Port ${port} is taken. Stop what listens there, or choose another: ${setting}=<port>.`);
  }
}

type Question = { port: number; path?: string; host?: string };

/** Status of a GET, 0 without a response. */
export const statusOf = ({ port, path = '/', host }: Question): Promise<number> =>
  exchange({ port, path, host, timeoutMs: 30_000 }).then(
    ({ status }) => status,
    () => 0,
  );

/**
 * Waits until a port responds, with this status if one is given, and returns the status. Throws Advice after `patienceMs`.
 */
export async function waitForAnswer(question: Question, patienceMs = 60_000, expected?: number): Promise<number> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const status = await statusOf(question);
    if (expected ? status === expected : status > 0) return status;
    if (Date.now() > until)
      throw new Advice(`No answer ${expected ?? ''} on port ${question.port} after ${patienceMs / 1000} s.`);
    await wait(150);
  }
}
