import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError, messageOf } from '../platform/errors.ts';
import type { Contents } from './contents.ts';

/** A source file, not a part of the build: Node.js runs it as it is written, from the folder that the site is started in. */
const WORKER = path.resolve('lib/uploads/inspect-worker.ts');

/** Of one file. Heap and buffers are counted apart; the second only from outside, by looking every so often. */
const LIMITS = { milliseconds: 15_000, heapMegabytes: 192, bufferBytes: 256_000_000, lookMs: 50 };

/** Threads at once: each takes a processor and up to the limits above. */
const AT_ONCE = 2;
/** A thread loads its parsers in half a second, and reads a file in a hundredth: it waits a little for the next one. */
const KEPT_MS = 10_000;

function startThread(heapMegabytes: number): Worker {
  const worker = new Worker(/* turbopackIgnore: true */ WORKER, {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    // What reads files of strangers knows no settings, and does not write to the log.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  // Whoever waits for an answer hears of it as well.
  worker.on('error', () => worker.unref());
  return worker;
}

/** The threads in which files are read, a few at a time. @param given other limits than the usual ones, in tests */
export function fileThreads(given: Partial<typeof LIMITS> = {}): (bytes: Uint8Array) => Promise<Contents> {
  const limits = { ...LIMITS, ...given };
  const kept = new Map<Worker, NodeJS.Timeout>();
  const waiting: (() => void)[] = [];
  let running = 0;

  function take(): Worker {
    const [worker, timer] = kept.entries().next().value ?? [];
    if (!worker) return startThread(limits.heapMegabytes);
    clearTimeout(timer);
    kept.delete(worker);
    return worker;
  }

  function keep(worker: Worker): void {
    worker.unref();
    const timer = setTimeout(() => kept.delete(worker) && worker.terminate(), KEPT_MS).unref();
    kept.set(worker, timer);
    worker.once('exit', () => kept.delete(worker));
  }

  async function watch(worker: Worker, signal: AbortSignal): Promise<never> {
    const end = performance.now() + limits.milliseconds;
    while (performance.now() < end) {
      await after(limits.lookMs, null, { signal });
      // A thread that is not up yet, or has ended, has none.
      const used = await worker.getHeapStatistics().then(
        ({ external_memory }) => external_memory,
        () => 0,
      );
      if (used > limits.bufferBytes) throw new Error(`more than ${limits.bufferBytes} bytes of buffers`);
    }
    throw new Error(`no answer within ${limits.milliseconds} ms`);
  }

  async function ended(worker: Worker, signal: AbortSignal): Promise<never> {
    const [code] = await once(worker, 'exit', { signal });
    throw new Error(`the thread ended with ${code}`);
  }

  async function read(bytes: Uint8Array): Promise<Contents> {
    const worker = take();
    const done = new AbortController();
    const { signal } = done;
    try {
      const answer = once(worker, 'message', { signal });
      worker.postMessage(bytes);
      const [contents] = await Promise.race([answer, ended(worker, signal), watch(worker, signal)]);
      keep(worker);
      return contents;
    } catch (cause) {
      await worker.terminate();
      throw new AppError('fileUnread', { reason: messageOf(cause) }, { cause });
    } finally {
      done.abort();
    }
  }

  /** What is in a file. Throws AppError `fileUnread` when its thread ends without an answer, or passes a limit. */
  return async (bytes) => {
    if (running < AT_ONCE) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await read(bytes);
    } finally {
      // Whoever waits takes this place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
