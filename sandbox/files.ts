import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';

/** A system opens so many files at once and no more; a large house has twenty thousand. */
const AT_ONCE = 100;

/** The texts of files of a folder, in the order of their names. */
export const readTexts = (dir: string, names: readonly string[]): Promise<string[]> =>
  pLimit(AT_ONCE).map(names, (name) => readFile(path.join(dir, name), 'utf8'));
