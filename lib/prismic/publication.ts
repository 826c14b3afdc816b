import 'server-only';
import { isContentThere } from '@/prismicio';
import { type Publish, publishOutside } from '../cache/publish';
import { AppError } from '../errors';
import { forgetDocuments } from '../last-good/publications';
import { logError } from '../log';
import { detached } from '../request/context';
import { refreshIndexes } from '../search/holder';
import { changesOf } from './changed';
import { forgetContent } from './forgotten';
import { SITEMAP_TAG } from './tags';

/**
 * Publishes what editors changed: what shows these documents is made anew, and what was taken back goes from what is kept.
 * Resolves with the cache tags that were published; throws AppError when the content service does not answer now.
 */
export async function publishDocuments(ids: readonly string[], publish: Publish): Promise<readonly string[]> {
  // What is taken for away may be back; and the first page would ask for what was before.
  if (!(await isContentThere())) throw new AppError('contentUnavailable', { message: 'it is away' });
  forgetContent();
  const { tags, gone } = await changesOf(ids);
  publish(tags, 'now');
  publish([SITEMAP_TAG], 'soon');
  void refreshIndexes(ids);
  await forgetDocuments(gone).catch((error: unknown) => logError('publication', error));
  return tags;
}

const AGAIN_MS = 1_000;
/** As many as one webhook may name. */
const MOST = 10_000;

let missed = new Set<string>();
let timer: NodeJS.Timeout | undefined;

async function tryAgain(): Promise<void> {
  if (!(await isContentThere())) return wait();
  const ids = [...missed];
  missed = new Set();
  try {
    await publishDocuments(ids, publishOutside);
  } catch (error) {
    logError('publication', error);
    publishLater(ids);
  }
}

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void detached(tryAgain), AGAIN_MS).unref();
}

/**
 * Publishes documents as soon as the content service answers again. The service tells it again as well, but every ten minutes only
 * and five times at most, and switches a webhook off that fails five times in a row (prismic.io/docs/webhooks).
 */
export function publishLater(ids: readonly string[]): void {
  for (const id of ids) if (missed.size < MOST) missed.add(id);
  wait();
}
