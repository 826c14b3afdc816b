import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { Advice } from '../../report.ts';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

function create(file: string): boolean {
  let handle: number;
  try {
    handle = openSync(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writeSync(handle, String(process.pid));
    return true;
  } catch (error) {
    // A full disk: an empty lock would be nobody's.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** Milliseconds in which a new lock may still be empty. */
const FRESH_MS = 5_000;

function isHeld(file: string, holder: number): boolean {
  // In a new container numbers repeat: the own one, unless it is held here, is that of a process which has ended.
  if (holder === process.pid) return heldHere.has(file);
  return holder > 0 ? isAlive(holder) : Date.now() - statSync(file).mtimeMs < FRESH_MS;
}

/** The locks that this process holds. */
const heldHere = new Set<string>();

/** Acquires a lock that only one living process can hold; returns the function that releases it. Throws Advice when it is held. */
export function take(file: string): () => void {
  if (!create(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isHeld(file, holder)) {
      throw new Advice(
        `Another push is under way${holder > 0 ? ` (process ${holder})` : ''}. Wait for it; two at once would send everything twice, or publish what the other has not finished. If no push runs, delete ${file}.`,
      );
    }
    rmSync(file, { force: true });
    if (!create(file)) throw new Advice(`${file} could not be taken: another push began at this moment. Wait for it.`);
  }
  heldHere.add(file);
  const release = (): void => {
    heldHere.delete(file);
    rmSync(file, { force: true });
  };
  process.once('exit', release);
  return () => {
    process.removeListener('exit', release);
    release();
  };
}
