import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET } from '../../../app/healthz/route.ts';
import { type Store, watchSilence } from '../../../lib/services/store/open.ts';
import { endWhenSilent } from '../../../lib/worker/silence.ts';
import { expectConsole } from '../../setup/console.ts';
import { standInSlot } from '../../setup/store-slot.ts';

const stores = standInSlot();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a store that answers, with rows or with an error, is not silent', async () => {
  let asked = 0;
  const { silentMs, stop } = watchSilence(async () => {
    asked += 1;
    if (asked % 2 === 0) throw new Error();
  });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(silentMs()).toBe(0);
  stop();
});

test('one whose answer takes a while is busy; one that never answers is silent for as long', async () => {
  let answer = (): void => {};
  const asked = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const { silentMs, onAnswer, stop } = watchSilence(asked);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(silentMs()).toBe(30_000);
  answer();
  await vi.advanceTimersByTimeAsync(1);
  expect(silentMs()).toBe(0);
  await vi.advanceTimersByTimeAsync(80_000);
  expect(silentMs()).toBeGreaterThanOrEqual(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
  onAnswer();
  expect(silentMs()).toBe(0);
  stop();
});

const opened = (silent?: number) => {
  stores.current = Promise.resolve({ ...(silent !== undefined && { silentMs: () => silent }) });
};

test.each<[string, number | undefined, number]>([
  ['PostgreSQL', undefined, 200],
  ['an embedded store that answers', 0, 200],
  ['one that is busy', 50_000, 200],
  ['one that has not answered for a minute', 60_000, 503],
])('/healthz with %s', async (_, silent, status) => {
  opened(silent);
  expect((await GET()).status).toBe(status);
});

test('/healthz with a store that is being opened, and without one', async () => {
  stores.current = new Promise(() => undefined);
  expect((await GET()).status).toBe(200);
  delete stores.current;
  expect((await GET()).status).toBe(200);
});

test('a process that nobody starts anew ends by itself after two minutes, and says why', async () => {
  expectConsole('error', /store unresponsive for 120 s, exiting/);
  let silent = 0;
  const end = vi.fn();
  endWhenSilent({ silentMs: () => silent, beforeClose: () => undefined } as unknown as Store, end as never);
  await vi.advanceTimersByTimeAsync(60_000);
  silent = 110_000;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(end).not.toHaveBeenCalled();
  silent = 120_000;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(end).toHaveBeenCalled();
});
