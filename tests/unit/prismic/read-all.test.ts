import { beforeEach, expect, test, vi } from 'vitest';
import { FETCH_ALL, readAll } from '../../../lib/services/prismic/documents.ts';

const waited = vi.hoisted(() => [] as number[]);
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async (ms: number) => void waited.push(ms),
}));
const asked = vi.hoisted(() => [] as { page?: number; pageSize?: number }[]);
let documents = 0;
vi.mock('@/prismicio', () => ({
  contentClient: () => ({
    get: async (query: { page?: number; pageSize: number }) => {
      asked.push(query);
      const { page = 1, pageSize } = query;
      const left = documents - (page - 1) * pageSize;
      const results = Array.from({ length: Math.min(left, pageSize) }, (_, index) => ({ id: `${page}-${index}` }));
      return { results, next_page: left > pageSize ? 'more' : null };
    },
  }),
}));

beforeEach(() => {
  waited.length = 0;
  asked.length = 0;
});

test('section 9: pages of 100, 500 ms between pages', () => {
  expect(FETCH_ALL).toEqual({ pageSize: 100, pauseMs: 500 });
});

test.each([
  { there: 0, pages: 1, pauses: [] },
  { there: 100, pages: 1, pauses: [] },
  { there: 101, pages: 2, pauses: [500] },
  { there: 350, pages: 4, pauses: [500, 500, 500] },
])('$there documents come in $pages pages', async ({ there, pages, pauses }) => {
  documents = there;
  expect(await readAll({})).toHaveLength(there);
  expect(asked.map(({ page = 1, pageSize }) => [page, pageSize])).toEqual(
    Array.from({ length: pages }, (_, index) => [index + 1, 100]),
  );
  expect(waited).toEqual(pauses);
});

test('no more is read than is wanted', async () => {
  documents = 1_000;
  expect(await readAll({}, 150)).toHaveLength(150);
  expect(waited).toEqual([500]);
});
