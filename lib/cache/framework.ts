import { createRequire } from 'node:module';

/**
 * What the framework keeps its pages and entries with while an instance is alone. Inside of it, since it offers no such parts for
 * sale: its version is pinned, and tests/integration/cache meets a change. Required, for an import would be another instance.
 */
const require = createRequire(import.meta.url);

export const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js') as {
  default: typeof import('next/dist/server/lib/incremental-cache/file-system-cache.js').default;
};

export const { createDefaultCacheHandler } =
  require('next/dist/server/lib/cache-handlers/default.js') as typeof import('next/dist/server/lib/cache-handlers/default.js');

/** When each tag was invalidated: one table in a process, which pages and entries are both held against. */
export const { tagsManifest, areTagsExpired, areTagsStale } =
  require('next/dist/server/lib/incremental-cache/tags-manifest.external.js') as typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external.js');

export type { CacheHandler as EntryHandler } from 'next/dist/server/lib/cache-handlers/types.js';
export type { CacheHandlerValue as Page } from 'next/dist/server/lib/incremental-cache/index.js';
