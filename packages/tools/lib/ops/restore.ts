import path from 'node:path';
import { parseArgs } from 'node:util';
import { RestoreRefused, restoreCopy } from '../../../../lib/backup/archive.ts';
import { findCopy, listCopies } from '../../../../lib/backup/make.ts';
import { StoreLocked } from '../../../../lib/services/store/store-lock.ts';
import { takenByNpm } from '../npm-options.ts';
import { Advice } from '../report.ts';
import type { Settings } from '../settings.ts';
import { placesOf } from './ask.ts';
import { copyLine } from './print.ts';

/** Prints the existing backups, newest last. */
export async function copies(settings: Settings): Promise<number> {
  const { backupDir } = placesOf(settings);
  const found = await listCopies(backupDir);
  if (found.length === 0) throw new Advice(`There are no copies in ${backupDir}: npm run ops -- backup makes one.`);
  for (const copy of found) console.log(copyLine(copy));
  return 0;
}

/**
 * Restores a backup of the embedded store, verified, into the store's folder or the one of `--to`. Returns 1 when one of its files is
 * missing. Throws Advice.
 */
export async function restore(settings: Settings, words: readonly string[]): Promise<number> {
  const options = { to: { type: 'string' } } as const;
  const given = parseArgs({ args: [...words], options, allowPositionals: true });
  const { positionals } = given;
  const { to } = { ...takenByNpm(options, process.env), ...given.values };
  const { dir, backupDir } = placesOf(settings);
  const copy = await findCopy(backupDir, positionals[0] ?? 'latest');
  if (!copy) throw new Advice(`There is no such copy in ${backupDir}: npm run ops -- copies lists them.`);
  const target = to ? path.resolve(to) : dir;
  try {
    const { files, damaged, held } = await restoreCopy(copy, target);
    console.log(copyLine(copy));
    console.log(`restored into ${target}: counts and checksums agree, ${files} files are back`);
    if (held > 0)
      console.log(
        `${held} deliveries waited then and are held: they may have been made since. Start the site, look at` +
          ' npm run ops -- outbox, and send them with npm run ops -- retry all|<id>…',
      );
    for (const name of damaged) console.error(`the file ${name} is not in the copy, or not what it was`);
    return damaged.length > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof RestoreRefused || error instanceof StoreLocked) throw new Advice(error.message);
    throw error;
  }
}
