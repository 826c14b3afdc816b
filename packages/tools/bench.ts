/**
 * `npm run bench`: bytes, interactions, Lighthouse, load, memory and cold start of each template, compared with a static file and the
 * framework's empty page in the same run. `npm run bench -- --only bytes,load --pages product` measures a part; `--slowdown 3` runs
 * Lighthouse's phone at a third of its speed. Results are also written to .bench/. Separate benchmarks: `npm run bench -- commerce`,
 * likewise `catalogue`, `directory`, `head`, `product` and `search`. The last line names the bars that were missed; each of them, and each answer
 * of another kind than expected, makes it end with an error.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { judge } from './lib/bench/bars.ts';
import { coldRows } from './lib/bench/cold-start.ts';
import { type Part, parts } from './lib/bench/parts.ts';
import { type Row, table } from './lib/bench/table.ts';
import { templates } from './lib/bench/templates.ts';
import { ensureBuild } from './lib/build.ts';
import { chromiumFlags, ensureChromium } from './lib/chromium.ts';
import { compressAssets } from './lib/compress-assets.ts';
import { root, script } from './lib/processes.ts';
import { Advice, say } from './lib/report.ts';
import { numberOf } from './lib/resilience/scenario.ts';
import { checkPorts, startServices, startSite } from './lib/services.ts';
import { clearState, testDistDir, testSettings } from './lib/test-settings.ts';

const { values: chosen, positionals } = parseArgs({
  options: { only: { type: 'string' }, pages: { type: 'string' }, slowdown: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const alone: Readonly<Record<string, () => Promise<{ bench: () => Promise<number> }>>> = {
  catalogue: () => import('./lib/bench/catalogue.ts'),
  commerce: () => import('./lib/bench/commerce.ts'),
  directory: () => import('./lib/bench/directory.ts'),
  head: () => import('./lib/bench/head.ts'),
  product: () => import('./lib/bench/product.ts'),
  search: () => import('./lib/bench/search.ts'),
};
const results: Record<string, Row[]> = {};

function show(title: string, rows: Row[]): void {
  results[title] = rows;
  console.log(`\n${title}\n${table(rows)}\n`);
}

/** The entries of a comma-separated list, all of them without a list. Throws Advice for an unknown name. */
function named<T>(list: string | undefined, all: readonly T[], nameOf: (each: T) => string): T[] {
  const wanted = list?.split(',');
  const unknown = wanted?.find((name) => !all.some((each) => nameOf(each) === name));
  if (unknown) throw new Advice(`There is no ${unknown}: choose of ${all.map(nameOf).join(', ')}.`);
  return all.filter((each) => !wanted || wanted.includes(nameOf(each)));
}

async function runAlone(): Promise<number> {
  let code = 0;
  for (const name of positionals) {
    const found = await alone[name]?.();
    if (!found) throw new Advice(`There is no bench ${name}: choose of ${Object.keys(alone).join(', ')}, or none.`);
    code = Math.max(code, await found.bench());
  }
  return code;
}

await script(async () => {
  if (positionals.length > 0) return runAlone();
  const wanted = named(chosen.only, Object.entries<Part | null>({ ...parts, cold: null }), ([name]) => name);
  const slowdown = numberOf('slowdown', chosen.slowdown);
  const pages = named(chosen.pages, templates, ({ name }) => name);
  const settings = testSettings();
  const target = { settings, distDir: testDistDir };
  const executablePath = await ensureChromium();
  await checkPorts(settings);
  clearState(settings);
  await startServices(settings);
  await ensureBuild(target, { log: path.join(root, 'test-results/bench-build.log') });
  // The bytes are those of a release, whose files are smaller than those of a build for the tests.
  await compressAssets(path.join(root, target.distDir, 'static'), 'release');
  if (wanted.some(([name]) => name === 'cold')) {
    show('First answer after a cold start', await coldRows(target));
  }
  const site = await startSite(target, 'start');
  const debugPort = settings.ports.PORT + 20;
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, `--remote-debugging-port=${debugPort}`],
    // This script stops everything itself, in order.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  for (const [, part] of wanted) {
    if (part) show(part.title, await part.rows({ settings, site, browser, debugPort, pages, slowdown }));
  }
  await browser.close();
  const folder = path.join(root, '.bench');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
  writeFileSync(file, JSON.stringify({ node: process.version, results }, null, 2));
  say(`Written to ${path.relative(root, file)}`);
  return judge(Object.values(results).flat());
});
