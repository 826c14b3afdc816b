import { request } from 'node:http';
import { type Finding, type House, unset } from './check.ts';

export type Said = { status: number; text: string };
type Question = { path: string; body?: string; headers?: Record<string, string> };

/** Asks the site of this machine by its Host header; null when nothing listens on its port. */
export function askSite({ env, ports }: House, { path, body, headers }: Question): Promise<Said | null> {
  const { host } = new URL(env.SITE_URL_FR);
  const method = body === undefined ? 'GET' : 'POST';
  const sent = { host, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }), ...headers };
  return new Promise((resolve, reject) => {
    const question = request(
      { host: '127.0.0.1', port: ports.PORT, path, method, headers: sent, timeout: 6_000 },
      async (answer) => resolve({ status: answer.statusCode ?? 0, text: (await answer.toArray()).join('') }),
    );
    question.once('timeout', () => question.destroy(new Error(`port ${ports.PORT} does not answer`)));
    question.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    );
    question.end(body);
  });
}

/** A check that needs the site, without one. */
export const notRunning = (what: string): Finding[] => [unset(`${what} not tried: the site is not running here`)];
