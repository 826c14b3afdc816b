import 'server-only';
import { atEnd } from './at-end';
import { env } from './env';
import { recallPublications } from './last-good/publications';
import { logNote } from './log';
import { startLog } from './log/start';
import { watchLoop } from './readiness/loop';
import { openedStore } from './store/opened';

/**
 * What a process of the built site begins with: its log, its figures, what was published since the build. Figures and traces only
 * where somebody reads them.
 */
export async function startServing(): Promise<void> {
  const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  // Mails that are on their way arrive, and nobody finds the store locked.
  atEnd(async () => (await openedStore())?.close());
  startLog();
  watchLoop();
  if (METRICS_PORT) (await import('./metrics/start')).startMetrics(METRICS_PORT);
  if (OTEL_EXPORTER_OTLP_ENDPOINT) atEnd((await import('./traces/start')).startTraces(OTEL_EXPORTER_OTLP_ENDPOINT));
  recallPublications();
  logNote('server', `started, process ${process.pid}`);
}
