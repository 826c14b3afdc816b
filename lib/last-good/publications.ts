import { seedTags } from '../cache/tags.ts';
import { distDir } from '../dist-dir.ts';
import { expiredSince, rememberExpired } from './expired-tags.ts';
import { folders, isKeeping } from './folders.ts';
import { fallbackStore } from './open.ts';

/** Notes the cache tags that a publication touched; the next start of the site takes them up again. */
export const rememberPublication = async (tags: readonly string[]): Promise<void> => {
  if (isKeeping()) await rememberExpired(folders().store, tags);
};

/** At the start of the server, before it answers: what was published since the build. */
export const recallPublications = (): void => seedTags(expiredSince(folders().store, distDir()));

/** Takes documents that are published no more out of what is kept. */
export const forgetDocuments = async (ids: readonly string[]): Promise<void> => {
  if (isKeeping() && ids.length > 0) await fallbackStore().purgeDocuments(ids);
};
