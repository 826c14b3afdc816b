import { processSingleton } from '../process/singletons.ts';

const MOST_KNOWN = 5_000;
/** No page takes longer to be made: what was wanted before has failed. */
const LONGEST_MS = 30_000;
/** Who takes longer gives the place to another. */
const PLACE_MS = 10_000;
/** Pages that are revalidated in the background at once: more would only keep each other waiting, and visitors with them. */
export const MAX_BACKGROUND_REVALIDATIONS = 4;

type Making = {
  /** When a page was wanted that is not there, or not any more: it is made from then on. */
  wanted: Map<string, number>;
  /** Which of them are revalidated in the background, and since when. */
  behind: Map<string, number>;
};

const held = processSingleton<Making>('revalidations');

function making(): Making {
  held.current ??= { wanted: new Map(), behind: new Map() };
  return held.current;
}

/** Notes at a moment, in milliseconds since 1970, that a page is made from now on, unless it is already. */
export function startRevalidation(key: string, now: number): void {
  const { wanted } = making();
  if (wanted.size > MOST_KNOWN) wanted.clear();
  if (now - (wanted.get(key) ?? 0) > LONGEST_MS) wanted.set(key, now);
}

/** The same for a page that is shown as it is meanwhile; false where enough are made at once: then it is not begun. */
export function startBackgroundRevalidation(key: string, now: number): boolean {
  const { behind } = making();
  for (const [other, since] of behind) if (now - since > PLACE_MS) behind.delete(other);
  if (behind.size >= MAX_BACKGROUND_REVALIDATIONS && !behind.has(key)) return false;
  if (!behind.has(key)) behind.set(key, now);
  startRevalidation(key, now);
  return true;
}

/** When a page that is ready now, or need not be made, began to be made, at the latest. */
export function finishRevalidation(key: string, now: number): number {
  const { wanted, behind } = making();
  const begun = wanted.get(key) ?? now;
  wanted.delete(key);
  behind.delete(key);
  return begun;
}
