/**
 * `npm run upgrade`: tests the next versions of Next.js and React. In a copy of the project, each candidate is installed, and types,
 * build, contract tests and a smoke test of the site are run with it: the newest patch, the newest minor version, the newest canary.
 * `npm run upgrade -- canary` tests one of them. The project itself is not changed.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, run, script } from './lib/processes.ts';
import { Advice, say } from './lib/report.ts';
import { npm } from './lib/side-package.ts';
import { candidates, KINDS, type Kind, type Versions } from './lib/versions.ts';

const PACKAGES = ['next', 'react', 'react-dom'] as const;
const place = path.join(root, '.upgrade');

/** The contract with the framework, then journeys that need scripts, actions, caches, and both ways to start. */
const TESTS = [
  'tests/resilience/framework',
  'tests/resilience/cache',
  ...['next-start', 'frame', 'whole-shop', 'forms', 'sign-in'].map((name) => `e2e/specs/${name}.spec.ts`),
  ...['own-process', 'built-pages', 'actions'].map((name) => `e2e/requests/${name}.spec.ts`),
];

function versionsOf(name: string): string[] {
  try {
    return JSON.parse(execFileSync(...npm('view', name, 'versions', '--json'), { encoding: 'utf8' }));
  } catch (cause) {
    throw new Advice(`The versions of ${name} could not be read. Is the npm registry reachable?`, { cause });
  }
}

/** The project's own files, including uncommitted ones. */
function copyProject(to: string): void {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(to, file));
}

/** Installs the versions in a copy and runs the tests there. Resolves with the outcome, as a message. */
async function tryOut(kind: Kind, versions: Versions): Promise<string> {
  const copy = path.join(place, kind);
  const names = PACKAGES.map((name) => `${name}@${versions[name]}`);
  say(`${kind}: ${names.join(', ')} in ${path.relative(root, copy)}`);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  copyProject(copy);
  const options = ['--save-exact', '--no-audit', '--no-fund'];
  const installed = await run(...npm('install', ...options, ...names), { cwd: copy });
  if (installed !== 0) return 'could not be installed';
  const steps = ['--all', '--only', 'types,unit,build,browser'];
  const log = path.join(place, `${kind}.log`);
  rmSync(log, { force: true });
  say(`${kind}: types, contract tests, build and smoke test; the output is in ${path.relative(root, log)}`);
  const bin = path.join(copy, 'node_modules/.bin');
  const env = { PATH: `${bin}${path.delimiter}${process.env.PATH}`, NODE_NO_WARNINGS: '1' };
  const code = await run(path.join(bin, 'node'), ['packages/tools/test.ts', ...steps, ...TESTS], {
    cwd: copy,
    env,
    log,
  });
  const lines = readFileSync(log, 'utf8').split('\n');
  const told = lines.filter((line) => line.startsWith('── ') || (code !== 0 && /^\s*✗|error TS|^Error: /.test(line)));
  return `${code === 0 ? 'works' : 'does not work'}\n${told.map((line) => `  ${line}`).join('\n')}`;
}

await script(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(KINDS as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Advice(`There is no ${unknown.join(', ')}: ${KINDS.join(', ')} can be tried.`);
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Versions;
  };
  const own = Object.fromEntries(PACKAGES.map((name) => [name, dependencies[name] ?? '']));
  const found = candidates(own, Object.fromEntries(PACKAGES.map((name) => [name, versionsOf(name)])));
  const results: string[] = [];
  for (const kind of KINDS.filter((name) => wanted.length === 0 || wanted.includes(name))) {
    const versions = found[kind];
    results.push(`${kind}: ${versions ? await tryOut(kind, versions) : 'there is none that is newer'}`);
  }
  console.log(`\nThe project has ${PACKAGES.map((name) => `${name} ${own[name]}`).join(', ')}.`);
  for (const result of results) console.log(result);
  return results.some((result) => result.includes('could not') || result.includes('does not')) ? 1 : 0;
});
