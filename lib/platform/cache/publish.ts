import 'server-only';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { rememberPublication } from './publications';
import { invalidate } from './tags';

/**
 * `now`: nothing older is shown any more, also after the next start; `soon`: stale content is shown until it is
 * revalidated in the background.
 */
type When = 'now' | 'soon';
export type Publish = (tags: readonly string[], when: When) => void;

/**
 * Publishes a change of content with these tags. At the end of the request, Next.js has it invalidated by the handlers
 * of this folder: in the tag table, in the response cache and in the other instances. For route handlers.
 */
export const publish: Publish = (tags, when) => {
  for (const tag of tags) revalidateTag(tag, when === 'now' ? { expire: 0 } : 'max');
  if (when === 'now') after(() => rememberPublication(tags));
};

/** The same for work outside of a request, where Next.js rejects `revalidateTag`. */
export const publishOutside: Publish = (tags, when) => {
  void invalidate(tags, when === 'now' ? { expire: 0 } : {});
  if (when === 'now') void rememberPublication(tags);
};
