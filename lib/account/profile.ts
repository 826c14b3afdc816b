import 'server-only';
import { FormProblem } from '../forms/handle';
import { askToConfirm, leaveEverywhere } from '../newsletter/subscribe';
import { AppError } from '../platform/errors';
import { logError } from '../platform/log/log';
import type { Locale } from '../platform/markets';
import { cleanEmail } from '../platform/text/email';
import { consume, mayMail, refundOnFailure } from '../rate-limit/consume';
import { POSTS } from '../rate-limit/limits';
import type { ShopContext } from '../services/shopify/client';
import { customerCapabilities, provenAddresses } from '../services/shopify/customer-capabilities';
import { type AddressInput, isUnsure, isWrongPassword } from '../services/shopify/customer-change';
import type { Customer, CustomerChange } from '../services/shopify/customer-types';
import { customers } from '../services/shopify/customers';
import { updatePassword } from '../services/shopify/operations/customer';
import { createToken, deleteToken } from '../services/shopify/operations/customer-token';
import { store } from '../services/store/client';
import { keepToken } from '../session/customer-token';
import { currentSession } from '../session/session';
import type { SavedOutcome } from './form-state';
import type { ActionContext, Task, TaskOf } from './handle';
import {
  NAMES_SCHEMA,
  PROFILE_SCHEMAS,
  type ProfileSchema,
  passwordFields,
  passwordSchema,
  profileFields,
} from './schema';
import { profileChanges, profileValues } from './values';

/** Changes the password, where it is kept at the shop. Requires the current password, because someone else may use an open page. */
export const passwordTask: Task<typeof passwordSchema> = {
  place: 'password',
  fields: passwordFields,
  schema: passwordSchema,
  secret: ['current', 'password'],
  async run({ current, password }, action) {
    const session = await currentSession();
    if (!session) throw new AppError('signedOut');
    if (customerCapabilities().password !== 'here') throw new FormProblem(null, 'refused');
    await consume('posts:password', POSTS, action.customer.id);
    await prove(current, action);
    await keepToken(await updatePassword(action.token, password, action.context), session.sub);
    return 'password';
  },
};

/** Throws FormProblem at the field when the shop rejects the password. */
async function prove(password: string, { customer, context }: ActionContext): Promise<void> {
  try {
    const { accessToken } = await createToken({ email: customer.email ?? '', password }, context);
    // The token was only requested to verify the password: if it stayed valid, it would give access to the account like
    // any other.
    await deleteToken(accessToken, context).catch((error) => logError('customer', error));
  } catch (error) {
    throw isWrongPassword(error) ? new FormProblem('current', 'currentWrong') : error;
  }
}

export type AccountChanges = {
  customer: CustomerChange;
  /** A new address has no id yet. */
  address?: { id: string | null; input: AddressInput };
};

/** The address was saved, but a later step failed; `cause` is the reason. */
export class AddressOnly extends Error {}

/**
 * Section 4 of the specification: "the address is created or updated first, then the customer is updated, then the
 * refreshed customer is returned". Null without a token: no request is sent to the shop. Throws CustomerError with its
 * problems, AppError, and AddressOnly once the address is saved.
 */
export async function saveAccount(
  { customer, address }: AccountChanges,
  token: string | null,
  context: ShopContext,
): Promise<Customer | null> {
  if (!token) return null;
  const service = customers();
  if (address?.id) await service.updateAddress(token, address.id, address.input, context);
  else if (address) await service.createAddress(token, address.input, context);
  try {
    if (Object.keys(customer).length > 0) return await service.updateCustomer(token, customer, context);
    const refreshed = await service.getCustomer(token, context);
    if (!refreshed) throw new AppError('customerNotFound');
    return refreshed;
  } catch (cause) {
    throw address ? new AddressOnly('the address is saved, the rest is not', { cause }) : cause;
  }
}

/**
 * Sends the double opt-in email for the newsletter to a customer (section 5 of the specification, registration_channel
 * account_creation). False when no email is sent: the daily limit of the address is reached, or the store does not
 * respond. Never throws.
 */
export async function askForNewsletter(email: string, locale: Locale): Promise<boolean> {
  try {
    return await refundOnFailure(async () => {
      if (!(await mayMail(email))) return false;
      const { transaction } = await store();
      await transaction((tx) => askToConfirm(tx, { email, locale, channel: 'account_creation' }));
      return true;
    });
  } catch (error) {
    logError('customer', error);
    return false;
  }
}

/**
 * The box of the account is about the newsletter as well: without it, the addresses that are proven to be the customer's
 * leave it. False when it still goes to the customer, because their address is not proven or the store does not respond.
 * Never throws.
 */
async function endNewsletter(customer: Pick<Customer, 'email'>, locale: Locale): Promise<boolean> {
  try {
    const session = await currentSession();
    const proven = session ? provenAddresses(session, customer) : [];
    for (const address of proven) await leaveEverywhere(address, locale);
    return proven.length > 0 && (customer.email === null || proven.includes(cleanEmail(customer.email)));
  } catch (error) {
    logError('customer', error);
    return false;
  }
}

/** Updates the customer's own data. */
export const profileTask: TaskOf<ProfileSchema> = (_posted, country) => ({
  place: 'profile',
  fields: profileFields,
  schema: customerCapabilities().contactPage ? NAMES_SCHEMA : PROFILE_SCHEMAS[country],
  shown: profileValues,
  async run(typed, { token, context, market, customer }): Promise<SavedOutcome> {
    const changes = profileChanges(typed, customer, context.country);
    const saved = await saveAccount({ customer: changes }, token, context).catch(async (error) => {
      // The newsletter is the site's own: the wish for it, or for its end, does not depend on what the shop says of the rest.
      const email = changes.email ?? customer.email;
      if (changes.acceptsMarketing && isUnsure(error) && email !== null) await askForNewsletter(email, market.locale);
      if (changes.acceptsMarketing === false && isUnsure(error)) await endNewsletter({ email }, market.locale);
      throw error;
    });
    if (!saved) throw new AppError('signedOut');
    if (changes.acceptsMarketing === undefined) return 'profile';
    if (!changes.acceptsMarketing)
      return (await endNewsletter(saved, market.locale)) ? 'newsletterLeft' : 'newsletterOff';
    const isMailed = saved.email !== null && (await askForNewsletter(saved.email, market.locale));
    return isMailed ? 'newsletterAsked' : 'newsletterLater';
  },
});
