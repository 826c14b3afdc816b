import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';

/** The operating system limits the number of open files; a large content folder has twenty thousand files. */
const AT_ONCE = 100;

/** The contents of the named files in a folder, in the order of the names. */
export const readTexts = (dir: string, names: readonly string[]): Promise<string[]> =>
  pLimit(AT_ONCE).map(names, (name) => readFile(path.join(dir, name), 'utf8'));

/** Names of all files below a folder, relative to it, with slashes; none when the folder does not exist. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Identifies the state of all files below a folder: their names, sizes and times of modification. */
export async function stateBelow(dir: string): Promise<string> {
  const states = await pLimit(AT_ONCE).map((await filesBelow(dir)).sort(), async (name) => {
    const { size, mtimeMs } = await stat(path.join(dir, name));
    return `${name}:${size}:${mtimeMs}`;
  });
  return [dir, ...states].join('\n');
}
