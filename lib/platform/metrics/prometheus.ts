import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTERS, type Meter, TIMES } from './meter.ts';

/** What is read when somebody asks for the figures: values by label, or one value. */
export type Reading = { name: string; help: string; label: string; read(): Promise<Readonly<Record<string, number>>> };

/** From a page out of memory to a service that is out of patience, in seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.05, 0.1, 0.3, 1, 3, 10, 30];

const mapValues = <Value, Result>(table: Record<string, Value>, make: (value: Value) => Result) =>
  new Map(Object.entries(table).map(([key, value]) => [key, make(value)]));

/** A meter and its figures in the text format of Prometheus. */
export function prometheus(readings: readonly Reading[]): { meter: Meter; figures: () => Promise<string> } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counters = mapValues(COUNTERS, (metric) => new Counter({ ...metric, labelNames: metric.labels, registers }));
  const timers = mapValues(
    TIMES,
    (metric) => new Histogram({ ...metric, labelNames: metric.labels, registers, buckets: BUCKETS }),
  );
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
        // A store that does not answer must not hide the figures that say so.
        const values = await read().catch(() => ({}));
        for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value);
      },
    });
  }
  const meter: Meter = {
    count: (name, labels) => counters.get(name)?.inc(labels),
    time: (name, labels, seconds) => timers.get(name)?.observe(labels, seconds),
    busy: (by) => inFlight.inc(by),
  };
  return { meter, figures: () => registry.metrics() };
}
