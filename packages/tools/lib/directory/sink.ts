import { once } from 'node:events';
import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { Entry } from './entry.ts';
import type { SourceEntry } from './source.ts';

export type Sink = {
  /** Returns a promise when the disk is slower than the reading (backpressure). */
  take: (entry: Entry | SourceEntry) => Promise<void> | undefined;
  /** Replaces the previous file with the complete new one. */
  finish: () => Promise<void>;
  /** Leaves the previous file unchanged. */
  abandon: () => void;
};

/** Writes entries as lines of JSON to a temporary file, which replaces the target when complete: no reader sees a partial file. */
export function openSink(file: string): Sink {
  mkdirSync(path.dirname(file), { recursive: true });
  const beside = `${file}.new`;
  const stream = createWriteStream(beside, { highWaterMark: 1 << 18 });
  const ended = finished(stream);
  // The promises below report a failure of the stream; without this handler the first error would end the process.
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
