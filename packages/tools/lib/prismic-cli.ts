import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Environment, root } from './processes.ts';

/** The official command line of Prismic, as installed here. */
export const PRISMIC_CLI = path.join(root, 'node_modules/prismic/dist/index.mjs');

/** Without telemetry, error reports and a question for newer versions. */
const QUIET = { PRISMIC_TELEMETRY_ENABLED: '0', PRISMIC_SENTRY_ENABLED: '0', NO_UPDATE_NOTIFIER: '1' };

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The environment of the command line: with an embedded content service it calls that one instead of the hosted one.
 * @param endpoint PRISMIC_API_ENDPOINT
 */
export function cliEnvironment(endpoint = ''): Environment {
  const url = URL.parse(endpoint);
  if (!url || !LOOPBACK.test(url.hostname)) return QUIET;
  return {
    ...QUIET,
    PRISMIC_HOST: 'prismic.test',
    PRISMIC_TOKEN: 'embedded',
    PRISMIC_TYPE_BUILDER_ENABLED: '1',
    EMBEDDED_PRISMIC: url.origin,
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'embedded-prismic.mjs')}`,
  };
}

type Options = { cwd?: string; env?: Environment };

/**
 * Runs one of its commands and returns what it printed; throws when it fails.
 * @param options.cwd the project's folder
 */
export function prismic(words: string[], { cwd = root, env = {} }: Options = {}): string {
  const ran = spawnSync(process.execPath, [PRISMIC_CLI, ...words], {
    cwd,
    env: { ...process.env, ...QUIET, ...env },
    encoding: 'utf8',
  });
  if (ran.status !== 0) throw new Error(`prismic ${words.join(' ')}: ${ran.stderr || ran.stdout}`);
  return ran.stdout;
}
