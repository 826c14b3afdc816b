import { afterEach, beforeEach, expect, test } from 'vitest';
import { GET } from '../../../app/api/proof/route.ts';
import { FORMS } from '../../../lib/forms/state.ts';
import { processSingleton } from '../../../lib/platform/process.ts';
import { SMALL_CALLS } from '../../../lib/rate-limit/limits.ts';
import { expectConsole } from '../../setup/console.ts';
import { newVisitor } from '../../setup/forms.ts';

const [stores, limiters] = [processSingleton<unknown>('store'), processSingleton<unknown>('limiters')];

beforeEach(() => {
  newVisitor();
  stores.current = Promise.resolve({});
});
afterEach(() => {
  delete stores.current;
  delete limiters.current;
});

const ask = async (query: string) => {
  const answer = await GET(new Request(`http://fr.localhost:3000/api/proof${query}`));
  const { status, headers } = answer;
  return { status, cache: headers.get('cache-control'), wait: headers.get('retry-after'), body: await answer.json() };
};

test.each(FORMS)('the work for %s is named after it, and no cache keeps it', async (form) => {
  const { status, cache, body } = await ask(`?form=${form}`);
  expect({ status, cache }).toEqual({ status: 200, cache: 'no-store' });
  expect(body).toMatchObject({ parameters: { data: { form } }, signature: expect.any(String) });
});

test('each is another one', async () => {
  const [one, other] = [await ask('?form=contact'), await ask('?form=contact')];
  expect(one.body.signature).not.toBe(other.body.signature);
});

test.each(['', '?form=', '?form=toString', '?form=contact%00'])('%j is no form of ours', async (query) => {
  expect((await ask(query)).status).toBe(400);
});

test('too many are refused, to this visitor only', async () => {
  for (let time = 0; time < SMALL_CALLS.points; time++) await ask('?form=contact');
  const { status, wait } = await ask('?form=contact');
  expect(status).toBe(429);
  expect(Number(wait)).toBeGreaterThan(0);
  expect(Number(wait)).toBeLessThanOrEqual(SMALL_CALLS.minutes * 60);
  newVisitor();
  expect((await ask('?form=contact')).status).toBe(200);
});

test('while the store is away there is none: the form is then confirmed by a button', async () => {
  expectConsole('error', /^\[proof\] /);
  const broken = Promise.reject(new Error('no database'));
  broken.catch(() => undefined);
  stores.current = broken;
  expect((await ask('?form=contact')).status).toBe(503);
});
