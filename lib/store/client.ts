import 'server-only';
import { env } from '../env';
import { logError } from '../log';
import { openStore, type Store } from './open';
import { type StoreHolder, storePlace } from './opened';

/** The store of this process, opened at the first call. Rejects with StoreLocked or the database's error; the next call tries again. */
export function store(): Promise<Store> {
  const holder = globalThis as StoreHolder;
  holder[storePlace] ??= open(holder);
  return holder[storePlace];
}

async function open(holder: StoreHolder): Promise<Store> {
  const { DATABASE_URL: url, STORE_DIR: dir, BACKUP_DIR: backupDir } = env();
  try {
    return await openStore({ url, dir, backupDir, onError: (error) => logError('queue', error) });
  } catch (error) {
    delete holder[storePlace];
    throw error;
  }
}
