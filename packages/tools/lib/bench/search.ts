import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Locale, MARKETS } from '../../../../lib/platform/markets.ts';
import type { IndexedEntry } from '../../../../lib/search/entries.ts';
import { createIndex, type SearchIndex } from '../../../../lib/search/index.ts';
import { resultsOf, suggestionsOf } from '../../../../lib/search/results.ts';
import { type Random, seeded } from '../resilience/random.ts';
import { manyEntries, realEntries } from './many-entries.ts';
import { ms, type Row, table } from './table.ts';

const SIZE = 5_000;
const ASKED = 600;
const REPLACED = 100;
const COLD = 20;
const TODAY = '2026-11-21';
const MOST_TYPED = 30;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heapMb = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

/** Milliseconds of each run, sorted; the first runs are dropped as warm-up. */
function times<T>(all: readonly T[], work: (each: T) => unknown): number[] {
  const taken = all.map((each) => {
    const began = performance.now();
    work(each);
    return performance.now() - began;
  });
  return taken.slice(COLD).sort((a, b) => a - b);
}

function spread(name: string, sorted: readonly number[]): Row {
  const at = (share: number): string => ms(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { work: name, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

/** Typical inputs: prefixes, whole titles, single words of texts, and the same with two letters swapped. */
function queries(entries: readonly IndexedEntry[], { pick, integer }: Random): string[] {
  const swapped = (text: string): string => text.replace(/(\p{L}{2})(\p{L})(\p{L})/u, '$1$3$2');
  const kinds: (() => string)[] = [
    () => pick(entries).title.slice(0, 1 + integer(12)),
    () => pick(entries).title,
    () => pick(pick(entries).text.split(' ').filter(Boolean)),
    () => swapped(pick(entries).title.split(' ')[0] ?? ''),
    () => pick(['so', 'de', 'a', '5', 'l’', 'sommeil', 'somniel', 'slaap', 'slapen', 'grossesse', 'xyzzyx']),
  ];
  return Array.from({ length: ASKED }, () => pick(kinds)().slice(0, MOST_TYPED).trim());
}

async function built(entries: readonly IndexedEntry[], locale: Locale): Promise<{ index: SearchIndex; row: Row }> {
  const before = heapMb();
  const index = createIndex(MARKETS[locale].language);
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const began = performance.now();
  await index.fill(entries);
  const took = performance.now() - began;
  clearInterval(watch);
  const heap = `${(heapMb() - before).toFixed(0)} MB`;
  return { index, row: { locale, pages: index.size, build: ms(took), 'longest wait of others': ms(longest), heap } };
}

async function measure(locale: Locale): Promise<void> {
  const random = seeded(20261121);
  const real = await realEntries(locale);
  await measureOf('the demonstration', locale, real, random);
  await measureOf('generated', locale, manyEntries(real, SIZE, random), random);
}

async function measureOf(name: string, locale: Locale, entries: IndexedEntry[], random: Random): Promise<void> {
  const { language } = MARKETS[locale];
  const { index, row } = await built(entries, locale);
  if (index.size !== entries.length) throw new Error(`The index has ${index.size} of ${entries.length} pages.`);
  console.log(`\nSearch index of ${locale}, pages: ${name}\n${table([row])}\n`);
  const asked = queries(entries, random);
  if (!asked.some((query) => suggestionsOf(index, language, query, TODAY).entries.length > 0))
    throw new Error('The index finds nothing.');
  const plain = { kind: null, groups: [], sort: 'relevance', page: 1 } as const;
  const rows = [
    spread(
      'suggestions',
      times(asked, (query) => suggestionsOf(index, language, query, TODAY)),
    ),
    spread(
      'results',
      times(asked, (query) => resultsOf(index, language, { ...plain, query }, TODAY)),
    ),
    spread(
      'a page replaced',
      times(entries.slice(0, REPLACED), (entry) => index.put([{ ...entry, title: `${entry.title} bis` }])),
    ),
  ];
  console.log(`${table(rows)}\n`);
}

/** `npm run bench -- search`: needs no site and no service. */
export async function bench(): Promise<number> {
  for (const locale of ['fr-fr', 'nl-be'] as const) await measure(locale);
  return 0;
}
