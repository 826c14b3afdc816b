import 'server-only';
import { z } from 'zod';
import { isContentAvailable } from '@/prismicio';
import { noteOffersPublished } from '../careers/alerts';
import { type Publish, publishOutside } from '../platform/cache/publish';
import { AppError } from '../platform/errors';
import { logError } from '../platform/log/log';
import { runOutsideRequest } from '../platform/request';
import { isSame } from '../platform/secret.ts';
import { refreshIndexes } from '../search/holder';
import { bumpContentVersion } from '../services/prismic/content-state';
import { SITEMAP_TAG } from '../services/prismic/documents';
import { purgeDocuments } from '../services/prismic/fallback-fetch';
import { changesOf } from './changes.ts';

/** Body of the content service's webhook when documents were published or unpublished. Other keys are ignored. */
export const webhookSchema = z.object({
  type: z.string().max(100),
  secret: z.string().max(500).nullish(),
  documents: z.array(z.string().max(100)).max(10_000).default([]),
});

/** Whether the secret in a webhook is valid. Never when none is configured. */
export const isSecret = (given: string | null | undefined, expected: string | undefined): boolean =>
  Boolean(expected && given) && isSame(given ?? '', expected ?? '');

/**
 * Applies a publication: pages that show these documents are revalidated, and unpublished ones are purged from the stored
 * responses in the background. Resolves with the invalidated cache tags; throws AppError when the content service is unavailable.
 */
export async function publishDocuments(ids: readonly string[], publish: Publish): Promise<readonly string[]> {
  // The service may be back although it is marked as unavailable; otherwise the first page would be regenerated from
  // stale content.
  if (!(await isContentAvailable())) throw new AppError('contentUnavailable', { message: 'the probe failed' });
  bumpContentVersion();
  const { tags, gone, types } = await changesOf(ids);
  publish(tags, 'now');
  publish([SITEMAP_TAG], 'soon');
  void refreshIndexes(ids);
  if (types.has('job_offer')) inBackground(noteOffersPublished);
  inBackground(() => purgeDocuments(gone));
  return tags;
}

/** Work that the request does not wait for: its tags take effect when it ends. */
const inBackground = (work: () => Promise<void>): void =>
  void runOutsideRequest(work).catch((error: unknown) => logError('publication', error));

const AGAIN_MS = 1_000;
/** Maximum number of documents in one webhook. */
const MOST = 10_000;

let missed = new Set<string>();
let timer: NodeJS.Timeout | undefined;

async function tryAgain(): Promise<void> {
  if (!(await isContentAvailable())) return wait();
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
 * Applies publications as soon as the content service responds again. The service retries its webhook as well, but only
 * every ten minutes and five times at most, and it disables a webhook that fails five times in a row
 * (prismic.io/docs/webhooks).
 */
export function publishLater(ids: readonly string[]): void {
  for (const id of ids) if (missed.size < MOST) missed.add(id);
  wait();
}
