import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/**
 * Calls back whenever a tag is invalidated, by a request to this instance or by another one that told it. The table is the
 * framework's, one in a process; it has no way to be told.
 */
export function onInvalidation(heard: () => void): void {
  const set = tagsManifest.set.bind(tagsManifest);
  tagsManifest.set = (tag, times) => {
    set(tag, times);
    heard();
    return tagsManifest;
  };
}
