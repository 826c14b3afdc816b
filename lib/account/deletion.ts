import 'server-only';
import { eraseFavourites, ownerOf } from '../favourites/account';
import type { FormName } from '../forms/state';
import { env } from '../platform/env';
import { AppError } from '../platform/errors';
import { absoluteUrl, pathFor } from '../platform/i18n/navigation';
import { cleanEmail } from '../platform/text/email';
import { consume } from '../rate-limit/consume';
import { POSTS } from '../rate-limit/limits';
import { customerCapabilities } from '../services/shopify/customer-capabilities';
import type { Customer } from '../services/shopify/customer-types';
import { store } from '../services/store/client';
import type { Delivery } from '../services/store/deliveries';
import type { Queries } from '../services/store/open';
import { KEEP_DAYS } from '../services/store/retention';
import { currentSession, type Session } from '../session/session';
import { accept } from '../submissions/accept';
import { completeErasure, type Erasure, erasePersonalData } from './erasure';
import type { ActionContext, Task } from './handle';
import { provenAddresses } from './proven-addresses';
import { deletionFields, deletionSchema } from './schema';

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
    let erased: readonly Erasure[] = [];
    await accept({
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
    await completeErasure(await store(), erased);
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
