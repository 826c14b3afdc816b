import type { Purpose } from '../links/signed.ts';
import type { Locale } from '../platform/markets.ts';
import type { mailSubscriptions } from '../services/store/schema.ts';

type Row = typeof mailSubscriptions.$inferSelect;
export type SubscriptionKind = Row['kind'];

/** What the mails of each kind need besides the address. */
export type SubscriptionDetails = {
  stock: { productName: string; productPath: string };
  /** Ids of the job offers that were already sent. */
  jobs: { told: string[] };
  /** `left`: reminders that are still to come. */
  reminder: { variantId: string; productId: string; productName: string; everyDays: number; left: number };
};

export type Subscription<K extends SubscriptionKind = SubscriptionKind> = Omit<Row, 'kind' | 'locale' | 'details'> & {
  kind: K;
  locale: Locale;
  details: SubscriptionDetails[K];
};

/** Purposes of the links in the mails of a kind. Those of stock alerts are older than the others. */
export const PURPOSES_OF: Readonly<Record<SubscriptionKind, { confirm: Purpose; leave: Purpose }>> = {
  stock: { confirm: 'alert-confirm', leave: 'alert-leave' },
  jobs: { confirm: 'jobs-confirm', leave: 'jobs-leave' },
  reminder: { confirm: 'reminder-confirm', leave: 'reminder-leave' },
};
