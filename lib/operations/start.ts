import 'server-only';
import { flushCompileCache } from 'node:module';
import { restorePublications } from '../platform/cache/publications';
import { env } from '../platform/env';
import { logNote } from '../platform/log/log';
import { startLog } from '../platform/log/start';
import { isShuttingDown, onShutdown } from '../platform/process/shutdown';
import { openedStore } from '../services/store/opened';
import { watchLoop } from './health';

/**
 * What a process of the built site begins with: its log, its figures, what was published since the build. Figures and traces only
 * where somebody reads them.
 */
export async function startServing(): Promise<void> {
  const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  // Mails that are on their way arrive, and nobody finds the store locked.
  onShutdown(async () => (await openedStore())?.close());
  startLog();
  watchLoop();
  if (METRICS_PORT) (await import('./metrics')).startMetrics(METRICS_PORT);
  if (OTEL_EXPORTER_OTLP_ENDPOINT) onShutdown((await import('./traces')).startTraces(OTEL_EXPORTER_OTLP_ENDPOINT));
  restorePublications();
  logNote('server', `started, process ${process.pid}`);
}

/** Who opens the site sees a page first. A form, or a search, that comes sooner begins what it needs itself. */
const AFTER_MS = 500;

async function beginWork(): Promise<void> {
  if (isShuttingDown()) return;
  const { startWorkerOrSay } = await import('../worker/worker');
  void startWorkerOrSay();
  const { buildIndexes } = await import('../search/holder');
  const { readAhead } = await import('../editorial/pages');
  await buildIndexes();
  await readAhead();
  // Else written at the end of a process that ends by itself: the next one starts in half the time.
  flushCompileCache();
}

/** Opens the store, delivers what is in the outbox and builds the indexes of the search, once the first page has gone out. */
export function beginWorkSoon(): void {
  setTimeout(() => void beginWork(), AFTER_MS);
}
