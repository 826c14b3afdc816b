import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { seedTags, UNSHARED_TAG } from '../platform/cache/tags';
import { logError } from '../platform/log/log';
import { withTimeout } from '../platform/request';
import type { Store } from '../services/store/open';
import { openedStore } from '../services/store/store-lock';
import { reviewBook, reviewTag, type ShownReview } from './book';
import { pageOf, type ReviewPage, type Summary, summaryOf } from './rules';

export type ShownReviews = { summary: Summary; page: ReviewPage; reviews: ShownReview[] };

/** A page renders without reviews rather than wait for a store that is slow or still opening. */
const PATIENCE_MS = 2_000;

async function readShown(store: Store, productId: string, requested: string | null): Promise<ShownReviews | null> {
  const book = reviewBook(store.db);
  const summary = summaryOf(await book.countsOf(productId));
  if (!summary) return null;
  const page = pageOf(summary.count, requested);
  return { summary, page, reviews: await book.shown(productId, page) };
}

/** Marks a page as rendered without the reviews that another instance may show: to be rendered again soon. */
function withoutStore(): null {
  cacheTag(UNSHARED_TAG);
  cacheLife('degraded');
  return null;
}

/**
 * The shown reviews of a product, over all markets; null when there are none. A build has no store, and a process none
 * before it has opened it: pages rendered until then are rendered anew (`showReviews`), and no other instance gets them.
 * @param productId the shop's plain id; never of a medicine
 * @param requested the page in the address
 */
export async function getShownReviews(productId: string, requested: string | null): Promise<ShownReviews | null> {
  'use cache';
  cacheLife('content');
  cacheTag(reviewTag(productId));
  const opening = openedStore();
  if (!opening) {
    cacheTag(UNSHARED_TAG);
    return null;
  }
  try {
    const found = await withTimeout(
      PATIENCE_MS,
      opening.then(async (store) => ({ shown: await readShown(store, productId, requested) })),
    );
    return found ? found.shown : withoutStore();
  } catch (error) {
    logError('reviews', error);
    return withoutStore();
  }
}

/**
 * Once the store is open: the pages of reviewed products that this process had or rendered without it are no longer shown.
 * Nothing was published: the other instances, and a cache in front, keep what they have.
 */
export async function showReviews({ db }: Pick<Store, 'db'>, now = Date.now()): Promise<void> {
  const products = await reviewBook(db).reviewedProducts();
  seedTags(new Map(products.map((id) => [reviewTag(id), { expired: now }])));
}
