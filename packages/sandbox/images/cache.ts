import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Cache = (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/** File cache by key. Concurrent requests for a key that is being generated share the same work. */
export function createCache(dir: string): Cache {
  const underWay = new Map<string, Promise<Buffer>>();

  async function readOrMake(key: string, make: () => Promise<Buffer>) {
    const file = path.join(dir, key.slice(0, 2), key);
    const stored = await readFile(file).catch(() => null);
    if (stored) return stored;
    const made = await make();
    await mkdir(path.dirname(file), { recursive: true });
    const partial = `${file}.${randomUUID()}`;
    await writeFile(partial, made);
    await rename(partial, file);
    return made;
  }

  return (key, make) => {
    const running = underWay.get(key);
    if (running) return running;
    const promise = readOrMake(key, make).finally(() => underWay.delete(key));
    underWay.set(key, promise);
    return promise;
  };
}
