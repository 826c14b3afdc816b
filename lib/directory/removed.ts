import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { env } from '../env';
import { readRemovals } from './removals';

type Kept = { file: string; changed: number; ids: ReadonlySet<string> };
let kept: Kept | undefined;

/**
 * National ids of who asked not to be listed, read anew when the file of the settings has changed; none without one. Throws
 * when the file cannot be read: better no list than one with somebody who has objected.
 */
export async function removedIds(): Promise<ReadonlySet<string>> {
  const file = env().DIRECTORY_REMOVALS;
  if (!file) return new Set();
  const { mtimeMs: changed } = await stat(file);
  if (kept?.file !== file || kept.changed !== changed) {
    kept = { file, changed, ids: readRemovals(await readFile(file, 'utf8')) };
  }
  return kept.ids;
}
