import { AppError } from './errors.ts';
import { throttledLog } from './http/throttled-log.ts';

const say = throttledLog((line) => console.error(line));

/** One line for the operator, repeats at most once per 5 s. Takes an error as it was caught; never a visitor's data. */
export function logError(area: string, error: unknown): void {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const cause = error instanceof AppError && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const stack = error instanceof AppError || !(error instanceof Error) ? '' : `\n${error.stack}`;
  say(`[${area}] ${text}${cause}${stack}`);
}
