import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GET } from '../../../app/api/directory/places/route.ts';
import { processSingleton } from '../../../lib/platform/process.ts';
import { PLACES } from '../../../lib/rate-limit/limits.ts';
import { newRequest } from '../../setup/next/headers.ts';

const [stores, limiters] = [processSingleton<unknown>('store'), processSingleton<unknown>('limiters')];

beforeEach(() => {
  stores.current = Promise.resolve({});
  newRequest({ headers: { 'x-client-address': '203.0.113.7' } });
});
afterEach(() => {
  delete stores.current;
  delete limiters.current;
});

async function ask(query: Record<string, string>) {
  const response = await GET(
    new Request(`http://fr.localhost:3000/api/directory/places?${new URLSearchParams(query)}`),
  );
  return { status: response.status, kept: response.headers.get('cache-control'), body: await response.json() };
}

describe('the places of the directory', () => {
  test('answer what is typed, best first', async () => {
    const { status, kept, body } = await ask({ q: 'saint denis réunion' });
    expect({ status, kept }).toEqual({ status: 200, kept: 'private, max-age=300' });
    expect(body).toEqual({
      places: [expect.objectContaining({ id: '97411', name: 'Saint-Denis', detail: 'La Réunion' })],
    });
  });

  test('answer where a point is, and keep no copy of that', async () => {
    const { kept, body } = await ask({ at: '-20.882,55.45' });
    expect(body.place).toMatchObject({ id: '97411' });
    expect(kept).toBe('no-store');
    expect((await ask({ at: '36.8,10.18' })).body).toEqual({ place: null });
  });

  test.each([
    [{}, 200],
    [{ q: '' }, 200],
    [{ q: 'x'.repeat(81) }, 400],
    [{ at: 'here' }, 400],
    [{ at: '91,0' }, 400],
  ])('%j is answered with %i', async (query, status) => expect((await ask(query)).status).toBe(status));

  test('are limited for each visitor', async () => {
    const statuses = await Promise.all(
      Array.from({ length: PLACES.points + 1 }, async () => (await ask({ q: '' })).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    newRequest({ headers: { 'x-client-address': '203.0.113.8' } });
    expect((await ask({ q: '' })).status).toBe(200);
  });
});
