'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { typedCode } from '../forms/fields';
import { enqueue } from '../outbox/jobs';
import { env } from '../platform/env';
import { AppError, errorCode } from '../platform/errors';
import { absoluteUrl, pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import type { Locale } from '../platform/markets';
import { assertFormData } from '../platform/request';
import { LOOKUP_TIMEOUT_MS } from '../platform/timeout-limits';
import type { ShopContext } from '../services/shopify/client';
import { lineName, type Subscription } from '../services/shopify/customer-types';
import { customers } from '../services/shopify/customers';
import { store } from '../services/store/client';
import type { MailDelivery } from '../services/store/deliveries';
import { withCustomer } from '../session/account';
import { requestMarket } from '../session/request-market';
import { problemOfSubscription, type SubscriptionOutcome, subscriptionQuery } from './outcome';

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
      await subscriptions.change(token, parsed.data, context);
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

type Ended = {
  id: string;
  token: string;
  context: ShopContext;
  locale: Locale;
  /** When the shop had ended it, ISO 8601. */
  at: string;
};

function receiptOf(subscription: Subscription, address: string, { at, locale }: Ended): MailDelivery {
  const { createdAt, order, lines } = subscription;
  return {
    kind: 'mail',
    template: 'subscription-ended',
    locale,
    to: { address },
    replyTo: { address: env().CONTACT_MAILBOX },
    values: {
      at,
      startedAt: createdAt,
      order: order?.name ?? null,
      products: lines.map((line) => `${line.quantity}\u00a0× ${lineName(line)}`),
      contactUrl: absoluteUrl(locale, pathFor(locale, '/contact')),
    },
  };
}

/**
 * Sends the customer the receipt of a subscription's end: that it was asked for, when it ended and with what effects
 * (French consumer code, L215-1-1: on a durable medium). False where it cannot be sent: the subscription has ended in any
 * case. Never throws.
 */
async function mailReceipt(ended: Ended): Promise<boolean> {
  const { id, token, context } = ended;
  try {
    const { subscriptions, getCustomer } = customers();
    const [list, customer] = await Promise.all([
      subscriptions?.list(token, context, LOOKUP_TIMEOUT_MS),
      getCustomer(token, context, LOOKUP_TIMEOUT_MS),
    ]);
    const found = list === 'denied' ? undefined : list?.find((each) => each.id === id);
    if (!found || !customer?.email) throw new AppError('customerMissing');
    const receipt = receiptOf(found, customer.email, ended);
    const { transaction } = await store();
    await transaction((tx) => enqueue(tx, [receipt]));
    return true;
  } catch (error) {
    logError('account', error);
    return false;
  }
}
