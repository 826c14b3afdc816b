import type { Env } from '../env.ts';
import { AppError, messageOf } from '../errors.ts';
import { processSingleton } from '../process.ts';

/** Maximum characters of a log message: longer than any message of ours; anything longer is a visitor's document. */
const MOST = 2_000;

/** Sensitive parts that a message of a library or a service may contain, and their replacements. */
const RULES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // The JavaScript engine quotes the text that it could not parse.
  [/Unexpected .{0,200} JSON\b.*/, 'no valid JSON'],
  // Query strings contain search terms, tokens and addresses.
  [/(\b[a-z]+:\/\/[^\s?#"'<>]+)[?#][^\s"'<>]*/gi, '$1?…'],
  [/((?:^|[\s"'(])\/[^\s?#"'<>]*)\?[^\s"'<>]*/g, '$1?…'],
  [/\b([a-z]+:\/\/)[^\s/@:"']+(?::[^\s/@"']*)?@/gi, '$1…@'],
  [/[\p{L}\d_.!#$&'*+/=^`{|}~-]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, '‹e-mail›'],
  [/(gid:\/\/shopify\/(?:Cart|Customer|CustomerAddress|MailingAddress|Order)\/)[^\s"',;)]+/g, '$1…'],
  [/\b[\w-]{16,}\.[\w-]{16,}\.[\w-]*/g, '‹token›'],
  [/\b(?:[0-9a-f]{32,}|[\w-]{44,})\b/gi, '‹token›'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 ‹token›'],
  [/(?:\+|\b00)\d[\d .()-]{7,}\d|\b0\d(?:[ .-]?\d{2}){4}\b/g, '‹phone›'],
];

/**
 * A text for the log: one line without control characters, at most 2,000 characters, and without what looks like a
 * person's address, number or token. A last line of defence: such data is never logged on purpose.
 */
export function scrubbed(text: string): string {
  const line = text
    .slice(0, MOST)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return RULES.reduce((left, [pattern, instead]) => left.replace(pattern, instead), line);
}

/** One log line. Everything in it is safe to store: no control characters, no personal data, no token. */
export type LogLine = {
  level: Env['LOG_LEVEL'];
  /** Part of the application that logs: `cart`, `outbox`, `request`, … */
  area: string;
  message: string;
  /** Name of the error class. */
  error?: string;
  /** Code from the error catalogue. */
  code?: string;
  cause?: string;
  /** Stack frames, without the message. */
  stack?: string;
  /** The digest by which the framework identifies an error to the visitor. */
  digest?: string;
  /** Id of the request, where it is better known than from the context. */
  request?: string;
  route?: string;
  method?: string;
  path?: string;
  status?: number;
  milliseconds?: number;
};

/** A failed query lists all of its values, including a visitor's: the database's own error is logged instead. */
const withoutValues = (error: unknown): unknown =>
  error instanceof Error && 'query' in error && 'params' in error ? (error.cause ?? 'a query failed') : error;

/** Only the frames: the message before them may contain lines written by a visitor. */
export const framesOf = ({ stack = '' }: Pick<Error, 'stack'>): string | undefined =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n') || undefined;

const digestOf = (error: Error): string | undefined =>
  'digest' in error && typeof error.digest === 'string' ? error.digest.slice(0, 40) : undefined;

/** The log line of a caught error: an error of the catalogue without its stack, an unexpected error with it. */
export function lineOf(area: string, caught: unknown, level: Env['LOG_LEVEL'] = 'error'): LogLine {
  const error = withoutValues(caught);
  if (!(error instanceof Error)) return { level, area, message: scrubbed(messageOf(error)) };
  const line = { level, area, message: scrubbed(messageOf(error)), error: error.name, digest: digestOf(error) };
  if (!(error instanceof AppError)) return { ...line, stack: framesOf(error) };
  const cause = error.cause ? scrubbed(messageOf(error.cause)) : undefined;
  return { ...line, code: error.code, cause };
}

/** The line in human-readable form. */
export function textOf({ area, message, error, cause, stack }: LogLine): string {
  const named = error ? `${error}: ${message}` : message;
  return `[${area}] ${named}${cause ? ` (${cause})` : ''}${stack ? `\n${stack}` : ''}`;
}

export type Sink = (line: LogLine) => void;

/** Section 9 of the specification: "Throttled log: repeats at most once per 5000 ms". */
export const LOG_INTERVAL_MS = 5_000;
const MOST_MESSAGES = 5_000;

/**
 * Returns a logger that writes a message at most once per interval; other messages are not affected. Does not use
 * `Date.now`: Next.js forbids it while a page is prerendered, so logging an error would fail too.
 */
export function throttledLog<Rest extends unknown[]>(
  log: (message: string, ...rest: Rest) => void,
  now = () => performance.now(),
) {
  const last = new Map<string, number>();
  return (message: string, ...rest: Rest): void => {
    const at = now();
    if (at - (last.get(message) ?? Number.NEGATIVE_INFINITY) < LOG_INTERVAL_MS) return;
    last.delete(message);
    last.set(message, at);
    // The oldest come first.
    for (const [each, said] of last) {
      if (at - said < LOG_INTERVAL_MS && last.size <= MOST_MESSAGES) break;
      last.delete(each);
    }
    log(message, ...rest);
  };
}

const destination = (sink: Sink) => ({ write: sink, writeThrottled: throttledLog((_, line: LogLine) => sink(line)) });
const held = processSingleton<ReturnType<typeof destination>>('log');

/** Where there is no log of a server: in development, in scripts, during the build. */
const toConsole: Sink = (line) => console[line.level](textOf(line));

/** Sets the destination of log lines from now on; it has received none yet, so none is throttled. */
export function setSink(sink: Sink = toConsole): void {
  held.current = destination(sink);
}

function current(): ReturnType<typeof destination> {
  held.current ??= destination(toConsole);
  return held.current;
}

/** Writes a line to the server's log. */
export function writeLine(line: LogLine): void {
  current().write(line);
}

/** One line for the operator; repeats at most once per 5 s. Takes an error as it was caught; never a visitor's data. */
export function logError(area: string, caught: unknown): void {
  const line = lineOf(area, caught);
  current().writeThrottled(textOf(line), line);
}

/** One informational line: the site has started, the site stops. */
export function logNote(area: string, message: string): void {
  writeLine({ level: 'info', area, message });
}
