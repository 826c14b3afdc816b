import type http from 'node:http';
import type { Socket } from 'node:net';
import net from 'node:net';
import closeWithGrace from 'close-with-grace';
import { withTimeout } from '../lib/platform/http/timeouts.ts';
import { logError, logNote } from '../lib/platform/log/log.ts';
import { isShuttingDown, markShuttingDown, runShutdownHooks } from '../lib/platform/process/shutdown.ts';

/** Connections that have had an answer and are kept open for the next request. */
const kept = new Set<Socket>();
const known = new WeakSet<Socket>();

/** A request has come on it. */
export const noteBusy = (socket: Socket): void => void kept.delete(socket);

/** Its answer has gone, to the last byte. While the process stops there is no next one. */
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

/** Closes what is kept open for nothing. */
function letGo(): void {
  for (const socket of kept) socket.destroySoon();
}

/**
 * Who has connected already may not have been heard yet, and who balances has to hear of it: so long new requests are still
 * taken. Then what the requests have, and what the rest of the work has: together less than 30 s, after which a process is
 * killed.
 */
const LIMITS = { lingerMs: 1_000, requestsMs: 18_000, workMs: 8_000 };
const LAST_MS = 29_000;

/**
 * Ends a server: it is not ready meanwhile, lets go of kept connections, gives requests and then `work` (the queue, the store) a time
 * to finish. Resolves when all has ended.
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
    // That of an HTTP server would cut off answers that are still on their way to a slow client.
    net.Server.prototype.close.call(server, async () => {
      clearTimeout(late);
      await withTimeout(limits.workMs, work()).catch((caught) => logError('server', caught));
      logNote('server', 'stopped');
      resolve();
    });
    letGo();
  };
  // After a turn of the loop: what had connected by then is accepted in it.
  setTimeout(() => setImmediate(closeNow), limits.lingerMs);
  return promise;
}

/** Ends the process in order when it is told to; a second time, at once. */
export function closeOnSignal(server: http.Server): void {
  closeWithGrace(
    { delay: LAST_MS, logger: null, skip: ['uncaughtException', 'unhandledRejection', 'beforeExit'] },
    async ({ signal }) => {
      logNote('server', `received ${signal}`);
      await close(server, runShutdownHooks);
    },
  );
}
