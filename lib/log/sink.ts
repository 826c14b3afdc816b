import { processWide } from '../process-wide.ts';
import { type LogLine, textOf } from './line.ts';

export type Sink = (line: LogLine) => void;

const held = processWide<Sink>('log');

/** Where lines go from now on. */
export function setSink(sink: Sink): void {
  held.current = sink;
}

/** Writes a line to the log of the server; to the console where there is none: in development, in scripts, while building. */
export function writeLine(line: LogLine): void {
  const sink = held.current;
  if (sink) sink(line);
  else console[line.level](textOf(line));
}
