import type { Browser } from '@playwright/test';
import { messageOf } from '../../../../lib/platform/errors.ts';
import { type Locale, MARKETS } from '../../../../lib/platform/markets.ts';
import type { Program } from '../processes.ts';
import { say } from '../report.ts';
import type { Settings } from '../settings.ts';
import { bytesMissed, loadMissed, scoresMissed } from './bars.ts';
import { bytesOf, kinds, LIGHTHOUSE_PHONE } from './bytes.ts';
import { withEmptyApp } from './empty-app.ts';
import { interactionRows } from './interactions.ts';
import { scoresOf } from './lighthouse.ts';
import { type Load, load, withStaticFile } from './load.ts';
import { residentMb, watchMemory } from './memory.ts';
import { kb, ms, type Row } from './table.ts';
import type { Template } from './templates.ts';

/** A running site, a browser, and the pages to measure. */
type Bench = {
  settings: Settings;
  site: Program;
  browser: Browser;
  debugPort: number;
  pages: readonly Template[];
  /** CPU slowdown factor of Lighthouse's phone, relative to its default. */
  slowdown: number;
};
export type Part = { title: string; rows: (bench: Bench) => Promise<Row[]> };

const EMPTY_PAGE = 'empty page of the framework';

const originOf = ({ values }: Settings, locale: Locale): string =>
  new URL(values[MARKETS[locale].siteUrlSetting] ?? '').origin;

/** A row of each page. One that cannot be measured says why, and the others are measured none the less. */
async function eachPage(bench: Bench, measure: (page: Template, url: string) => Promise<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of bench.pages) {
    say(`Measuring ${page.name}…`);
    const measured = measure(page, originOf(bench.settings, page.locale) + page.path);
    const row = await measured.catch((error: unknown): Row => ({ missed: messageOf(error) }));
    rows.push({ page: page.name, ...row });
  }
  return rows;
}

const bytes = (bench: Bench): Promise<Row[]> =>
  eachPage(bench, async ({ name, status }, url) => {
    // Twice for the others: the first requests of a page receive a response with fast, weaker compression.
    await bytesOf(bench.browser, url, { status });
    await bytesOf(bench.browser, url, { status });
    const found = await bytesOf(bench.browser, url, { status });
    return {
      ...Object.fromEntries([...kinds, 'total' as const].map((kind) => [kind, kb(found[kind])])),
      missed: bytesMissed(name, found),
    };
  });

const share = (own: Load, other: Load): string => `${((own.perSecond / other.perSecond) * 100).toFixed(0)} %`;

const loads = (bench: Bench): Promise<Row[]> =>
  withEmptyApp(async (empty) => {
    const floor = await load(empty);
    const first = {
      page: EMPTY_PAGE,
      'requests/s': floor.perSecond,
      'TTFB p50': ms(floor.p50),
      'TTFB p95': ms(floor.p95),
      failures: floor.failures,
      'of the empty page': '',
      'of a static file': '',
      missed: '',
    };
    const rows = await eachPage(bench, async ({ name, locale, path, status }) => {
      const { host } = new URL(originOf(bench.settings, locale));
      const place = { port: bench.settings.ports.PORT, host, path, status };
      const own = await load(place);
      const still = await withStaticFile(place, load);
      return {
        'requests/s': own.perSecond,
        'TTFB p50': ms(own.p50),
        'TTFB p95': ms(own.p95),
        failures: own.failures,
        'of the empty page': share(own, floor),
        'of a static file': share(own, still),
        missed: loadMissed(name, own, floor),
      };
    });
    return [first, ...rows];
  });

const MOST_MB = 450;

async function loadsAndMemory(bench: Bench): Promise<Row[]> {
  const before = residentMb(bench.site);
  const most = watchMemory(bench.site);
  const rows = await loads(bench);
  const atMost = most();
  say(
    `Memory of the site: ${before} MB before the load, ${atMost} MB at the most, ${residentMb(bench.site)} MB after it.`,
  );
  return [...rows, { page: `memory, ${atMost} MB at most`, missed: atMost > MOST_MB ? `over ${MOST_MB} MB` : '' }];
}

/** Lighthouse does not measure a page whose status is an error. */
const scores = (bench: Bench): Promise<Row[]> =>
  withEmptyApp(async ({ host, path }) => {
    const scored = (url: string) => scoresOf(url, bench.debugPort, bench.slowdown);
    const floor = await scored(`http://${host}${path}`);
    const pages = bench.pages.filter(({ status }) => status === 200);
    const rows = await eachPage({ ...bench, pages }, async ({ name }, url) => {
      // The embedded services generate a picture at its first request, which takes up to a second.
      await bytesOf(bench.browser, url, { screen: LIGHTHOUSE_PHONE });
      const own = await scored(url);
      return { ...own, missed: scoresMissed(name, own, floor) };
    });
    return [{ page: EMPTY_PAGE, ...floor, missed: '' }, ...rows];
  });

/** The names accepted by `--only`, in the order of measurement. */
export const parts: Readonly<Record<string, Part>> = {
  bytes: { title: 'Bytes of a first view at 390 px, compressed; missed: KB above the bar', rows: bytes },
  interactions: {
    title: 'From the press to the painted change, in Chromium at 1280 px',
    rows: ({ browser, settings }) => interactionRows(browser, originOf(settings, 'fr-fr')),
  },
  lighthouse: {
    title: 'Lighthouse, phone, medians of three runs; beside the framework’s empty page',
    rows: scores,
  },
  load: {
    title: 'Load on 10 connections, first byte on one; beside the framework and a static file',
    rows: loadsAndMemory,
  },
};
