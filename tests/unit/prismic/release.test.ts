import type { Client } from '@prismicio/client';
import { expect, test } from 'vitest';
import { RELEASE_MODES, type ReleaseMode, selectRelease } from '../../../lib/platform/content-endpoint.ts';
import { parseEnv } from '../../../lib/platform/env.ts';

/** "The release or master reference is used, chosen by mode (Master, ReleaseID, ReleaseLabel or Manual)". */
const MODES: [ReleaseMode, keyof Client, string[]][] = [
  ['Master', 'queryLatestContent', []],
  ['ReleaseID', 'queryContentFromReleaseByID', ['fetes']],
  ['ReleaseLabel', 'queryContentFromReleaseByLabel', ['fetes']],
  ['Manual', 'queryContentFromRef', ['fetes']],
];

/** A client that records the calls it receives. */
function listener() {
  const told: [string, ...unknown[]][] = [];
  const client = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        (...args: unknown[]) =>
          told.push([name, ...args]),
    },
  );
  return { client: client as Client, told };
}

test('the modes are those of the specification', () => {
  expect(RELEASE_MODES).toEqual(MODES.map(([mode]) => mode));
});

test.each(MODES)('%s tells the client %s', (mode, method, args) => {
  const { client, told } = listener();
  selectRelease(client, { PRISMIC_RELEASE_MODE: mode, PRISMIC_RELEASE: 'fetes' });
  expect(told).toEqual([[method, ...args]]);
});

test('settings that name no mode follow what is published', () => {
  const { client, told } = listener();
  selectRelease(client, parseEnv({ ...process.env, PRISMIC_RELEASE_MODE: '', PRISMIC_RELEASE: '' }));
  expect(told).toEqual([['queryLatestContent']]);
});

test('a mode that is none is said at the start', () => {
  expect(() => parseEnv({ ...process.env, PRISMIC_RELEASE_MODE: 'Release' })).toThrow(
    'PRISMIC_RELEASE_MODE: none of Master, ReleaseID, ReleaseLabel, Manual',
  );
});
