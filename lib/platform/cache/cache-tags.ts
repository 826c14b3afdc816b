import { cacheTag } from 'next/cache';

/** Maximum number of tags that the framework accepts in one call; it ignores the others with a warning. */
const AT_ONCE = 128;

/** Adds all of these tags to a cached function, however many: a list of a large catalogue has thousands. */
export function cacheTags(tags: readonly string[]): void {
  for (let start = 0; start < tags.length; start += AT_ONCE) cacheTag(...tags.slice(start, start + AT_ONCE));
}
