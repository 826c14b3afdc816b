import { WEB_VITALS } from '../../../../lib/platform/metrics/meter.ts';
import { ask } from './ask.ts';
import { type Check, type Finding, ok, unset, warning } from './check.ts';

/** What counts as good at the 75th percentile (web.dev/vitals). */
const GOOD: Readonly<Record<string, number>> = { LCP: 2.5, INP: 0.2, CLS: 0.1, FCP: 1.8, TTFB: 0.8 };
/** Below this number of measurements a percentile says little. */
const ENOUGH = 100;

type Bucket = { upTo: number; count: number };
export type Figure = { vital: string; group: string; count: number; p75: number };

const LINE = new RegExp(`^${WEB_VITALS.name}_bucket\\{([^}]*)\\} (\\d+)$`, 'gm');
const labelsIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

/** The upper end of the bucket that holds the 75th percentile; cumulative buckets in ascending order. */
export function p75({ buckets }: { buckets: readonly Bucket[] }): number {
  const total = buckets.at(-1)?.count ?? 0;
  return buckets.find(({ count }) => count >= total * 0.75)?.upTo ?? Number.POSITIVE_INFINITY;
}

const LABELS = ['page', 'device', 'market'] as const;
type Label = (typeof LABELS)[number];

/** Web vitals in the metrics of a site (text format of Prometheus), grouped by the value of one label. */
export function vitalsIn(metrics: string, by: Label): Figure[] {
  const sums = new Map<string, Map<number, number>>();
  for (const [, labels = '', count = '0'] of metrics.matchAll(LINE)) {
    const { vital, le, ...others } = labelsIn(labels);
    const key = `${vital} ${others[by]}`;
    const sum = sums.get(key) ?? new Map<number, number>();
    const upTo = le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le);
    sums.set(key, sum.set(upTo, (sum.get(upTo) ?? 0) + Number(count)));
  }
  return [...sums].map(([key, sum]) => {
    const [vital = '', group = ''] = key.split(' ');
    const buckets = [...sum].map(([upTo, count]) => ({ upTo, count })).sort((a, b) => a.upTo - b.upTo);
    return { vital, group, count: buckets.at(-1)?.count ?? 0, p75: p75({ buckets }) };
  });
}

const written = ({ vital, p75: value, count }: Figure): string => {
  const unit = vital === 'CLS' ? '' : ' s';
  const most = value === Number.POSITIVE_INFINITY ? 'over 10' : `up to ${value}`;
  return `${vital} ${most}${unit} (${count})`;
};

/** What to look at, by the label whose group is worse than good. */
const TODO: Readonly<Record<Label, string>> = {
  page: 'of these pages with npm run bench',
  device: 'of each page on these devices, by a query on the metrics (docs/operations.md)',
  market: 'of each page in this market, by a query on the metrics (docs/operations.md)',
};

/** One finding for each group of a label: its 75th percentiles, and those that are worse than good. */
export function judgeVitals(figures: readonly Figure[], by: Label): Finding[] {
  return [...Map.groupBy(figures, ({ group }) => group)].map(([group, list]) => {
    const says = `${by} ${group}: ${list.map(written).join(', ')}`;
    const poor = list.filter(({ vital, count, p75: value }) => count >= ENOUGH && value > (GOOD[vital] ?? value));
    if (poor.length === 0) return ok(says);
    return warning(says, `look at ${poor.map(({ vital }) => vital).join(', ')} ${TODO[by]}`);
  });
}

/** Findings on the metrics of a site, by page type, device class and market. */
export const vitalFindings = (metrics: string): Finding[] =>
  LABELS.flatMap((by) => judgeVitals(vitalsIn(metrics, by), by));

/** Web vitals of visits, in the metrics of the running site. */
export const webVitals: Check = {
  area: 'web vitals',
  async look({ env }) {
    const { METRICS_PORT: port, WEB_VITALS_SHARE: share } = env;
    if (!port) return [unset('METRICS_PORT is empty: no figures of visits')];
    if (share === 0) return [unset('WEB_VITALS_SHARE is 0: no figures of visits')];
    const answer = await ask(`http://127.0.0.1:${port}/metrics`).catch(() => null);
    if (!answer) return [unset('web vitals not read: the site is not running here')];
    const found = vitalFindings(answer.text);
    return found.length > 0 ? found : [unset('no visit has been measured since the start')];
  },
};
