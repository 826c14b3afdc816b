const MOST_KNOWN = 5_000;
/** No page takes longer to be made: what was wanted before has failed. */
const LONGEST_MS = 30_000;
/** Who takes longer gives the place to another. */
const PLACE_MS = 10_000;
/** Pages that are made anew at once while those of before are shown: more would only keep each other waiting, and visitors with them. */
export const MOST_BEHIND = 4;

/** When a page was wanted that is not there, or not any more: it is made from then on. */
const wanted = new Map<string, number>();
/** Which of them are made behind the back of visitors, and since when. */
const behind = new Map<string, number>();

/** Notes at a moment, in milliseconds since 1970, that a page is made from now on, unless it is already. */
export function begin(key: string, now: number): void {
  if (wanted.size > MOST_KNOWN) wanted.clear();
  if (now - (wanted.get(key) ?? 0) > LONGEST_MS) wanted.set(key, now);
}

/** The same for a page that is shown as it is meanwhile; false where enough are made at once: then it is not begun. */
export function beginBehind(key: string, now: number): boolean {
  for (const [other, since] of behind) if (now - since > PLACE_MS) behind.delete(other);
  if (behind.size >= MOST_BEHIND && !behind.has(key)) return false;
  if (!behind.has(key)) behind.set(key, now);
  begin(key, now);
  return true;
}

/** When a page that is ready now, or need not be made, began to be made, at the latest. */
export function finish(key: string, now: number): number {
  const begun = wanted.get(key) ?? now;
  wanted.delete(key);
  behind.delete(key);
  return begun;
}
