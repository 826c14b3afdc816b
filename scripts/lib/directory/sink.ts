import { once } from 'node:events';
import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { Entry } from './entry.ts';

export type Sink = {
  /** A promise when the disk is slower than the reading. */
  take: (entry: Entry) => Promise<void> | undefined;
  /** Puts the whole file in the place of the former one. */
  finish: () => Promise<void>;
  /** Leaves the former file as it was. */
  abandon: () => void;
};

/** Writes entries, a line of JSON each, beside a file that is replaced when all of them are there: nobody reads half of them. */
export function openSink(file: string): Sink {
  mkdirSync(path.dirname(file), { recursive: true });
  const beside = `${file}.new`;
  const stream = createWriteStream(beside, { highWaterMark: 1 << 18 });
  const ended = finished(stream);
  // Whoever waits for the stream hears of its failure; without this the first failure would end the process.
  ended.catch(() => {});
  return {
    take(entry) {
      if (stream.write(`${JSON.stringify(entry)}\n`)) return undefined;
      return Promise.race([once(stream, 'drain'), ended]).then(() => undefined);
    },
    async finish() {
      stream.end();
      await ended;
      renameSync(beside, file);
    },
    abandon() {
      stream.destroy();
      rmSync(beside, { force: true });
    },
  };
}
