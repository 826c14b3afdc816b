import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askOwnServer } from '../../../lib/prismic/own-server.ts';
import { warm } from '../../../lib/prismic/warm.ts';
import { expectConsole } from '../../setup/console.ts';

type Documents = { url: string | null }[];
const getThese = vi.hoisted(() => vi.fn<(types: readonly string[], ids: readonly string[], lang: string) => object>());
vi.mock('../../../lib/prismic/changes.ts', () => ({ getThese }));

const asked: string[] = [];
const server = http.createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  asked.push(`${request.method} ${request.headers.host}${request.url} ${body}`.trim());
  response.end('x');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port));
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

test('each page that was published is visited on its host, once', async () => {
  const pages: Record<string, Documents> = {
    'fr-fr': [{ url: '/conseils/a' }, { url: null }],
    'nl-be': [{ url: '/nl/advies/a' }],
  };
  getThese.mockImplementation(async (_types, _ids, lang) => pages[lang] ?? []);
  await warm(['a', 'b', 'c']);
  expect(asked).toEqual(['GET fr.localhost:3000/conseils/a', 'GET be.localhost:3000/nl/advies/a']);
});

test('a publication of a whole repository visits a thousand', async () => {
  getThese.mockReset().mockResolvedValue([]);
  await warm(Array.from({ length: 5_000 }, (_, index) => `Z${index}`));
  expect(getThese.mock.calls.map(([, ids]) => ids.length)).toEqual([1_000, 1_000, 1_000, 1_000]);
});

test('something may be posted as well', async () => {
  await askOwnServer({ locale: 'fr-tn', path: '/api/revalidate', body: { documents: ['é'] } });
  expect(asked).toEqual(['POST tn.localhost:3000/api/revalidate {"documents":["é"]}']);
});

test('a server that does not answer itself is said, and no more', async () => {
  const lines = expectConsole('error', /publication/);
  vi.stubEnv('PORT', '1');
  await askOwnServer({ locale: 'fr-fr', path: '/' });
  expect(lines).toHaveLength(1);
});
