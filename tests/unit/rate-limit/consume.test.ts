import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { processSingleton } from '../../../lib/platform/process.ts';
import { consume, giveBack, keyOf, mayMail, refundOnFailure, takeMail } from '../../../lib/rate-limit/consume.ts';
import { ATTEMPTS, MAILS, POSTS, SMALL_CALLS } from '../../../lib/rate-limit/limits.ts';

const [stores, limiters] = [processSingleton<unknown>('store'), processSingleton<unknown>('limiters')];
const TWO = { points: 2, minutes: 10 };

beforeEach(() => {
  // The embedded store: one process, rate limits in memory.
  stores.current = Promise.resolve({});
});
afterEach(() => {
  delete stores.current;
  delete limiters.current;
  vi.useRealTimers();
});

test('the limits are those that the words for visitors are written for', () => {
  expect(POSTS).toEqual({ points: 5, minutes: 10 });
  expect(MAILS).toEqual({ points: 3, minutes: 1_440 });
  expect(ATTEMPTS.points).toBeGreaterThan(POSTS.points);
  expect(SMALL_CALLS.points).toBeGreaterThan(POSTS.points);
});

describe('a limit', () => {
  test('says in how many seconds the next is free, and is free then', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    await consume('a', TWO, '203.0.113.1');
    vi.setSystemTime(new Date('2026-11-21T12:04:00Z'));
    await consume('a', TWO, '203.0.113.1');
    await expect(consume('a', TWO, '203.0.113.1')).rejects.toMatchObject({ code: 'limited', values: { seconds: 360 } });
    vi.setSystemTime(new Date('2026-11-21T12:10:01Z'));
    await consume('a', TWO, '203.0.113.1');
  });

  test('is one for each name and each key', async () => {
    for (const name of ['posts:contact', 'posts:newsletter']) {
      for (const key of ['203.0.113.1', '203.0.113.2']) {
        await consume(name, TWO, key);
        await consume(name, TWO, key);
        await expect(consume(name, TWO, key)).rejects.toMatchObject({ code: 'limited' });
      }
    }
  });

  test('of failures only gets back what went well', async () => {
    for (let time = 0; time < 5; time++) {
      await consume('a', TWO, 'x');
      await giveBack('a', TWO, 'x');
    }
    for (const _ of [1, 2]) await consume('a', TWO, 'x');
    await expect(consume('a', TWO, 'x')).rejects.toMatchObject({ code: 'limited' });
    await giveBack('a', TWO, null);
  });

  test('gets back what work has taken that failed, all of it, and nothing that went well', async () => {
    const full = new Error('no space left on device');
    await consume('a', TWO, 'before');
    for (let time = 0; time < 4; time++) {
      const work = refundOnFailure(async () => {
        await consume('a', TWO, 'x');
        await Promise.all([consume('b', TWO, 'x'), consume('b', TWO, 'y')]);
        throw full;
      });
      await expect(work).rejects.toBe(full);
    }
    for (const _ of [1, 2]) await refundOnFailure(() => consume('a', TWO, 'x'));
    await expect(refundOnFailure(() => consume('a', TWO, 'x'))).rejects.toMatchObject({ code: 'limited' });
    for (const key of ['x', 'y']) for (const _ of [1, 2]) await consume('b', TWO, key);
    // What was consumed outside of it is not refunded.
    await consume('a', TWO, 'before');
    await expect(consume('a', TWO, 'before')).rejects.toMatchObject({ code: 'limited' });
  });

  test('of two gives the first back when the second is refused', async () => {
    for (const _ of [1, 2]) await consume('mails', TWO, 'x');
    const both = () =>
      refundOnFailure(async () => {
        await consume('posts', TWO, 'x');
        await consume('mails', TWO, 'x');
      });
    for (const _ of [1, 2, 3]) await expect(both()).rejects.toMatchObject({ code: 'limited' });
    await consume('posts', TWO, 'x');
  });

  test('is not given back for what its caller counts all the same', async () => {
    const wrong = new Error('wrong password');
    const guess = () =>
      refundOnFailure(
        async () => {
          await consume('a', TWO, 'x');
          throw wrong;
        },
        (error) => error !== wrong,
      );
    for (const _ of [1, 2]) await expect(guess()).rejects.toBe(wrong);
    await expect(guess()).rejects.toMatchObject({ code: 'limited' });
  });

  test('of whom nothing is known counts nothing', async () => {
    for (let time = 0; time < 5; time++) await consume('a', TWO, null);
  });

  test('twenty at once are let in as many times as the limit says', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => consume('a', TWO, '203.0.113.1')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('of a store that does not open is an error, and is asked for again', async () => {
    const broken = Promise.reject(new Error('no database'));
    broken.catch(() => undefined);
    stores.current = broken;
    await expect(consume('a', TWO, 'x')).rejects.toThrow('no database');
    stores.current = Promise.resolve({});
    await consume('a', TWO, 'x');
  });
});

test('the key tells nobody whose it is, and is the same however an address is written', () => {
  expect(keyOf('camille@exemple.fr')).toMatch(/^[\w-]{22}$/);
  expect(keyOf('Camille@Exemple.FR')).toBe(keyOf('camille@exemple.fr'));
  expect(keyOf('autre@exemple.fr')).not.toBe(keyOf('camille@exemple.fr'));
});

test('a mail that is a courtesy is left out, one that was asked for is refused', async () => {
  for (const _ of [1, 2, 3]) expect(await mayMail('camille@exemple.fr')).toBe(true);
  expect(await mayMail('camille@exemple.fr')).toBe(false);
  await expect(takeMail('Camille@exemple.fr')).rejects.toMatchObject({ code: 'limited' });
  await takeMail('autre@exemple.fr');
});
