import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { expect, test, vi } from 'vitest';
import { createDefaultCacheHandler, FileSystemCache, tagsManifest } from '../../../lib/cache/framework.ts';
import { onInvalidation } from '../../../lib/cache/invalidations.ts';

const pages = new FileSystemCache({
  fs: nodeFs,
  flushToDisk: false,
  serverDistDir: '.',
  revalidatedTags: [],
  _requestHeaders: {},
});

test('is told of each tag that pages or entries are told of, once the table knows it', async () => {
  const known: boolean[] = [];
  onInvalidation(() => known.push(tagsManifest.has('leaf')));
  const others = vi.fn();
  onInvalidation(others);
  await pages.revalidateTag('leaf', { expire: 0 });
  await pages.revalidateTag(['leaf', 'root']);
  await createDefaultCacheHandler(1000).updateTags(['root']);
  expect(known).toEqual([true, true, true, true]);
  expect(others).toHaveBeenCalledTimes(4);
});
