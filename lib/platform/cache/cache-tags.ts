import { cacheTag } from 'next/cache';

/** Tags that the framework takes in one call; it leaves the others out with a warning. */
const AT_ONCE = 128;

/** Puts a cached function under all of these tags, however many: a list of a large catalogue has thousands. */
export function cacheTags(tags: readonly string[]): void {
  for (let start = 0; start < tags.length; start += AT_ONCE) cacheTag(...tags.slice(start, start + AT_ONCE));
}
