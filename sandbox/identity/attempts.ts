const MOST = 10;
const WINDOW_MS = 10 * 60_000;
const MOST_KEPT = 1000;

export interface Attempts {
  /** Counts an attempt to sign in before its password is looked at; false when there were too many. */
  begin(email: string): boolean;
  /** The password was right. */
  forget(email: string): void;
  clear(): void;
}

/** Counts wrong passwords by address: ten in ten minutes, then nobody signs in there until the oldest is ten minutes old. */
export function createAttempts(clock: () => Date): Attempts {
  const times = new Map<string, number[]>();
  return {
    begin(email) {
      const since = clock().getTime() - WINDOW_MS;
      const recent = (times.get(email) ?? []).filter((time) => time > since);
      if (recent.length >= MOST) return false;
      times.set(email, [...recent, clock().getTime()]);
      if (times.size > MOST_KEPT) times.delete(times.keys().next().value ?? '');
      return true;
    },
    forget: (email) => {
      times.delete(email);
    },
    clear: () => times.clear(),
  };
}
