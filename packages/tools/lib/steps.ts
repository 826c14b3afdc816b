import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild, forgetBuild, next, quick, siteEnv, type Target } from './build.ts';
import { ensureTestChromium } from './chromium.ts';
import { checkImage } from './image.ts';
import { problemsIn } from './log-check.ts';
import { waitForAnswer } from './ports.ts';
import { ensurePostgres } from './postgres.ts';
import { bin, type Environment, root, run } from './processes.ts';
import { ensureRedis } from './redis.ts';
import { say } from './report.ts';
import { leaks, secretsIn } from './secrets.ts';
import { checkPorts, startServices, startSite } from './services.ts';
import { one, playwrightTally, type Tally, together, vitestTally } from './tally.ts';
import { clearState, editorSettings, testDistDir, testSettings } from './test-settings.ts';
import { ensureVarnish } from './varnish.ts';

/** The gate has to pass for every change; the whole suite is run before a release. */
export type Suite = 'gate' | 'all';

/** @param leaveCore is called once the step needs one core only: the next step then starts beside it */
export type Step = { name: string; title: string; run(leaveCore: () => void): Promise<Tally> };

const results = path.join(root, 'test-results');
const buildLog = path.join(results, 'build.log');

/** Lines of the application's own log which show that a page was rendered without a response that it needs. */
const refusals = (): string[] =>
  existsSync(buildLog) ? (readFileSync(buildLog, 'utf8').match(/^\[\w+\] \w*Error: .*$/gm) ?? []) : [];

/** Runs commands sequentially until one fails. */
async function commands(env: Environment, ...list: [command: string, ...args: string[]][]): Promise<Tally> {
  for (const [command, ...args] of list) {
    if ((await run(command, args, { env })) !== 0) return one(false);
  }
  return one(true);
}

/**
 * The day as of which the content is checked, not the current one: a closing date that passes must not fail an unchanged
 * clone. An extract or a statement of a later day moves it on, and so is never ahead of it.
 */
function contentDay(): string {
  const dated = globSync('content/documents/{directory_source,accessibility_statement}/*.md', { cwd: root });
  const days = dated.flatMap(
    (file) => /^\w+_on: '?(\d{4}-\d{2}-\d{2})/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[1] ?? [],
  );
  return ['2026-11-26', ...days].toSorted().at(-1) ?? '';
}

/** The site under test with its services, started once for the steps that need them. */
function siteUnderTest(suite: Suite) {
  const whole: Target = { settings: testSettings(), distDir: testDistDir };
  const target = suite === 'gate' ? quick(whole) : whole;
  /** The same build with previews, as an editor sees it. */
  const editor: Target = { settings: editorSettings(target.settings), distDir: testDistDir };
  let built: Promise<void> | undefined;
  const build = (): Promise<void> => {
    built ??= (async () => {
      await checkPorts(target.settings);
      await checkPorts(editor.settings);
      clearState(target.settings);
      const services = startServices(target.settings, path.join(results, 'services.log'));
      await ensureBuild(target, { log: buildLog, services });
    })();
    return built;
  };
  return { target, editor, build };
}

type Site = ReturnType<typeof siteUnderTest>;

async function checkBuild({ target, build }: Site): Promise<Tally> {
  await build();
  const refused = refusals();
  const found = [...refused, ...leaks(target.settings, testDistDir)];
  for (const line of found) console.error(line);
  // The same build must not pass the next time, when its log is gone.
  if (refused.length > 0) forgetBuild(testDistDir);
  return one(found.length === 0, 'no secret in the files for the browser');
}

async function browser(
  suite: Suite,
  { target, editor, build }: Site,
  args: readonly string[],
  leaveCore: () => void,
): Promise<Tally> {
  const chromium = await ensureTestChromium();
  const caches = suite === 'all' ? [(await ensureVarnish()) ? 'with Varnish' : 'no Varnish'] : [];
  await build();
  say('Twice, once with previews:');
  const sites = { 'site.log': target, 'editor-site.log': editor };
  const starts = Object.entries(sites).map(async ([log, site]) => {
    await startSite(site, 'start', path.join(results, log));
    // Forms are accepted once the store is open, on a busy machine some seconds after the pages.
    await waitForAnswer({ port: site.settings.ports.PORT, path: '/readyz' }, 120_000, 200);
  });
  await Promise.all(starts);
  say('Running the browser tests (playwright)…');
  // Sequentially (playwright.config.ts); options filter the tests of both.
  const chosen = args.some((arg) => arg.startsWith('-')) ? [''] : ['together', 'alone'];
  const tallies: Tally[] = caches.map((note) => ({ passed: 0, failed: 0, note }));
  for (const part of chosen) {
    // One test at a time, and the tests of faults wait often.
    if (part === 'alone') leaveCore();
    const file = path.join(results, `browser-${part || 'chosen'}.json`);
    const env = {
      ...siteEnv(target),
      TEST_SUITE: suite,
      TEST_PART: part,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    };
    const options = ['--reporter=./e2e/reporter.ts,json', '--pass-with-no-tests'];
    tallies.push(playwrightTally(file, await run(bin('playwright'), ['test', ...options, ...args], { env })));
  }
  const ran = tallies.some(({ passed, failed }) => passed + failed > 0);
  return [...tallies, ran ? logs(editor) : one(false, 'no browser test is chosen')].reduce(together);
}

