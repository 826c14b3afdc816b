import 'server-only';
import { env } from '../env';
import { recallPublications } from '../last-good/publications';
import { logNote } from '../log';
import { startLog } from '../log/start';
import { watchLoop } from '../readiness/loop';
import { openedStore } from '../store/opened';
import { install } from './install';
import { stopGracefully } from './stop';

/** Mails that are on their way arrive, and nobody finds the store locked. */
const closeStore = async (): Promise<void> => (await openedStore())?.close();

/** The house around Next.js: its log, its figures, its hooks, and its end. Figures and traces only where somebody reads them. */
export async function startServing(): Promise<void> {
  const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  const atEnd = [closeStore];
  startLog();
  watchLoop();
  if (METRICS_PORT) (await import('../metrics/start')).startMetrics(METRICS_PORT);
  if (OTEL_EXPORTER_OTLP_ENDPOINT)
    atEnd.push((await import('../traces/start')).startTraces(OTEL_EXPORTER_OTLP_ENDPOINT));
  recallPublications();
  install();
  stopGracefully(() => Promise.allSettled(atEnd.map((end) => end())));
  logNote('server', `started, process ${process.pid}`);
}
