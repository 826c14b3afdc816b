import 'server-only';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { favouritesOf, ownerOf } from '../favourites/account';
import { subscriptionsOf } from '../mail-subscriptions/subscriptions';
import { cleanEmail } from '../platform/text/email';
import { reviewBook } from '../reviews/book';
import type { ShopContext } from '../services/shopify/client';
import { provenAddresses } from '../services/shopify/customer-capabilities';
import type { Customer, CustomerAddress, Order, Subscription } from '../services/shopify/customer-types';
import { customers } from '../services/shopify/customers';
import { store } from '../services/store/client';
import { isOfOrder, isOfPerson } from '../services/store/conditions';
import type { Queries } from '../services/store/open';
import { files, reviewInvitations, submissions, subscribers } from '../services/store/schema';
import type { Session } from '../session/session';
import { addressNumber } from './values';

type SentFile = { field: string; name: string; type: string; bytes: number };

async function filesOf(db: Queries, ids: string[]): Promise<Map<string, SentFile[]>> {
  const rows = ids.length > 0 ? await db.select().from(files).where(inArray(files.submissionId, ids)) : [];
  const bySubmission = Map.groupBy(rows, ({ submissionId }) => submissionId);
  return new Map(
    [...bySubmission].map(([id, own]) => [
      id,
      own.map(({ field, name, type, size }) => ({ field, name, type, bytes: size })),
    ]),
  );
}

const isOfAny = (column: Parameters<typeof isOfPerson>[0], addresses: readonly string[]) =>
  // Of no address nothing: without a condition `or` would be every row.
  or(sql`false`, ...addresses.map((address) => isOfPerson(column, address)));

/**
 * What a signed-in customer sent about these orders, whatever address it has: return requests have none, and the receipt
 * of a withdrawal may go to another one. Not what anybody may have typed about them as a guest.
 */
const isAboutOwn = (orderNames: readonly string[]) => {
  const { form, payload } = submissions;
  // Return requests stored before they had the mark: the names of the lines come from an order of the account alone.
  const hasLines = and(eq(form, 'returns'), sql`${payload} ? 'products'`);
  const isFromAccount = or(eq(sql`${payload}->>'fromAccount'`, 'true'), hasLines);
  return and(inArray(form, ['returns', 'withdrawal']), isFromAccount, isOfOrder(sql`${payload}->>'order'`, orderNames));
};

async function messagesOf(db: Queries, addresses: readonly string[], orderNames: readonly string[]) {
  const rows = await db
    .select()
    .from(submissions)
    .where(or(isOfAny(sql`${submissions.payload}->>'email'`, addresses), isAboutOwn(orderNames)))
    .orderBy(submissions.createdAt);
  const sent = await filesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, form, locale, payload, createdAt, deleteAt }) => ({
    reference: id,
    form,
    locale,
    sentAt: createdAt,
    erasedAt: deleteAt,
    content: payload,
    files: sent.get(id) ?? [],
  }));
}

/**
 * What the site itself stores about a person: submitted forms (only the names of their files), newsletter, other subscriptions to mails,
 * reviews and the order lines they may review.
 * @param addresses verified emails of the person: everything submitted under them is returned
 * @param orderNames the person's orders: what they sent about them from their account is returned as well
 */
async function siteDataOf(addresses: readonly string[], orderNames: readonly string[]) {
  const { db } = await store();
  const [messages, newsletter, mailSubscriptions, written, lines] = await Promise.all([
    messagesOf(db, addresses, orderNames),
    db.select().from(subscribers).where(isOfAny(subscribers.email, addresses)),
    Promise.all(addresses.map((address) => subscriptionsOf(db, address))),
    Promise.all(addresses.map((address) => reviewBook(db).ofPerson(address))),
    db.select().from(reviewInvitations).where(isOfAny(reviewInvitations.email, addresses)),
  ]);
  return {
    messages,
    newsletter: newsletter.map(({ id: _, createdAt, ...row }) => ({ ...row, askedAt: createdAt })),
    mailSubscriptions: mailSubscriptions.flat(),
    reviews: written.flat().map(({ draft: _, createdAt, deleteAt, ...row }) => ({
      ...row,
      writtenAt: createdAt,
      erasedAt: deleteAt,
    })),
    reviewInvitations: lines.map(({ id: _, createdAt, ...row }) => ({ ...row, notedAt: createdAt })),
  };
}

