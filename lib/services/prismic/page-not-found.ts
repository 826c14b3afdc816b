import { cacheLife } from 'next/cache';
import { notFound } from 'next/navigation';
import { AppError } from '../../platform/errors';
import { isServingStale, noteUnanswered } from './content-state';

/**
 * For a cached function that finds no document in a list: null, cached for a minute; only briefly where the list is
 * stale.
 */
export function nothingListed(): null {
  if (isServingStale()) cacheLife('kept');
  else cacheLife('absent');
  return null;
}

/**
 * For the page of such an address: not found. While the content service is unavailable this is unknown, since the stale
 * list may not include the document yet: throws AppError `contentUnavailable`. Do not call it inside the cached
 * function: a cached function that waited for another one and then throws occasionally leaves the framework (16.4.6)
 * without a response.
 */
export function noPage(): never {
  if (!isServingStale()) notFound();
  noteUnanswered();
  throw new AppError('contentUnavailable', { message: 'it is away, and no list of before has the address' });
}
