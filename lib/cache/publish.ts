import 'server-only';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { rememberPublication } from '../last-good/publications';
import { logError } from '../log';

/**
 * Publishes a change of what has these tags. Next.js, with the end of the request, has it invalidated by the handlers of this folder: in the table of
 * tags, in the response cache and in the other instances. For route handlers.
 * @param when `now`: nothing older is shown any more, also after the next start; `soon`: it is shown until it is revalidated in the background
 */
export function publish(tags: readonly string[], when: 'now' | 'soon'): void {
  for (const tag of tags) revalidateTag(tag, when === 'now' ? { expire: 0 } : 'max');
  if (when === 'now') after(() => rememberPublication(tags).catch((error: unknown) => logError('publication', error)));
}
