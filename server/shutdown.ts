import type http from 'node:http';
import type { Socket } from 'node:net';
import net from 'node:net';
import closeWithGrace from 'close-with-grace';
import { withTimeout } from '../lib/platform/http/timeouts.ts';
import { logError, logNote } from '../lib/platform/log/log.ts';
import { isShuttingDown, markShuttingDown, runShutdownHooks } from '../lib/platform/process/shutdown.ts';

/** Idle keep-alive connections: they have had a response and wait for the next request. */
const kept = new Set<Socket>();
const known = new WeakSet<Socket>();

/** A request has started on the connection. */
export const noteBusy = (socket: Socket): void => void kept.delete(socket);

/** Its response has been sent completely. During shutdown there is no next request. */
export function noteIdle(socket: Socket): void {
  if (socket.destroyed) return;
  if (isShuttingDown()) {
    socket.destroySoon();
    return;
  }
  kept.add(socket);
  if (known.has(socket)) return;
  known.add(socket);
  socket.once('close', () => kept.delete(socket));
}

/** Closes idle keep-alive connections. */
function letGo(): void {
  for (const socket of kept) socket.destroySoon();
}

/**
 * Grace periods of the shutdown. `lingerMs`: new requests are still accepted, since a client may have connected already
 * and a load balancer has yet to learn of the shutdown. Then the limits for open requests and for the remaining work:
 * together less than 30 s, after which a process is killed.
 */
const LIMITS = { lingerMs: 1_000, requestsMs: 18_000, workMs: 8_000 };
const LAST_MS = 29_000;

/**
 * Shuts a server down gracefully: it is not ready meanwhile, closes idle connections, and gives open requests and then
 * `work` (the queue, the store) time to finish. Resolves when all has ended.
 */
export function close(server: http.Server, work: () => Promise<unknown>, limits = LIMITS): Promise<void> {
  markShuttingDown();
  server.getConnections((_, count = 0) => logNote('server', `shutting down, draining ${count} connections`));
  const { promise, resolve } = Promise.withResolvers<void>();
  const closeNow = () => {
    const late = setTimeout(() => {
      logError('server', `requests that took longer than ${limits.requestsMs} ms were aborted`);
      server.closeAllConnections();
    }, limits.requestsMs);
    // `close` of an HTTP server would cut off responses that are still being sent to a slow client.
    net.Server.prototype.close.call(server, async () => {
      clearTimeout(late);
      await withTimeout(limits.workMs, work()).catch((caught) => logError('server', caught));
      logNote('server', 'stopped');
      resolve();
    });
    letGo();
  };
  // After one turn of the event loop: connections made by then are accepted in it.
  setTimeout(() => setImmediate(closeNow), limits.lingerMs);
  return promise;
}

/** Shuts the process down gracefully on a signal; at the second one, immediately. */
export function closeOnSignal(server: http.Server): void {
  closeWithGrace(
    { delay: LAST_MS, logger: null, skip: ['uncaughtException', 'unhandledRejection', 'beforeExit'] },
    async ({ signal }) => {
      logNote('server', `received ${signal}`);
      await close(server, runShutdownHooks);
    },
  );
}
