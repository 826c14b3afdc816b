/** What a further try may add to a visitor's wait, counted from the first call. */
const PATIENCE_MS = 1_500;
const BACK_OFF_MS = 100;

type Delay = (attempt: number, error: unknown) => number | null;
type Troubles = {
  /** Milliseconds that a service which was asked too often wants to be left alone; null for any other error. */
  throttledMs: (attempt: number, error: unknown) => number | null;
  /** Whether the next try may well be answered. A time-out has taken too long already. */
  isPassing: (error: unknown) => boolean;
};

/**
 * The waits of one read, from now on, in milliseconds: what a service that throttles asks for, else some 100 ms and
 * doubling, spread so that those who failed together do not come back together. Null for what another try does not help.
 * @param most what all tries may take together
 */
export const againAfter =
  ({ throttledMs, isPassing }: Troubles) =>
  (most: number, clock = () => performance.now(), random = Math.random): Delay => {
    const start = clock();
    return (attempt, error) => {
      const asked = throttledMs(attempt, error);
      if (asked === null && !isPassing(error)) return null;
      const pause = asked ?? BACK_OFF_MS * 2 ** (attempt - 1) * (0.5 + random());
      const end = asked === null ? Math.min(PATIENCE_MS, most) : most;
      return clock() - start + pause <= end ? pause : null;
    };
  };
