'use client';
import type { SeenProduct } from '../catalogue/recently-seen';
import type { Locale } from '../platform/markets';
import { keepFavourites } from './actions';
import { type AccountBook, changesFor, mergedList, NOBODY, readBook, readFavourites, writeFavourites } from './list';

/** One question at a time: the next knows what the previous one has brought. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Brings the list of this browser and that of the account together. Does nothing when nobody is signed in; while the
 * server does not answer, the list and the changes stay in the browser until the next time.
 * @returns the list that both have now; null when the account did not get it
 */
export function syncFavourites(locale: Locale): Promise<SeenProduct[] | null> {
  const mine = last.then(() => sync(locale)).catch(() => null);
  last = mine;
  return mine;
}

async function sync(locale: Locale): Promise<SeenProduct[] | null> {
  const sent = readFavourites(locale);
  const ask = (book: AccountBook) => keepFavourites({ locale, ...changesFor(sent, book) });
  const first = await ask(readBook(locale));
  const answer = first.status === 'renamed' ? await ask(NOBODY) : first;
  if (answer.status !== 'done') return null;
  const { owner, list } = answer;
  const known = list.map(({ id }) => id);
  const now = mergedList(readFavourites(locale), sent, list);
  // Removed while the account was asked: it is told the next time.
  const here = new Set(now.map(({ id }) => id));
  writeFavourites(locale, now, { owner, known, removed: known.filter((id) => !here.has(id)) });
  return now;
}
