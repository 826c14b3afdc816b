import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { AppError } from '../../../lib/platform/errors.ts';
import { apiError, serviceUnavailable, tooManyRequests } from '../../../lib/platform/http/responses.ts';
import { expectConsole } from '../../setup/console.ts';

test.each([
  [400, 'badRequest'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [413, 'tooLarge'],
  [421, 'misdirected'],
  [429, 'limited'],
  [502, 'badGateway'],
  [503, 'unavailable'],
  [418, 'error'],
])('a refusal with %i is an API error of code %s', async (status, code) => {
  const response = apiError(status, 'a sentence');
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  expect(await response.json()).toEqual({ name: 'ApiError', message: 'a sentence', status, data: null, code });
});

test('a code and data of its own go along', async () => {
  const body = await apiError(503, 'm', { code: 'timeout', data: { url: 'x' } }).json();
  expect(body).toMatchObject({ code: 'timeout', data: { url: 'x' } });
});

test('past a limit it says when to come again', async () => {
  const response = tooManyRequests('search', new AppError('limited', { seconds: 7 }));
  expect(response.headers.get('retry-after')).toBe('7');
  expect(await response.json()).toMatchObject({ name: 'ApiError', status: 429, code: 'limited', data: { seconds: 7 } });
});

test('what cannot be served now is said to come later, and is logged', async () => {
  expectConsole('error', /^\[search\]/);
  const response = tooManyRequests('search', new Error('down'));
  expect([response.status, response.headers.has('retry-after')]).toEqual([503, false]);
  expectConsole('error', /^\[sitemap\]/);
  const file = serviceUnavailable('sitemap', new Error('down'));
  expect([file.status, file.headers.get('retry-after')]).toEqual([503, '10']);
});

test('no handler refuses in any other way', () => {
  const root = path.resolve(import.meta.dirname, '../../../app/api');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('route.ts'));
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const text = readFileSync(path.join(root, name), 'utf8');
    expect(text, name).not.toMatch(/\b(?:sentence|jsonAnswer)\((?:4|5)\d\d|Response\.json\([^;]*status: [45]/);
  }
});
