import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
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
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Acquires a lock that only one living process can hold; returns the function that releases it. Throws Advice when it is held. */
export function take(file: string): () => void {
  if (!create(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder)) {
      throw new Advice(
        `Another push is under way (process ${holder}). Wait for it; two at once would send everything twice.`,
      );
    }
    rmSync(file, { force: true });
    if (!create(file)) throw new Advice(`${file} could not be taken: another push began at this moment. Wait for it.`);
  }
  return () => rmSync(file, { force: true });
}
