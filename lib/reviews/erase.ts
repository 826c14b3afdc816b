import { invalidate } from '../platform/cache/tags.ts';
import { isOfPerson } from '../services/store/conditions.ts';
import type { Queries, Store } from '../services/store/open.ts';
import { reviewInvitations } from '../services/store/schema.ts';
import { reviewBook, reviewTag } from './book.ts';

/** Erases what a person wrote, and what they could write. Returns the products whose pages change. */
export async function erasePerson(tx: Queries, email: string): Promise<string[]> {
  const gone = await reviewBook(tx).eraseOf(email);
  await tx.delete(reviewInvitations).where(isOfPerson(reviewInvitations.email, email));
  return [...new Set(gone.map(({ productId }) => productId))];
}

/** Their pages no longer show what was erased. */
export function publishErased(productIds: readonly string[]): void {
  if (productIds.length > 0) void invalidate(productIds.map(reviewTag));
}

/** The same for an operator, at the request of a person without an account. */
export async function eraseReviewsOf({ transaction }: Store, email: string): Promise<{ products: number }> {
  const products = await transaction((tx) => erasePerson(tx, email));
  publishErased(products);
  return { products: products.length };
}

/** Erases the reviews whose time is over. Returns their number. */
export async function eraseOldReviews({ transaction }: Store): Promise<number> {
  const gone = await transaction((tx) => reviewBook(tx).eraseOld());
  publishErased([...new Set(gone.map(({ productId }) => productId))]);
  return gone.length;
}
