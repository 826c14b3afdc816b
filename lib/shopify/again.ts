import { AppError } from '../errors.ts';
import { throttleDelay } from './answer.ts';

/** What further tries may add to a visitor's wait, counted from the first call. */
const PATIENCE_MS = 1_500;
const BACK_OFF_MS = 100;
/** Codes of GraphQL errors that are the service's own trouble; NO_DATA stands for an answer that was cut. */
const PASSING = new Set(['NO_DATA', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE']);

/** Whether the next try may well be answered. A time-out has taken too long already. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  if (error.code === 'http') return Number(error.values.status) >= 500;
  if (error.code === 'graphql') return PASSING.has(String(error.values.reason));
  return error.code === 'unreachable';
}

type Delay = (attempt: number, error: unknown) => number | null;

/**
 * The waits of one query, from now on, in milliseconds: what a service that throttles asks for, else some 100 ms and
 * doubling, spread so that those who failed together do not come back together. Null for what another try does not help.
 * @param most what all tries may take together
 */
export function againDelay(most: number, clock = () => performance.now(), random = Math.random): Delay {
  const start = clock();
  return (attempt, error) => {
    const asked = throttleDelay(attempt, error);
    if (asked === null && !isPassing(error)) return null;
    const pause = asked ?? BACK_OFF_MS * 2 ** (attempt - 1) * (0.5 + random());
    const end = asked === null ? Math.min(PATIENCE_MS, most) : most;
    return clock() - start + pause <= end ? pause : null;
  };
}
