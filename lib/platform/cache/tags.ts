import { perProcess, processSingleton } from '../process.ts';
import type { Shared } from './shared-cache.ts';

/**
 * When a tag was invalidated, in milliseconds since 1970. Older content is revalidated in the background (`stale`), or
 * not shown at all (`expired`).
 */
export type TagTimes = { stale?: number | undefined; expired?: number | undefined };
/** From `revalidateTag` with a profile: seconds for which content with the tag may still be shown; 0 without a profile. */
export type Durations = { expire?: number };
export type Invalidated = (tags: readonly string[]) => void;

/**
 * Cache tag of a result that has an effect in the process that computes it, or lacks what this process has not opened
 * yet: no instance takes it, or a page with it, from another one.
 */
export const UNSHARED_TAG = 'unshared';

type Table = { times: Map<string, TagTimes>; listeners: Set<Invalidated> };

/** The cache shared by the instances of the site; empty for a single instance. Opened by `shared-cache.ts`. */
export const sharedCache = processSingleton<Shared>('shared-cache');

/** The table that both pages and entries are checked against. */
export const tagTable = perProcess<Table>('cache-tags', () => ({ times: new Map(), listeners: new Set() }));

/** Whether one of the tags has expired since a given time. An expiry in the future does not count yet. */
export const areExpired = (tags: readonly string[], since: number, now = Date.now()): boolean =>
  tags.some((tag) => {
    const expired = tagTable().times.get(tag)?.expired ?? 0;
    return expired > since && expired <= now;
  });

export const areStale = (tags: readonly string[], since: number): boolean =>
  tags.some((tag) => (tagTable().times.get(tag)?.stale ?? 0) > since);

/** The latest expiry of the tags; 0 where none has expired. */
export const lastExpiry = (tags: readonly string[], now = Date.now()): number =>
  Math.max(0, ...tags.map((tag) => tagTable().times.get(tag)?.expired ?? 0).filter((expired) => expired <= now));

/** Calls `listener` with the tags of each invalidation, by this instance or by others. */
export const onInvalidation = (listener: Invalidated): void => void tagTable().listeners.add(listener);

const notify = (tags: readonly string[]): void => {
  for (const listener of tagTable().listeners) listener(tags);
};

/** Invalidates tags in this instance and in the others, where there are any: what Next.js calls for `publish`. */
export async function invalidate(tags: readonly string[], durations?: Durations, now = Date.now()): Promise<void> {
  const { times } = tagTable();
  for (const tag of tags) {
    const expire = durations ? durations.expire : 0;
    const changes: TagTimes = {
      ...(durations && { stale: now }),
      ...(expire !== undefined && { expired: now + expire * 1000 }),
    };
    times.set(tag, { ...times.get(tag), ...changes });
  }
  notify(tags);
  await sharedCache.current?.publishInvalidation(tags);
}

const notBefore = (moment: number | undefined, now: number): number | undefined =>
  moment === undefined ? undefined : Math.max(moment, now);

/**
 * Applies the invalidations of another instance. They count from the time of receipt: what was rendered here in between
 * used the previous content. An expiry in the future stays unchanged.
 */
export function invalidateRemotely(news: ReadonlyMap<string, TagTimes>, now = Date.now()): void {
  const { times } = tagTable();
  for (const [tag, { stale, expired }] of news)
    times.set(tag, { stale: notBefore(stale, now), expired: notBefore(expired, now) });
  notify([...news.keys()]);
}

/** Applies invalidations from before this process rendered anything: each time is taken as it is. */
export function seedTags(news: ReadonlyMap<string, TagTimes>): void {
  for (const [tag, times] of news) tagTable().times.set(tag, { ...tagTable().times.get(tag), ...times });
}
