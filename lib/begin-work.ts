import 'server-only';
import { flushCompileCache } from 'node:module';
import { isStopping } from './readiness/stopping';

/** Who opens the site sees a page first. A form, or a search, that comes sooner begins what it needs itself. */
const AFTER_MS = 500;

async function beginWork(): Promise<void> {
  if (isStopping()) return;
  const { startWorkerOrSay } = await import('./outbox/worker');
  void startWorkerOrSay();
  const { buildIndexes } = await import('./search/holder');
  const { readAhead } = await import('./editorial/read-ahead');
  await buildIndexes();
  await readAhead();
  // Else written at the end of a process that ends by itself: the next one starts in half the time.
  flushCompileCache();
}

/** Opens the store, delivers what is in the outbox and builds the indexes of the search, once the first page has gone out. */
export function beginWorkSoon(): void {
  setTimeout(() => void beginWork(), AFTER_MS);
}
