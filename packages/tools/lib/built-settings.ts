import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_IN_SETTINGS, type Env, parseEnv, type SettingName } from '../../../lib/platform/env.ts';
import type { Environment } from './processes.ts';
import { Advice } from './report.ts';

/** In the folder of the build, so that it is copied into an image with it. */
const fileOf = (distDir: string): string => path.join(distDir, 'built-settings.json');

type Digests = Partial<Record<SettingName, string>>;

function settingsOf(values: Environment): Env {
  try {
    return parseEnv(values);
  } catch (error) {
    throw new Advice((error as Error).message);
  }
}

/** Digests of the values as the site reads them: an address may contain a password. Throws Advice for invalid settings. */
function digestsOf(values: Environment): Digests {
  const settings = settingsOf(values);
  const digest = (name: SettingName): string =>
    createHash('sha256')
      .update(`${name}=${settings[name] ?? ''}`)
      .digest('hex');
  return Object.fromEntries(BUILT_IN_SETTINGS.map((name) => [name, digest(name)]));
}

/** Records the settings that a build was made with. @param distDir absolute path of the build */
export const recordSettings = (distDir: string, values: Environment): void =>
  writeFileSync(fileOf(distDir), `${JSON.stringify(digestsOf(values), null, 2)}\n`);

/**
 * Names of the settings that differ from those of the build; null for a build without a record. Throws Advice for
 * invalid settings.
 */
function differingSettings(distDir: string, values: Environment): SettingName[] | null {
  if (!existsSync(fileOf(distDir))) return null;
  const built = JSON.parse(readFileSync(fileOf(distDir), 'utf8')) as Digests;
  const given = digestsOf(values);
  return BUILT_IN_SETTINGS.filter((name) => built[name] !== given[name]);
}

/** Why a build does not fit these settings, as a message; null where it does. Throws Advice for invalid settings. */
export function buildProblem(distDir: string, values: Environment): string | null {
  if (!existsSync(path.join(distDir, 'BUILD_ID'))) return 'the site is not built';
  const names = differingSettings(distDir, values);
  if (names === null) return 'the build does not say which settings it was made with';
  return names.length === 0 ? null : `the site was built with another value of ${names.join(', ')}`;
}

/** Throws Advice unless the build was made with these settings, and they are valid. */
export function requireBuild(distDir: string, values: Environment): void {
  const problem = buildProblem(distDir, values);
  if (problem)
    throw new Advice(
      `The site does not start: ${problem}. Build it with the settings that it is started with: npm run build; for an image docker compose build, or docker build with the same .env and --build-arg SETTINGS="$(sha256sum .env)", without which it would use the previous build.`,
    );
}
