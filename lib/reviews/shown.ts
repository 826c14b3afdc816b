import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { seedTags, UNSHARED_TAG } from '../platform/cache/tags';
import { logError } from '../platform/log/log';
import { withTimeout } from '../platform/request';
import type { Store } from '../services/store/open';
import { openedStore } from '../services/store/store-lock';
import { type ReviewBook, reviewBook, reviewTag, type ShownReview } from './book';
import { pageOf, type ReviewPage, type Summary, summaryOf } from './rules';

export type ShownReviews = { summary: Summary; page: ReviewPage; reviews: ShownReview[] };

/** A page renders without reviews rather than wait for a store that is slow or still opening. */
const PATIENCE_MS = 2_000;

/** Marks a page as rendered without the reviews that another instance may show: to be rendered again soon. */
function withoutStore(): null {
  cacheTag(UNSHARED_TAG);
  cacheLife('degraded');
  return null;
}

/**
 * For a cached function: what the book says of a product. A build has no store, and a process none before it has opened it:
 * pages rendered until then are rendered anew (`showReviews`), and no other instance gets them.
 */
async function fromBook<T>(productId: string, read: (book: ReviewBook) => Promise<T>): Promise<T | null> {
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
      opening.then(async ({ db }) => ({ said: await read(reviewBook(db)) })),
    );
    return found ? found.said : withoutStore();
  } catch (error) {
    logError('reviews', error);
    return withoutStore();
  }
}

async function getSummary(productId: string): Promise<Summary | null> {
  'use cache';
  return fromBook(productId, async (book) => summaryOf(await book.countsOf(productId)));
}

async function getReviews(productId: string, page: ReviewPage): Promise<ShownReview[] | null> {
  'use cache';
  return fromBook(productId, (book) => book.shown(productId, page));
}

/**
 * The shown reviews of a product, over all markets; null when there are none, or no store. Cached for each page that exists,
 * not for each one that an address names.
 * @param productId the shop's plain id; never of a medicine
 * @param requested the page in the address
 */
export async function getShownReviews(productId: string, requested: string | null): Promise<ShownReviews | null> {
  const summary = await getSummary(productId);
  if (!summary) return null;
  const page = pageOf(summary.count, requested);
  const reviews = await getReviews(productId, page);
  return reviews && { summary, page, reviews };
}

/**
 * Once the store is open: the pages of reviewed products that this process had or rendered without it are no longer shown.
 * Nothing was published: the other instances, and a cache in front, keep what they have.
 */
export async function showReviews({ db }: Pick<Store, 'db'>, now = Date.now()): Promise<void> {
  const products = await reviewBook(db).reviewedProducts();
  seedTags(new Map(products.map((id) => [reviewTag(id), { expired: now }])));
}
