const MOST = 5_000;
/** No page takes longer to be made: what was wanted before has failed. */
const LONGEST_MS = 30_000;
/** The same where only the framework knows whether a page is made anew: long enough for that, short for what may be nothing. */
const UNSURE_MS = 5_000;

/** When a page was wanted that is not there, or not any more: it is made from then on. */
const wanted = new Map<string, number>();

/**
 * Notes that a page was looked up at a moment, in milliseconds since 1970.
 * @param due whether it has to be made anew; null where the framework alone knows
 */
export function noteWanted(key: string, due: boolean | null, now: number): void {
  if (due === false) {
    wanted.delete(key);
    return;
  }
  if (wanted.size > MOST) wanted.clear();
  const longest = due ? LONGEST_MS : UNSURE_MS;
  if (now - (wanted.get(key) ?? 0) > longest) wanted.set(key, now);
}

/** When a page that is ready now began to be made, at the latest. */
export function takeBegun(key: string, now: number): number {
  const begun = wanted.get(key) ?? now;
  wanted.delete(key);
  return begun;
}
