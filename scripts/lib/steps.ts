import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild, next, siteEnv, type Target } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { checkPorts, startServices, startSite } from './house.ts';
import { problemsIn } from './log-check.ts';
import { ensurePostgres } from './postgres.ts';
import { bin, root, run } from './processes.ts';
import { ensureRedis } from './redis.ts';
import { say } from './report.ts';
import { leaks, secretsIn } from './secrets.ts';
import { one, playwrightTally, type Tally, together, vitestTally } from './tally.ts';
import { clearState, editorSettings, testDistDir, testSettings } from './test-settings.ts';

export type Step = {
  name: string;
  title: string;
  /** Too long for the gate: runs only when it is named. */
  onDemand?: true;
  run(): Promise<Tally>;
};

const results = path.join(root, 'test-results');
const target: Target = { settings: testSettings(), distDir: testDistDir };
/** The same build with previews, as an editor sees it. */
const editor: Target = { settings: editorSettings(target.settings), distDir: testDistDir };
const buildLog = path.join(results, 'build.log');
let house: Promise<void> | undefined;

/** Runs commands one after another until one fails. */
async function commands(...list: [command: string, ...args: string[]][]): Promise<Tally> {
  for (const [command, ...args] of list) {
    if ((await run(command, args, { env: siteEnv(target) })) !== 0) return one(false);
  }
  return one(true);
}

/** The embedded services and a build, once for the steps that need them. */
function openHouse(): Promise<void> {
  house ??= (async () => {
    await checkPorts(target.settings);
    await checkPorts(editor.settings);
    clearState(target.settings);
    await startServices(target.settings, path.join(results, 'services.log'));
    await ensureBuild(target, buildLog);
  })();
  return house;
}

/** Lines of the application's own log: a page was built without an answer that it needs. */
const refusals = (): string[] =>
  existsSync(buildLog) ? (readFileSync(buildLog, 'utf8').match(/^\[\w+\] \w*Error: .*$/gm) ?? []) : [];

async function build(): Promise<Tally> {
  await openHouse();
  const found = [...refusals(), ...leaks(target.settings, testDistDir)];
  for (const line of found) console.error(line);
  return one(found.length === 0, 'no secret in the files for the browser');
}

/** Playwright's projects of the gate; `alone` waits for the two before it. */
const GATE = ['requests', 'phone', 'desktop', 'alone'];

async function browser(projects: readonly string[]): Promise<Tally> {
  const chromium = await ensureChromium();
  await openHouse();
  await startSite(target, 'start', path.join(results, 'site.log'));
  say('The same once more, with previews:');
  await startSite(editor, 'start', path.join(results, 'editor-site.log'));
  const file = path.join(results, 'browser.json');
  const env = { ...siteEnv(target), CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const named = projects.map((project) => `--project=${project}`);
  say('Running the browser tests (playwright)…');
  const tally = playwrightTally(
    file,
    await run(bin('playwright'), ['test', '--reporter=list,json', ...named], { env }),
  );
  return together(tally, logs());
}

/** What the sites have written while they were tested: JSON lines, each with its request, nothing of a person, no secret. */
function logs(): Tally {
  const files = ['site.log', 'editor-site.log'].map((name) => path.join(results, name));
  const secrets = (file: string): string[] =>
    secretsIn(readFileSync(file, 'utf8'), editor.settings).map((name) => `the value of ${name} is in ${file}`);
  const problems = files.flatMap((file) => [...problemsIn(file), ...secrets(file)]);
  for (const problem of problems.slice(0, 20)) console.error(`The log: ${problem}`);
  return one(problems.length === 0);
}

async function unit(): Promise<Tally> {
  // The store is tested on both of its databases where there is a PostgreSQL.
  const postgres = await ensurePostgres();
  const redis = await ensureRedis();
  const file = path.join(results, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const tally = vitestTally(file, await run(bin('vitest'), ['run', ...reporters]));
  const stores = postgres ? 'store: embedded and PostgreSQL' : 'store: embedded only, there is no PostgreSQL here';
  const caches = redis ? 'cache: alone and shared' : 'cache: alone only, there is no Redis here';
  return { ...tally, note: [tally.note, stores, caches].filter(Boolean).join('; ') };
}

/** Cheap and telling first; each but the last two is independent of the others. */
export const steps: readonly Step[] = [
  { name: 'lint', title: 'Format and lint (biome)', run: () => commands([bin('biome'), 'ci', '.']) },
  {
    name: 'generated',
    title: 'Generated types and the lock file are current',
    run: () =>
      commands(
        [process.execPath, 'scripts/schema-types.ts', '--check'],
        [process.execPath, 'scripts/content-types.ts', '--check'],
        [process.execPath, 'scripts/complete-lock.ts', '--check'],
      ),
  },
  {
    name: 'content',
    title: 'Content: sound, linked, and within the law',
    // A day of its own: a closing date that passes must not fail a clone that nobody touched.
    run: () => commands([process.execPath, 'scripts/content.ts', 'check', '--date', '2026-11-20']),
  },
  {
    name: 'types',
    title: 'Types (tsc)',
    run: () => commands([process.execPath, next, 'typegen'], [bin('tsc'), '--noEmit', '-p', 'tsconfig.test.json']),
  },
  { name: 'unused', title: 'No unused file, export or package (knip)', run: () => commands([bin('knip')]) },
  { name: 'unit', title: 'Unit, integration and component tests (vitest)', run: unit },
  { name: 'build', title: 'Build against the embedded services', run: build },
  { name: 'browser', title: 'Browser tests on the built site (playwright)', run: () => browser(GATE) },
  {
    name: 'crawl',
    title: 'Every page of every market, looked at by axe at 390 and 1440 px',
    onDemand: true,
    run: () => browser(['crawl']),
  },
];

export function emptyResults(): void {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}
