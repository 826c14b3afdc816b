/**
 * `npm run bench`: bytes, load, memory and Lighthouse of each template, beside a static file of the same bytes in the same
 * run. `npm run bench -- --only bytes,load --pages product` measures a part. Results also go to .bench/. Benches of their
 * own, without a site: `npm run bench -- commerce`, and so `directory`, `product` and `search`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { bytesOf, kinds } from './lib/bench/bytes.ts';
import { scoresOf } from './lib/bench/lighthouse.ts';
import { load, withStaticFile } from './lib/bench/load.ts';
import { kb, ms, type Row, table } from './lib/bench/table.ts';
import { templates } from './lib/bench/templates.ts';
import { ensureBuild } from './lib/build.ts';
import { chromiumFlags, ensureChromium } from './lib/chromium.ts';
import { checkPorts, startServices, startSite } from './lib/house.ts';
import { type Program, root, script } from './lib/processes.ts';
import { say } from './lib/report.ts';
import { clearState, testDistDir, testSettings } from './lib/test-settings.ts';

const { values: chosen, positionals } = parseArgs({
  options: { only: { type: 'string' }, pages: { type: 'string' } },
  allowPositionals: true,
});
const alone: Readonly<Record<string, () => Promise<{ bench: () => Promise<number> }>>> = {
  commerce: () => import('./lib/bench/commerce.ts'),
  directory: () => import('./lib/bench/directory.ts'),
  product: () => import('./lib/bench/product.ts'),
  search: () => import('./lib/bench/search.ts'),
};
const wants = (part: string): boolean => !chosen.only || chosen.only.split(',').includes(part);
const pages = templates.filter(({ name }) => !chosen.pages || chosen.pages.split(',').includes(name));
const results: Record<string, Row[]> = {};

function show(title: string, rows: Row[]): void {
  results[title] = rows;
  console.log(`\n${title}\n${table(rows)}\n`);
}

const residentMb = ({ pid }: Program): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

async function eachPage(measure: (page: (typeof pages)[number]) => Promise<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of pages) {
    say(`Measuring ${page.name}…`);
    rows.push({ page: page.name, ...(await measure(page)) });
  }
  return rows;
}

await script(async () => {
  for (const name of positionals) {
    const found = await alone[name]?.();
    if (!found) throw new Error(`There is no bench ${name}: choose of ${Object.keys(alone).join(', ')}, or none.`);
    await found.bench();
  }
  if (positionals.length > 0) return 0;
  const settings = testSettings();
  const target = { settings, distDir: testDistDir };
  const executablePath = await ensureChromium();
  await checkPorts(settings);
  clearState(settings);
  await startServices(settings);
  await ensureBuild(target);
  const site = await startSite(target, 'start');
  const { origin, host } = new URL(settings.values.SITE_URL_FR ?? '');
  const { PORT } = settings.ports;
  const debugPort = PORT + 20;
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, `--remote-debugging-port=${debugPort}`],
    // This script stops everything itself, in order.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const memory = { start: residentMb(site), end: 0 };

  if (wants('bytes')) {
    const rows = await eachPage(async (page) => {
      const bytes = await bytesOf(browser, origin + page.path);
      return Object.fromEntries([...kinds, 'total' as const].map((kind) => [kind, kb(bytes[kind])]));
    });
    show('Bytes of a first view at 390 px, compressed', rows);
  }
  if (wants('load')) {
    const rows = await eachPage(async (page) => {
      const place = { port: PORT, host, path: page.path };
      const own = await load(place);
      const still = await withStaticFile(place, load);
      return {
        'requests/s': own.perSecond,
        'TTFB p50': ms(own.p50),
        'TTFB p95': ms(own.p95),
        failures: own.failures,
        'static requests/s': still.perSecond,
        'static TTFB p50': ms(still.p50),
        share: `${((own.perSecond / still.perSecond) * 100).toFixed(1)} %`,
      };
    });
    show('Load on 10 connections, first byte on one, beside a static file of the same bytes', rows);
  }
  if (wants('lighthouse')) {
    const rows = await eachPage(async (page) => ({ ...(await scoresOf(origin + page.path, debugPort)) }));
    show('Lighthouse, phone', rows);
  }
  memory.end = residentMb(site);
  show('Memory of the site', [
    { moment: 'started', MB: memory.start },
    { moment: 'after the run', MB: memory.end },
  ]);
  await browser.close();

  const folder = path.join(root, '.bench');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
  writeFileSync(file, JSON.stringify({ node: process.version, results }, null, 2));
  say(`Written to ${path.relative(root, file)}`);
  return 0;
});
