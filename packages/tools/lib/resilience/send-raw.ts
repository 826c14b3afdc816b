import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { RawPost } from './raw-post.ts';

/** The status of the response; 'closed' when the connection ended without one; 'silent' after the timeout. */
export type Outcome = number | 'closed' | 'silent';

const PAUSE_MS = 60;

/** Sends bytes over a new socket and reads up to the status of the first response. Never throws. */
export function sendRaw({ parts, hangUp }: RawPost, port: number, timeoutMs = 10_000): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let answer = '';
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const timer = setTimeout(() => finish('silent'), timeoutMs);
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
      // 100 Continue is only an interim response.
      const status = /^(?:HTTP\/1\.[01] 100[^\r]*\r\n\r\n)?HTTP\/1\.[01] (\d{3}) /.exec(answer)?.[1];
      if (status && status !== '100') finish(Number(status));
    });
    socket.on('error', () => finish('closed'));
    socket.on('end', () => finish('closed'));
    socket.on('close', () => finish('closed'));
    socket.once('connect', async () => {
      for (const [index, part] of parts.entries()) {
        if (index > 0) await wait(PAUSE_MS);
        if (!socket.writable) return;
        socket.write(part);
      }
      if (hangUp) socket.end();
    });
  });
}
