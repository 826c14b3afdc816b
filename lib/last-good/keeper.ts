import { createHash } from 'node:crypto';
import type { Answer } from './answer.ts';
import { hasKept, readKept, writeKept } from './files.ts';
import { makeRoom, type Room } from './room.ts';

export type Folders = {
  /** Written by the running site; shared by its instances. */
  store: string;
  /** Written by the build, read only. */
  seed: string;
};
export type KeptAnswer = {
  body: string;
  /** Milliseconds of `now`. */
  seenAt: number;
};
type Surroundings = { most?: Room; now?: () => number; fail: (error: unknown) => void };

/** Ten times what a house of five thousand products and two thousand pages asks for. */
const MOST: Room = { files: 100_000, bytes: 2_000_000_000 };
/** An answer that stays the same is written again so often: another instance may have written one in between. */
const AGAIN_MS = 600_000;
const MOST_KNOWN = 100_000;

/**
 * Keeps answers in a folder behind the back of who asked: one at a time, of a question the latest only, and only what
 * changed. "Nothing found" is kept only in the place of an answer: visitors can ask for anything.
 */
export function createKeeper(
  { store, seed }: Folders,
  { most = MOST, now = () => performance.now(), fail }: Surroundings,
) {
  const waiting = new Map<string, Answer>();
  const known = new Map<string, { digest: string; writtenAt: number; seenAt: number }>();
  let working: Promise<void> | null = null;
  let taken: Room | null = null;

  function isKnown(key: string, body: string): boolean {
    const digest = createHash('sha1').update(body).digest('base64url');
    const last = known.get(key);
    const isSame = last?.digest === digest && now() - last.writtenAt < AGAIN_MS;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, { digest, writtenAt: isSame ? last.writtenAt : now(), seenAt: now() });
    return isSame;
  }

  async function write(key: string, { body, empty }: Answer): Promise<void> {
    if (empty && !(await hasKept(store, key)) && !(await hasKept(seed, key))) return;
    taken ??= await makeRoom(store, most);
    taken.bytes += await writeKept(store, key, body);
    taken.files += 1;
    if (taken.bytes > most.bytes || taken.files > most.files) taken = await makeRoom(store, most);
  }

  async function work(): Promise<void> {
    for (const [key, answer] of waiting) {
      waiting.delete(key);
      await write(key, answer).catch((error) => {
        known.delete(key);
        fail(error);
      });
    }
    working = null;
  }

  return {
    keep(key: string, answer: Answer): void {
      // Of questions that visitors made up not even a trace is kept.
      if (!answer.empty && isKnown(key, answer.body)) return;
      if (answer.empty) known.delete(key);
      waiting.set(key, answer);
      working ??= work();
    },
    /** The last answer to a question, of this site or of its build, and the moment when this process last saw it. */
    async read(key: string): Promise<KeptAnswer | null> {
      const own = await readKept(store, key);
      const built = await readKept(seed, key);
      const last = own && built && built.at > own.at ? built : (own ?? built);
      return last && { body: last.body, seenAt: known.get(key)?.seenAt ?? Number.NEGATIVE_INFINITY };
    },
    /** Resolves when everything is written. */
    written: async (): Promise<void> => {
      while (working) await working;
    },
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