/** Orders per request. Each may have 250 lines: a larger page would be too expensive in one request. */
const ORDERS_PER_CALL = 3;
/** Limit of 300 orders. */
const MOST_CALLS = 100;

/**
 * What the export lacks: orders beyond the limit, the site's data for an email address that is not verified, which may be
 * that of the orders alone, or subscriptions that the site has no permission to read.
 */
type Missing = 'olderOrders' | 'siteData' | 'subscriptions';

export type CustomerExport = {
  /** ISO 8601. */
  exportedAt: string;
  complete: boolean;
  missing: Missing[];
  customer: Omit<Customer, 'addresses'>;
  /** Their ids are plain numbers: the shop's contain the customer's token. */
  addresses: CustomerAddress[];
  orders: Order[];
  /** Absent where they are not to be read. */
  subscriptions?: Subscription[];
  site: Awaited<ReturnType<typeof siteDataOf>> | null;
  /** Of the account, whatever its address: they are known by the sign-in. */
  favourites: Awaited<ReturnType<typeof favouritesOf>>;
};

type Orders = { orders: Order[]; complete: boolean };

async function everyOrder(token: string, context: ShopContext): Promise<Orders | null> {
  const orders: Order[] = [];
  let after: string | null = null;
  for (let call = 0; call < MOST_CALLS; call++) {
    const page = await customers().detailsAfter(token, { first: ORDERS_PER_CALL, after }, context);
    if (!page) return null;
    orders.push(...page.orders);
    after = page.next;
    if (!after) return { orders, complete: true };
  }
  return { orders, complete: false };
}

/**
 * Everything that the shop and the site store about a customer, or null when the shop does not recognise the token.
 * Throws the network errors of the shop and the errors of the store.
 */
export async function exportOf(
  token: string,
  { email, sub }: Pick<Session, 'email' | 'sub'>,
  context: ShopContext,
  now: Date,
): Promise<CustomerExport | null> {
  const [found, addresses, ordered, favourites, subscribed] = await Promise.all([
    customers().getCustomer(token, context),
    customers().getAddresses(token, context),
    everyOrder(token, context),
    store().then(({ db }) => favouritesOf(db, ownerOf(sub))),
    customers().subscriptions?.list(token, context),
  ]);
  if (!found || !addresses || !ordered || subscribed === null) return null;
  const { addresses: _, defaultAddressId, ...customer } = found;
  const orderNames = ordered.orders.map(({ name }) => name);
  const proven = provenAddresses({ email }, found);
  const site = proven.length > 0 ? await siteDataOf(proven, orderNames) : null;
  const isProven = found.email === null || proven.includes(cleanEmail(found.email));
  const missing: Missing[] = [
    ...(ordered.complete ? [] : (['olderOrders'] as const)),
    ...(site && isProven ? [] : (['siteData'] as const)),
    ...(subscribed === 'denied' ? (['subscriptions'] as const) : []),
  ];
  return {
    exportedAt: now.toISOString(),
    complete: missing.length === 0,
    missing,
    customer: { ...customer, defaultAddressId: defaultAddressId && addressNumber(defaultAddressId) },
    addresses: addresses.map((address) => ({ ...address, id: addressNumber(address.id) })),
    orders: ordered.orders,
    ...(subscribed && subscribed !== 'denied' && { subscriptions: subscribed }),
    site,
    favourites,
  };
}
