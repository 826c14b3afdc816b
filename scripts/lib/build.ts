import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Environment, root, run } from './processes.ts';
import { Advice, say } from './report.ts';
import { buildValues, type Settings } from './settings.ts';

const sources = ['{app,components,content,customtypes,lib,messages,public,sandbox,slices}/**/*', '*.{ts,json}'];
export const next = path.join(root, 'node_modules/next/dist/bin/next');

export type Target = { settings: Settings; distDir: string };

/**
 * The framework reads no `.env` of its own: it would take a `$` in a secret for a variable, even in what the environment says,
 * and the other programs would see other settings than the site.
 */
export const readAlready = { __NEXT_PROCESSED_ENV: 'true' } as const;

export const siteEnv = ({ settings, distDir }: Target): Environment => ({
  ...settings.values,
  ...readAlready,
  NEXT_DIST_DIR: distDir,
  NEXT_TELEMETRY_DISABLED: '1',
});

/** Changes when a source file or a setting of the build does. Pages are rendered from the embedded content, so it counts. */
function fingerprint(settings: Settings): string {
  const hash = createHash('sha256').update(buildValues(settings).join('\n'));
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const place = path.join(root, file);
    if (/\.(?:tsbuildinfo|generated\.css)$/.test(file) || file === 'next-env.d.ts' || !statSync(place).isFile())
      continue;
    hash.update(file).update(readFileSync(place));
  }
  return hash.digest('hex');
}

const stampOf = (distDir: string): string => path.join(root, distDir, 'built-from');

function stamp(distDir: string): string | null {
  try {
    return readFileSync(stampOf(distDir), 'utf8');
  } catch {
    return null;
  }
}

/**
 * Builds the site unless a build of these very files and settings is there. The services must answer already.
 * @param log file for the output of the build, shown when absent
 */
export async function ensureBuild(target: Target, log?: string): Promise<void> {
  const wanted = fingerprint(target.settings);
  if (stamp(target.distDir) === wanted) {
    say('The site is built already and nothing has changed since.');
    return;
  }
  say('Building the site (next build)…');
  const env = { ...siteEnv(target), NODE_ENV: 'production' };
  const code = await run(process.execPath, [next, 'build'], { env, log });
  if (code !== 0) {
    if (log) console.error(readFileSync(log, 'utf8'));
    throw new Advice('The site could not be built: the reason is above.');
  }
  writeFileSync(stampOf(target.distDir), wanted);
}
