import 'server-only';
import { enqueue } from '../outbox/jobs';
import { env } from '../platform/env';
import { AppError } from '../platform/errors';
import { LOOKUP_TIMEOUT_MS } from '../platform/http/timeout-limits';
import { absoluteUrl, pathFor } from '../platform/i18n/navigation';
import { logError } from '../platform/log/log';
import type { Locale } from '../platform/markets';
import type { ShopContext } from '../services/shopify/client';
import { lineName, type Subscription } from '../services/shopify/customer-types';
import { customers } from '../services/shopify/customers';
import { store } from '../services/store/client';
import type { MailDelivery } from '../services/store/deliveries';

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
export async function mailReceipt(ended: Ended): Promise<boolean> {
  const { id, token, context } = ended;
  try {
    const { subscriptions, getCustomer } = customers();
    const [list, customer] = await Promise.all([
      subscriptions?.list(token, LOOKUP_TIMEOUT_MS),
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
