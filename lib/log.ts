import { AppError } from './errors.ts';
import { throttledLog } from './http/throttled-log.ts';

const say = throttledLog((line) => console.error(line));

/** A query that failed says all of its values, a visitor's too: what the database said of it is told instead. */
const withoutValues = (error: unknown): unknown =>
  error instanceof Error && 'query' in error && 'params' in error ? (error.cause ?? 'a query failed') : error;

/** One line for the operator, repeats at most once per 5 s. Takes an error as it was caught; never a visitor's data. */
export function logError(area: string, caught: unknown): void {
  const error = withoutValues(caught);
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const cause = error instanceof AppError && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const stack = error instanceof AppError || !(error instanceof Error) ? '' : `\n${error.stack}`;
  say(`[${area}] ${text}${cause}${stack}`);
}
