import type http from 'node:http';
import net from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { logError, logNote } from '../lib/platform/log/log.ts';
import { markShuttingDown, runShutdownHooks, underWay } from '../lib/platform/process.ts';
import { withTimeout } from '../lib/platform/request.ts';

/**
 * Milliseconds in which new requests are still accepted (a client may have connected already, a load balancer has yet to
 * learn of the shutdown), then those for open requests and for the remaining work: a process is killed after 30 s.
 */
const LIMITS = { lingerMs: 1_000, requestsMs: 18_000, workMs: 8_000 };
const LAST_MS = 29_000;
/** Milliseconds between two looks at whether a request is under way. */
const IDLE_CHECK_MS = 250;

/**
 * Shuts a server down gracefully: it is not ready meanwhile, closes idle connections, and gives open requests and then
 * `work` (the queue, the store) time to finish. Resolves when all has ended.
 */
export async function close(server: http.Server, work: () => Promise<unknown>, limits = LIMITS): Promise<void> {
  markShuttingDown();
  server.getConnections((_, count = 0) => logNote('server', `shutting down, draining ${count} connections`));
  await wait(limits.lingerMs);
  // Connections made by then are accepted in this turn of the event loop.
  await nextTurn();
  const late = setTimeout(() => {
    logError('server', `requests that took longer than ${limits.requestsMs} ms were aborted`);
    server.closeAllConnections();
  }, limits.requestsMs);
  let quiet = 0;
  const idle = setInterval(() => {
    quiet = underWay().requests === 0 ? quiet + 1 : 0;
    // It spares those that never sent a whole request: the head of one may be arriving, but not for long.
    if (quiet === 1) server.closeIdleConnections();
    if (quiet > 1) server.closeAllConnections();
  }, IDLE_CHECK_MS);
  // `close` of an HTTP server would cut off a response that a slow client is still receiving.
  await new Promise((resolve) => net.Server.prototype.close.call(server, resolve));
  clearInterval(idle);
  clearTimeout(late);
  await withTimeout(limits.workMs, work()).catch((caught) => logError('server', caught));
  logNote('server', 'stopped');
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
