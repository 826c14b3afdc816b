import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SeenProduct } from '../catalogue/recently-seen';
import { env } from '../platform/env';
import { logError } from '../platform/log/log';
import { LOCALES, type Locale } from '../platform/markets';
import { store } from '../services/store/client';
import type { Queries } from '../services/store/open';
import { favourites } from '../services/store/schema';
import type { Session } from '../session/session';
import { MOST_FAVOURITES } from './list';

const id = z.string().min(1).max(100);

/** A product as the browser stores it. */
const favouriteSchema = z.object({
  id,
  title: z.string().max(300),
  href: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])/),
  picture: z
    .object({ src: z.url({ protocol: /^https?$/ }).max(1_000), width: z.number(), height: z.number() })
    .nullable(),
});

/** What a browser tells the account of its list. `owner`: the mark of the account that it knows; empty when it knows none. */
export const changesSchema = z.object({
  locale: z.enum(LOCALES),
  owner: z.string().max(100),
  added: z.array(favouriteSchema).max(MOST_FAVOURITES),
  removed: z.array(id).max(MOST_FAVOURITES),
});

type FavouriteChanges = z.output<typeof changesSchema>;

/**
 * The key of a customer's favourites: a hash of the subject of the session, which all ways of identity have and which
 * stays when the address changes.
 */
export const ownerOf = (sub: string): string => createHash('sha256').update(`favourites:${sub}`).digest('base64url');

/**
 * The mark of the list in a browser: the key of the customer's favourites and a hash of the address of the sign-in, which
 * only this site can compute. It opens nothing.
 */
export function markOf({ sub, email }: Pick<Session, 'sub' | 'email'>): string {
  const address = createHmac('sha256', env().AUTH_SECRET).update(`favourites:${email.toLowerCase()}`);
  return `${ownerOf(sub)}.${address.digest('base64url')}`;
}

const ownerIn = (mark: string) => mark.split('.')[0];

/**
 * Whether two marks are of one address with two subjects: a change of SHOP_IDENTITY gives every customer another one.
 * Never for a mark of an earlier version, which has no address.
 */
export const isRenamed = (known: string, mark: string): boolean =>
  ownerIn(known) !== ownerIn(mark) && known.split('.')[1] === mark.split('.')[1];

/**
 * Merges what a browser has into the account's list, and returns that, newest first. Nothing of either is lost: a product
 * is only removed when it was removed in a browser that knew it from this very account. Beyond MOST_FAVOURITES the oldest
 * are dropped, as in a browser.
 */
export async function mergeFavourites(
  tx: Queries,
  owner: string,
  { locale, owner: known, added, removed }: FavouriteChanges,
): Promise<SeenProduct[]> {
  const own = and(eq(favourites.customer, owner), eq(favourites.locale, locale));
  if (ownerIn(known) === owner && removed.length > 0)
    await tx.delete(favourites).where(and(own, inArray(favourites.productId, removed)));
  if (added.length > 0) {
    // The list is newest first: the times keep its order.
    const rows = added.map((product, index) => ({
      customer: owner,
      locale,
      productId: product.id,
      product,
      addedAt: sql`now() - make_interval(secs => ${index / 1_000})`,
    }));
    await tx.insert(favourites).values(rows).onConflictDoNothing();
    const newest = tx
      .select({ id: favourites.productId })
      .from(favourites)
      .where(own)
      .orderBy(desc(favourites.addedAt))
      .limit(MOST_FAVOURITES);
    await tx.delete(favourites).where(and(own, notInArray(favourites.productId, newest)));
  }
  await tx.update(favourites).set({ seenAt: sql`now()` }).where(own);
  return listOf(tx, owner, locale);
}

/** The favourites of a customer in a language, newest first. */
async function listOf(db: Queries, owner: string, locale: Locale): Promise<SeenProduct[]> {
  const rows = await db
    .select()
    .from(favourites)
    .where(and(eq(favourites.customer, owner), eq(favourites.locale, locale)))
    .orderBy(desc(favourites.addedAt))
    .limit(MOST_FAVOURITES);
  return rows.flatMap(({ product }) => favouriteSchema.safeParse(product).data ?? []);
}

/** The same for a page, which is shown without them while the store does not respond. @param sub of the session */
export async function readFavouritesOf(sub: string, locale: Locale): Promise<SeenProduct[]> {
  try {
    return await listOf((await store()).db, ownerOf(sub), locale);
  } catch (error) {
    logError('favourites', error);
    return [];
  }
}

/** The favourites of a customer in every language, for the copy of their data. */
export async function favouritesOf(db: Queries, owner: string) {
  const rows = await db
    .select()
    .from(favourites)
    .where(eq(favourites.customer, owner))
    .orderBy(favourites.locale, desc(favourites.addedAt));
  return rows.map(({ locale, product, addedAt }) => ({ locale, addedAt, product }));
}

export const eraseFavourites = async (tx: Queries, owner: string): Promise<void> =>
  void (await tx.delete(favourites).where(eq(favourites.customer, owner)));
