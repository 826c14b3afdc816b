import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { email } from '../forms/fields.ts';
import { AppError } from '../platform/errors.ts';
import { LOCALES } from '../platform/markets.ts';
import type { Store } from '../services/store/open.ts';
import { REVIEW_DAYS } from '../services/store/retention.ts';
import { reviews } from '../services/store/schema.ts';
import { claimIn } from './rules.ts';

const DAY_MS = 86_400_000;
const id = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,20}$/));
/** A moment, or days before now (`-60d`) as in the demonstration. */
const moment = z.string().regex(/^-\d{1,4}d$|^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/);

/** A text that is published on the page of a product. */
const published = z.string().refine((text) => claimIn(text) === null, 'claims an effect on an illness');

const fileSchema = z.array(
  z.object({
    order: z.string(),
    product: id,
    variant: id,
    productName: z.string(),
    email,
    locale: z.enum(LOCALES),
    displayName: published,
    rating: z.number().int().min(1).max(5),
    title: published.max(100),
    text: published.max(2_000),
    orderedAt: moment,
    writtenAt: moment,
    /** Absent for one that waits for its moderator. */
    publishedAt: moment.optional(),
    answer: published.max(1_000).optional(),
  }),
);

const dateOf = (text: string, now: Date): Date => {
  const back = /^-(\d{1,4})d$/.exec(text);
  return back ? new Date(now.getTime() - Number(back[1]) * DAY_MS) : new Date(text);
};

/** A statement has 65,535 parameters at most, and a review 17. */
const ROWS_PER_INSERT = 1_000;
const IMPORT_MS = 60_000;

/**
 * Puts reviews into a store that has none: those of the demonstration, or of the platform that a brand used before.
 * Returns their number. Throws AppError `invalidInput` with what is wrong; then nothing is written.
 */
export async function importReviews({ transaction }: Pick<Store, 'transaction'>, file: unknown, now: Date) {
  const parsed = fileSchema.safeParse(file);
  if (!parsed.success) throw new AppError('invalidInput', { fields: `REVIEWS_FILE: ${z.prettifyError(parsed.error)}` });
  return transaction(
    async (tx) => {
      const [any] = await tx.select({ id: reviews.id }).from(reviews).limit(1);
      if (any || parsed.data.length === 0) return 0;
      const rows = parsed.data.map(({ order, product, variant, publishedAt, ...row }) => {
        const createdAt = dateOf(row.writtenAt, now);
        return {
          ...row,
          id: randomUUID(),
          orderName: order,
          productId: product,
          variantId: variant,
          orderedAt: dateOf(row.orderedAt, now),
          createdAt,
          state: publishedAt ? ('approved' as const) : ('pending' as const),
          decidedAt: publishedAt ? dateOf(publishedAt, now) : null,
          answer: row.answer ?? null,
          deleteAt: new Date(createdAt.getTime() + REVIEW_DAYS * DAY_MS),
        };
      });
      for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
        await tx
          .insert(reviews)
          .values(rows.slice(start, start + ROWS_PER_INSERT))
          .onConflictDoNothing();
      return rows.length;
    },
    { workMs: IMPORT_MS },
  );
}
