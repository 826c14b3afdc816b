import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { logError } from '../log';

/** The error that Auth.js met while it answered a request: to the visitor it names most of them `Configuration`. */
type Noted = { name: string | null };

const storage = new AsyncLocalStorage<Noted>();

/** Runs `answer` and says, with its response, which error was met on the way. */
export async function noting<T>(answer: () => Promise<T>): Promise<{ response: T; error: string | null }> {
  const noted: Noted = { name: null };
  const response = await storage.run(noted, answer);
  return { response, error: noted.name };
}

const typeOf = (error: Error): string => ('type' in error && typeof error.type === 'string' ? error.type : error.name);

/** The `error` of Auth.js's logger. Its messages name endpoints and causes, no person. */
export function notedError(error: Error): void {
  const noted = storage.getStore();
  if (noted) noted.name = typeOf(error);
  const cause = error.cause instanceof Object && 'err' in error.cause ? error.cause.err : error.cause;
  logError('session', new Error(`${typeOf(error)}: ${cause instanceof Error ? cause.message : error.message}`));
}
