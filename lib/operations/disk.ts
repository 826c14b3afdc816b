import { access, constants, statfs } from 'node:fs/promises';

const LEAST_SHARE = 0.05;
const LEAST_BYTES = 1024 ** 3;

/** Whether a disk has enough free space: a twentieth of a small disk, a gigabyte of a large one. */
export const hasRoom = ({ free, size }: { free: number; size: number }): boolean =>
  free >= Math.min(LEAST_BYTES, size * LEAST_SHARE);

/** Bytes available to this process, and size of the disk that contains a folder. Rejects when the folder does not exist. */
export async function roomIn(dir: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(dir);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** Whether this process may write to a folder: not on a read-only file system, for example. */
export const isWritable = (dir: string): Promise<boolean> =>
  access(dir, constants.W_OK).then(
    () => true,
    () => false,
  );
