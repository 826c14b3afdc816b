import { randomUUID } from 'node:crypto';
import { tagsManifest } from './framework.ts';
import type { Redis } from './redis.ts';
import { heardAt, type TagTimes } from './tag-times.ts';

/** Longer than anything that a tag is on may be kept. */
const KEPT_S = 60 * 86_400;
const AGAIN_MS = 1_000;
/** What is read each minute is not what a full Redis forgets first; and a message may have been lost. */
const READ_MS = 60_000;

type Told = { from: string; tags: Record<string, string> };

/**
 * Keeps the framework's table of invalidated tags the same in all instances: what is invalidated here is told at once, what is
 * told is taken in, and after a time without Redis both are made up for. @param heard called with the tags that others invalidated
 */
export function shareTags(redis: Redis, prefix: string, heard: (tags: readonly string[]) => void) {
  const self = randomUUID();
  const table = `${prefix}tags`;
  const known = new Map<string, string>();
  const untold = new Map<string, string>();
  let isFirst = true;
  let timer: NodeJS.Timeout | undefined;

  function take(tags: Record<string, string>, now: number): void {
    const news = Object.entries(tags).filter(([tag, times]) => known.get(tag) !== times && !untold.has(tag));
    for (const [tag, times] of news) {
      known.set(tag, times);
      const told = JSON.parse(times) as TagTimes;
      tagsManifest.set(tag, now === 0 ? told : heardAt(told, now));
    }
    if (now > 0 && news.length > 0) heard(news.map(([tag]) => tag));
  }

  function hear(message: string): void {
    const { from, tags } = JSON.parse(message) as Told;
    if (from !== self) take(tags, Date.now());
  }

  /** Everything that is known, once more. At the first time nothing was made here yet, so that each time stands as it was told. */
  async function catchUp(): Promise<void> {
    const tags = await redis.ask((client) => client.hGetAll(table));
    if (!tags) return later();
    take(tags, isFirst ? 0 : Date.now());
    isFirst = false;
    await tell();
  }

  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void catchUp(), AGAIN_MS).unref();
  }

  async function tell(): Promise<void> {
    if (untold.size === 0) return;
    const tags = Object.fromEntries(untold);
    const message = JSON.stringify({ from: self, tags } satisfies Told);
    const done = await redis.ask((client) =>
      client.multi().hSet(table, tags).expire(table, KEPT_S).publish(prefix, message).exec(),
    );
    if (!done) return later();
    for (const [tag, times] of Object.entries(tags)) {
      known.set(tag, times);
      if (untold.get(tag) === times) untold.delete(tag);
    }
  }

  setInterval(() => void catchUp(), READ_MS).unref();
  return {
    /** Resolves when the table is that of the others. */
    ready: redis.listen(prefix, hear, catchUp),
    /** Tells the others what the framework's table says of these tags: now, or when Redis is back. */
    async told(tags: readonly string[]): Promise<void> {
      for (const tag of tags) untold.set(tag, JSON.stringify(tagsManifest.get(tag) ?? {}));
      await tell();
    },
  };
}
