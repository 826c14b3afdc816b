import 'server-only';
import { env } from '../env';
import { logError } from '../log';
import { openStore, type Store } from './open';

const place = Symbol.for('silene.store');
type Holder = { [place]?: Promise<Store> };

/**
 * The store of this process, opened at the first call. One for all bundles of the server: each has module instances of
 * its own. Rejects with StoreLocked or the database's error; the next call tries again.
 */
export function store(): Promise<Store> {
  const holder = globalThis as Holder;
  holder[place] ??= open(holder);
  return holder[place];
}

async function open(holder: Holder): Promise<Store> {
  const { DATABASE_URL: url, STORE_DIR: dir } = env();
  try {
    return await openStore({ url, dir, onError: (error) => logError('queue', error) });
  } catch (error) {
    delete holder[place];
    throw error;
  }
}