/** Checks the logs that the sites wrote during the tests: JSON lines, each with its request, no personal data, no secret. */
function logs(editor: Target): Tally {
  const files = ['site.log', 'editor-site.log'].map((name) => path.join(results, name));
  const secrets = (file: string): string[] =>
    secretsIn(readFileSync(file, 'utf8'), editor.settings).map((name) => `the value of ${name} is in ${file}`);
  const problems = files.flatMap((file) => [...problemsIn(file), ...secrets(file)]);
  for (const problem of problems.slice(0, 20)) console.error(`The log: ${problem}`);
  return one(problems.length === 0);
}

async function unit(suite: Suite, filters: readonly string[]): Promise<Tally> {
  // The whole suite tests the store on both of its databases and the caches of several instances, where Debian has the servers.
  const servers =
    suite === 'all'
      ? [(await ensurePostgres()) ? 'with PostgreSQL' : 'no PostgreSQL', (await ensureRedis()) ? 'Redis' : 'no Redis']
      : [];
  const file = path.join(results, 'unit.json');
  const reporters = ['--reporter=./tests/reporter.ts', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(bin('vitest'), ['run', ...reporters, ...filters], { env: { TEST_SUITE: suite } });
  const tally = vitestTally(file, code);
  return { ...tally, note: [tally.note, servers.join(', ')].filter(Boolean).join('; ') || undefined };
}

/** The site of the image, on its own ports: the other steps' services, and the processes of their tests (from +20), are still running. */
async function image({ target }: Site): Promise<Tally> {
  const settings = testSettings(target.settings.ports.PORT + 40);
  await checkPorts(settings);
  await checkImage(settings, path.join(results, 'image.log'));
  return one(true);
}

/** The steps of a suite: fast and informative first. @param filters arguments that filter the unit and browser tests */
export function stepsOf(suite: Suite, filters: readonly string[] = []): readonly Step[] {
  const site = siteUnderTest(suite);
  const env = siteEnv(site.target);
  const node = process.execPath;
  return [
    { name: 'lint', title: 'Format and lint (biome)', run: () => commands(env, [bin('biome'), 'ci', '.']) },
    {
      name: 'generated',
      title: 'Generated types, the page of the law and the lock file are current',
      run: () =>
        commands(
          env,
          [node, 'packages/tools/schema-types.ts', '--check'],
          [node, 'packages/tools/prismic-files.ts', '--check'],
          [node, 'packages/tools/law-page.ts', '--check'],
          [node, 'packages/tools/complete-lock.ts', '--check'],
        ),
    },
    {
      name: 'content',
      title: 'Content: sound, linked, and within the law',
      run: () => commands(env, [node, 'packages/tools/content.ts', 'check', '--as-of', contentDay()]),
    },
    { name: 'unused', title: 'No unused file, export or package (knip)', run: () => commands(env, [bin('knip')]) },
    {
      name: 'types',
      title: 'Types (tsc)',
      run: (leaveCore) => {
        leaveCore();
        // One checker: several check the shared types once each, which costs twice the processor time, and the tests run beside it.
        const checker = [bin('tsc'), '--noEmit', '-p', 'tsconfig.test.json', '--checkers', '1'] as const;
        return commands(env, [node, next, 'typegen'], [...checker]);
      },
    },
    { name: 'unit', title: 'Unit, integration and component tests (vitest)', run: () => unit(suite, filters) },
    { name: 'build', title: 'Build against the embedded services', run: () => checkBuild(site) },
    {
      name: 'browser',
      title: 'Request and browser tests on the built site (playwright)',
      run: (leaveCore) => browser(suite, site, filters, leaveCore),
    },
    ...(suite === 'all'
      ? [
          {
            name: 'image',
            title: 'The image: built from what .dockerignore leaves, and started',
            run: () => image(site),
          },
        ]
      : []),
  ];
}

export function emptyResults(): void {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}
