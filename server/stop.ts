import http from 'node:http';
import { within } from '../lib/http/within.ts';
import { logError, logNote } from '../lib/log.ts';
import { markStopping } from '../lib/readiness/stopping.ts';
import { letGo } from './kept-connections.ts';

/**
 * Who has connected already may not have been heard yet, and who balances has to hear of it: so long new requests are still
 * taken. Then what the requests have, and what the rest of the work has: together less than 30 s, after which a process is
 * killed.
 */
const LIMITS = { lingerMs: 1_000, requestsMs: 18_000, workMs: 8_000 };
const LAST_MS = 29_000;
/** What a process ends with that was told to (SIGTERM), as the framework says it. */
const TOLD = 143;

type Close = typeof http.Server.prototype.close;

/**
 * The framework answers SIGTERM by closing its server, and ends the process once that has called back. This `close` is not
 * ready meanwhile, lets go of kept connections, gives requests and then `work` (the queue, the store) a time to finish,
 * and only then calls back.
 */
export function gracefulClose(close: Close, work: () => Promise<unknown>, limits: typeof LIMITS = LIMITS): Close {
  return function (this: http.Server, callback?: (error?: Error) => void) {
    markStopping();
    logNote('server', 'stopping: what has begun is finished');
    // Node.js would cut off answers that are still on their way to a slow client.
    this.closeIdleConnections = letGo;
    const closeNow = () => {
      const late = setTimeout(() => {
        logError('server', `requests that took longer than ${limits.requestsMs} ms were broken off`);
        this.closeAllConnections();
      }, limits.requestsMs);
      close.call(this, async (error) => {
        clearTimeout(late);
        await within(limits.workMs, work()).catch((caught) => logError('server', caught));
        logNote('server', 'stopped');
        callback?.(error);
      });
    };
    // After a turn of the loop: what had connected by then is accepted in it.
    setTimeout(() => setImmediate(closeNow), limits.lingerMs);
    return this;
  } as Close;
}

/** Makes every server of this process that is closed from now on close so: there is one, the site's. */
export function stopGracefully(work: () => Promise<unknown>): void {
  const { prototype } = http.Server;
  const close = gracefulClose(prototype.close, work);
  prototype.close = function (callback) {
    setTimeout(() => process.exit(TOLD), LAST_MS).unref();
    return close.call(this, callback);
  };
}
