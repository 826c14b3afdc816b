import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { logError } from '../log/log.ts';
import { distDir, perProcess } from '../process.ts';
import { runOutsideRequest, withTimeout } from '../request.ts';
import { invalidateRemotely, mergeTimes, sharedCache, type TagTimes } from './tags.ts';

/** Maximum milliseconds that a page waits for Redis, and the milliseconds for which Redis is skipped after a timeout. */
export const PATIENCE_MS = 300;
const REST_MS = 1_000;
const PING_MS = 10_000;
/** Milliseconds after which what has failed is tried again. */
const AGAIN_MS = 1_000;

/** Pages work without Redis: one log line for the operator. */
const away = (cause: unknown): void =>
  logError('cache', cause instanceof AppError ? cause : new AppError('unreachable', { url: 'Redis' }, { cause }));

/** A client that reconnects by itself, and the same one with replies as bytes. One instance needs no package: no import. */
async function newClient(url: string) {
  const { createClient, RESP_TYPES } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 2_000,
    pingInterval: PING_MS,
    socket: { connectTimeout: 5_000, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 1_000) },
  });
  return { client: client.on('error', away), asBytes: client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }) };
}

type Clients = Awaited<ReturnType<typeof newClient>>;
type Redis = ReturnType<typeof connect>;

/** The connection to Redis. While it is down, commands return null at once. */
function connect(url: string) {
  const loaded = newClient(url);
  let restUntil = Number.NEGATIVE_INFINITY;

  /** Waits for Redis, which may be there much later than the first page. False when the subscription failed. */
  async function subscribe(channel: string, hear: (message: string) => void, reconnected: () => void) {
    let listener: Clients['client'] | undefined;
    try {
      const { client } = await loaded;
      if (!client.isOpen) await client.connect();
      listener = client.duplicate().on('error', away);
      await listener.connect();
      await listener.subscribe(channel, hear);
      listener.on('ready', reconnected);
      return true;
    } catch (error) {
      listener?.destroy();
      away(error);
      return false;
    }
  }

  return {
    /** Resolves once the package is loaded; rejects when it cannot be. */
    loaded,
    /** The reply to a command; null when Redis is unavailable or has not replied within `PATIENCE_MS`. Never throws. */
    async ask<T>(command: (clients: Clients) => Promise<T>): Promise<T | null> {
      try {
        const clients = await loaded;
        if (!clients.client.isReady || performance.now() < restUntil) return null;
        const answered = await withTimeout(
          PATIENCE_MS,
          command(clients).then((answer) => ({ answer })),
        );
        if (answered) return answered.answer;
        restUntil = performance.now() + REST_MS;
        throw new AppError('timeout', { milliseconds: PATIENCE_MS, url: 'Redis' });
      } catch (error) {
        away(error);
        return null;
      }
    },
    /**
     * Calls `hear` for each message of a channel, and `reconnected` now and whenever messages may have been missed.
     * Tries again until it has subscribed.
     */
    async listen(channel: string, hear: (message: string) => void, reconnected: () => Promise<void>): Promise<void> {
      const caughtUp = () => reconnected().catch(away);
      while (!(await subscribe(channel, hear, caughtUp))) await sleep(AGAIN_MS, undefined, { ref: false });
      await caughtUp();
    },
  };
}

/**
 * Memory limit per process for each kind, in bytes: pages, entries of cached functions, documents ready to be sent.
 * About a hundred pages; the others are read from the files of the build.
 */
export const MEMORY_BYTES = 24 * 1024 * 1024;
/** Approximate overhead of an entry, in bytes. */
const OVERHEAD_BYTES = 512;

/** The memory of a cache handler: one per process, since Next.js creates a handler for each request. @param sizeOf its bytes */
export function handlerMemory<Value extends object>(
  name: string,
  sizeOf: (value: Value) => number,
): LRUCache<string, Value> {
  const sizeCalculation = (value: Value, key: string) => OVERHEAD_BYTES + 2 * key.length + sizeOf(value);
  return perProcess(`memory:${name}`, () => new LRUCache({ maxSize: MEMORY_BYTES, sizeCalculation }))();
}

type Kind = 'page' | 'entry';

/** Maximum time to live: Redis removes by itself what is not used. */
const LONGEST_S = 30 * 86_400;
/** Longer than the lifetime of anything that has a tag. */
const TAGS_KEPT_S = 60 * 86_400;
/** The tag table is read again: a message may have been lost, and a full Redis evicts what is not read. */
const READ_MS = 60_000;

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Serialises a value, maps and buffers included, to a fifth of its size. All instances run the same version of Node. */
export const pack = (value: unknown): Promise<Buffer> => deflate(serialize(value), { level: 1 });

/** The inverse of `pack`; null for other bytes. */
export async function unpack<T>(bytes: Buffer): Promise<T | null> {
  try {
    return deserialize(await inflate(bytes)) as T;
  } catch {
    return null;
  }
}

/** The beginning of names in Redis, which sites of several repositories may share. */
export const placeOf = (...parts: readonly string[]): string => `${[env().PRISMIC_REPOSITORY, ...parts].join(':')}:`;

/** Format of what instances of all builds share, as during an upgrade: times of tags, notes of `secret.ts`. */
const COMMON_VERSION = '1';

/** Where this build has its pages and entries: those of another build refer to files that no longer exist. */
function placeOfBuild(): string {
  const build = readFileSync(path.join(distDir(), 'BUILD_ID'), 'utf8').trim();
  return placeOf(...[process.env.NEXT_DEPLOYMENT_ID ?? '', build].filter(Boolean));
}

const lasting = (seconds: number) => ({ type: 'EX', value: seconds }) as const;

