import { onInvalidation } from '../../platform/cache/tags.ts';
import { processSingleton } from '../../platform/process/singletons.ts';

const held = processSingleton<number>('content-forgotten');

/** How many publications this process knows of: a client that has the newest reference cached drops it when this changes. */
export const contentVersion = (): number => held.current ?? 0;

/**
 * Records a publication: the next read requests the newest reference, before the 5 s for which a client caches it have
 * passed.
 */
export function bumpContentVersion(): void {
  held.current = contentVersion() + 1;
}

// Another instance may have published: this process learns of it by the tags.
onInvalidation((tags) => {
  if (tags.some((tag) => tag.startsWith('prismic/'))) bumpContentVersion();
});
