import 'server-only';
import { and, count, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { leaveCampaignList } from '../campaign/list';
import { eraseFavourites, ownerOf } from '../favourites/account';
import type { FormName } from '../forms/state';
import { eraseSubscriptionsOf } from '../mail-subscriptions/subscriptions';
import { eraseSubscribers } from '../newsletter/subscribe';
import { env } from '../platform/env';
import { AppError } from '../platform/errors';
import { absoluteUrl, pathFor } from '../platform/i18n/routes';
import { cleanEmail } from '../platform/text/email';
import { consume } from '../rate-limit/consume';
import { POSTS } from '../rate-limit/limits';
import { erasePerson, publishErased } from '../reviews/book';
import { customerCapabilities, provenAddresses } from '../services/shopify/customer-capabilities';
import type { Customer } from '../services/shopify/customer-types';
import { store } from '../services/store/client';
import { isOfPerson } from '../services/store/conditions';
import type { Delivery, MailTemplate } from '../services/store/deliveries';
import { removeFiles } from '../services/store/files';
import type { Queries, Store } from '../services/store/open';
import { KEEP_DAYS } from '../services/store/retention';
import { outbox, submissions, subscribers } from '../services/store/schema';
import { currentSession, type Session } from '../session/session';
import { accept } from '../submissions/accept';
import { eraseOnRequest } from '../submissions/erase';
import type { ActionContext, Task } from './handle';
import { deletionFields, deletionSchema } from './schema';

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
async function erasePersonalData(tx: Queries, email: string): Promise<Erasure> {
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

/** The receipt of a subscription's end, which the law requires: no submission keeps it, and nobody could send it again. */
const RECEIPT: MailTemplate = 'subscription-ended';

/**
 * Mails to the person, sent or not, and additions to lists, except for those that go with the person's submissions, and
 * for the receipt of a contract's end that is not sent yet. The team still gets a return request, without the address.
 */
async function eraseFromOutbox(tx: Queries, email: string): Promise<void> {
  const { delivery, submissionId, state } = outbox;
  const returns = tx.select({ id: submissions.id }).from(submissions).where(eq(submissions.form, WITHOUT_ADDRESS));
  const isMail = and(
    eq(sql`${delivery} ->> 'kind'`, 'mail'),
    isOfPerson(sql`${delivery} #>> '{to,address}'`, email),
    or(eq(state, 'sent'), ne(sql`${delivery} ->> 'template'`, RECEIPT)),
  );
  const isAddition = and(eq(sql`${delivery} ->> 'action'`, 'add'), isOfPerson(sql`${delivery} ->> 'email'`, email));
  await tx
    .delete(outbox)
    .where(or(and(isNull(submissionId), or(isMail, isAddition)), and(inArray(submissionId, returns), isMail)));
  await tx
    .update(outbox)
    .set({ delivery: sql`${delivery} - 'replyTo'` })
    .where(and(inArray(submissionId, returns), isOfPerson(sql`${delivery} #>> '{replyTo,address}'`, email)));
}

const publishAll = (erasures: readonly Erasure[]): void =>
  publishErased([...new Set(erasures.flatMap(({ products }) => products))]);

/** The files are gone, and pages no longer show what was erased. */
async function completeErasure({ filesDir }: Pick<Store, 'filesDir'>, erasures: readonly Erasure[]) {
  publishAll(erasures);
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

/** Field of the confirmation step. */
const SURE = 'sure';
const FORM: FormName = 'account-deletion';

/** A request to delete the account, in two steps. For signed-in customers only: no email address is ever typed. */
export const deletionTask: Task<typeof deletionSchema> = {
  place: 'deletion',
  fields: deletionFields,
  schema: deletionSchema,
  async run({ reason = '' }, action) {
    if (!action.posted.has(SURE)) return 'confirm';
    const session = await currentSession();
    if (!session) throw new AppError('signedOut');
    const { id: customerId, email: shopEmail } = action.customer;
    const payload = {
      email: receiptAddress(session, action.customer),
      shopEmail: shopEmail ?? '',
      signInEmail: session.email,
      customerId,
      reason,
    };
    const proven = provenAddresses(session, action.customer);
    let erased: readonly Erasure[] | undefined;
    const accepted = accept({
      form: FORM,
      locale: action.market.locale,
      payload,
      uploads: [],
      // Without a key, the same request within ten minutes counts as the same submission.
      key: null,
      once: null,
      held: false,
      keepDays: KEEP_DAYS.accountDeletion,
      deliveries: (reference) => mailsOf(reference, payload, { session, proven }, action),
      // What the site itself keeps for the account goes at once; the team erases the rest.
      async alongside(tx) {
        erased = await eraseOwn(tx, session, proven);
      },
      limit: () => consume(`posts:${FORM}`, POSTS, customerId),
    });
    await accepted.catch((error) => {
      // Only the answer of the commit may be lost. Files without a row are deleted within the hour.
      publishAll(erased ?? []);
      throw error;
    });
    const open = await store();
    // The same request came before: what was stored since then goes as well.
    erased ??= await open.transaction((tx) => eraseOwn(tx, session, proven));
    await completeErasure(open, erased);
    return 'deletion';
  },
};

/**
 * Where the receipt of a deletion goes: to the address that signs in, and where there is only one, to what the shop has
 * now. The customer may have corrected it since the sign-in.
 */
export const receiptAddress = ({ email }: Pick<Session, 'email'>, customer: Pick<Customer, 'email'>): string =>
  customerCapabilities().hasSignInEmail ? email : (customer.email ?? email);

type Payload = { email: string; shopEmail: string; signInEmail: string; customerId: string; reason: string };

/** Favourites, and everything under the addresses of the customer that may be erased. */
async function eraseOwn(tx: Queries, { sub }: Pick<Session, 'sub'>, proven: readonly string[]): Promise<Erasure[]> {
  await eraseFavourites(tx, ownerOf(sub));
  const erased: Erasure[] = [];
  for (const address of proven) erased.push(await erasePersonalData(tx, address));
  return erased;
}

/** The addresses of a request under which nothing was erased: the team does it once the person has shown that they are theirs. */
function unprovenIn({ email, shopEmail, signInEmail }: Payload, proven: readonly string[]): string[] {
  const all = [email, shopEmail, signInEmail].map(cleanEmail);
  return [...new Set(all)].filter((address) => address !== '' && !proven.includes(address));
}

/** An email to the mailbox for personal data, and a receipt to the customer. */
function mailsOf(
  reference: string,
  payload: Payload,
  { session: { givenName, familyName }, proven }: { session: Session; proven: readonly string[] },
  { market }: ActionContext,
): Delivery[] {
  const { locale } = market;
  const { email } = payload;
  const name = [givenName, familyName].filter(Boolean).join(' ');
  const customer = { address: email, ...(name && { name }) };
  const erased = [...proven];
  return [
    {
      kind: 'mail',
      template: 'deletion-team',
      locale,
      to: { address: env().PRIVACY_MAILBOX },
      replyTo: customer,
      values: { reference, name, ...payload, erased, unproven: unprovenIn(payload, proven) },
    },
    {
      kind: 'mail',
      template: 'deletion-received',
      locale,
      to: customer,
      values: { reference, name, contactUrl: absoluteUrl(locale, pathFor(locale, '/contact')), erased },
    },
  ];
}
