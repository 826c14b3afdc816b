import { AppError, errorCode } from '../../platform/errors.ts';
import { LOOKUP_TIMEOUT_MS } from '../../platform/http/timeout-limits.ts';
import { withTimeout } from '../../platform/http/timeouts.ts';

/** Whether nobody knows if a mutation was carried out: its answer was lost, cut, or an error of a machine in between. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  if (error.code === 'http') return Number(error.values.status) >= 500;
  return ['timeout', 'unreachable', 'graphql', 'unconfirmed'].includes(error.code);
}

/** What the shop shows of a change afterwards: its result, that it was not carried out, or nothing either way. */
export type Held<Result> = { result: Result } | 'not' | 'unknown';

export type Verification<Seen, Result> = {
  /** What the change was about; null when it cannot be read. @param most milliseconds that it may take */
  read: (most: number) => Promise<Seen | null>;
  held: (seen: Seen) => Held<Result>;
};

/**
 * Carries a change out once. When its answer is lost the shop is looked at: what holds already is not called a failure, so
 * that nobody does it a second time. Throws AppError `unconfirmed` when the shop does not say.
 */
export async function withVerification<Seen, Result>(
  change: Promise<Result>,
  { read, held }: Verification<Seen, Result>,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const seen = await withTimeout(LOOKUP_TIMEOUT_MS, read(LOOKUP_TIMEOUT_MS));
    const found = seen ? held(seen) : 'unknown';
    if (found === 'not') throw error;
    if (found === 'unknown') throw unconfirmed(error);
    return found.result;
  }
}

/** A change of which nothing shows afterwards: a lost answer stays in doubt. */
export const withoutVerification = <Result>(change: Promise<Result>): Promise<Result> =>
  change.catch((error) => {
    throw isOutcomeUnknown(error) ? unconfirmed(error) : error;
  });

const unconfirmed = (cause: unknown) => new AppError('unconfirmed', { reason: errorCode(cause) ?? '' }, { cause });
