import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordSettings } from './built-settings.ts';
import { compressAssets } from './compress-assets.ts';
import { bin, type Environment, root, run } from './processes.ts';
import { Advice, say } from './report.ts';
import { buildValues, contentDirOf, type Settings } from './settings.ts';

const sources = [
  '{app,components,customtypes,lib,messages,public,server,slices}/**/*',
  'packages/sandbox/!(tests|node_modules)/**/*',
  '{packages/sandbox/,}*.{ts,json}',
];
export const next = bin('next');

export type Target = { settings: Settings; distDir: string };

/** Pages of each type and language that a quick build prerenders. */
const QUICK_LIMIT = '2';

/**
 * The build target for trying the site out: two pages of each kind and language are prerendered, the others are rendered
 * at their first visit.
 */
export const quick = ({ settings, distDir }: Target): Target => ({
  distDir,
  settings: { ...settings, values: { ...settings.values, PRERENDER_LIMIT: QUICK_LIMIT } },
});

/**
 * The framework must not read `.env` itself: it would expand a `$` in a secret as a variable, even in values of the environment,
 * and the other programs would use different settings than the site.
 */
export const readAlready = { __NEXT_PROCESSED_ENV: 'true' } as const;

export const siteEnv = ({ settings, distDir }: Target): Environment => ({
  ...settings.values,
  ...readAlready,
  NEXT_DIST_DIR: distDir,
  NEXT_TELEMETRY_DISABLED: '1',
});

/** Changes when a source file or a setting of the build does. Pages are rendered from the embedded services, so they are included. */
function fingerprint(settings: Settings): string {
  const hash = createHash('sha256').update(buildValues(settings).join('\n'));
  const filesBelow = (cwd: string, patterns: string[]): [file: string, place: string][] =>
    globSync(patterns, { cwd })
      .sort()
      .map((file) => [file, path.join(cwd, file)]);
  for (const [file, place] of [...filesBelow(root, sources), ...filesBelow(contentDirOf(settings.values), ['**/*'])]) {
    if (/\.(?:tsbuildinfo|generated\.css)$/.test(file) || file === 'next-env.d.ts' || !statSync(place).isFile())
      continue;
    hash.update(file).update(readFileSync(place));
  }
  return hash.digest('hex');
}

const stampOf = (distDir: string): string => path.join(root, distDir, 'built-from');

/** The next `ensureBuild` builds anew. */
export const forgetBuild = (distDir: string): void => rmSync(stampOf(distDir), { force: true });

function stamp(distDir: string): string | null {
  try {
    return readFileSync(stampOf(distDir), 'utf8');
  } catch {
    return null;
  }
}

/** The progress reported by the build, as a line for the terminal; null for all other output. */
function progressOf(line: string): string | null {
  const pages = /Generating static pages.*\((\d+)\/(\d+)\)/.exec(line);
  if (pages) return `Prerendering pages: ${pages[1]} of ${pages[2]}`;
  if (line.includes('Compiled successfully')) return 'Compiled.';
  return line.includes('Running TypeScript') ? 'Checking the types…' : null;
}

/** Shows the progress of a build from its log. Returns a function that stops it. */
function showProgress(log: string): () => void {
  let shown = 0;
  const look = (): void => {
    const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
    for (const line of lines.slice(shown, -1)) {
      const progress = progressOf(line);
      if (progress) say(progress);
    }
    shown = Math.max(shown, lines.length - 1);
  };
  const timer = setInterval(look, 500);
  return () => {
    clearInterval(timer);
    look();
  };
}

type BuildOptions = {
  /** File for the output of this build alone. The terminal shows the progress. */
  log?: string;
  /**
   * Checks the types, which `npm test` does separately, and builds although nothing changed here: pages have what the content
   * service and the shop answer, which no file says.
   */
  release?: boolean;
  /** Resolves when the services respond. They may start in parallel with the build, which compiles before it needs them. */
  services?: Promise<unknown>;
};

/** Builds the site; unless it is for a release, not where a build of these very files and settings exists. */
export async function ensureBuild(
  target: Target,
  { log = path.join(root, '.sandbox/build.log'), release = false, services }: BuildOptions = {},
): Promise<void> {
  const wanted = fingerprint(target.settings);
  if (!release && stamp(target.distDir) === wanted) {
    say('The site is built already and nothing has changed since.');
    await services;
    return;
  }
  forgetBuild(target.distDir);
  say(`Building the site (next build, its output is in ${path.relative(root, log)})…`);
  const env = { ...siteEnv(target), NODE_ENV: 'production', BUILD_TYPE_CHECK: String(release) };
  rmSync(log, { force: true });
  const building = run(process.execPath, [next, 'build'], { env, log });
  const stopProgress = showProgress(log);
  const [code] = await Promise.all([building, services]).finally(stopProgress);
  if (code !== 0) {
    console.error(readFileSync(log, 'utf8'));
    throw new Advice('The site could not be built: the reason is above.');
  }
  await compressAssets(path.join(root, target.distDir, 'static'), release ? 'release' : 'quick');
  recordSettings(path.join(root, target.distDir), target.settings.values);
  writeFileSync(stampOf(target.distDir), wanted);
}
