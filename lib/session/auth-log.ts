import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { logError } from '../platform/log/log';

/** What Auth.js does not say of a request that it answers. */
type Noted = {
  /** The error that it met: to the visitor it names most of them `Configuration`. */
  error: string | null;
  /** The session is the one that came, and its cookie need not be sent again. */
  isSame: boolean;
};

const storage = new AsyncLocalStorage<Noted>();

/** Runs `answer` and says, with its response, what was noted on the way. */
export async function withAuthNotes<T>(answer: () => Promise<T>): Promise<Noted & { response: T }> {
  const noted: Noted = { error: null, isSame: false };
  const response = await storage.run(noted, answer);
  return { response, ...noted };
}

export function noteSame(): void {
  const noted = storage.getStore();
  if (noted) noted.isSame = true;
}

const typeOf = (error: Error): string => ('type' in error && typeof error.type === 'string' ? error.type : error.name);

/** What a callback fails with that another login has overtaken, or whose code was used before: Auth.js has no name for it. */
const isOvertaken = (cause: unknown): boolean =>
  cause instanceof Error && (/"state"/.test(cause.message) || ('error' in cause && cause.error === 'invalid_grant'));

/** The `error` of Auth.js's logger. Its messages name endpoints and causes, no person. */
export function logAuthError(error: Error): void {
  const noted = storage.getStore();
  const cause = error.cause instanceof Object && 'err' in error.cause ? error.cause.err : error.cause;
  if (noted) noted.error = isOvertaken(cause) ? 'InvalidCheck' : typeOf(error);
  logError('session', new Error(`${typeOf(error)}: ${cause instanceof Error ? cause.message : error.message}`));
}
