import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTERS, type Meter, TIMES, WEB_VITALS } from './meter.ts';

/** A gauge that is read at each scrape: values by label, or one value. */
export type Reading = { name: string; help: string; label: string; read(): Promise<Readonly<Record<string, number>>> };

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
  const inFlight = new Gauge({
    name: 'silene_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
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
        const values = await read().catch(() => ({}));
        for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value);
      },
    });
  }
  const meter: Meter = {
    count: (name, labels) => counters.get(name)?.inc(labels),
    time: (name, labels, seconds) => timers.get(name)?.observe(labels, seconds),
    vital: (labels, value) => webVitals.observe(labels, value),
    busy: (by) => inFlight.inc(by),
  };
  return { meter, figures: () => registry.metrics() };
}
