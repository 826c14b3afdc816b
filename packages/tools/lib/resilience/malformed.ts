import { hostileBodies } from './hostile-bodies.ts';
import { hostileHeads } from './hostile-heads.ts';
import { type Random, seeded } from './random.ts';
import { type Draft, type RawPost, rawPost, type Target } from './raw-post.ts';

export type Kind = {
  /** Required outcome, where it is certain beforehand. */
  expected?: number | 'closed';
  draft: (random: Random, target: Target) => Draft;
};
export type Kinds = Readonly<Record<string, Kind>>;

/** Every kind of malformed post. */
export const KINDS: Kinds = { ...hostileHeads, ...hostileBodies };

export type MalformedPost = RawPost & { kind: string; expected?: Kind['expected'] };

/** One post of a kind. Throws RangeError for an unknown kind. */
export function malformedPost(kind: string, random: Random, target: Target): MalformedPost {
  const found = KINDS[kind];
  if (!found) throw new RangeError(`there is no kind ${kind}`);
  return { kind, expected: found.expected, ...rawPost(found.draft(random, target), random, target) };
}

/** `count` posts, generated lazily; deterministic for a seed, cycling through all kinds. */
export function* malformedPosts(target: Target, seed: number, count: number): Generator<MalformedPost> {
  const random = seeded(seed);
  const kinds = Object.keys(KINDS);
  for (let index = 0; index < count; index++) yield malformedPost(kinds[index % kinds.length] ?? '', random, target);
}
