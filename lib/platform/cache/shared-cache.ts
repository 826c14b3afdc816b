import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { commandOptions } from 'redis';
import { env } from '../env.ts';
import { withTimeout } from '../http/timeouts.ts';
import { distDir } from '../process/dist-dir.ts';
import { processSingleton } from '../process/singletons.ts';
import { connect, PATIENCE_MS, type Redis } from './redis.ts';
import { invalidateRemotely, seedTags, sharedCache, type TagTimes, tagTable } from './tags.ts';

/**
 * Bytes that the process keeps of each kind: pages, entries of cached functions, documents ready to be sent. About a hundred pages; the
 * others come from the files of the build.
 */
export const MEMORY_BYTES = 24 * 1024 * 1024;
/** What an entry takes besides its contents, about. */
const OVERHEAD_BYTES = 512;

/** The memory of a cache handler: one in a process, since Next.js makes a handler for each request. @param sizeOf its bytes */
export function handlerMemory<Value extends object>(
  name: string,
  sizeOf: (value: Value) => number,
): LRUCache<string, Value> {
  const held = processSingleton<LRUCache<string, Value>>(`memory:${name}`);
  held.current ??= new LRUCache({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (value, key) => OVERHEAD_BYTES + 2 * key.length + sizeOf(value),
  });
  return held.current;
}

/** Pages as a whole, and entries of cached functions. */
type Kind = 'page' | 'entry';

/** Short texts under a name. Without Redis nothing is noted, and a claim is neither granted nor refused: null. */
type KeyValueStore = {
  /** Takes a name that nobody has, for so many seconds. */
  claim(name: string, seconds: number): Promise<boolean | null>;
  get(name: string): Promise<string | null>;
  put(name: string, text: string, seconds: number): Promise<void>;
  drop(name: string): Promise<void>;
};

export type Shared = {
  /** Resolves when the table of tags is that of the others, and after 300 ms in any case. */
  ready: Promise<unknown>;
  read<T>(kind: Kind, key: string): Promise<T | null>;
  /** Keeps a value for so many seconds, in the background. */
  write(kind: Kind, key: string, value: unknown, seconds: number): void;
  /** Tells the others what the table says of these tags: now, or when Redis is back. */
  tell(tags: readonly string[]): Promise<void>;
  notes: KeyValueStore;
};

/** Nothing is kept longer: Redis forgets by itself what nobody asks for. */
const LONGEST_S = 30 * 86_400;
/** Longer than anything that has a tag is kept. */
const TAGS_KEPT_S = 60 * 86_400;
const AGAIN_MS = 1_000;
/** What is read each minute is not what a full Redis forgets first; and a message may have been lost. */
const READ_MS = 60_000;

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** A value with its maps and buffers as bytes, a fifth of its size. All instances run the same Node. */
export const pack = (value: unknown): Promise<Buffer> => deflate(serialize(value), { level: 1 });

/** What `pack` made bytes of; null for bytes that are something else. */
export async function unpack<T>(bytes: Buffer): Promise<T | null> {
  try {
    return deserialize(await inflate(bytes)) as T;
  } catch {
    return null;
  }
}

/** A build never reads what another one has written: its pages name files that are not there any more. */
function prefix(): string {
  const build = readFileSync(path.join(distDir(), 'BUILD_ID'), 'utf8').trim();
  return `silene:${[process.env.NEXT_DEPLOYMENT_ID, build].filter(Boolean).join(':')}:`;
}

const keyValueStore = (redis: Redis, place: string): KeyValueStore => ({
  async claim(name, seconds) {
    const done = await redis.ask(async (client) => ({
      free: await client.set(place + name, '', { NX: true, EX: seconds }),
    }));
    return done && done.free !== null;
  },
  get: (name) => redis.ask((client) => client.get(place + name)),
  async put(name, text, seconds) {
    await redis.ask((client) => client.set(place + name, text, { EX: seconds }));
  },
  async drop(name) {
    await redis.ask((client) => client.del(place + name));
  },
});

type Message = { from: string; tags: Record<string, string> };

/**
 * Keeps the table of tags the same in all instances: what is invalidated here is published at once, what is received is taken over, and after a
 * time without Redis both are made up for.
 */
export function shareTags(redis: Redis, channel: string) {
  const self = randomUUID();
  const table = `${channel}tags`;
  const known = new Map<string, string>();
  const untold = new Map<string, string>();
  let isFirst = true;
  let timer: NodeJS.Timeout | undefined;

  function take(tags: Record<string, string>, seed: boolean): void {
    const news = Object.entries(tags).filter(([tag, times]) => known.get(tag) !== times && !untold.has(tag));
    if (news.length === 0) return;
    for (const [tag, times] of news) known.set(tag, times);
    const times = new Map(news.map(([tag, text]) => [tag, JSON.parse(text) as TagTimes]));
    if (seed) seedTags(times);
    else invalidateRemotely(times);
  }

  function receive(text: string): void {
    const { from, tags } = JSON.parse(text) as Message;
    if (from !== self) take(tags, false);
  }

  /** Reads the whole table. At the first time nothing was made here yet, so that each time stands as it is. */
  async function catchUp(): Promise<void> {
    const tags = await redis.ask((client) => client.hGetAll(table));
    if (!tags) return later();
    take(tags, isFirst);
    isFirst = false;
    await publish();
  }

  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void catchUp(), AGAIN_MS).unref();
  }

  async function publish(): Promise<void> {
    if (untold.size === 0) return;
    const tags = Object.fromEntries(untold);
    const message = JSON.stringify({ from: self, tags } satisfies Message);
    const done = await redis.ask((client) =>
      client.multi().hSet(table, tags).expire(table, TAGS_KEPT_S).publish(channel, message).exec(),
    );
    if (!done) return later();
    for (const [tag, times] of Object.entries(tags)) {
      known.set(tag, times);
      if (untold.get(tag) === times) untold.delete(tag);
    }
  }

  setInterval(() => void catchUp(), READ_MS).unref();
  return {
    ready: redis.listen(channel, receive, catchUp),
    async tell(tags: readonly string[]): Promise<void> {
      for (const tag of tags) untold.set(tag, JSON.stringify(tagTable().times.get(tag) ?? {}));
      await publish();
    },
  };
}

function open(redis: Redis, place: string): Shared {
  const { ready, tell } = shareTags(redis, place);
  const begun = withTimeout(PATIENCE_MS, ready);
  const name = (kind: Kind, key: string) =>
    `${place}${kind}:${createHash('sha256').update(key).digest('base64url').slice(0, 32)}`;
  return {
    ready: begun,
    tell,
    async read<T>(kind: Kind, key: string) {
      await begun;
      const options = commandOptions({ returnBuffers: true });
      const bytes = await redis.ask((client) => client.get(options, name(kind, key)));
      return bytes ? unpack<T>(bytes) : null;
    },
    write(kind, key, value, seconds) {
      const EX = Math.floor(Math.min(seconds, LONGEST_S));
      if (EX < 1) return;
      void pack(value).then((bytes) => redis.ask((client) => client.set(name(kind, key), bytes, { EX })));
    },
    notes: keyValueStore(redis, `${place}note:`),
  };
}

/** What the instances of the site share, opened at the first call; undefined without REDIS_URL, where there is one only. */
export function openShared(): Shared | undefined {
  const { REDIS_URL } = env();
  if (REDIS_URL) sharedCache.current ??= open(connect(REDIS_URL), prefix());
  return sharedCache.current;
}
