const KEY = 'login-started';
const PAUSE_MS = 60_000;

/** Whether a login may start by itself: at most once a minute in a tab. Counts the one that it allows. */
export function mayStartAgain(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(KEY));
  if (last > 0 && now - last < PAUSE_MS) return false;
  storage.setItem(KEY, String(now));
  return true;
}
