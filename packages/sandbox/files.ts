import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';

/** The operating system limits the number of open files; a large content folder has twenty thousand files. */
export const AT_ONCE = 100;

/** The contents of the named files in a folder, in the order of the names. */
export const readTexts = (dir: string, names: readonly string[]): Promise<string[]> =>
  pLimit(AT_ONCE).map(names, (name) => readFile(path.join(dir, name), 'utf8'));
