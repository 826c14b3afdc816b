import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './processes.ts';

/** The official command line of Prismic, as installed here. */
const PRISMIC_CLI = path.join(root, 'node_modules/prismic/dist/index.mjs');

/** Without telemetry, error reports and a question for newer versions. */
const QUIET = { PRISMIC_TELEMETRY_ENABLED: '0', PRISMIC_SENTRY_ENABLED: '0', NO_UPDATE_NOTIFIER: '1' };

/**
 * Runs one of its commands and returns what it printed; throws when it fails.
 * @param options.cwd the project's folder
 */
export function prismic(
  words: string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
) {
  const ran = spawnSync(process.execPath, [PRISMIC_CLI, ...words], {
    cwd,
    env: { ...process.env, ...QUIET, ...env },
    encoding: 'utf8',
  });
  if (ran.status !== 0) throw new Error(`prismic ${words.join(' ')}: ${ran.stderr || ran.stdout}`);
  return ran.stdout;
}
