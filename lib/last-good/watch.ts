import type { ContentState } from './state.ts';

/** How often the service is tried while it is away, and how long one try may take. */
export const TRY_MS = 1_000;
export const TRY_TIMEOUT_MS = 2_000;

type State = Pick<ContentState, 'awaySince' | 'tryAt' | 'trying'>;

/**
 * Knows whether the service is away. It is when it does not describe its repository; that one search fails may be the
 * search's own fault. @param describes asks for the description: whether there was a good one
 */
export function createWatch(state: State, describes: () => Promise<boolean>, now = () => performance.now()) {
  function away(): void {
    state.awaySince ??= now();
    state.tryAt = now() + TRY_MS;
  }

  function tryAgain(): Promise<boolean> {
    state.tryAt = now() + TRY_MS;
    state.trying ??= describes()
      .catch(() => false)
      .then((isGood) => {
        if (isGood) state.awaySince = null;
        else away();
        return isGood;
      })
      .finally(() => {
        state.trying = null;
      });
    return state.trying;
  }

  return {
    away,
    back: (): void => {
      state.awaySince = null;
    },
    /** Asks whether it is there, now. */
    tryAgain,
    /** The same behind the back of who needs an answer, once a second at most. */
    tryNowAndThen(): void {
      if (!state.trying && now() >= state.tryAt) void tryAgain();
    },
  };
}
