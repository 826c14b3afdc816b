import type { Language } from '../platform/markets.ts';
import { runOutsideRequest } from '../platform/request/context.ts';
import type { IndexedEntry } from './entries.ts';
import { createIndex, type SearchIndex } from './index.ts';

/** What was read of the content service. */
export type Reading = {
  /** Of all documents that could be found, those without a public address included. */
  ids: readonly string[];
  entries: readonly IndexedEntry[];
  /** Whether a document is among them whose title or address others show. */
  parents: boolean;
  /** Last publication among them, in milliseconds since 1970; 0 for none. */
  newest: number;
};

export type Source = {
  /** Another one after each publication. Rejects while the service is away. */
  ref: () => Promise<string>;
  all: () => Promise<Reading>;
  these: (ids: readonly string[]) => Promise<Reading>;
  /** What was published after a moment, in milliseconds since 1970. */
  after: (moment: number) => Promise<Reading>;
  /** How many documents `all` would read. */
  count: () => Promise<number>;
};

type Held = { index: SearchIndex; ids: Set<string>; newest: number; ref: string; builtAt: number };

/** How often a process that is asked looks whether something was published, and how old an index becomes. */
export const CHECK_MS = 5_000;
export const OLDEST_MS = 3_600_000;
/** A document may have been published in the second in which others were read. */
const OVERLAP_MS = 1_000;

/** Of more documents than this at once everything is read again: one by one they would come without a pause. */
export const MOST_NAMED = 300;

async function read(language: Language, source: Source, now: () => number): Promise<Held> {
  // What was kept can be read while the service is away: it is looked at again when there is a reference.
  const ref = await source.ref().catch(() => '');
  const { ids, entries, newest } = await source.all();
  const index = createIndex(language);
  await index.fill(entries);
  return { index, ids: new Set(ids), newest, ref, builtAt: now() };
}

/** Takes in what was read; what was asked for and did not come is gone. */
function take(into: Held, reading: Reading, asked: readonly string[] = []): void {
  const found = new Set(reading.entries.map(({ id }) => id));
  into.index.remove([...asked, ...reading.ids].filter((id) => !found.has(id)));
  into.index.put(reading.entries);
  for (const id of asked) into.ids.delete(id);
  for (const id of reading.ids) into.ids.add(id);
  into.newest = Math.max(into.newest, reading.newest);
}

type Surroundings = {
  now?: () => number /** Told what went wrong behind the back of who searches. */;
  fail: (error: unknown) => void;
};

/**
 * The index of a locale, kept as publications come: what changed is read and nothing else. A whole reading, which takes a big
 * repository half a minute, serves the first use, a change of what other pages show, a document that vanished without a word, and the
 * doubt after an hour; meanwhile the index that there is answers. One thing at a time is done to it.
 */
export function createKeptIndex(
  language: Language,
  source: Source,
  { now = () => performance.now(), fail }: Surroundings,
) {
  let held: Held | null = null;
  let first: Promise<SearchIndex> | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let checkedAt = Number.NEGATIVE_INFINITY;
  // One of each waits for its turn at most: while the content service hangs, others would queue up behind it.
  let isChecking = false;
  let isRebuildDue = false;

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(() => runOutsideRequest(work));
    turn = result.catch(() => undefined);
    return result;
  }

  async function build(): Promise<SearchIndex> {
    held = await read(language, source, now);
    checkedAt = now();
    return held.index;
  }

  async function check(): Promise<void> {
    if (!held) return;
    const ref = await source.ref();
    const isOld = now() - held.builtAt > OLDEST_MS;
    if (!isOld && ref === held.ref) return;
    const reading = isOld ? null : await source.after(held.newest - OVERLAP_MS);
    if (reading) take(held, reading);
    if (!reading || reading.parents || (await source.count()) !== held.ids.size) await build();
    else held.ref = ref;
  }

  function checkBehind(): void {
    if (isChecking || now() - checkedAt < CHECK_MS) return;
    isChecking = true;
    checkedAt = now();
    inTurn(check)
      .catch(fail)
      .finally(() => {
        isChecking = false;
      });
  }

  function rebuildBehind(): void {
    if (isRebuildDue) return;
    isRebuildDue = true;
    inTurn(() => {
      isRebuildDue = false;
      return build();
    }).catch(fail);
  }

  return {
    /** The index: at once when there is one, else when it is built. Throws what the content service threw. */
    async current(): Promise<SearchIndex> {
      if (held) {
        checkBehind();
        return held.index;
      }
      first ??= inTurn(build).finally(() => {
        first = null;
      });
      return first;
    },
    /** Reads the documents of these ids again; those that are gone are found no more. */
    refresh: (ids: readonly string[]): Promise<void> =>
      inTurn(async () => {
        if (!held || ids.length === 0) return;
        const reading = ids.length > MOST_NAMED ? null : await source.these(ids);
        if (reading) take(held, reading, ids);
        if (!reading || reading.parents) rebuildBehind();
      }),
  };
}

export type KeptIndex = ReturnType<typeof createKeptIndex>;
