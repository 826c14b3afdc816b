import { type LogLine, textOf } from './line.ts';

export type Sink = (line: LogLine) => void;

const place = Symbol.for('silene.log');
type Holder = { [place]?: Sink };

/** Where lines go from now on. On globalThis: the pages and the hooks of the server are bundles with modules of their own. */
export function setSink(sink: Sink): void {
  (globalThis as Holder)[place] = sink;
}

/** Writes a line to the log of the server; to the console where there is none: in development, in scripts, while building. */
export function writeLine(line: LogLine): void {
  const sink = (globalThis as Holder)[place];
  if (sink) sink(line);
  else console[line.level](textOf(line));
}
