/** One call in ten may be a second try, and some at once after a quiet time. */
const SHARE = 0.1;
const MOST = 10;

/** Counts second tries against first ones: a service in trouble must not be asked twice as often because of it. */
export function createAllowance() {
  let left = MOST;
  return {
    /** A first try was made. */
    earn(): void {
      left = Math.min(MOST, left + SHARE);
    },
    /** Whether a second one may be made; it is then counted. */
    spend(): boolean {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

export type Allowance = ReturnType<typeof createAllowance>;
