import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../../lib/platform/errors.ts';
import { adviceFor } from '../../lib/content/push/advice.ts';
import { Refused } from '../../lib/content/push/refused.ts';
import { journalOf, releaseLimit, settingsOf } from '../../lib/content/push/settings.ts';

describe('the settings of a push', () => {
  const local = {
    PRISMIC_REPOSITORY: 'silene',
    PRISMIC_WRITE_TOKEN: 'secret',
    PRISMIC_ASSET_API_ENDPOINT: 'http://127.0.0.1:3102/',
    PRISMIC_MIGRATION_API_ENDPOINT: 'http://127.0.0.1:3102',
    PRISMIC_API_ENDPOINT: 'http://127.0.0.1:3102/api/v2',
  };
  const hosted = { PRISMIC_REPOSITORY: 'silene', PRISMIC_WRITE_TOKEN: 'secret' };

  test('are those of the environment, without a last slash', () => {
    expect(settingsOf(local, false)).toMatchObject({
      repository: 'silene',
      assetEndpoint: 'http://127.0.0.1:3102',
      migrationEndpoint: 'http://127.0.0.1:3102',
    });
    expect(settingsOf(hosted, false)).toMatchObject({ assetEndpoint: '', migrationEndpoint: '', documentEndpoint: '' });
  });

  test('name the limit of a release, which is that of the service unless said', () => {
    expect(releaseLimit({})).toBeUndefined();
    expect(releaseLimit({ PRISMIC_RELEASE_LIMIT: '3000' })).toBe(3000);
    expect(() => releaseLimit({ PRISMIC_RELEASE_LIMIT: 'many' })).toThrow('is not a number of documents');
  });

  test('ask for no token when nothing is sent', () => {
    expect(settingsOf({ PRISMIC_REPOSITORY: 'silene' }, true).writeToken).toBe('');
  });

  test.each([
    [{}, /^PRISMIC_REPOSITORY is missing: /],
    [
      { PRISMIC_REPOSITORY: 'https://maison.prismic.io' },
      /^PRISMIC_REPOSITORY is an invalid repository name: write what/,
    ],
    [{ PRISMIC_REPOSITORY: 'silene' }, /^PRISMIC_WRITE_TOKEN is missing\. Create one .*Write APIs/],
    [
      { ...hosted, PRISMIC_ASSET_API_ENDPOINT: '127.0.0.1:3102' },
      /^PRISMIC_ASSET_API_ENDPOINT=127\.0\.0\.1:3102 is not an address/,
    ],
    [
      { ...hosted, PRISMIC_API_ENDPOINT: local.PRISMIC_API_ENDPOINT },
      /^PRISMIC_API_ENDPOINT name this machine, but PRISMIC_ASSET_API_ENDPOINT, PRISMIC_MIGRATION_API_ENDPOINT the hosted service/,
    ],
  ])('%j are explained', (given, sentence) => {
    expect(() => settingsOf(given, false)).toThrow(sentence);
  });

  test('give every repository and service a journal of its own', () => {
    const names = [local, hosted, { ...hosted, PRISMIC_REPOSITORY: 'autre' }].map((given) =>
      path.basename(journalOf(settingsOf(given, true)).file),
    );
    expect(names).toEqual([
      'silene@127.0.0.1-3102.jsonl',
      'silene@migration.prismic.io.jsonl',
      'autre@migration.prismic.io.jsonl',
    ]);
  });
});

describe('a failure is a sentence that says what to do', () => {
  const at = (status: number, detail = 'said') =>
    new AppError('http', { status, url: 'http://cms.test/documents' }, { detail });
  test.each([
    [
      new AppError('contentForbidden', { message: 'no', status: 401 }),
      'filling a',
      /PRISMIC_WRITE_TOKEN is not accepted \(401: no\).*create a new one.*goes on where it stopped/,
    ],
    [
      new AppError('contentForbidden', { message: 'no', status: 403 }),
      'filling a',
      /The token may not do this \(403: no\).*PRISMIC_REPOSITORY/,
    ],
    [new AppError('throttled', { url: 'u' }), 'filling a', /\(429\).*Wait some minutes.*goes on where it stopped/],
    [
      new AppError('unreachable', { url: 'http://cms.test' }),
      'filling a',
      /There is no connection to http:\/\/cms\.test.*Check the network.*goes on where it stopped/,
    ],
    [
      new AppError('timeout', { url: 'http://cms.test', milliseconds: 30_000 }),
      'filling a',
      /no answer within 30000 ms.*Check the network/,
    ],
    [at(400, 'A document with this UID already exists'), 'creating a', /already has this document.*--adopt/],
    [at(400), 'filling a', /does not take it.*push them first/],
    [at(404), 'filling a', /no longer in the repository.*--journal/],
    [at(500), 'filling a', /The service failed.*goes on where it stopped/],
  ])('%s while %s', (failure, what, sentence) => {
    const advice = adviceFor(new Refused(what, failure)) ?? '';
    expect(advice).toMatch(sentence);
    expect(advice.startsWith(`Stopped while ${what}. `)).toBe(true);
  });

  test('an error of our own is none', () => {
    expect(adviceFor(new TypeError('x is not a function'))).toBeNull();
  });
});
