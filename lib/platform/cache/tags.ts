import { perProcess, processSingleton } from '../process.ts';
import type { Shared } from './shared-cache.ts';

/**
 * When a tag was invalidated, in milliseconds since 1970. Older content is revalidated in the background (`stale`), or
 * not shown at all (`expired`, once that time has come).
 */
export type TagTimes = { stale?: number | undefined; expired?: number | undefined };
/** From `revalidateTag` with a profile: seconds for which content with the tag may still be shown; 0 without a profile. */
export type Durations = { expire?: number };
export type Invalidated = (tags: readonly string[]) => void;

/** Cache tag of a result that each instance computes itself (docs/decisions/043). */
export const UNSHARED_TAG = 'unshared';

/** `handedOn`: when a result from before the publication was last handed to others, then when one that contains it was, … */
type TagRecord = TagTimes & { handedOn?: number[] };
type Table = { times: Map<string, TagRecord>; listeners: Set<Invalidated> };

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

/** How many cached functions call one another in a row, at most. */
const NESTING = 3;

/** Through how many of them a result from before a publication may have got into what began at `since`; -1 for none. */
function overtakenBy(tag: string, since: number, now: number): number {
  const { stale = 0, expired = 0, handedOn = [] } = tagTable().times.get(tag) ?? {};
  const published = Math.max(stale, expired <= now ? expired : 0);
  return [published, ...handedOn].findIndex((moment) => moment >= Math.floor(since));
}

/**
 * Whether what began at `since` may show something from before a publication: one since then, or in the same
 * millisecond, or one whose previous content was handed to it (`handOn`).
 */
export const isOvertaken = (tags: readonly string[], since: number, now = Date.now()): boolean =>
  tags.some((tag) => overtakenBy(tag, since, now) >= 0);

/**
 * Records that a result, begun at `since`, is ready, and returns whether it is overtaken. Next.js hands it to all who
 * asked for it meanwhile, after a publication too, so whatever is in progress now and has its tags is overtaken as well.
 * A publication reaches `NESTING` results in a row: calls that overlap do not invalidate one another for ever.
 */
export function handOn(tags: readonly string[], since: number, now = Date.now()): boolean {
  const overtaken = tags.filter((tag) => {
    const level = overtakenBy(tag, since, now);
    const known = tagTable().times.get(tag);
    if (known && level >= 0 && level < NESTING) {
      known.handedOn ??= [];
      known.handedOn[level] = now;
    }
    return level >= 0;
  });
  return overtaken.length > 0;
}

const latest = (...moments: (number | undefined)[]): number | undefined => {
  const known = moments.filter((moment) => moment !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
};

/** Only an expiry that is set with an earlier `stale` is to come: one without is of a clock that is ahead. */
const isToCome = ({ stale, expired = 0 }: TagTimes, now: number): boolean =>
  stale !== undefined && expired > Math.max(stale, now);

/** The later one of each time; but no expiry that is to come replaces one that has happened. */
export function mergeTimes(known: TagTimes, news: TagTimes, now: number): TagTimes {
  const happened = [known, news].filter((times) => !isToCome(times, now)).map(({ expired }) => expired);
  return {
    stale: latest(known.stale, news.stale),
    expired: latest(...happened) ?? latest(known.expired, news.expired),
  };
}

/** Adds times to the table; returns whether they change it. */
function add(tag: string, news: TagTimes, now: number): boolean {
  const { times } = tagTable();
  const known = times.get(tag) ?? {};
  const merged = mergeTimes(known, news, now);
  times.set(tag, { ...known, ...merged });
  return merged.stale !== known.stale || merged.expired !== known.expired;
}

/** Calls `listener` with the tags of each invalidation, by this instance or by others. */
export const onInvalidation = (listener: Invalidated): void => void tagTable().listeners.add(listener);

const notify = (tags: readonly string[]): void => {
  for (const listener of tagTable().listeners) listener(tags);
};

/** Invalidates tags in this instance and in the others, where there are any: what Next.js calls for `publish`. */
export async function invalidate(tags: readonly string[], durations?: Durations, now = Date.now()): Promise<void> {
  const expire = durations ? durations.expire : 0;
  const news: TagTimes = { stale: durations && now, expired: expire === undefined ? undefined : now + expire * 1000 };
  for (const tag of tags) add(tag, news, now);
  notify(tags);
  await sharedCache.current?.publishInvalidation(tags, news);
}

/**
 * Applies the invalidations of other instances. Those after `since` count from the time of receipt: what was rendered
 * here in between used the previous content. An expiry in the future stays unchanged.
 */
export function invalidateRemotely(news: ReadonlyMap<string, TagTimes>, now = Date.now(), since = 0): void {
  const received = (moment = 0) => (moment > since ? Math.max(moment, now) : moment || undefined);
  const changed = [...news].filter(([tag, { stale, expired }]) =>
    add(tag, { stale: received(stale), expired: received(expired) }, now),
  );
  if (changed.length > 0) notify(changed.map(([tag]) => tag));
}

/** Applies what concerns only pages of this process, as it is and without notice to anybody. */
export function seedTags(news: ReadonlyMap<string, TagTimes>, now = Date.now()): void {
  for (const [tag, times] of news) add(tag, times, now);
}
