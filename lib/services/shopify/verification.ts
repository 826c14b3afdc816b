import { AppError, type ErrorCode, errorCode } from '../../platform/errors.ts';
import { LOOKUP_TIMEOUT_MS } from '../../platform/http/timeout-limits.ts';
import { withTimeout } from '../../platform/http/timeouts.ts';

/** Responses without a result: section 8 of the specification has messages of their own for them. */
const WITHOUT_RESULT: ReadonlySet<ErrorCode> = new Set(['customerResponseNull', 'customerMissing']);

const UNKNOWN: ReadonlySet<ErrorCode> = new Set([
  'timeout',
  'unreachable',
  'graphql',
  'unconfirmed',
  ...WITHOUT_RESULT,
]);

/**
 * Whether it is unknown if a mutation was carried out: its response was lost, truncated, without a result, or an error of a
 * gateway.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  if (error.code === 'http') return Number(error.values.status) >= 500;
  return UNKNOWN.has(error.code);
}

/** Outcome of a change as read from the shop afterwards: its result, not carried out, or unknown. */
export type Held<Result> = { result: Result } | 'not' | 'unknown';

export type Verification<Found, Result> = {
  /**
   * Reads the changed entity; null when it cannot be read.
   * @param most timeout in milliseconds
   */
  read: (most: number) => Promise<Found | null>;
  held: (current: Found) => Held<Result>;
};

/**
 * Carries out a change once. When its response is lost the shop is read: a change that was applied is not reported as a
 * failure, so that it is not repeated. Throws AppError `unconfirmed`, or that of a response without a result, when the outcome
 * stays unknown.
 */
export async function withVerification<Found, Result>(
  change: Promise<Result>,
  { read, held }: Verification<Found, Result>,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const current = await withTimeout(LOOKUP_TIMEOUT_MS, read(LOOKUP_TIMEOUT_MS));
    const found = current ? held(current) : 'unknown';
    if (found === 'not') throw error;
    if (found === 'unknown') throw unconfirmed(error);
    return found.result;
  }
}

/** For a change that cannot be verified afterwards: after a lost response it is reported as `unconfirmed`. */
export const withoutVerification = <Result>(change: Promise<Result>): Promise<Result> =>
  change.catch((error) => {
    throw isOutcomeUnknown(error) ? unconfirmed(error) : error;
  });

const unconfirmed = (cause: unknown) =>
  cause instanceof AppError && WITHOUT_RESULT.has(cause.code)
    ? cause
    : new AppError('unconfirmed', { reason: errorCode(cause) ?? '' }, { cause });
