import { newest, type Release, releaseOf, supportedAt } from '../../../sandbox/shopify/versions.ts';
import { type Finding, ok, warning } from './check.ts';

/** Time to read the changes of a version and to try the shop with it. */
const SOON_MS = 60 * 86_400_000;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const shown = ({ handle, ends }: Release): string => `${handle} (until ${dayOf(ends)})`;

/** What to do: the newest version that this project is tried with, or a newer project when that one ends too. */
function advice(now: Date): string {
  const tried = releaseOf(newest);
  const isEnding = !tried || tried.ends.getTime() - now.getTime() < SOON_MS;
  return isEnding
    ? `${newest} is the newest version that this site is tried with, and it ends too: take a newer version of this project`
    : `read the changes of ${shown(tried)}, with which this site is tried, then set SHOPIFY_API_VERSION=${newest}`;
}

/**
 * What the version in the settings means for the shop: which one answers, which ones are supported, and what ends when.
 * @param answered version in the header of the shop's answer; null when it has none
 */
export function judgeVersion(requested: string, answered: string | null, now: Date): Finding[] {
  const list = supportedAt(now);
  const supported = `supported today: ${list.map(shown).join(', ')}`;
  const release = releaseOf(requested);
  const ended = release && release.ends <= now ? `${requested} ended on ${dayOf(release.ends)}` : null;
  if (answered !== null && answered !== requested)
    return [
      warning(
        `it answers in version ${answered}, not ${requested}; ${ended ? `${ended}; ` : ''}${supported}`,
        advice(now),
      ),
    ];
  // The embedded shop keeps the version that the specification names.
  if (ended) return [ok(`${ended} and this shop still answers in it, as a hosted one would not; ${supported}`)];
  if (release && release.ends.getTime() - now.getTime() < SOON_MS)
    return [warning(`version ${requested} ends on ${dayOf(release.ends)}; ${supported}`, advice(now))];
  return [];
}
