/**
 * `node lib/services/store/create.ts <folder>`: makes an empty embedded database and ends. In a process of its own, since making one
 * takes 600 MB, of which the process that did it never gives everything back.
 */
import { messageOf } from '../../platform/errors.ts';
import { makeDatabase } from './durable-fs.ts';

const [place = ''] = process.argv.slice(2);
try {
  await makeDatabase(place);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
