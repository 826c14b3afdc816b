import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET } from '../../../app/api/search/route.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import { processSingleton } from '../../../lib/platform/process.ts';
import { SUGGESTIONS } from '../../../lib/rate-limit/limits.ts';
import { suggest } from '../../../lib/search/queries.ts';
import { expectConsole } from '../../setup/console.ts';
import { newVisitor } from '../../setup/forms.ts';

vi.mock('../../../lib/search/queries.ts', () => ({ suggest: vi.fn() }));

const [stores, limiters] = [processSingleton<unknown>('store'), processSingleton<unknown>('limiters')];
const found = { words: ['sommeil'], entries: [] };

beforeEach(() => {
  newVisitor();
  stores.current = Promise.resolve({});
  vi.mocked(suggest).mockReset().mockResolvedValue(found);
});
afterEach(() => {
  delete stores.current;
  delete limiters.current;
});

const ask = (query: string) => GET(new Request(`http://fr.localhost:3000/api/search${query}`));

test('answers suggestions, which may be kept for a minute', async () => {
  const answer = await ask('?locale=fr-be&q=somm');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await answer.json()).toEqual(found);
  expect(suggest).toHaveBeenCalledExactlyOnceWith('fr-be', 'somm');
});

test('without a query asks for none', async () => {
  expect((await ask('?locale=nl-be')).status).toBe(200);
  expect(suggest).toHaveBeenCalledExactlyOnceWith('nl-be', '');
});

test.each(['', '?locale=', '?locale=en-gb&q=x', '?locale=fr-FR&q=x'])('%j names no locale', async (query) => {
  expect((await ask(query)).status).toBe(400);
  expect(suggest).not.toHaveBeenCalled();
});

test('says that it is away, to be asked again', async () => {
  vi.mocked(suggest).mockRejectedValue(new AppError('contentUnavailable', { message: 'down' }));
  const told = expectConsole('error', /\[search\].*down/);
  const answer = await ask('?locale=fr-fr&q=x');
  expect(told).toHaveLength(1);
  expect({ status: answer.status, cache: answer.headers.get('cache-control') }).toEqual({
    status: 503,
    cache: 'no-store',
  });
});

test('refuses who asks far too often, and nobody else', async () => {
  for (let count = 0; count < SUGGESTIONS.points; count++) await ask('?locale=fr-fr&q=x');
  expect((await ask('?locale=fr-fr&q=x')).status).toBe(429);
  newVisitor();
  expect((await ask('?locale=fr-fr&q=x')).status).toBe(200);
});
