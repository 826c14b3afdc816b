import 'server-only';
import { sql } from 'drizzle-orm';
import type { ProductCardSource } from '../catalogue/product';
import { readSold } from '../catalogue/sold';
import {
  activeSubscriptions,
  changeSubscription,
  lockActive,
  type Subscription,
  subscriptionMail,
} from '../mail-subscriptions/subscriptions';
import { enqueue } from '../outbox/jobs';
import { translatorOf } from '../platform/i18n/messages';
import { absoluteUrl } from '../platform/i18n/routes';
import { type Locale, MARKETS } from '../platform/markets';
import { formatMoney, unitPriceText, unitPriceWords } from '../services/shopify/money';
import { getVariantStates, type VariantState } from '../services/shopify/operations/variants';
import type { Queries, Store } from '../services/store/open';
import { mailSubscriptions } from '../services/store/schema';
import { shopContext } from '../session/request-market';
import { reminderPath } from './queries';
import { nextDueAt, reminderStep } from './schema';

type Reminder = Subscription<'reminder'>;
type Offered = { variant: VariantState | null; sold: ProductCardSource | null };

/**
 * Sends the reminders that are due, with the product's price of this moment. Nothing is sent of a product that is sold out
 * or gone. Throws AppError when the shop or the content service is unavailable: they stay due. Returns the number of mails.
 */
export async function sendReminders(store: Store): Promise<number> {
  const due = await activeSubscriptions(store.db, 'reminder', sql`${mailSubscriptions.dueAt} <= now()`);
  let sent = 0;
  for (const [locale, some] of Map.groupBy(due, (reminder) => reminder.locale)) {
    const offered = await offeredIn(locale, some);
    for (const reminder of some) if (await remind(store, reminder, offered)) sent += 1;
  }
  return sent;
}

/** What the shop and the content say of the products of some reminders, by variant. */
async function offeredIn(locale: Locale, reminders: readonly Reminder[]): Promise<(variantId: string) => Offered> {
  const ids = reminders.map(({ details }) => details.variantId);
  const states = await getVariantStates(ids, shopContext(MARKETS[locale]));
  const pages = new Map<string, ProductCardSource | null>();
  for (const productId of new Set([...states.values()].map((state) => state.productId))) {
    const sold = await readSold(locale, productId);
    // An editor may have found that the product is none to be reminded of.
    pages.set(productId, sold?.data.intake_days ? sold : null);
  }
  return (variantId) => {
    const variant = states.get(variantId) ?? null;
    return { variant, sold: (variant && pages.get(variant.productId)) ?? null };
  };
}

/** Enqueues the mail and moves the date in one transaction: a concurrent run finds it already done. */
const remind = ({ transaction }: Store, seen: Reminder, offered: (variantId: string) => Offered): Promise<boolean> =>
  transaction(async (tx) => {
    const reminder = await lockActive<'reminder'>(tx, seen);
    const now = new Date();
    if (!reminder?.dueAt || reminder.dueAt > now) return false;
    const { variant, sold } = offered(reminder.details.variantId);
    const step = reminderStep({ variant, isSold: sold !== null });
    const dueAt = nextDueAt(reminder.dueAt, reminder.details.everyDays, now);
    if (step === 'mail' && variant && sold) await send(tx, reminder, variant, sold, dueAt);
    else await changeSubscription(tx, reminder, step === 'end' ? { done: true } : { dueAt });
    return step === 'mail';
  });

async function unitPriceOf({ unitPrice }: VariantState, locale: Locale): Promise<string | null> {
  if (!unitPrice) return null;
  const words = unitPriceWords(await translatorOf(locale, 'prices'));
  return unitPriceText(unitPrice, MARKETS[locale].tag, words);
}

async function send(tx: Queries, reminder: Reminder, variant: VariantState, sold: ProductCardSource, dueAt: Date) {
  const { locale, details } = reminder;
  const left = details.left - 1;
  await changeSubscription(tx, reminder, { details: { ...details, left }, dueAt, mailed: true, done: left <= 0 });
  await enqueue(tx, [
    subscriptionMail(reminder, 'reminder', {
      productName: [variant.productName, variant.variantName].filter(Boolean).join(', '),
      price: formatMoney(variant.price, MARKETS[locale].tag),
      unitPrice: await unitPriceOf(variant, locale),
      productUrl: absoluteUrl(locale, `${sold.url}?variant=${variant.id}`),
      againUrl: left > 0 ? null : absoluteUrl(locale, reminderPath(locale, sold.url)),
      left,
    }),
  ]);
}
