import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { logError } from '../log/log.ts';
import { distDir, perProcess } from '../process.ts';
import { runOutsideRequest, withTimeout } from '../request.ts';
import { invalidateRemotely, seedTags, sharedCache, type TagTimes, tagTable } from './tags.ts';

/** Maximum milliseconds that a page waits for Redis, and the milliseconds for which Redis is skipped after a timeout. */
export const PATIENCE_MS = 300;
const REST_MS = 1_000;
const PING_MS = 10_000;

/**
 * The package is loaded by who uses it: a site of one instance starts without. `asBytes` is the same client with replies
 * as they are, not as text.
 */
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

/** Pages work without Redis: one log line for the operator. */
const away = (cause: unknown): void =>
  logError('cache', cause instanceof AppError ? cause : new AppError('unreachable', { url: 'Redis' }, { cause }));

/** A connection that reconnects by itself. While it is down, commands return null at once. */
function connect(url: string) {
  let opened: Clients | undefined;
  const loaded = newClient(url).then((created) => {
    opened = created;
    return created.client;
  });
  // Resolves at the first connection to Redis, which may be much later than the first page.
  const connected = loaded.then(async (client) => {
    await client.connect().catch(away);
    return client;
  });
  let restUntil = Number.NEGATIVE_INFINITY;

  return {
    /** Resolves once the package is loaded. Rejects when it cannot be: `listen` logs that. */
    loaded,
    /** The reply to a command; null when Redis is unavailable, or has not replied within 300 ms. Never throws. */
    async ask<T>(command: (client: Clients['client'], asBytes: Clients['asBytes']) => Promise<T>): Promise<T | null> {
      if (!opened?.client.isReady || performance.now() < restUntil) return null;
      const pending = command(opened.client, opened.asBytes).then((answer) => ({ answer }));
      pending.catch(() => undefined);
      try {
        const answered = await withTimeout(PATIENCE_MS, pending);
        if (answered) return answered.answer;
        restUntil = performance.now() + REST_MS;
        throw new AppError('timeout', { milliseconds: PATIENCE_MS, url: 'Redis' });
      } catch (error) {
        away(error);
        return null;
      }
    },
    /** Calls `hear` for each message of a channel, and `again` now and whenever messages may have been missed. Never rejects. */
    async listen(channel: string, hear: (message: string) => void, reconnected: () => Promise<void>): Promise<void> {
      try {
        const listener = (await connected).duplicate().on('error', away);
        await listener.connect();
        await listener.subscribe(channel, hear);
        await reconnected();
        listener.on('ready', () => void reconnected());
      } catch (error) {
        away(error);
      }
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
const AGAIN_MS = 1_000;
/** The tag table is read again: a full Redis evicts keys without recent reads first, and a message may have been lost. */
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

/**
 * What instances of all builds share, as during an upgrade: the messages and times of tags, and the notes of `secret.ts`.
 * A change of what is written there needs another number.
 */
const COMMON_VERSION = '1';

/** A build never reads a page or an entry of another build: its pages refer to files that no longer exist. */
function placeOfBuild(): string {
  const build = readFileSync(path.join(distDir(), 'BUILD_ID'), 'utf8').trim();
  return placeOf(...[process.env.NEXT_DEPLOYMENT_ID ?? '', build].filter(Boolean));
}

const lasting = (seconds: number) => ({ type: 'EX', value: seconds }) as const;

/** Short texts stored under a name. Without Redis nothing is stored, and a claim is neither granted nor refused: null. */
const keyValueStore = (redis: Redis, place: string) => ({
  /** Claims a name that is free, for a number of seconds. */
  async claim(name: string, seconds: number): Promise<boolean | null> {
    const done = await redis.ask(async (client) => [
      await client.set(place + name, '', { condition: 'NX', expiration: lasting(seconds) }),
    ]);
    return done && done[0] !== null;
  },
  get: (name: string) => redis.ask((client) => client.get(place + name)),
  put: (name: string, text: string, seconds: number) =>
    redis.ask((client) => client.set(place + name, text, { expiration: lasting(seconds) })),
  drop: (name: string) => redis.ask((client) => client.del(place + name)),
});

type Message = { from: string; tags: Record<string, string> };

/**
 * Keeps the tag table of all instances in sync: local invalidations are published at once, received ones are applied,
 * and after an outage of Redis both are caught up.
 */
export function shareTags(redis: Pick<Redis, 'ask' | 'listen'>, channel: string) {
  const self = randomUUID();
  const table = `${channel}tags`;
  const known = new Map<string, string>();
  const unpublished = new Map<string, string>();
  let isFirst = true;
  let timer: NodeJS.Timeout | undefined;

  function take(tags: Record<string, string>, seed: boolean): void {
    const news = Object.entries(tags).filter(([tag, times]) => known.get(tag) !== times && !unpublished.has(tag));
    if (news.length === 0) return;
    for (const [tag, times] of news) known.set(tag, times);
    const times = new Map(news.map(([tag, text]) => [tag, JSON.parse(text) as TagTimes]));
    if (seed) seedTags(times);
    else invalidateRemotely(times);
  }

  function receive(text: string): void {
    const { from, tags }: Message = JSON.parse(text);
    if (from !== self) take(tags, false);
  }

  /** Reads the whole table. At the first read nothing has been rendered here yet, so each time is taken as it is. */
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
    if (unpublished.size === 0) return;
    const tags = Object.fromEntries(unpublished);
    const message: Message = { from: self, tags };
    const done = await redis.ask((client) =>
      client.multi().hSet(table, tags).expire(table, TAGS_KEPT_S).publish(channel, JSON.stringify(message)).exec(),
    );
    if (!done) return later();
    for (const [tag, times] of Object.entries(tags)) {
      known.set(tag, times);
      if (unpublished.get(tag) === times) unpublished.delete(tag);
    }
  }

  setInterval(() => void catchUp(), READ_MS).unref();
  return {
    ready: redis.listen(channel, receive, catchUp),
    async publishInvalidation(tags: readonly string[]): Promise<void> {
      for (const tag of tags) unpublished.set(tag, JSON.stringify(tagTable().times.get(tag) ?? {}));
      await publish();
    },
  };
}

function open(redis: Redis, place: string) {
  const common = placeOf(COMMON_VERSION);
  const { ready, publishInvalidation } = shareTags(redis, common);
  // The time of loading does not count.
  const waited = () => withTimeout(PATIENCE_MS, ready);
  const begun = redis.loaded.then(waited, waited);
  const name = (kind: Kind, key: string) =>
    `${place}${kind}:${createHash('sha256').update(key).digest('base64url').slice(0, 32)}`;
  return {
    /** Resolves when the tag table is in sync with the other instances, and after 300 ms in any case. */
    ready: begun,
    /** Sends the times of these tags to the other instances: now, or when Redis is available again. */
    publishInvalidation,
    async read<T>(kind: Kind, key: string): Promise<T | null> {
      await begun;
      const bytes = await redis.ask((_, asBytes) => asBytes.get(name(kind, key)));
      return bytes ? unpack<T>(bytes) : null;
    },
    /** Stores a value for a number of seconds, in the background. */
    write(kind: Kind, key: string, value: unknown, seconds: number): void {
      const lifetime = Math.floor(Math.min(seconds, LONGEST_S));
      if (lifetime < 1) return;
      const expiration = lasting(lifetime);
      void pack(value).then((bytes) => redis.ask((client) => client.set(name(kind, key), bytes, { expiration })));
    },
    notes: keyValueStore(redis, `${common}note:`),
  };
}

export type Shared = ReturnType<typeof open>;

/** The cache shared by the instances of the site, opened at the first call; undefined without REDIS_URL (one instance). */
export function openShared(): Shared | undefined {
  const { REDIS_URL } = env();
  // Its connections and timers outlive the request that opens it, and are none of its log lines.
  if (REDIS_URL) sharedCache.current ??= runOutsideRequest(() => open(connect(REDIS_URL), placeOfBuild()));
  return sharedCache.current;
}
