import { processSingleton } from '../process/singletons.ts';
import { bumpContentVersion } from './content-version.ts';
import type { Shared } from './shared-cache.ts';

/** When a tag was invalidated, in milliseconds since 1970: what is older is revalidated in the background, or not shown at all. */
export type TagTimes = { stale?: number | undefined; expired?: number | undefined };
/** Of `revalidateTag` with a profile: what has the tag may be shown for so many seconds more. Without, for none. */
export type Durations = { expire?: number };
export type Invalidated = (tags: readonly string[]) => void;

type Table = { times: Map<string, TagTimes>; listeners: Set<Invalidated> };

const held = processSingleton<Table>('cache-tags');

/** What the instances of the site share; empty while there is one only. Opened by `shared.ts`. */
export const sharedCache = processSingleton<Shared>('shared-cache');

/** The table that pages and entries are both held against. */
export function tagTable(): Table {
  held.current ??= { times: new Map(), listeners: new Set() };
  return held.current;
}

/** Whether one of the tags has expired since a moment. An expiry that lies ahead has not happened yet. */
export const areExpired = (tags: readonly string[], since: number, now = Date.now()): boolean =>
  tags.some((tag) => {
    const expired = tagTable().times.get(tag)?.expired ?? 0;
    return expired > since && expired <= now;
  });

/** Whether one of the tags has become stale since a moment. */
export const areStale = (tags: readonly string[], since: number): boolean =>
  tags.some((tag) => (tagTable().times.get(tag)?.stale ?? 0) > since);

/** When the last of the tags expired; 0 where none has. */
export const lastExpiry = (tags: readonly string[], now = Date.now()): number =>
  Math.max(0, ...tags.map((tag) => tagTable().times.get(tag)?.expired ?? 0).filter((expired) => expired <= now));

/** Calls back with the tags of each invalidation, of this instance and of others. */
export const onInvalidation = (listener: Invalidated): void => void tagTable().listeners.add(listener);

const notify = (tags: readonly string[]): void => {
  for (const listener of tagTable().listeners) listener(tags);
};

/** Invalidates tags in this instance and, where there are others, in those: what Next.js makes of `publish`. */
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
  await sharedCache.current?.tell(tags);
}

const notBefore = (moment: number | undefined, now: number): number | undefined =>
  moment === undefined ? undefined : Math.max(moment, now);

/**
 * Takes over what another instance invalidated. It counts from when it was received: what was made here in between was made of what there was
 * before. One that lies ahead stays where it is.
 */
export function invalidateRemotely(news: ReadonlyMap<string, TagTimes>, now = Date.now()): void {
  const { times } = tagTable();
  for (const [tag, { stale, expired }] of news)
    times.set(tag, { stale: notBefore(stale, now), expired: notBefore(expired, now) });
  const tags = [...news.keys()];
  // The process may hold on to the content's previous reference for some seconds.
  if (tags.some((tag) => tag.startsWith('prismic/'))) bumpContentVersion();
  notify(tags);
}

/** Takes over what was invalidated before this process made anything: each time stands as it is. */
export function seedTags(news: ReadonlyMap<string, TagTimes>): void {
  for (const [tag, times] of news) tagTable().times.set(tag, { ...tagTable().times.get(tag), ...times });
}
