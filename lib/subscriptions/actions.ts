'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { typedCode } from '../forms/fields';
import { AppError, errorCode } from '../platform/errors';
import { pathFor } from '../platform/i18n/navigation';
import { logError } from '../platform/log/log';
import { assertFormData } from '../platform/request/context';
import { customers } from '../services/shopify/customers';
import { withCustomer } from '../session/account';
import { requestMarket } from '../session/request-market';
import { problemOfSubscription, type SubscriptionOutcome, subscriptionQuery } from './outcome';
import { mailReceipt } from './receipt';

const schema = z.object({ id: typedCode().regex(/^\d{1,20}$/), action: z.enum(['pause', 'activate', 'cancel']) });

/**
 * Pauses, takes up again or ends a subscription of the customer. With and without script the answer is the page of the
 * subscriptions, which says what has become of it.
 */
export async function changeSubscription(posted: FormData): Promise<void> {
  assertFormData(posted);
  const { locale } = await requestMarket(posted.get('locale'));
  const outcome = await change(posted);
  redirect(pathFor(locale, '/my-account/subscriptions', { query: subscriptionQuery(outcome) }));
}

async function change(posted: FormData): Promise<SubscriptionOutcome> {
  try {
    const { subscriptions } = customers();
    const action = await withCustomer(posted, async (token, context, { locale }) => {
      const parsed = schema.safeParse({ id: posted.get('id'), action: posted.get('action') });
      if (!parsed.success || !subscriptions) throw new AppError('invalidInput', { fields: 'id, action' });
      const { id, action } = parsed.data;
      await subscriptions.change(token, parsed.data);
      if (action !== 'cancel') return action;
      const at = new Date().toISOString();
      return (await mailReceipt({ id, token, context, locale, at })) ? action : 'cancelUnmailed';
    });
    return { kind: 'done', action };
  } catch (error) {
    if (errorCode(error) !== 'signedOut') logError('account', error);
    return { kind: 'problem', problem: problemOfSubscription(error, posted.get('action')) };
  }
}
