'use client';
import type { Locale } from '../platform/markets';
import { keepFavourites } from './actions';
import { changesFor, mergedList, readBook, readFavourites, writeFavourites } from './list';

/** One question at a time: the next knows what the previous one has brought. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Brings the list of this browser and that of the account together. Does nothing when nobody is signed in; while the
 * server does not answer, the list and the changes stay in the browser until the next time.
 * @returns whether the account has the list now
 */
export function syncFavourites(locale: Locale): Promise<boolean> {
  const mine = last.then(() => sync(locale)).catch(() => false);
  last = mine;
  return mine;
}

async function sync(locale: Locale): Promise<boolean> {
  const sent = readFavourites(locale);
  const book = readBook(locale);
  const answer = await keepFavourites({ locale, ...changesFor(sent, book) });
  if (answer.status !== 'done') return false;
  const { owner, list } = answer;
  const known = list.map(({ id }) => id);
  const now = mergedList(readFavourites(locale), sent, list);
  // Removed while the account was asked: it is told the next time.
  const here = new Set(now.map(({ id }) => id));
  writeFavourites(locale, now, { owner, known, removed: known.filter((id) => !here.has(id)) });
  return true;
}
