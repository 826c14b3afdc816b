import { hostileBodies } from './hostile-bodies.ts';
import { hostileHeads } from './hostile-heads.ts';
import { type Random, seeded } from './random.ts';
import { type Draft, type RawPost, rawPost, type Target } from './raw-post.ts';

export type Kind = {
  /** How it must end, where that is certain beforehand. */
  expected?: number | 'closed';
  draft: (random: Random, target: Target) => Draft;
};
export type Kinds = Readonly<Record<string, Kind>>;

/** Every kind of malformed post that is tried. */
export const KINDS: Kinds = { ...hostileHeads, ...hostileBodies };

export type MalformedPost = RawPost & { kind: string; expected?: Kind['expected'] };

/** One post of a kind. Throws RangeError for a kind that there is not. */
export function malformedPost(kind: string, random: Random, target: Target): MalformedPost {
  const found = KINDS[kind];
  if (!found) throw new RangeError(`there is no kind ${kind}`);
  return { kind, expected: found.expected, ...rawPost(found.draft(random, target), random, target) };
}

/** `count` posts, each made when it is asked for; the same for the same seed, and every kind in its turn. */
export function* malformedPosts(target: Target, seed: number, count: number): Generator<MalformedPost> {
  const random = seeded(seed);
  const kinds = Object.keys(KINDS);
  for (let index = 0; index < count; index++) yield malformedPost(kinds[index % kinds.length] ?? '', random, target);
}
