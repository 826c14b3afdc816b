import type { Limit } from './limits.ts';

/** More addresses than a house has visitors within ten minutes; about 5 MB. */
const MOST_KEYS = 20_000;

type Window = { taken: number; endsAt: number };

/**
 * Counts what each key takes, in windows of equal length, in memory. The oldest window goes where there are too many of them.
 * Nothing here is a timer: one that a request starts holds on to the whole of that request until it rings.
 */
export function createWindows({ points, minutes }: Limit, most = MOST_KEYS) {
  const windows = new Map<string, Window>();
  const lasts = minutes * 60_000;

  /** Windows last equally long, so that they end in the order in which they began. */
  function makeRoom(now: number): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now && windows.size < most) return;
      windows.delete(key);
    }
  }

  function windowOf(key: string, now: number): Window {
    const known = windows.get(key);
    if (known && known.endsAt > now) return known;
    windows.delete(key);
    makeRoom(now);
    const begun = { taken: 0, endsAt: now + lasts };
    windows.set(key, begun);
    return begun;
  }

  return {
    /** Takes a point. Returns null, or the milliseconds until the next is free. */
    take(key: string): number | null {
      const now = Date.now();
      const window = windowOf(key, now);
      if (window.taken >= points) return window.endsAt - now;
      window.taken += 1;
      return null;
    },
    giveBack(key: string): void {
      const window = windows.get(key);
      if (window) window.taken = Math.max(0, window.taken - 1);
    },
    size: (): number => windows.size,
  };
}
