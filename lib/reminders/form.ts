import 'server-only';
import type { z } from 'zod';
import { getSold } from '../catalogue/sold';
import { type FormDefinition, FormProblem } from '../forms/handle';
import {
  askToConfirm,
  changeSubscription,
  confirmSubscription,
  leaveOthers,
  questionTo,
} from '../mail-subscriptions/subscriptions';
import { AppError } from '../platform/errors';
import type { Locale, Market } from '../platform/markets';
import { getVariantStates } from '../services/shopify/operations/variants';
import { daysAhead } from '../services/store/conditions';
import type { Queries } from '../services/store/open';
import { KEEP_DAYS } from '../services/store/retention';
import { buyerContext } from '../session/request-market';
import { intervalsOf, lastsDays, nextDueAt, reminderFields, reminderSchema, storedReminder } from './schema';

type Stored = z.output<typeof storedReminder>;

function askForReminder(tx: Queries, locale: Locale, reminder: Stored): Promise<void> {
  const { email, variantId, everyDays, times, productId, productName } = reminder;
  const requested = {
    kind: 'reminder',
    email,
    locale,
    // With the day, so that the same wish starts anew later: one that runs is left alone until the new one is confirmed.
    subject: [variantId, everyDays, times, new Date().toISOString().slice(0, 10)].join('/'),
    details: { variantId, productId, productName, everyDays, left: times },
    days: lastsDays(everyDays, times),
  } as const;
  return askToConfirm(tx, requested, (links) =>
    questionTo(requested, 'reminder-confirm', { productName, everyDays, times, ...links }),
  );
}

/**
 * Starts the reminders after their confirmation: the first comes one interval later. They replace those that the address
 * has for the product.
 */
export const confirmReminder = (id: string): Promise<boolean> =>
  confirmSubscription('reminder', id, async (tx, reminder) => {
    const { everyDays, left } = reminder.details;
    const now = new Date();
    await changeSubscription(tx, reminder, {
      dueAt: nextDueAt(now, everyDays, now),
      expiresAt: daysAhead(lastsDays(everyDays, left)),
    });
    await leaveOthers(tx, reminder);
  });

/** A request to be reminded of a product by mail. Requires double opt-in of the address. */
export const reminderForm: FormDefinition<typeof reminderSchema> = {
  form: 'reminder',
  fields: reminderFields,
  schema: reminderSchema,
  bot: 'proof',
  async plan({ agreement: _, ...payload }, { market }) {
    const stored: Stored = { ...payload, ...(await offeredHere(payload, market)) };
    return {
      payload: stored,
      keepDays: KEEP_DAYS.reminder,
      deliveries: () => [],
    };
  },
  onAccepted: (tx, { locale, payload }) => askForReminder(tx, locale, storedReminder.parse(payload)),
};

type RequestedReminder = { variantId: string; everyDays: number };

/** The product of a variant that this market sells and whose box lasts some days; never a medicine. */
async function offeredHere({ variantId, everyDays }: RequestedReminder, market: Market) {
  if (!market.shop) throw new FormProblem(null, 'noReminder');
  const state = (await getVariantStates([variantId], await buyerContext(market))).get(variantId);
  const sold = state && (await getSold(market.locale, state.productId));
  if (state && sold === undefined) {
    throw new AppError('contentUnavailable', { message: 'it is unknown whether the product is sold here' });
  }
  const days = sold?.data.intake_days;
  if (!state || !days) throw new FormProblem(null, 'noReminder');
  if (!intervalsOf(days).includes(everyDays)) throw new FormProblem('everyDays', 'choiceUnknown');
  const productName = [state.productName, state.variantName].filter(Boolean).join(', ');
  return { productId: state.productId, productName };
}
