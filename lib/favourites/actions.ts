'use server';
import type { SeenProduct } from '../catalogue/recently-seen';
import { AppError } from '../platform/errors';
import { logError } from '../platform/log/log';
import { consume } from '../rate-limit/consume';
import { SMALL_CALLS } from '../rate-limit/limits';
import { store } from '../services/store/client';
import { currentSession } from '../session/session';
import { changesSchema, isRenamed, markOf, mergeFavourites, ownerOf } from './account';

export type FavouritesAnswer =
  | { status: 'done'; owner: string; list: SeenProduct[] }
  /** The browser knows the customer by another subject: it asks again as one that knows no account. */
  | { status: 'renamed' }
  | { status: 'signedOut' | 'unavailable' };

/**
 * Merges the favourites of a browser into the account of who is signed in. Without an answer the browser keeps its list,
 * and what it has to tell.
 */
export async function keepFavourites(posted: unknown): Promise<FavouritesAnswer> {
  const session = await currentSession();
  if (!session) return { status: 'signedOut' };
  const owner = ownerOf(session.sub);
  const mark = markOf(session);
  try {
    const changes = changesSchema.safeParse(posted);
    if (!changes.success) throw new AppError('invalidInput', { fields: 'favourites' });
    await consume('favourites', SMALL_CALLS, owner);
    if (isRenamed(changes.data.owner, mark)) return { status: 'renamed' };
    const { transaction } = await store();
    return { status: 'done', owner: mark, list: await transaction((tx) => mergeFavourites(tx, owner, changes.data)) };
  } catch (error) {
    logError('favourites', error);
    return { status: 'unavailable' };
  }
}
