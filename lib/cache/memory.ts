import { LRUCache } from 'lru-cache';
import { processWide } from '../process-wide.ts';

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
  const held = processWide<LRUCache<string, Value>>(`memory:${name}`);
  held.current ??= new LRUCache({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (value, key) => OVERHEAD_BYTES + 2 * key.length + sizeOf(value),
  });
  return held.current;
}
