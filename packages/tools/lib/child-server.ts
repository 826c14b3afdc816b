import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const MOST_TRIES = 100;

type Options = {
  /** Whether it responds yet. */
  isReady: () => boolean | Promise<boolean>;
  /** Milliseconds between two of a hundred attempts. */
  everyMs?: number;
  /** The signal that stops it. */
  signal?: NodeJS.Signals;
};

/**
 * A server of another program, started for a test or a scenario: resolves when it responds, with a function that stops it. It ends with
 * this process in any case, and when it does not respond in time, which throws.
 */
export async function childServer(
  name: string,
  child: ChildProcess,
  { isReady, everyMs = 100, signal = 'SIGTERM' }: Options,
) {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const leave = () => void child.kill(signal);
  process.once('exit', leave);
  const stop = async (by = signal): Promise<void> => {
    process.off('exit', leave);
    child.kill(by);
    await ended;
  };
  for (let tries = 0; !(await isReady()); tries++) {
    if (tries > MOST_TRIES) {
      await stop();
      throw new Error(`${name} did not start.`);
    }
    await wait(everyMs);
  }
  return stop;
}
