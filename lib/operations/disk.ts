import { access, constants, statfs } from 'node:fs/promises';

const LEAST_SHARE = 0.05;
const LEAST_BYTES = 1024 ** 3;

/** Whether a disk has room: a twentieth of a small one, a gigabyte of a large one. */
export const hasRoom = ({ free, size }: { free: number; size: number }): boolean =>
  free >= Math.min(LEAST_BYTES, size * LEAST_SHARE);

/** Free bytes for this process and size of the disk that a folder is on. Rejects when there is no such folder. */
export async function roomIn(dir: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(dir);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** Whether this process may write in a folder: not on a file system that is read-only, for example. */
export const isWritable = (dir: string): Promise<boolean> =>
  access(dir, constants.W_OK).then(
    () => true,
    () => false,
  );
