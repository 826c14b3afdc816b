import type http from 'node:http';
import net from 'node:net';
import closeWithGrace from 'close-with-grace';
import { logError, logNote } from '../lib/platform/log/log.ts';
import { isShuttingDown, markShuttingDown, runShutdownHooks, underWay } from '../lib/platform/process.ts';
import { withTimeout } from '../lib/platform/request.ts';

let whenNone = () => {};

/** Counts a request until its response has been sent completely, or its connection is lost. */
export function noteRequest(response: http.ServerResponse): void {
  underWay().requests += 1;
  // A connection that is kept alive would prevent the server from stopping.
  if (isShuttingDown()) response.shouldKeepAlive = false;
  response.once('close', () => {
    underWay().requests -= 1;
    if (underWay().requests === 0) whenNone();
  });
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
    // `close` of an HTTP server would also close connections at once, and cut off a response that is still being sent to
    // a slow client: idle ones are closed when no request is under way.
    net.Server.prototype.close.call(server, async () => {
      clearTimeout(late);
      await withTimeout(limits.workMs, work()).catch((caught) => logError('server', caught));
      logNote('server', 'stopped');
      resolve();
    });
    whenNone = () => server.closeIdleConnections();
    if (underWay().requests === 0) whenNone();
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
