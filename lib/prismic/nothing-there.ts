import { cacheLife } from 'next/cache';
import { AppError } from '../errors';
import { isShowingOld, noteUnanswered } from '../last-good/state';

/**
 * For a cached function that finds no document in a list: null, for a minute. While the content service is away it throws
 * `contentUnavailable`: the list is one of before, and may not have it yet.
 */
export function nothingThere(): null {
  if (isShowingOld()) {
    noteUnanswered();
    throw new AppError('contentUnavailable', { message: 'it is away, and no list of before has the address' });
  }
  cacheLife('absent');
  return null;
}
