import { cacheLife } from 'next/cache';
import { notFound } from 'next/navigation';
import { isServingStale, noteUnanswered } from '../../platform/cache/content-state';
import { AppError } from '../../platform/errors';

/** For a cached function that finds no document in a list: null, for a minute; for a moment where the list is stale. */
export function nothingListed(): null {
  if (isServingStale()) cacheLife('kept');
  else cacheLife('absent');
  return null;
}

/**
 * For the page of such an address: it does not exist. While the content service is away nobody knows, since the stale list
 * may not have it yet: throws AppError `contentUnavailable`. Not in the cached function: one that has waited for another and
 * then throws leaves the framework (16.4.6) without an answer, now and then.
 */
export function noPage(): never {
  if (!isServingStale()) notFound();
  noteUnanswered();
  throw new AppError('contentUnavailable', { message: 'it is away, and no list of before has the address' });
}
