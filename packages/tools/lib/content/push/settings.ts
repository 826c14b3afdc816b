import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { isRepositoryName } from '@prismicio/client';
import type { WriteSettings } from '../../prismic/write-client.ts';
import { type Environment, root } from '../../processes.ts';
import { Advice } from '../../report.ts';
import { fromExample } from '../../settings.ts';
import { nameOf } from './journal.ts';

/** The settings that a push reads, with their descriptions. The site itself reads only the first and the last two. */
export type PushSettings = {
  repository: string;
  writeToken: string;
  assetEndpoint: string;
  migrationEndpoint: string;
  documentEndpoint: string;
  readToken: string;
};

const HOSTED = 'https://migration.prismic.io';
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const isLocal = (address: string): boolean => LOOPBACK.test(URL.parse(address)?.hostname ?? '');

/** `.env` where it exists, else the example's embedded services; the environment takes precedence. */
export function environment(given: Environment = process.env): Environment {
  const file = path.join(root, '.env');
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : fromExample(given).values), ...given };
}

function address(name: string, value: string): string {
  if (value === '' || /^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value.replace(/\/+$/, '');
  throw new Advice(
    `${name}=${value} is not an address such as http://127.0.0.1:3102. Leave it empty for the hosted service.`,
  );
}

/**
 * The settings of a push, validated. Throws Advice for a missing one, and when some addresses are of this machine and others of
 * the hosted service: a trial would change the real repository.
 * @param dryRun needs no token: nothing is sent
 */
export function settingsOf(env: Environment, dryRun: boolean): PushSettings {
  const read = (name: string): string => env[name]?.trim() ?? '';
  const settings: PushSettings = {
    repository: read('PRISMIC_REPOSITORY'),
    writeToken: read('PRISMIC_WRITE_TOKEN'),
    assetEndpoint: address('PRISMIC_ASSET_API_ENDPOINT', read('PRISMIC_ASSET_API_ENDPOINT')),
    migrationEndpoint: address('PRISMIC_MIGRATION_API_ENDPOINT', read('PRISMIC_MIGRATION_API_ENDPOINT')),
    documentEndpoint: address('PRISMIC_API_ENDPOINT', read('PRISMIC_API_ENDPOINT')),
    readToken: read('PRISMIC_ACCESS_TOKEN'),
  };
  if (settings.repository === '') {
    throw new Advice(
      'PRISMIC_REPOSITORY is missing: the name of the repository, as in https://<name>.prismic.io. Set it in .env or before the command.',
    );
  }
  if (!isRepositoryName(settings.repository)) {
    throw new Advice(
      'PRISMIC_REPOSITORY is an invalid repository name: write what stands before .prismic.io in its address, at least four letters, digits and hyphens.',
    );
  }
  if (dryRun) return settings;
  if (settings.writeToken === '') {
    throw new Advice(
      'PRISMIC_WRITE_TOKEN is missing. Create one in the repository under Settings → API & Security → Write APIs, and set it before the command, not in a file that is kept.',
    );
  }
  const places = {
    PRISMIC_ASSET_API_ENDPOINT: settings.assetEndpoint,
    PRISMIC_MIGRATION_API_ENDPOINT: settings.migrationEndpoint,
    PRISMIC_API_ENDPOINT: settings.documentEndpoint,
  };
  const [local, remote] = [true, false].map((kind) =>
    Object.entries(places).flatMap(([name, place]) => (isLocal(place) === kind ? [name] : [])),
  );
  if (local?.length && remote?.length) {
    throw new Advice(
      `${local.join(', ')} name this machine, but ${remote.join(', ')} the hosted service. Set all three to the embedded service, or leave all three empty.`,
    );
  }
  return settings;
}

/** Default path of the journal of a repository; one for each target service. The other journals lie beside it. */
export function journalOf({ repository, migrationEndpoint }: PushSettings): { file: string; endpoint: string } {
  const endpoint = migrationEndpoint || HOSTED;
  return { endpoint, file: path.join(root, '.content-push', `${nameOf({ repository, endpoint })}.jsonl`) };
}

/** Documents that the migration release holds at most; undefined for the limit of the hosted service. */
export function releaseLimit(env: Environment): number | undefined {
  const given = env.PRISMIC_RELEASE_LIMIT?.trim();
  if (!given) return undefined;
  if (!/^[1-9]\d*$/.test(given)) throw new Advice(`PRISMIC_RELEASE_LIMIT=${given} is not a number of documents.`);
  return Number(given);
}

/** The services accept one request per second. */
const SPACING_MS = 1_000;
export const writeSettings = (settings: PushSettings): WriteSettings => ({ ...settings, spacingMs: SPACING_MS });
