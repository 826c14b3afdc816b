import { processSingleton } from '../process.ts';

type Metric = { name: string; help: string; labels: readonly string[] };

/** Counters. Labels have few values, all defined by us: none comes from a visitor. */
export const COUNTERS = {
  requests: {
    name: 'silene_requests_total',
    help: 'Requests, by kind and class of status.',
    labels: ['kind', 'status'],
  },
  outbound: {
    name: 'silene_outbound_calls_total',
    help: 'Calls to hosted services, by how they ended.',
    labels: ['service', 'outcome'],
  },
  forms: {
    name: 'silene_form_posts_total',
    help: 'Posts of forms, by what was answered.',
    labels: ['form', 'outcome'],
  },
  staleContent: {
    name: 'silene_content_stale_responses_total',
    help: 'Content requests without a live response: served a stored one, or missing.',
    labels: ['outcome'],
  },
  cart: { name: 'silene_cart_changes_total', help: 'Changes of carts, by how they ended.', labels: ['outcome'] },
  log: { name: 'silene_log_lines_total', help: 'Lines of the log, by level.', labels: ['level'] },
} as const satisfies Record<string, Metric>;

/** Timers, in seconds. */
export const TIMES = {
  requests: { name: 'silene_request_seconds', help: 'Seconds until an answer was sent.', labels: ['kind'] },
  outbound: { name: 'silene_outbound_seconds', help: 'Seconds that a hosted service took.', labels: ['service'] },
} as const satisfies Record<string, Metric>;

/** Web vitals as browsers measured them: LCP, INP, FCP and TTFB in seconds, CLS without a unit. */
export const WEB_VITALS = {
  name: 'silene_web_vitals',
  help: 'Web vitals of visits: seconds, and CLS without a unit.',
  labels: ['vital', 'page', 'market', 'device'],
  /** Includes what counts as good and as poor for each of them. */
  buckets: [0.05, 0.1, 0.2, 0.25, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10],
} as const;

type Counter = keyof typeof COUNTERS;
type Timer = keyof typeof TIMES;
type CounterLabels<Name extends Counter> = Record<(typeof COUNTERS)[Name]['labels'][number], string>;
type TimerLabels<Name extends Timer> = Record<(typeof TIMES)[Name]['labels'][number], string>;

export type Meter = {
  count<Name extends Counter>(name: Name, labels: CounterLabels<Name>): void;
  time<Name extends Timer>(name: Name, labels: TimerLabels<Name>, seconds: number): void;
  vital(labels: Record<(typeof WEB_VITALS)['labels'][number], string>, value: number): void;
};

const held = processSingleton<Meter>('meter');

/** Sets the meter for all bundles of the server. */
export function setMeter(meter: Meter | undefined): void {
  held.current = meter;
}

/** Increments a counter; does nothing where metrics are off (METRICS_PORT). */
export const count: Meter['count'] = (name, labels) => held.current?.count(name, labels);

/** Records a duration, in seconds. */
export const time: Meter['time'] = (name, labels, seconds) => held.current?.time(name, labels, seconds);

/** Records a web vital of a visit. */
export const vital: Meter['vital'] = (labels, value) => held.current?.vital(labels, value);
