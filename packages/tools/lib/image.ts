import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exchange } from './exchange.ts';
import { waitForAnswer } from './ports.ts';
import { root, run, start } from './processes.ts';
import { Advice, say } from './report.ts';
import { addresses, startServices } from './services.ts';
import type { Settings } from './settings.ts';
import { installSidePackage } from './side-package.ts';

/** Rules of a `.dockerignore`: the last one that matches a path, or one of its parent folders, decides. */
export function isInImage(rules: readonly string[], file: string): boolean {
  const parts = file.split('/');
  const places = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const last = rules.findLast((rule) => places.some((place) => path.matchesGlob(place, rule.replace(/^!/, ''))));
  return last === undefined || last.startsWith('!');
}

/** The rules that a `.dockerignore` holds, without its comments. */
export const rulesIn = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

export type Copied = { stage: string | null; from: string[]; to: string };

/** The COPY instructions of one stage of a Dockerfile, in order. `stage` is the source stage, null for the build context. */
export function copiedBy(dockerfile: string, stage: string): Copied[] {
  const text = dockerfile.split(/^FROM /m).find((part) => part.split('\n')[0]?.endsWith(` AS ${stage}`));
  if (text === undefined) throw new Error(`The Dockerfile has no stage ${stage}.`);
  return [...text.matchAll(/^COPY (?:--from=(\w+) )?(.+) (\S+)$/gm)].map(([, from = null, sources = '', to = '']) => ({
    stage: from,
    from: sources.split(' '),
    to,
  }));
}

const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

/** Copies the build context of `docker build`, without files unknown to git: the state of this machine. */
async function copyContext(to: string): Promise<void> {
  const list = path.join(to, '.files');
  await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { log: list });
  const files = readFileSync(list, 'utf8').split('\0').filter(Boolean);
  rmSync(list);
  const rules = rulesIn(read('.dockerignore'));
  for (const file of new Set(files))
    if (isInImage(rules, file)) cpSync(path.join(root, file), path.join(to, file), { recursive: true });
}

/** The folder of the stage `site`, as the Dockerfile creates it. Packages are installed there, not copied. */
function copySite(built: string, to: string): void {
  for (const { from, to: place } of copiedBy(read('Dockerfile'), 'site')) {
    for (const pattern of from.map((source) => source.replace(/^\/app\//, ''))) {
      if (pattern === 'node_modules') continue;
      const target = from.length > 1 || place.endsWith('/') ? path.join(place, path.basename(pattern)) : place;
      cpSync(path.join(built, pattern), path.join(to, target), { recursive: true });
    }
  }
}

/** Throws Advice when the response of a page is not as expected. */
async function visit(port: number, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const { status, body } = await exchange({ port, path: pathname, host, timeoutMs: 30_000 });
  if (status !== 200 || !body.includes('</html>')) throw new Advice(`${url} answers with status ${status}.`);
}

/**
 * Builds the site from exactly the files that `.dockerignore` leaves, types included, and starts it as the image does: with the
 * files that the Dockerfile copies and only the production packages. Throws when any of it fails. The long parts take only the
 * processor time that other programs leave.
 * @param log file for the output of the programs
 */
export async function checkImage(settings: Settings, log: string): Promise<void> {
  const place = mkdtempSync(path.join(tmpdir(), 'image-'));
  const tree = path.join(place, 'build');
  const site = path.join(place, 'site');
  try {
    mkdirSync(tree);
    await copyContext(tree);
    say('Installing the packages of the image (npm ci)…');
    await installSidePackage(tree, { idle: true });
    say('Building the site from the files that .dockerignore leaves, types included…');
    const env = { ...settings.values, PRERENDER_LIMIT: '2' };
    if ((await run(process.execPath, ['packages/tools/build.ts'], { cwd: tree, env, log, idle: true })) !== 0)
      throw new Advice(`The image would not build:\n${readFileSync(log, 'utf8')}`);
    say('Installing the packages of production alone…');
    copySite(tree, site);
    await installSidePackage(site, { words: ['--omit=dev', '--workspaces=false'], idle: true });
    const services = await startServices(settings, log);
    const running = {
      ...env,
      STORE_DIR: path.join(site, 'data/store'),
      BACKUP_DIR: path.join(site, 'data/backups'),
    };
    say('Starting the site as the image does…');
    const program = start('The site of the image', process.execPath, ['packages/tools/start.ts'], {
      cwd: site,
      env: running,
      log,
    });
    const { PORT } = settings.ports;
    const early = program.ended.then((code) => {
      throw new Advice(`The site of the image ended with code ${code}:\n${readFileSync(log, 'utf8')}`);
    });
    await Promise.race([waitForAnswer({ port: PORT, path: '/readyz' }, 120_000), early]);
    for (const { url } of addresses(settings)) await visit(PORT, url);
    await program.stop();
    await services?.stop();
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
