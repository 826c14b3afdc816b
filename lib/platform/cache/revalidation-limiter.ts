import { processSingleton } from '../process/singletons.ts';

const MOST_KNOWN = 5_000;
/** No page takes longer to render: an older entry has failed. */
const LONGEST_MS = 30_000;
/** A revalidation that takes longer releases its slot. */
const PLACE_MS = 10_000;
/** Maximum number of concurrent background revalidations: more would only slow each other down, and visitors with them. */
export const MAX_BACKGROUND_REVALIDATIONS = 4;

type Times = Map<string, number>;
const held = processSingleton<{ wanted: Times; behind: Times }>('revalidations');

/** When the rendering of a missing or expired page started, and of the pages that are revalidated in the background. */
function making() {
  held.current ??= { wanted: new Map(), behind: new Map() };
  return held.current;
}

/**
 * Records that the rendering of a page starts now, unless it is already running.
 * @param now milliseconds since 1970
 */
export function startRevalidation(key: string, now: number): void {
  const { wanted } = making();
  if (wanted.size > MOST_KNOWN) wanted.clear();
  if (now - (wanted.get(key) ?? 0) > LONGEST_MS) wanted.set(key, now);
}

/**
 * The same for a stale page that is shown meanwhile; false where the limit of concurrent revalidations is reached: then
 * it must not start.
 */
export function startBackgroundRevalidation(key: string, now: number): boolean {
  const { behind } = making();
  for (const [other, since] of behind) if (now - since > PLACE_MS) behind.delete(other);
  if (!behind.has(key)) {
    if (behind.size >= MAX_BACKGROUND_REVALIDATIONS) return false;
    behind.set(key, now);
  }
  startRevalidation(key, now);
  return true;
}

/** Ends the revalidation of a page that is ready, or fresh. Returns when its rendering started, at the latest. */
export function finishRevalidation(key: string, now: number): number {
  const { wanted, behind } = making();
  const begun = wanted.get(key) ?? now;
  wanted.delete(key);
  behind.delete(key);
  return begun;
}
