import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { logError } from '../platform/log/log';

/** What the response of Auth.js does not contain about a request. */
type AuthOutcome = {
  /** The actual error: Auth.js shows most of them to the visitor as `Configuration`. */
  error: string | null;
  /** The session is unchanged, and its cookie need not be sent again. */
  isSame: boolean;
  /** The provider is to be asked, whether that is due or not. */
  readonly isForced: boolean;
};

const storage = new AsyncLocalStorage<AuthOutcome>();

/**
 * Runs `answer` and returns its response with what was noted during the run.
 * @param isForced whether a refresh of the session is due at once
 */
export async function withAuthNotes<T>(
  answer: () => Promise<T>,
  isForced = false,
): Promise<AuthOutcome & { response: T }> {
  const outcome: AuthOutcome = { error: null, isSame: false, isForced };
  const response = await storage.run(outcome, answer);
  return { response, ...outcome };
}

/** Whether the session is to be refreshed at once. */
export const isForced = (): boolean => storage.getStore()?.isForced ?? false;

export function noteSame(): void {
  const outcome = storage.getStore();
  if (outcome) outcome.isSame = true;
}

const typeOf = (error: Error): string => ('type' in error && typeof error.type === 'string' ? error.type : error.name);

/**
 * Whether a callback failed because another login replaced it, or because its code was used before: Auth.js has no name
 * for this.
 */
const isOvertaken = (cause: unknown): boolean =>
  cause instanceof Error && (/"state"/.test(cause.message) || ('error' in cause && cause.error === 'invalid_grant'));

/** The `error` method of Auth.js's logger. Its messages contain endpoints and causes, no personal data. */
export function logAuthError(error: Error): void {
  const outcome = storage.getStore();
  const cause = error.cause instanceof Object && 'err' in error.cause ? error.cause.err : error.cause;
  if (outcome) outcome.error = isOvertaken(cause) ? 'InvalidCheck' : typeOf(error);
  logError('session', new Error(`${typeOf(error)}: ${cause instanceof Error ? cause.message : error.message}`));
}
