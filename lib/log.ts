import { type LogLine, lineOf, textOf } from './log/line.ts';
import { writeLine } from './log/sink.ts';
import { throttledLog } from './log/throttled.ts';

const say = throttledLog((_, line: LogLine) => writeLine(line));

/** One line for the operator, repeats at most once per 5 s. Takes an error as it was caught; never a visitor's data. */
export function logError(area: string, caught: unknown): void {
  const line = lineOf(area, caught);
  say(textOf(line), line);
}

/** One line about the course of things: that the site has started, that it stops. */
export function logNote(area: string, message: string): void {
  writeLine({ level: 'info', area, message });
}
