import { processWide } from '../process-wide.ts';
import type { Counter, CounterLabels, Timer, TimerLabels } from './table.ts';

export type Meter = {
  count<Name extends Counter>(name: Name, labels: CounterLabels<Name>): void;
  time<Name extends Timer>(name: Name, labels: TimerLabels<Name>, seconds: number): void;
  /** One request more, or one less, is being answered. */
  busy(by: 1 | -1): void;
};

const held = processWide<Meter>('meter');

/** Who counts from now on, for all bundles of the server. */
export function setMeter(meter: Meter | undefined): void {
  held.current = meter;
}

/** Counts one more; nothing where nobody reads the figures (METRICS_PORT). */
export const count: Meter['count'] = (name, labels) => held.current?.count(name, labels);

/** Notes how long something took, in seconds. */
export const time: Meter['time'] = (name, labels, seconds) => held.current?.time(name, labels, seconds);

/** Notes that a request has come, or that its answer has gone. */
export const busy: Meter['busy'] = (by) => held.current?.busy(by);
