import { createDefaultCacheHandler, type EntryHandler } from './framework.ts';
import { MEMORY_BYTES } from './memory.ts';
import { type Shared, shared } from './shared.ts';

type Entry = NonNullable<Awaited<ReturnType<EntryHandler['get']>>>;
type StoredEntry = Omit<Entry, 'value'> & { bytes: Uint8Array };

const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

/** What cached functions returned, first from the memory of the process, then from what another instance made. */
function entriesOf(others: Shared, near = createDefaultCacheHandler(MEMORY_BYTES)): EntryHandler {
  return {
    ...near,
    async get(key, softTags) {
      const own = await near.get(key, softTags);
      if (own) return own;
      const stored = await others.read<StoredEntry>('entry', key);
      if (!stored) return undefined;
      const { bytes, ...rest } = stored;
      await near.set(key, Promise.resolve({ ...rest, value: streamOf(bytes) }));
      // Held against tags and time like one of its own.
      return near.get(key, softTags);
    },
    async set(key, pending) {
      await near.set(key, pending);
      const own = await near.get(key, []);
      if (!own) return;
      const { value, ...rest } = own;
      const bytes = new Uint8Array(await new Response(value).arrayBuffer());
      others.write('entry', key, { ...rest, bytes } satisfies StoredEntry, own.revalidate);
    },
    async updateTags(tags, durations) {
      await near.updateTags(tags, durations);
      await others.told(tags);
    },
  };
}

/** For `cacheHandlers` of next.config.ts. Opened with the server, not with its first page. */
export default entriesOf(shared());
