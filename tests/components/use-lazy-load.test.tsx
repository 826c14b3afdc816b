import { act, render, renderHook } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLazyLoad } from '../../components/ui/hooks.ts';

let working = false;
let asked = 0;
const load = async () => {
  asked += 1;
  if (!working) throw new Error('no connection');
  return 'code';
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const online = () => act(async () => void window.dispatchEvent(new Event('online')));

beforeEach(() => {
  working = false;
  asked = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function late(wanted = true) {
  const hook = renderHook((props) => useLazyLoad(load, props.wanted), { initialProps: { wanted } });
  await wait(0);
  return { ...hook, now: () => hook.result.current };
}

test('nothing is fetched before it is wanted, and it is fetched once', async () => {
  working = true;
  const { now, rerender } = await late(false);
  expect([asked, now().value, now().failed]).toEqual([0, undefined, false]);
  rerender({ wanted: true });
  await wait(0);
  expect([asked, now().value, now().failed]).toEqual([1, 'code', false]);
  await wait(600_000);
  expect(asked).toBe(1);
});

test('where a connection is announced before there is one, what is wanted comes all the same', async () => {
  const { now } = await late();
  expect(now().failed).toBe(true);
  await online();
  expect([asked, now().failed]).toEqual([2, true]);
  working = true;
  await wait(4_000);
  expect([now().value, now().failed]).toEqual(['code', false]);
});

test('a connection brings it at once', async () => {
  const { now } = await late();
  working = true;
  await online();
  expect([now().value, now().failed]).toEqual(['code', false]);
});

test('tries by itself are rarer and rarer, and change nothing of what is said', async () => {
  const { now } = await late();
  const seen: number[] = [];
  for (const ms of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    await wait(ms - 1);
    seen.push(asked);
    await wait(1);
    expect(now().failed).toBe(true);
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('who asks waits for the outcome: what is said stays until it comes', async () => {
  const { now } = await late();
  const ask = async () => {
    let isOver = false;
    act(
      () =>
        void now()
          .reload()
          .then(() => (isOver = true)),
    );
    expect([now().failed, isOver]).toEqual([true, false]);
    await wait(0);
    return isOver;
  };
  expect([await ask(), now().failed]).toEqual([true, true]);
  working = true;
  expect([await ask(), now().failed, now().value]).toEqual([true, false, 'code']);
});

test('nobody tries for what is not wanted any more', async () => {
  const { rerender, unmount } = await late();
  rerender({ wanted: false });
  await wait(600_000);
  await online();
  expect(asked).toBe(1);
  rerender({ wanted: true });
  await wait(0);
  unmount();
  await wait(600_000);
  expect(asked).toBe(2);
});

let seen: ReturnType<typeof useLazyLoad<string>>[] = [];
function Part() {
  seen.push(useLazyLoad(load, true));
  return null;
}
const page = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <Part />
  </Activity>
);

/** A page that was left and returned to twice. */
async function returnedTo() {
  const { rerender } = render(page('visible'));
  await wait(0);
  seen = [];
  for (const mode of ['hidden', 'visible', 'hidden', 'visible'] as const) {
    rerender(page(mode));
    await wait(0);
  }
}

test('what is loaded stays at each return to its page, and is not fetched again', async () => {
  working = true;
  await returnedTo();
  expect(new Set(seen.map(({ value }) => value))).toEqual(new Set(['code']));
  expect(asked).toBe(1);
});

test('what failed is fetched again at each return', async () => {
  await returnedTo();
  expect([asked, seen.at(-1)?.failed]).toEqual([3, true]);
});
