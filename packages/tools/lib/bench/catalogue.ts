import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { next, siteEnv, type Target } from '../build.ts';
import { statusOf } from '../ports.ts';
import { type Program, root, start } from '../processes.ts';
import { Advice, say } from '../report.ts';
import { startServices } from '../services.ts';
import { clearState, testDistDir, testSettings } from '../test-settings.ts';
import { judge } from './bars.ts';
import { coldStart } from './cold-start.ts';
import { type FirstBytes, firstBytes, load, type Place } from './load.ts';
import { manyFiles } from './many-files.ts';
import { residentMb, watchMemory } from './memory.ts';
import { kb, ms, type Row, table } from './table.ts';

const MORE = { products: 5_000, documents: 2_000 };
const SMALL = 'demonstration';
const LARGE = `${MORE.products.toLocaleString('en')} products, ${MORE.documents.toLocaleString('en')} documents more`;

const PAGES: Readonly<Record<string, string>> = {
  listing: '/nos-produits/complements-alimentaires',
  'listing of a theme': '/nos-produits/complements-alimentaires/sommeil',
  product: '/nos-produits/complements-alimentaires/sommeil/nuit-posee',
  'advice list': '/nos-conseils-sante',
  'news list': '/nos-actualites',
  search: '/recherche?q=sommeil',
  suggestions: '/api/search?locale=fr-fr&q=som',
  sitemap: '/sitemap.xml',
};
/** Typical first inputs of visitors, without duplicates: a response is cached for the next visitor. */
const BEGINNINGS = [...'bcdflmnprstv'].flatMap((first) =>
  [...'aeiou'].flatMap((vowel) => [...'lmnrs'].map((last) => first + vowel + last)),
);
/** Of the 900 suggestion requests that a visitor may send in ten minutes, 300 are sent sequentially. */
const LIMITED: Readonly<Record<string, Partial<Place>>> = { suggestions: { visitor: '203.0.113.1', most: 500 } };
const OTHER_VISITOR = '203.0.113.2';
const WIDE_PAGE = { 'product of 250 variants': '/nos-produits/complements-alimentaires/sommeil/large' };

/** Total bytes of the files with an extension below a folder, and their number. */
function filesIn(folder: string, extension: string): { count: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(extension));
  return { count: files.length, bytes: files.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0) };
}

async function build(target: Target, log: string): Promise<Row> {
  const dist = path.join(root, target.distDir);
  rmSync(dist, { recursive: true, force: true });
  const began = performance.now();
  const env = { ...siteEnv(target), NODE_ENV: 'production' };
  const program = start('next build', process.execPath, [next, 'build'], { env, log });
  const most = watchMemory(program);
  const code = await program.ended;
  const memory = most();
  if (code !== 0) throw new Advice(`The site could not be built:\n${readFileSync(log, 'utf8').slice(-4_000)}`);
  return {
    'build, seconds': Math.round((performance.now() - began) / 1_000),
    'memory of the build, MB': memory,
    pages: filesIn(path.join(dist, 'server/app'), '.html').count,
    'script of the build': kb(filesIn(path.join(dist, 'static'), '.js').bytes),
  };
}

/** Generated from all pages after the start: the last search index, and the sitemap. */
const MADE_LATER = ['/api/search?locale=fr-tn&q=som', '/sitemap.xml'];
const MADE_WITHIN_S = 900;

/** Milliseconds until those respond too; measurements before that share the processor with them. */
async function allMade(target: Target): Promise<number> {
  const { host } = new URL(target.settings.values.SITE_URL_FR ?? '');
  const began = performance.now();
  for (const address of MADE_LATER) {
    while ((await statusOf({ port: target.settings.ports.PORT, host, path: address })) !== 200) {
      if (performance.now() - began > MADE_WITHIN_S * 1_000) throw new Advice(`${address} does not answer.`);
      await wait(1_000);
    }
  }
  return performance.now() - began;
}

/** @param perSecond null where many addresses were requested once each */
const rowOf = (
  page: string,
  perSecond: number | null,
  { bytes, p50, p95, failures }: FirstBytes,
  site: Program,
): Row => ({
  page,
  bytes: kb(bytes),
  'TTFB p50': ms(p50),
  'TTFB p95': ms(p95),
  'requests/s': perSecond ?? '',
  failures,
  'memory, MB': residentMb(site),
});

async function answers(target: Target, pages: Readonly<Record<string, string>>, site: Program): Promise<Row[]> {
  const { host } = new URL(target.settings.values.SITE_URL_FR ?? '');
  const place = { port: target.settings.ports.PORT, host };
  const rows: Row[] = [];
  for (const [page, address] of Object.entries(pages)) {
    say(`Measuring ${page}…`);
    const loaded = await load({ ...place, path: address, ...LIMITED[page] });
    rows.push(rowOf(page, loaded.perSecond, loaded, site));
  }
  say('Measuring beginnings of words…');
  const first = await firstBytes(
    BEGINNINGS.map((q) => ({ ...place, path: `/api/search?locale=fr-fr&q=${q}`, visitor: OTHER_VISITOR })),
  );
  rows.push(rowOf(`suggestions for ${BEGINNINGS.length} beginnings`, null, first, site));
  return rows;
}

/** Builds, starts and measures the site on one set of content. The services end with it. */
async function measure(name: string, contentDir: string, pages: Readonly<Record<string, string>>): Promise<Row[]> {
  const { values, ports } = testSettings();
  const settings = { values: { ...values, SANDBOX_CONTENT_DIR: contentDir }, ports };
  const target = { settings, distDir: testDistDir };
  const log = path.join(root, 'test-results', 'bench-catalogue.log');
  clearState(settings);
  const services = await startServices(settings, log);
  say(`Building with the content of the ${name}…`);
  const built = await build(target, log);
  const { took, site } = await coldStart(target, log);
  say('Waiting for the search indexes and the sitemap…');
  const made = { 'search and sitemap': ms(await allMade(target)) };
  console.log(`\nBuild: ${name}\n${table([{ ...built, 'first answer': ms(took), ...made }])}\n`);
  const rows = await answers(target, pages, site);
  console.log(`Answers: ${name}\n${table(rows)}\n`);
  await site.stop();
  await services?.stop();
  // This build must not be reused as a build of the demonstration.
  rmSync(path.join(root, target.distDir), { recursive: true, force: true });
  return rows;
}

/** The rows of the large catalogue, beside those of the same pages in the small one: at most twice their values. */
export function besideSmall(large: readonly Row[], small: readonly Row[]): Row[] {
  return large.map((row) => {
    const same = small.find(({ page }) => page === row.page);
    const isSlow = Number(row['requests/s']) * 2 < Number(same?.['requests/s'] ?? 0);
    const isLarge = Number(row['memory, MB']) > 2 * Number(same?.['memory, MB'] ?? Number.POSITIVE_INFINITY);
    return {
      ...row,
      missed: [isSlow && 'under half the requests/s', isLarge && 'over twice the memory'].filter(Boolean).join(', '),
    };
  });
}

/** `npm run bench -- catalogue`: the site with the demonstration's content, then with a multiple of it. */
export async function bench(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
  try {
    const large = path.join(folder, 'content');
    manyFiles(large, MORE);
    const small = await measure(SMALL, path.join(root, 'content'), PAGES);
    const rows = await measure(LARGE, large, { ...PAGES, ...WIDE_PAGE });
    return judge([...small, ...besideSmall(rows, small)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
