const MOST = 10;
const WINDOW_MS = 10 * 60_000;
const MOST_KEPT = 1000;

export interface Attempts {
  /** Counts a sign-in attempt before its password is checked; false when the rate limit is exceeded. */
  begin(email: string): boolean;
  /** Clears the attempts after a correct password. */
  forget(email: string): void;
  clear(): void;
}

/**
 * Rate limit of wrong passwords by e-mail address: after ten in ten minutes, sign-in is blocked until the oldest is ten
 * minutes old.
 */
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
