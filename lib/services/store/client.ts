import 'server-only';
import { env } from '../../platform/env';
import { AppError } from '../../platform/errors';
import { logError } from '../../platform/log/log';
import { withTimeout } from '../../platform/request';
import { openStore, type Store } from './open';
import { storeSlot } from './store-lock';

/** Timeout of a request for the opening of the store; the transaction's own timeout follows (`transactions`). */
const OPENING_MS = 4_000;

/**
 * The store of this process, opened at the first call. Rejects with StoreRefused or the database's error; the next call
 * retries.
 */
export function openedOnce(): Promise<Store> {
  storeSlot.current ??= open();
  return storeSlot.current;
}

/** The same for a request, with a short timeout: rejects with AppError `storeOpening` while the store is being opened. */
export async function store(): Promise<Store> {
  const opened = await withTimeout(OPENING_MS, openedOnce());
  if (!opened) throw new AppError('storeOpening');
  return opened;
}

async function open(): Promise<Store> {
  const { DATABASE_URL: url, STORE_DIR: dir, BACKUP_DIR: backupDir } = env();
  try {
    return await openStore({ url, dir, backupDir, onError: (error) => logError('store', error) });
  } catch (error) {
    storeSlot.current = undefined;
    throw error;
  }
}
