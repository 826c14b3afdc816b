import 'server-only';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import { BY_PASSWORD, signIn } from '@/auth';
import { dropLoginDraft, saveDraft, savedQuery } from '../account/form-draft';
import { type CustomerAnswer, VISITOR, type VisitorPlace } from '../account/form-state';
import { checked, type Rules } from '../account/handle';
import { askForNewsletter } from '../account/profile';
import { joinCart } from '../cart/buyer';
import { FormProblem } from '../forms/handle';
import { OWN_FIELDS } from '../forms/state';
import { AppError, errorCode } from '../platform/errors';
import { pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import type { Market } from '../platform/markets';
import { assertFormData } from '../platform/request';
import { consume } from '../rate-limit/consume';
import { MAILS, minutesOf, POSTS, SIGN_INS } from '../rate-limit/limits';
import type { ShopContext } from '../services/shopify/client';
import { customerCapabilities } from '../services/shopify/customer-capabilities';
import { isToActivate, isUnsure, isWrongPassword, revealsAccount } from '../services/shopify/customer-change';
import { getCustomer } from '../services/shopify/operations/customer';
import { createCustomer, createToken, recoverCustomer } from '../services/shopify/operations/customer-token';
import type { SignInEvent } from '../session/cookies';
import { keepToken } from '../session/customer-token';
import { safeRedirectPath } from '../session/redirect-path';
import { buyerContext, requestMarket, visitorAddress } from '../session/request-market';
import {
  recoverFields,
  recoverSchema,
  registerFields,
  registerSchema,
  signInFields,
  signInSchema,
} from './password-schema';

type Credentials = { email: string; password: string };

/** Signs in at the shop and at this site, and assigns the cart to the customer. Throws FormProblem for a wrong password. */
export async function signInAtShop(who: Credentials, context: ShopContext, event: SignInEvent): Promise<void> {
  await spendTry(who.email);
  const token = await createToken(who, context).catch((error) => {
    throw isWrongPassword(error) ? new FormProblem(null, 'passwordWrong') : error;
  });
  const customer = await getCustomer(token.accessToken, context);
  if (!customer) throw new AppError('customerNotFound');
  await signIn(BY_PASSWORD, { token: token.accessToken, redirect: false });
  await keepToken(token, customer.id, event);
  await joinCart(token.accessToken, context).catch((error) => logError('cart', error));
}

/** Rate limits against password guessing, for one account and for many accounts from one IP address. */
async function spendTry(email: string): Promise<void> {
  try {
    // The IP address first: one that has reached its limit must not use up an account's limit as well and lock out its
    // owner.
    await consume('sign-in-from', SIGN_INS.place, await visitorAddress());
    await consume('sign-in', SIGN_INS.account, email);
  } catch (error) {
    if (errorCode(error) !== 'limited') throw error;
    throw new FormProblem(null, 'tooManySignIns', { minutes: minutesOf(error) });
  }
}

export type VisitorTask<Schema extends z.ZodType> = Omit<Rules<Schema>, 'secret'> & {
  place: VisitorPlace;
  /** `in`: the customer is signed in. May throw FormProblem. */
  run: (value: z.output<Schema>, context: ShopContext, market: Market) => Promise<'in' | 'recover'>;
};

/**
 * Entry point for the forms of the login page. Without JavaScript, a signed-in customer is redirected to the posted path;
 * otherwise the redirect leads back to the page, which shows the outcome. A password is never sent back nor stored.
 */
export async function answerVisitor<Schema extends z.ZodType>(
  task: VisitorTask<Schema>,
  posted: FormData,
): Promise<CustomerAnswer> {
  assertFormData(posted);
  const market = await requestMarket(posted.get(OWN_FIELDS.locale));
  const to = safeRedirectPath(posted.get('to')) ?? (market.shop ? pathFor(market.locale, '/my-account') : '/');
  const answer = await runChange(task, posted, market);
  if (answer.status === 'done') await dropLoginDraft();
  if (posted.has(OWN_FIELDS.scripted) || !market.shop) return answer;
  if (answer.status === 'done' && answer.outcome === 'in') redirect(to);
  if (answer.status !== 'done') await saveDraft(answer, task.place, VISITOR);
  redirect(pathFor(market.locale, '/login', { query: { to, ...savedQuery(answer, task.place) } }));
}

const runChange = <Schema extends z.ZodType>(task: VisitorTask<Schema>, posted: FormData, market: Market) =>
  checked({ ...task, secret: ['password'] }, posted, async (value) => {
    if (!market.shop || customerCapabilities().signIn !== 'here') throw new FormProblem(null, 'refused');
    return { status: 'done', outcome: await task.run(value, await buyerContext(market), market) };
  });

export const signInTask: VisitorTask<typeof signInSchema> = {
  place: 'sign-in',
  fields: signInFields,
  schema: signInSchema,
  async run(who, context) {
    await signInAtShop(who, context, 'login');
    return 'in';
  },
};

export const registerTask: VisitorTask<typeof registerSchema> = {
  place: 'register',
  fields: registerFields,
  schema: registerSchema,
  async run({ newsletter, ...person }, context, { locale }) {
    await consume('posts:register', POSTS, await visitorAddress());
    const failure: unknown = await createCustomer({ ...person, acceptsMarketing: newsletter === 'on' }, context).then(
      () => null,
      (error) => error,
    );
    const isToBeActivated = isToActivate(failure);
    if (failure && !isToBeActivated && !isUnsure(failure)) throw failure;
    // Double opt-in by email: section 5 of the specification, channel account_creation.
    if (newsletter) await askForNewsletter(person.email, locale);
    if (failure) throw isToBeActivated ? new FormProblem(null, 'toActivate') : failure;
    await signInAtShop(person, context, 'sign_up').catch((error) => {
      logError('session', error);
      throw new FormProblem(null, 'madeNotIn');
    });
    return 'in';
  },
};

export const recoverTask: VisitorTask<typeof recoverSchema> = {
  place: 'recover',
  fields: recoverFields,
  schema: recoverSchema,
  async run({ email }, context) {
    await consume('posts:recover', POSTS, await visitorAddress());
    // A limit of its own: other forms that send emails to an address must not lock its owner out.
    await consume('recover-mails', MAILS, email);
    await recoverCustomer(email, context).catch((error) => {
      if (!revealsAccount(error)) throw error;
    });
    return 'recover';
  },
};
