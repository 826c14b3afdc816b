import 'server-only';
import { and, count, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { leaveCampaignList } from '../campaign/list';
import type { FormName } from '../forms/state';
import { eraseSubscriptionsOf } from '../mail-subscriptions/subscriptions';
import { eraseSubscribers } from '../newsletter/subscribe';
import { erasePerson, publishErased } from '../reviews/book';
import { isOfPerson } from '../services/store/conditions';
import { removeFiles } from '../services/store/files';
import type { Queries, Store } from '../services/store/open';
import { outbox, submissions, subscribers } from '../services/store/schema';
import { eraseOnRequest } from '../submissions/erase';

/** Evidence of a contract, and of this very request: kept until their day (retention.ts). */
const EVIDENCE: readonly FormName[] = ['withdrawal', 'account-deletion'];

export type Erasure = {
  /** Subscriptions to the newsletter. */
  newsletter: number;
  /** Stock alerts, job alerts and reminders. */
  mailSubscriptions: number;
  submissions: number;
  /** Submissions that go within the hour of a delivery that must arrive first: the report of an adverse event. */
  later: number;
  /** Submissions that stay, by form. */
  kept: Partial<Record<FormName, number>>;
  /** The shop's ids of the products whose reviews change. */
  products: string[];
  /** Ids of stored files. */
  files: string[];
};

/**
 * Erases what the site stores under an email address, except for evidence (`kept`) and for what belongs to an account
 * whatever its address (favourites). Return requests stay, without an address. What follows outside of the store is up to
 * `completeErasure`, after the commit.
 * @param email an address that the person has proven to be theirs
 */
export async function erasePersonalData(tx: Queries, email: string): Promise<Erasure> {
  const isTheirs = isOfPerson(sql`${submissions.payload} ->> 'email'`, email);
  await eraseFromOutbox(tx, email);
  const { erased, later, files } = await eraseOnRequest(
    tx,
    and(isTheirs, notInArray(submissions.form, [...EVIDENCE])),
    leaveCampaignList,
  );
  const kept = await tx
    .select({ form: submissions.form, count: count() })
    .from(submissions)
    .where(and(isTheirs, inArray(submissions.form, [...EVIDENCE])))
    .groupBy(submissions.form);
  return {
    newsletter: await eraseSubscribers(tx, isOfPerson(subscribers.email, email)),
    mailSubscriptions: await eraseSubscriptionsOf(tx, email),
    submissions: erased,
    later,
    kept: Object.fromEntries(kept.map(({ form, count }) => [form, count])),
    products: await erasePerson(tx, email),
    files,
  };
}

/** The form whose payload contains no address; the mails about it do. */
const WITHOUT_ADDRESS: FormName = 'returns';

/**
 * Mails to the person, sent or not, and additions to lists, except for those that go with the person's submissions. The
 * team still gets a return request, without the address.
 */
async function eraseFromOutbox(tx: Queries, email: string): Promise<void> {
  const { delivery, submissionId } = outbox;
  const returns = tx.select({ id: submissions.id }).from(submissions).where(eq(submissions.form, WITHOUT_ADDRESS));
  const isMail = and(eq(sql`${delivery} ->> 'kind'`, 'mail'), isOfPerson(sql`${delivery} #>> '{to,address}'`, email));
  const isAddition = and(eq(sql`${delivery} ->> 'action'`, 'add'), isOfPerson(sql`${delivery} ->> 'email'`, email));
  await tx
    .delete(outbox)
    .where(or(and(isNull(submissionId), or(isMail, isAddition)), and(inArray(submissionId, returns), isMail)));
  await tx
    .update(outbox)
    .set({ delivery: sql`${delivery} - 'replyTo'` })
    .where(and(inArray(submissionId, returns), isOfPerson(sql`${delivery} #>> '{replyTo,address}'`, email)));
}

/** The files are gone, and pages no longer show what was erased. */
export async function completeErasure({ filesDir }: Pick<Store, 'filesDir'>, erasures: readonly Erasure[]) {
  publishErased([...new Set(erasures.flatMap(({ products }) => products))]);
  await removeFiles(
    filesDir,
    erasures.flatMap(({ files }) => files),
  );
}

/** The same for an operator, at the request of a person whose address the site cannot prove. Returns numbers only. */
export async function eraseForOperator(store: Store, email: string) {
  const erasure = await store.transaction((tx) => erasePersonalData(tx, email));
  await completeErasure(store, [erasure]);
  const { products, files, ...counts } = erasure;
  return { ...counts, reviewedProducts: products.length, files: files.length };
}
