import { AppError, messageOf } from '../errors.ts';
import type { LogLevel } from '../log-levels.ts';
import { scrubbed } from './scrub.ts';

/** One line of the log. Everything in it is safe to keep: no control characters, no personal data, no token. */
export type LogLine = {
  level: LogLevel;
  /** Part of the house that speaks: `cart`, `outbox`, `request`, … */
  area: string;
  message: string;
  /** Name of the error class. */
  error?: string;
  /** Of the error catalogue. */
  code?: string;
  cause?: string;
  /** Where it happened, without the message. */
  stack?: string;
  /** By which the framework names an error to the visitor. */
  digest?: string;
  /** The request that it belongs to, where that is known better than by the context. */
  request?: string;
  route?: string;
  method?: string;
  path?: string;
  status?: number;
  milliseconds?: number;
};

/** A query that failed says all of its values, a visitor's too: what the database said of it is told instead. */
const withoutValues = (error: unknown): unknown =>
  error instanceof Error && 'query' in error && 'params' in error ? (error.cause ?? 'a query failed') : error;

/** The frames alone: the message before them may have lines of a visitor's making. */
const framesOf = ({ stack = '' }: Error): string | undefined =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n') || undefined;

const digestOf = (error: Error): string | undefined =>
  'digest' in error && typeof error.digest === 'string' ? error.digest.slice(0, 40) : undefined;

/** What the log says of something caught: an error of the catalogue without its stack, a surprise with it. */
export function lineOf(area: string, caught: unknown, level: LogLevel = 'error'): LogLine {
  const error = withoutValues(caught);
  if (!(error instanceof Error)) return { level, area, message: scrubbed(messageOf(error)) };
  const line = { level, area, message: scrubbed(messageOf(error)), error: error.name, digest: digestOf(error) };
  if (!(error instanceof AppError)) return { ...line, stack: framesOf(error) };
  const cause = error.cause ? scrubbed(messageOf(error.cause)) : undefined;
  return { ...line, code: error.code, cause };
}

/** The line as a person reads it. */
export function textOf({ area, message, error, cause, stack }: LogLine): string {
  const named = error ? `${error}: ${message}` : message;
  return `[${area}] ${named}${cause ? ` (${cause})` : ''}${stack ? `\n${stack}` : ''}`;
}