/** Short texts stored under a name. Without Redis nothing is stored, and a claim is neither granted nor refused: null. */
const keyValueStore = (redis: Redis, place: string) => ({
  /** Claims a name that is free, for a number of seconds. */
  claim: (name: string, seconds: number) =>
    redis.ask(async ({ client }) => {
      const reply = await client.set(place + name, '', { condition: 'NX', expiration: lasting(seconds) });
      return reply !== null;
    }),
  get: (name: string) => redis.ask(({ client }) => client.get(place + name)),
  put: (name: string, text: string, seconds: number) =>
    redis.ask(({ client }) => client.set(place + name, text, { expiration: lasting(seconds) })),
  drop: (name: string) => redis.ask(({ client }) => client.del(place + name)),
});

type Message = { from: string; tags: Record<string, string> };
/** Clocks of the instances agree to a second (docs/decisions/043). */
const CLOCKS_MS = 1_000;

/** Keeps the tag tables of all instances in sync; what an outage of Redis delays is caught up (docs/decisions/043). */
export function shareTags(redis: Pick<Redis, 'ask' | 'listen'>, channel: string) {
  const self = randomUUID();
  const opened = Date.now() - CLOCKS_MS;
  const table = `${channel}tags`;
  /** The times as they were published, not as they count here: only what is new in a message counts from its receipt. */
  const known = new Map<string, TagTimes>();
  const unpublished = new Map<string, TagTimes>();
  let isFirst = true;
  let timer: NodeJS.Timeout | undefined;

  function take(tags: Record<string, string>, since?: number): void {
    const news = new Map<string, TagTimes>();
    for (const [tag, text] of Object.entries(tags)) {
      const times: TagTimes = JSON.parse(text);
      const before = known.get(tag) ?? {};
      // Its own news count already: they may have reached Redis although no answer came.
      const own = mergeTimes(before, unpublished.get(tag) ?? {}, Date.now());
      const stale = [before.stale, own.stale].includes(times.stale) ? undefined : times.stale;
      const expired = [before.expired, own.expired].includes(times.expired) ? undefined : times.expired;
      known.set(tag, times);
      if (stale !== undefined || expired !== undefined) news.set(tag, { stale, expired });
    }
    invalidateRemotely(news, Date.now(), since);
  }

  function receive(text: string): void {
    const { from, tags }: Message = JSON.parse(text);
    if (from !== self) take(tags);
  }

  /** Reads the whole table. At the first read, nothing was rendered here before this instance started. */
  async function catchUp(): Promise<void> {
    const tags = await redis.ask(({ client }) => client.hGetAll(table));
    if (!tags) return later();
    take(tags, isFirst ? opened : undefined);
    isFirst = false;
    await publish();
  }

  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void catchUp(), AGAIN_MS).unref();
  }

  async function publish(): Promise<void> {
    // Before the first read it would replace in Redis what others have published.
    if (isFirst || unpublished.size === 0) return;
    const sent = [...unpublished];
    const merged = sent.map(([tag, news]) => [tag, mergeTimes(known.get(tag) ?? {}, news, Date.now())] as const);
    const tags = Object.fromEntries(merged.map(([tag, times]) => [tag, JSON.stringify(times)]));
    const message: Message = { from: self, tags };
    const done = await redis.ask(({ client }) =>
      client.multi().hSet(table, tags).expire(table, TAGS_KEPT_S).publish(channel, JSON.stringify(message)).exec(),
    );
    if (!done) return later();
    for (const [tag, times] of merged) known.set(tag, times);
    for (const [tag, news] of sent) if (unpublished.get(tag) === news) unpublished.delete(tag);
  }

  setInterval(() => void catchUp(), READ_MS).unref();
  return {
    ready: redis.listen(channel, receive, catchUp),
    async publishInvalidation(tags: readonly string[], news: TagTimes): Promise<void> {
      for (const tag of tags) unpublished.set(tag, mergeTimes(unpublished.get(tag) ?? {}, news, Date.now()));
      await publish();
    },
  };
}

function open(redis: Redis, place: string) {
  const common = placeOf(COMMON_VERSION);
  const { ready, publishInvalidation } = shareTags(redis, common);
  // The time of loading does not count.
  const begun = redis.loaded.catch(() => undefined).then(() => withTimeout(PATIENCE_MS, ready));
  const name = (kind: Kind, key: string) =>
    `${place}${kind}:${createHash('sha256').update(key).digest('base64url').slice(0, 32)}`;
  return {
    /** Resolves when the tag table is in sync with the other instances, and after 300 ms in any case. */
    ready: begun,
    /** Sends the times of these tags to the other instances: now, or when Redis is available again. */
    publishInvalidation,
    async read<T>(kind: Kind, key: string): Promise<T | null> {
      await begun;
      const bytes = await redis.ask(({ asBytes }) => asBytes.get(name(kind, key)));
      return bytes ? unpack<T>(bytes) : null;
    },
    /** Stores a value for a number of seconds, in the background. */
    write(kind: Kind, key: string, value: unknown, seconds: number): void {
      const lifetime = Math.floor(Math.min(seconds, LONGEST_S));
      if (lifetime < 1) return;
      const expiration = lasting(lifetime);
      void pack(value).then((bytes) => redis.ask(({ client }) => client.set(name(kind, key), bytes, { expiration })));
    },
    notes: keyValueStore(redis, `${common}note:`),
  };
}

export type Shared = ReturnType<typeof open>;

/** The cache shared by the instances of the site, opened at the first call; undefined without REDIS_URL (one instance). */
export function openShared(): Shared | undefined {
  const { REDIS_URL } = env();
  // Its connections and timers outlive the request that opens it.
  if (REDIS_URL) sharedCache.current ??= runOutsideRequest(() => open(connect(REDIS_URL), placeOfBuild()));
  return sharedCache.current;
}
