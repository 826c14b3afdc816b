import http from 'node:http';
import { sql } from 'drizzle-orm';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { outboundStates } from '../platform/http/circuit-breakers.ts';
import { logError } from '../platform/log/log.ts';
import { COUNTERS, type Meter, setMeter, TIMES, WEB_VITALS } from '../platform/metrics/meter.ts';
import { isShuttingDown, underWay } from '../platform/process.ts';
import { withTimeout } from '../platform/request.ts';
import { contentState } from '../services/prismic/content-state.ts';
import { isToVisitor } from '../services/store/conditions.ts';
import { outbox } from '../services/store/schema.ts';
import { openedStore } from '../services/store/store-lock.ts';

/** A gauge that is read at each scrape: values by label, or one value. */
type Reading = { name: string; help: string; label: string; read(): Promise<Readonly<Record<string, number>>> };

/** A gauge that takes longer to read is left out. */
const PATIENCE_MS = 2_000;

/** Histogram buckets in seconds: from a page out of memory to a service call that times out. */
const BUCKETS = [0.002, 0.005, 0.01, 0.05, 0.1, 0.3, 1, 3, 10, 30];

const mapValues = <Value, Result>(table: Record<string, Value>, make: (value: Value) => Result) =>
  new Map(Object.entries(table).map(([key, value]) => [key, make(value)]));

/** A meter and its metrics in the text format of Prometheus. */
export function prometheus(readings: readonly Reading[]): { meter: Meter; figures: () => Promise<string> } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counters = mapValues(COUNTERS, (metric) => new Counter({ ...metric, labelNames: metric.labels, registers }));
  const timers = mapValues(
    TIMES,
    (metric) => new Histogram({ ...metric, labelNames: metric.labels, registers, buckets: BUCKETS }),
  );
  const { labels: labelNames, buckets, ...vitals } = WEB_VITALS;
  const webVitals = new Histogram({ ...vitals, labelNames, buckets: [...buckets], registers });
  new Gauge({
    name: 'silene_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
    collect() {
      this.set(underWay().requests);
    },
  });
  for (const { read, label, name, help } of readings) {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        this.reset();
        // A store that does not respond must not hide the other metrics, which report the problem.
        const values = await withTimeout(
          PATIENCE_MS,
          read().catch(() => null),
        );
        for (const [key, value] of Object.entries(values ?? {})) this.set({ [label]: key }, value);
      },
    });
  }
  const meter: Meter = {
    count: (name, labels) => counters.get(name)?.inc(labels),
    time: (name, labels, seconds) => timers.get(name)?.observe(labels, seconds),
    vital: (labels, value) => webVitals.observe(labels, value),
  };
  return { meter, figures: () => registry.metrics() };
}

/**
 * Pending or failed rows of the outbox, and the age of the oldest in seconds. `sent` rows are history, not work. Mails to
 * visitors that failed are told apart: nobody can repair a mistyped address.
 */
async function outboxRows() {
  const store = await openedStore();
  if (!store) return [];
  return store.db
    .select({
      state: sql<string>`${outbox.state} || case when ${outbox.state} = 'failed' and ${isToVisitor()}
        then '_visitor' else '' end`,
      count: sql<number>`count(*)::int`,
      oldest: sql<number>`extract(epoch from now() - min(${outbox.createdAt}))::float`,
    })
    .from(outbox)
    .where(sql`${outbox.state} <> 'sent'`)
    .groupBy(sql`1`);
}

const byState = async (value: 'count' | 'oldest'): Promise<Record<string, number>> => ({
  waiting: 0,
  failed: 0,
  failed_visitor: 0,
  ...Object.fromEntries((await outboxRows()).map((row) => [row.state, row[value]])),
});

const OPENNESS = { closed: 0, 'half-open': 0.5, open: 1 } as const;

/** Gauges that are read on each scrape. `failed` and `failed_visitor` are the dead letters. */
export const readings: readonly Reading[] = [
  {
    name: 'silene_outbox_rows',
    help: 'Deliveries that wait, and those that were given up.',
    label: 'state',
    read: () => byState('count'),
  },
  {
    name: 'silene_outbox_oldest_seconds',
    help: 'Age of the oldest of them.',
    label: 'state',
    read: () => byState('oldest'),
  },
  {
    name: 'silene_circuit_open',
    help: '1 while calls to a hosted service are rejected, 0.5 while the next one is a trial call, 0 while it responds.',
    label: 'service',
    read: async () => Object.fromEntries(outboundStates().map(({ service, state }) => [service, OPENNESS[state]])),
  },
  {
    name: 'silene_content_unavailable_seconds',
    help: 'For how long the content service has been considered unavailable; 0 while it responds.',
    label: 'service',
    read: async () => {
      const { unavailableSince } = contentState();
      return { content: unavailableSince === null ? 0 : (performance.now() - unavailableSince) / 1000 };
    },
  },
  {
    name: 'silene_shutting_down',
    help: '1 during the graceful shutdown.',
    label: 'process',
    read: async () => ({ [process.pid]: Number(isShuttingDown()) }),
  },
];

/**
 * Serves the metrics at `GET /metrics` on a local port. A port that is already in use is reported and does not affect the
 * site.
 */
export function serveFigures(port: number, figures: () => Promise<string>): http.Server {
  const server = http.createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await figures();
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
    } catch (error) {
      logError('metrics', error);
      response.writeHead(500).end();
    }
  });
  server.on('error', (error) => logError('metrics', error));
  return server.listen(port, '127.0.0.1').unref();
}

/** Starts to collect metrics, which Prometheus scrapes at `http://127.0.0.1:<port>/metrics`. */
export function startMetrics(port: number): void {
  const { meter, figures } = prometheus(readings);
  setMeter(meter);
  serveFigures(port, figures);
}
