import { randomUUID } from 'node:crypto';
import { copyFile, open, rename, rm } from 'node:fs/promises';

/** Waits until a file's contents, or the names in a folder, are on the disk. */
export async function sync(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Copies a file for good: under its name there is all of it or nothing. */
export async function copyDurably(from: string, to: string): Promise<void> {
  const part = `${to}.${randomUUID()}.part`;
  try {
    await copyFile(from, part);
    await sync(part);
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
