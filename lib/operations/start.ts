import 'server-only';
import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { restorePublications } from '../platform/cache/publish';
import { env } from '../platform/env';
import { logNote } from '../platform/log/log';
import { startLog } from '../platform/log/start';
import { isShuttingDown, onShutdown, underWay } from '../platform/process';
import { openedStore } from '../services/store/store-lock';
import { watchLoop } from './health';

/**
 * Start of a process of the built site: log, metrics, publications since the build. Metrics, traces and the connection to
 * the other instances only when configured.
 */
export async function startServing(): Promise<void> {
  const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT, REDIS_URL } = env();
  // Lets running deliveries finish and releases the lock of the store.
  onShutdown(async () => (await openedStore())?.close());
  startLog();
  watchLoop();
  if (METRICS_PORT) (await import('./metrics')).startMetrics(METRICS_PORT);
  if (OTEL_EXPORTER_OTLP_ENDPOINT) onShutdown((await import('./traces')).startTraces(OTEL_EXPORTER_OTLP_ENDPOINT));
  restorePublications();
  // Nobody waits for it. Its first request may be a webhook, of which the others must know.
  if (REDIS_URL) (await import('../platform/cache/shared-cache')).openShared();
  logNote('server', `started, process ${process.pid}`);
}

/**
 * Delay after start, so that the first page is served first. A form or a search that comes earlier starts what it needs
 * itself.
 */
const AFTER_MS = 500;
/** Interval at which the process looks whether requests are under way, and longest wait for their end, in ms. */
const LOOK_MS = 100;
const PATIENCE_MS = 5_000;

/** Resolves once no request is under way: who comes back after a restart is served before the indexes are built. */
async function untilFree(): Promise<void> {
  const latest = performance.now() + PATIENCE_MS;
  do await wait(LOOK_MS, undefined, { ref: false });
  while (underWay().requests > 0 && performance.now() < latest);
}

async function beginWork(): Promise<void> {
  if (isShuttingDown()) return;
  const { startWorkerOrExit } = await import('../worker/worker');
  void startWorkerOrExit();
  await untilFree();
  const { buildIndexes } = await import('../search/holder');
  const { readAhead } = await import('../editorial/pages');
  await buildIndexes();
  await readAhead();
  // Otherwise only written when a process exits normally: with it, the next one starts in half the time.
  flushCompileCache();
}

async function readRedirects(): Promise<void> {
  const { followEditorRedirects, refreshRedirects } = await import('../redirects/refresh');
  void refreshRedirects();
  followEditorRedirects();
}

/**
 * Reads the redirects, without which an old address is a 404, and once the first page has been served opens the store and
 * starts the delivery of the outbox. The search indexes follow when no request is under way.
 */
export function beginWorkSoon(): void {
  void readRedirects();
  setTimeout(() => void beginWork(), AFTER_MS);
}
