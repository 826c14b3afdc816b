import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { processSingleton, STORE_SLOT } from '../../platform/process.ts';
import { parseJson } from '../../platform/text/clean.ts';
import type { Store } from './open.ts';

/** Far more than the time between creating a file and writing into it. */
const WRITING_MS = 5_000;
/** Interval at which the holder touches the lock, and the time without after which one of another container is stale. */
const HEARTBEAT_MS = 10_000;
const STALE_MS = 60_000;

/**
 * `namespace` says among which processes `pid` counts: containers may share a host name. Absent where the system does
 * not say. `since`: when the lock was taken, in ms since 1970.
 */
type Holder = { host: string; pid: number; started: string | null; namespace?: string | undefined; since: number };

function pidNamespace(): string | undefined {
  try {
    return fs.readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
}

/** Start time of a process, in the kernel's own count: it detects a process id that was reused since. */
function startOf(pid: number): string | null {
  try {
    return (
      fs
        .readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? null
    );
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return started === null || startOf(pid) === null || startOf(pid) === started;
}

const parse = (text: string): Holder | null => (parseJson(text) as Holder | undefined) ?? null;

/** The store must not be opened with these settings: the message states what to do about it. */
export class StoreRefused extends Error {}
/** The lock could not be acquired. */
export class StoreLocked extends StoreRefused {}

const refusal = (dir: string, holder: Holder | null): StoreLocked =>
  new StoreLocked(
    `The embedded store in ${dir} is in use by ${holder ? `process ${holder.pid} on ${holder.host}` : 'another process'}: ` +
      'a second one would lose what the first writes. Stop that one, choose another STORE_DIR, or set DATABASE_URL to ' +
      'use PostgreSQL, which several processes can share. ' +
      (holder?.host === hostname()
        ? '(If it has ended, start again in a minute.)'
        : `(If ${holder?.host ?? 'it'} is gone for good, remove ${path.join(dir, 'lock')}.)`),
  );

/** When the lock of a folder was taken, in ms since 1970; undefined without a lock. */
export function lockedSince(dir: string): number | undefined {
  const file = path.join(dir, 'lock');
  return fs.existsSync(file) ? parse(fs.readFileSync(file, 'utf8'))?.since : undefined;
}

/**
 * Locks the folder of the embedded store for this process, until the returned function is called. A lock whose process
 * has ended in any way is stale and does not block; that of another container with this host name a minute later. Throws
 * StoreLocked while another process has it.
 */
export function lockStore(dir: string): () => void {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = path.join(dir, 'lock');
  const mine: Holder = {
    host: hostname(),
    pid: process.pid,
    started: startOf(process.pid),
    namespace: pidNamespace(),
    since: Date.now(),
  };
  for (;;) {
    try {
      fs.writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
      return heldWithHeartbeat(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    giveUpUnlessStale(dir, file);
  }
}

function heldWithHeartbeat(file: string): () => void {
  const beating = setInterval(() => {
    const now = new Date();
    fs.utimes(file, now, now, () => undefined);
  }, HEARTBEAT_MS);
  beating.unref();
  return () => {
    clearInterval(beating);
    fs.rmSync(file, { force: true });
  };
}

const isYoung = (file: string, ageMs: number): boolean =>
  Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < ageMs;

/**
 * Whether the process that took a lock still has it. An empty lock was created just now, and is being written. A process
 * of another container cannot be seen: its heartbeat can. Locks of releases before 28 November 2026 have no namespace.
 */
function isHeld(file: string, holder: Holder | null): boolean {
  if (!holder) return isYoung(file, WRITING_MS);
  if (holder.host !== hostname()) return true;
  const isSeen = holder.namespace === undefined || holder.namespace === pidNamespace();
  return isSeen ? isAlive(holder) : isYoung(file, STALE_MS);
}

/**
 * Removes a stale lock, whose process has ended. It is renamed and then rechecked: another starting process may have
 * been faster.
 */
function giveUpUnlessStale(dir: string, file: string): void {
  const aside = `${file}.${randomUUID()}`;
  let content: string;
  try {
    content = fs.readFileSync(file, 'utf8');
  } catch {
    return;
  }
  const holder = parse(content);
  if (isHeld(file, holder)) throw refusal(dir, holder);
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  const moved = fs.readFileSync(/* turbopackIgnore: true */ aside, 'utf8');
  if (moved !== content) {
    fs.linkSync(aside, file);
    fs.rmSync(aside);
    throw refusal(dir, parse(moved));
  }
  fs.rmSync(aside);
}

/** Global slot for the store of the process. */
export const storeSlot = processSingleton<Promise<Store>>(STORE_SLOT);

/** Set while this process brings the tables up to date, or waits for another one that does. */
export const migrationSlot = processSingleton<true>('migration');

/** The store if this process has opened it or is opening it; never opens it just to render a page. */
export const openedStore = (): Promise<Store> | undefined => storeSlot.current;
