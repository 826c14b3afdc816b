import 'server-only';
import { z } from 'zod';
import { isContentThere } from '@/prismicio';
import { bumpContentVersion } from '../platform/cache/content-version';
import { purgeDocuments } from '../platform/cache/publications';
import { type Publish, publishOutside } from '../platform/cache/publish';
import { AppError } from '../platform/errors';
import { isSame } from '../platform/http/secret.ts';
import { logError } from '../platform/log/log';
import { runOutsideRequest } from '../platform/request/context';
import { refreshIndexes } from '../search/holder';
import { SITEMAP_TAG } from '../services/prismic/tags';
import { changesOf } from './changes.ts';

/** What the content service posts when something was published or taken back. Other keys are not read. */
export const webhookSchema = z.object({
  type: z.string().max(100),
  secret: z.string().max(500).nullish(),
  documents: z.array(z.string().max(100)).max(10_000).default([]),
});

/** Whether the secret in a webhook is ours. Without one in the settings, none is. */
export const isSecret = (given: string | null | undefined, expected: string | undefined): boolean =>
  Boolean(expected && given) && isSame(given ?? '', expected ?? '');

/**
 * Publishes what editors changed: what shows these documents is regenerated, and what was taken back goes from what is kept.
 * Resolves with the cache tags that were published; throws AppError when the content service does not answer now.
 */
export async function publishDocuments(ids: readonly string[], publish: Publish): Promise<readonly string[]> {
  // What is taken for away may be back; and the first page would ask for what was before.
  if (!(await isContentThere())) throw new AppError('contentUnavailable', { message: 'it is away' });
  bumpContentVersion();
  const { tags, gone } = await changesOf(ids);
  publish(tags, 'now');
  publish([SITEMAP_TAG], 'soon');
  void refreshIndexes(ids);
  await purgeDocuments(gone).catch((error: unknown) => logError('publication', error));
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
  timer = setTimeout(() => void runOutsideRequest(tryAgain), AGAIN_MS).unref();
}

/**
 * Publishes documents as soon as the content service answers again. The service tells it again as well, but every ten minutes only
 * and five times at most, and switches a webhook off that fails five times in a row (prismic.io/docs/webhooks).
 */
export function publishLater(ids: readonly string[]): void {
  for (const id of ids) if (missed.size < MOST) missed.add(id);
  wait();
}
