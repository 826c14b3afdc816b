/**
 * Versions of the Storefront API. The embedded shop and `npm run doctor` use the same dates. This module imports nothing: the image
 * of the site contains it without the rest of this folder.
 */

export interface Release {
  /** Such as 2026-04. */
  handle: string;
  released: Date;
  /** Until then the version is answered; after it, a request for it gets the oldest one that is supported. */
  ends: Date;
}

/** Versions whose published schema this service executes, oldest first. */
export const held = ['2025-04', '2026-04'] as const;
export type Version = (typeof held)[number];
export const newest: Version = '2026-04';

const months = ['01', '04', '07', '10'] as const;

/**
 * The dates of a version: released on the first day of its quarter at 17:00 UTC, answered until the 16th a year later at 15:00 UTC.
 * Null for a text that is not a version.
 */
export function releaseOf(handle: string): Release | null {
  const [, year, month] = /^(20\d\d)-(01|04|07|10)$/.exec(handle) ?? [];
  if (!year) return null;
  const released = new Date(`${handle}-01T17:00:00Z`);
  return { handle, released, ends: new Date(`${Number(year) + 1}-${month}-16T15:00:00Z`) };
}

/** The versions of last year, this year and the next one, oldest first. */
function around(now: Date): Release[] {
  const year = now.getUTCFullYear();
  return [year - 1, year, year + 1].flatMap((one) => months.flatMap((month) => releaseOf(`${one}-${month}`) ?? []));
}

/** The stable versions that are answered at this time, oldest first. */
export const supportedAt = (now: Date): Release[] =>
  around(now).filter(({ released, ends }) => released <= now && now < ends);

/** The release candidate: the next version, which can be requested since the latest one was released. */
export const candidateAt = (now: Date): Release => around(now).find(({ released }) => released > now) as Release;

/**
 * The version that answers a request for another one: itself when its schema is here, else the next later one whose schema is, else
 * the newest. Without a version, the oldest. Null for a version that does not exist yet, and for other text.
 */
export function servedFor(requested: string | undefined, now: Date): Version | null {
  if (requested === undefined) return held[0];
  if (requested === 'unstable') return newest;
  const release = releaseOf(requested);
  if (!release) return null;
  const next = held.find((version) => version >= requested);
  if (next) return next;
  return release.released <= candidateAt(now).released ? newest : null;
}

/** The answer to `publicApiVersions`: what the real service lists at this time, and before it what else is answered here. */
export function publicVersions(now: Date) {
  const supported = supportedAt(now);
  const ended = held.filter((version) => !supported.some(({ handle }) => handle === version));
  const candidate = candidateAt(now).handle;
  return [
    ...ended.map((handle) => ({ handle, displayName: handle, supported: false })),
    ...supported.map(({ handle }, index) => ({
      handle,
      displayName: index === supported.length - 1 ? `${handle} (Latest)` : handle,
      supported: true,
    })),
    { handle: candidate, displayName: `${candidate} (Release candidate)`, supported: false },
    { handle: 'unstable', displayName: 'unstable', supported: false },
  ];
}
