/**
 * `node lib/services/store/create.ts <folder>`: creates an empty embedded database and exits. Run in a separate
 * process, since the creation takes 600 MB, which a process never releases completely.
 */
import { messageOf } from '../../platform/errors.ts';
import { makeDatabase } from './database.ts';

const [place = ''] = process.argv.slice(2);
try {
  await makeDatabase(place);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
