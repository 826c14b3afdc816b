/** One instance of the site, as far as its cache is concerned: a process that executes commands and returns their results. */

import entries from '../../../lib/platform/cache/entry-handler.ts';
import PageHandler from '../../../lib/platform/cache/page-handler.ts';
import { openShared } from '../../../lib/platform/cache/shared-cache.ts';
import { contentVersion } from '../../../lib/services/prismic/content-state.ts';

/** A cache entry: `revalidate` and `expire` in seconds. */
export type Kept = { key: string; text: string; tags: readonly string[]; revalidate?: number; expire?: number };

// As `startServing` does.
openShared();

const pages = () => new PageHandler();
const getting = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true };

export const tasks = {
  async keepEntry({ key, text, tags, revalidate = 300, expire = 600 }: Kept): Promise<void> {
    const value = new Response(text).body as ReadableStream<Uint8Array>;
    await entries.set(
      key,
      Promise.resolve({ value, tags: [...tags], stale: 30, timestamp: Date.now(), expire, revalidate }),
    );
  },
  async entry(key: string): Promise<{ text: string; revalidate: number } | null> {
    const found = await entries.get(key);
    return found ? { text: await new Response(found.value).text(), revalidate: found.revalidate } : null;
  },
  async keepPage({ key, text, tags, revalidate = 300, expire = 600 }: Kept, status = 200): Promise<void> {
    const headers = { 'x-next-cache-tags': tags.join(',') };
    const segmentData = new Map([['/_tree', Buffer.from(text)]]);
    const page = { kind: 'APP_PAGE', html: text, rscData: Buffer.from('rsc'), headers, status, segmentData } as const;
    await pages().set(key, page, { cacheControl: { revalidate, expire } });
  },
  async page(key: string): Promise<{ text: string; segment: string; revalidate: number | false } | null> {
    const found = await pages().get(key, getting);
    if (found?.value?.kind !== 'APP_PAGE') return null;
    const segment = String(found.value.segmentData?.get('/_tree'));
    return { text: found.value.html, segment, revalidate: found.cacheControl?.revalidate ?? 0 };
  },
  async invalidate(tags: readonly string[], expire?: number): Promise<void> {
    const durations = expire === undefined ? undefined : { expire };
    await Promise.all([entries.updateTags([...tags], durations), pages().revalidateTag()]);
  },
  async publications(): Promise<number> {
    return contentVersion();
  },
};

export type Task = keyof typeof tasks;
type Order = { id: number; task: Task; values: never[] };

process.on('message', async ({ id, task, values }: Order) => {
  const began = performance.now();
  const answer = await (tasks[task] as (...values: never[]) => Promise<unknown>)(...values);
  process.send?.({ id, answer, ms: performance.now() - began });
});
