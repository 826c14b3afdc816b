import type { CacheEntry, CacheHandler } from 'next/cache';
import { handlerMemory, openShared } from './shared-cache.ts';
import { areExpired, areStale, type Durations, handOn, invalidate, lastExpiry, UNSHARED_TAG } from './tags.ts';

type StoredEntry = Omit<CacheEntry, 'value'> & { bytes: Uint8Array };

const memory = handlerMemory<StoredEntry>(
  'entries',
  ({ bytes, tags }) => bytes.byteLength + tags.reduce((sum, tag) => sum + 2 * tag.length, 0),
);
/** Entries that are being written; a read waits for them. */
const pending = new Map<string, Promise<void>>();

/** Same rule as the built-in handler: an entry is used until its revalidation time, then regenerated. */
const isUsable = ({ tags, timestamp, revalidate }: StoredEntry): boolean =>
  Date.now() <= timestamp + revalidate * 1000 && !areExpired(tags, timestamp);

const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

async function storedEntry(key: string): Promise<StoredEntry | undefined> {
  const own = memory.get(key);
  if (own && isUsable(own)) return own;
  const other = await openShared()?.read<StoredEntry>('entry', key);
  if (!other || !isUsable(other)) return undefined;
  memory.set(key, other);
  return other;
}

/** Stores a complete entry. One that is overtaken by a publication is only stored where `get` finds it stale. */
async function store(key: string, entry: CacheEntry): Promise<void> {
  const { value, ...rest } = entry;
  const bytes = await new Response(value).arrayBuffer().catch(() => null);
  const isOvertaken = handOn(entry.tags, entry.timestamp);
  if (isOvertaken && !areStale(entry.tags, entry.timestamp)) return;
  // An interrupted value is incomplete: the render in progress gets the error.
  if (!bytes || entry.expire === 0) return;
  const stored: StoredEntry = { ...rest, bytes: new Uint8Array(bytes) };
  memory.set(key, stored);
  if (!entry.tags.includes(UNSHARED_TAG)) openShared()?.write('entry', key, stored, entry.revalidate);
}

/**
 * Results of cached functions, for `cacheHandlers` of next.config.ts: from memory, otherwise from what another instance
 * stored.
 */
export default {
  async get(key) {
    await pending.get(key);
    const stored = await storedEntry(key);
    if (!stored) return undefined;
    const { bytes, ...entry } = stored;
    const revalidate = areStale(entry.tags, entry.timestamp) ? -1 : entry.revalidate;
    return { ...entry, revalidate, value: streamOf(bytes) };
  },
  async set(key, pendingEntry) {
    const written = pendingEntry.then((entry) => store(key, entry));
    const settled = written.catch(() => undefined);
    pending.set(key, settled);
    try {
      await written;
    } finally {
      if (pending.get(key) === settled) pending.delete(key);
    }
  },
  async refreshTags() {
    await openShared()?.ready;
  },
  getExpiration: async (tags) => lastExpiry(tags),
  updateTags: (tags, durations?: Durations) => invalidate(tags, durations),
} satisfies CacheHandler;
