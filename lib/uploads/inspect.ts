import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError, messageOf } from '../platform/errors.ts';
import { logError } from '../platform/log/log.ts';
import { perProcess } from '../platform/process.ts';
import type { Contents } from './contents.ts';
import {
  checkFile,
  cleanName,
  extensionOf,
  MEDIA_TYPES,
  type UploadPolicy,
  type UploadProblem,
  withEnding,
} from './limits.ts';

/** A source file, not part of the build: Node.js runs it directly, relative to the working directory of the site. */
const WORKER = path.resolve('lib/uploads/inspect-worker.ts');

/** Limits per file. Heap and buffers are measured separately, the buffers only from outside, by polling. */
const LIMITS = { milliseconds: 15_000, heapMegabytes: 192, bufferBytes: 256_000_000, lookMs: 50 };

/** Maximum number of threads: each uses a processor and memory up to the limits above. */
const AT_ONCE = 2;
/** Idle time before a thread is stopped: loading its parsers takes half a second, reading a file a hundredth. */
const KEPT_MS = 10_000;

function startThread(heapMegabytes: number): Worker {
  const worker = new Worker(/* turbopackIgnore: true */ WORKER, {
    // A large young generation saves no time here, and each thread would keep 6 MB more.
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 4 },
    // A thread that reads untrusted files has no access to the environment, and does not write to the log.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  // The caller that waits for a result gets the error as well.
  worker.on('error', () => worker.unref());
  return worker;
}

/** Pool of threads that read files. @param given overrides of the default limits, in tests */
export function fileThreads(given: Partial<typeof LIMITS> = {}): (bytes: Uint8Array) => Promise<Contents> {
  const limits = { ...LIMITS, ...given };
  const idleWorkers = new Map<Worker, NodeJS.Timeout>();
  const waiting: (() => void)[] = [];
  let running = 0;

  function take(): Worker {
    const [worker, timer] = idleWorkers.entries().next().value ?? [];
    if (worker) {
      clearTimeout(timer);
      idleWorkers.delete(worker);
      return worker;
    }
    const started = startThread(limits.heapMegabytes);
    started.once('exit', () => idleWorkers.delete(started));
    return started;
  }

  function keep(worker: Worker): void {
    worker.unref();
    const timer = setTimeout(() => idleWorkers.delete(worker) && worker.terminate(), KEPT_MS).unref();
    idleWorkers.set(worker, timer);
  }

  async function watch(worker: Worker, signal: AbortSignal): Promise<never> {
    const end = performance.now() + limits.milliseconds;
    while (performance.now() < end) {
      await after(limits.lookMs, null, { signal });
      // A thread that is still starting, or has ended, has no statistics.
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

  /** Reads the contents of a file. Throws AppError `fileUnread` when its thread ends without a result, or exceeds a limit. */
  return async (bytes) => {
    if (running < AT_ONCE) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await read(bytes);
    } finally {
      // The next waiting caller takes this slot.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const readInThread = fileThreads();

/** Maximum number of posts of one address whose files are read or wait for it, and of addresses that have such posts. */
const POSTS = { ofOne: 20, addresses: 500 };

/**
 * Turns of posts with files: of one address one post after the other, so that it keeps one thread busy at most.
 * @param given other limits, in tests
 */
export function postTurns({ ofOne, addresses } = POSTS) {
  /** What starts the waiting posts of each address that has one whose files are read. */
  const waiting = new Map<string, (() => void)[]>();
  /** Runs `work` when it is the turn of the address. Throws AppError `fileUnread` when too many posts wait. */
  return async <T>(address: string, work: () => Promise<T>): Promise<T> => {
    const queue = waiting.get(address);
    if (queue ? queue.length + 1 >= ofOne : waiting.size >= addresses) {
      throw new AppError('fileUnread', { reason: 'too many posts with files wait' });
    }
    if (queue) await new Promise<void>((resolve) => queue.push(resolve));
    else waiting.set(address, []);
    try {
      return await work();
    } finally {
      const next = waiting.get(address)?.shift();
      if (next) next();
      else waiting.delete(address);
    }
  };
}

/** For the posts of this process. */
export const inTurn = perProcess('post-turns', () => postTurns());

/** An accepted file: its clean name, with the extension of its detected type, and its media type. */
export type Inspected = { name: string; type: string };

/** Decides on a file with these contents. A file of an allowed type with another extension gets the extension of its type. */
export function accepted(contents: Contents, name: string, policy: UploadPolicy): Inspected | UploadProblem {
  const clean = cleanName(name);
  const values = { name: clean };
  if ('fault' in contents) return { code: contents.fault, values };
  const allowed = contents.endings.filter((ending) => policy.extensions.includes(ending));
  const own = allowed.find((ending) => ending === extensionOf(clean));
  if (own) return { name: clean, type: MEDIA_TYPES[own] };
  // An unknown type of compound file could not be opened with the extension that we would give it.
  const [usual] = allowed.filter((ending) => ending !== 'cfb');
  return usual ? { name: withEnding(clean, usual), type: MEDIA_TYPES[usual] } : { code: 'fileContent', values };
}

/** The problem of a file whose thread ended without a result. */
export const unread = (name: string): UploadProblem => ({ code: 'fileUnread', values: { name: cleanName(name) } });

/**
 * Checks that name and size of a file are allowed, and that it contains nothing that runs or fetches on opening. Does not
 * throw: a file that could not be inspected is a problem of that file.
 */
export async function inspectFile(
  bytes: Uint8Array,
  name: string,
  policy: UploadPolicy,
  read = readInThread,
): Promise<Inspected | UploadProblem> {
  const problem = checkFile({ name, size: bytes.length }, policy);
  if (problem) return problem;
  try {
    return accepted(await read(bytes), name, policy);
  } catch (error) {
    logError('forms', error);
    return unread(name);
  }
}
