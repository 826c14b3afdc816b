/** When a tag was invalidated, in milliseconds since 1970: what is older may be shown until it is made anew, or not at all. */
export type TagTimes = { stale?: number; expired?: number };

const notBefore = (moment: number | undefined, now: number): number | undefined =>
  moment === undefined ? undefined : Math.max(moment, now);

/**
 * What another instance told, as this one is to take it. An invalidation counts from when it was heard: what was made here
 * in between was made of what was there before. One that lies ahead stays where it is.
 */
export const heardAt = ({ stale, expired }: TagTimes, now: number): TagTimes => ({
  stale: notBefore(stale, now),
  expired: notBefore(expired, now),
});
