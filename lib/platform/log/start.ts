import { format, stripVTControlCharacters } from 'node:util';
import pino, { type DestinationStream } from 'pino';
import { type Env, env } from '../env.ts';
import { count } from '../metrics/meter.ts';
import { loggedPath, requestId } from '../request.ts';
import { type LogLine, lineOf, type Sink, scrubbed, setSink, textOf, throttledLog, writeLine } from './log.ts';

type Options = {
  level: Env['LOG_LEVEL'];
  /** Id of the current request, if any. */
  requestId: () => string | undefined;
  destination: DestinationStream;
};

/** A sink of JSON lines: `{"level":"error","time":"…","pid":1,"request":"…","area":"cart","message":"…"}`. */
export function jsonSink({ level, requestId, destination }: Options): Sink {
  const logger = pino(
    {
      level,
      messageKey: 'message',
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ request: requestId() }),
    },
    destination,
  );
  return ({ level: own, ...line }) => {
    count('log', { level: own });
    logger[own](line);
  };
}

const METHODS = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug', trace: 'debug' } as const;
const area = /^\[(?<area>[\w@/-]{1,40})\] /;

/**
 * Redirects the console output of the framework and the libraries to the sink as log lines; repeats once per 5 s.
 * Returns a function that restores the console.
 */
export function takeConsole(sink: Sink, isKnown: (error: unknown) => boolean = () => false): () => void {
  const before = { ...console };
  const throttled = throttledLog((_, line: LogLine) => sink(line));
  const say = (line: LogLine) => throttled(textOf(line), line);
  for (const [method, level] of Object.entries(METHODS)) {
    console[method as keyof typeof METHODS] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      if (error && isKnown(error)) return;
      const text = stripVTControlCharacters(format(...values.filter((value) => value !== error))).trim();
      if (!error && text === '') return;
      const words = scrubbed(text.replace(area, ''));
      const from = area.exec(text)?.groups?.area ?? 'console';
      if (!error) return say({ level, area: from, message: words });
      const line = lineOf(from, error, level);
      say({ ...line, message: [words, line.message].filter(Boolean).join(': ') });
    };
  }
  return () => Object.assign(console, before);
}

/** The log of a server: JSON lines on the standard output, from all sources. */
function logAsJson(options: Omit<Options, 'destination'>, isKnown: (error: unknown) => boolean): void {
  // Synchronous: the last line of a process that crashes is the one that matters.
  const destination = pino.destination({ dest: 1, sync: true });
  // A full disk must not throw into whoever logs: pages are served, and forms say that nothing was sent.
  destination.on('error', () => undefined);
  const sink = jsonSink({ ...options, destination });
  setSink(sink);
  takeConsole(sink, isKnown);
  process.removeAllListeners('warning');
  process.on('warning', (warning) => sink(lineOf('node', warning, 'warn')));
}

/** Errors that are already logged: the framework passes an error to its hook and logs it to the console as well. */
const logged = new WeakSet<Error>();

/** Returns whether the error was logged before. */
const markLogged = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const isKnown = logged.has(error);
  logged.add(error);
  return isKnown;
};

/** Switches to JSON lines, except at a terminal: there the lines stay as they are in development. */
export function startLog(): void {
  if (!process.stdout.isTTY) logAsJson({ level: env().LOG_LEVEL, requestId }, markLogged);
}

type RequestHead = { path: string; method: string };
type Where = { routePath: string; routeType: string };

/** Logs an uncaught error of a page, a handler or an action, with the digest that its visitor was shown. */
export function logRequestError(error: unknown, { path, method }: RequestHead, { routePath, routeType }: Where): void {
  if (markLogged(error)) return;
  writeLine({ ...lineOf(routeType, error), route: routePath, method, path: loggedPath(path) });
}
