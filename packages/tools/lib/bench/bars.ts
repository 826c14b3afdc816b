import type { Bytes } from './bytes.ts';
import type { Scores } from './lighthouse.ts';
import type { Load } from './load.ts';
import type { Row } from './table.ts';

const KB = 1024;

type Weighed = 'html' | 'script' | 'font' | 'total';

/** Limits of a first view, in KB: fonts with italics where the page has a Latin name. */
const BARS: Readonly<Record<Weighed, number>> = { html: 18, script: 155, font: 70, total: 320 };
const OWN: Readonly<Record<string, Partial<Record<Weighed, number>>>> = {
  product: { total: 300 },
  'product-nl': { total: 300 },
  medicine: { total: 300 },
};

/** Templates that are rendered at each visit: no cache answers for them. */
const RENDERED = ['cart', 'search', 'results', 'login', 'not-found'];
/** Templates that are excluded from search engines, for which Lighthouse takes points. */
const EXCLUDED = ['cart', 'search', 'results', 'login', 'apply'];
/** Share of the empty page's requests per second: with the response cache, and without. */
const SHARES = { cached: 3, rendered: 0.6 };
const MOST_POINTS_UNDER = 2;
const LCP_MS = 1_500;
/** Total blocking time: in milliseconds, or where the empty page takes long as well, this many times its own. */
const BLOCKING = { ms: 50, times: 1.5 };

/** A bar: whether it is missed, and the words that say so. */
type Bar = readonly [isMissed: boolean, said: string];
const saidOf = (bars: readonly Bar[]): string =>
  bars.flatMap(([isMissed, said]) => (isMissed ? [said] : [])).join(', ');

/** The kinds of bytes over their limit, with the excess in KB: `html +2.1`. Empty when the page meets every limit. */
export function bytesMissed(name: string, bytes: Bytes): string {
  const bars = { ...BARS, ...OWN[name] };
  const kinds = Object.keys(bars) as Weighed[];
  return saidOf(
    kinds.map((kind) => [bytes[kind] > bars[kind] * KB, `${kind} +${(bytes[kind] / KB - bars[kind]).toFixed(1)}`]),
  );
}

/** Bars of Lighthouse that a template misses; beside the framework's empty page in the same run. */
export function scoresMissed(name: string, own: Scores, empty: Scores): string {
  const most = Math.max(BLOCKING.ms, BLOCKING.times * empty.blockingMs);
  return saidOf([
    [
      !(own.performance >= empty.performance - MOST_POINTS_UNDER),
      `performance under ${empty.performance - MOST_POINTS_UNDER}`,
    ],
    [!(own.accessibility === 100), 'accessibility'],
    [!(own.bestPractices === 100), 'best practices'],
    [!(own.seo === 100 || EXCLUDED.includes(name)), 'SEO'],
    [!(own.lcpMs <= LCP_MS), `LCP over ${LCP_MS} ms`],
    [!(own.blockingMs <= most), `blocking over ${Math.round(most)} ms`],
    [!(own.shift === 0), 'layout shift'],
  ]);
}

/** Bars of requests per second and of the first byte that a template misses; beside the empty page in the same run. */
export function loadMissed(name: string, own: Load, empty: Load): string {
  const isRendered = RENDERED.includes(name);
  const share = isRendered ? SHARES.rendered : SHARES.cached;
  return saidOf([
    [!(own.perSecond >= share * empty.perSecond), `requests/s under ${share * 100} % of the empty page`],
    [!(isRendered || own.p50 <= empty.p50), 'first byte after that of the empty page'],
  ]);
}

/** The rows that missed a bar (`missed`) or had answers of another kind than expected (`failures`), named by their first cell. */
export function missed(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    const failures = Number(row.failures ?? 0) === 0 ? [] : [`${row.failures} failures`];
    const said = [...failures, row.missed].filter(Boolean).join(', ');
    return said ? [`${Object.values(row)[0]}: ${said}`] : [];
  });
}

/** Says in one line which bars were missed. Returns the exit code. */
export function judge(rows: readonly Row[]): number {
  const all = missed(rows);
  console.log(all.length > 0 ? `Missed: ${all.join('; ')}.` : 'No bar was missed.');
  return all.length > 0 ? 1 : 0;
}
