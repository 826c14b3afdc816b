import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionQuery } from '../../../lib/sign-in/watch.ts';

const someone = { user: { email: 'a@maison.test', name: 'A' }, expires: '2027-01-01' };
let answers: (() => Promise<Response>)[];
let isLineDown: boolean;
let logged: string[];

beforeEach(() => {
  answers = [];
  logged = [];
  isLineDown = false;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/auth/session') return (answers.shift() ?? (async () => Response.json(someone)))();
    if (isLineDown) throw new TypeError('Failed to fetch');
    logged.push(JSON.parse(String(init?.body)).code);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const read = () => new QueryClient().fetchQuery({ ...sessionQuery, retry: false });

test.each<[string, () => Promise<Response>, string]>([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'ClientFetchError'],
  ['an error of the server', async () => new Response(null, { status: 503 }), 'ClientFetchError 503'],
  ['a cut answer', async () => new Response('{"user":'), 'ClientFetchError body'],
  ['another answer', async () => Response.json({ message: 'busy' }), 'ClientFetchError body'],
])('%s is logged, and yields no session', async (_, answer, code) => {
  answers = [answer];
  await expect(read()).rejects.toBeDefined();
  expect(logged).toEqual([code]);
});

test('what could not be logged while the line was down is logged with the next answer', async () => {
  isLineDown = true;
  answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
  await expect(read()).rejects.toBeDefined();
  expect(logged).toEqual([]);
  isLineDown = false;
  expect(await read()).toEqual(someone);
  expect(logged).toEqual(['ClientFetchError']);
  await read();
  expect(logged).toHaveLength(1);
});

test('nobody signed in is an answer', async () => {
  answers = [async () => Response.json(null)];
  expect(await read()).toBeNull();
  expect(logged).toEqual([]);
});
