import { z } from 'zod';
import { email, type Fields, typedCode } from '../forms/fields.ts';

/** Days between two reminders that every product offers, beside those that its own box lasts. */
const INTERVALS = [30, 60, 90] as const;

/** How often somebody may be reminded before the request ends. */
export const TIMES = ['1', '3', '6'] as const;

/** The intervals of a product whose box lasts some days, shortest first. */
export const intervalsOf = (intakeDays: number): number[] =>
  [...new Set([intakeDays, ...INTERVALS])].sort((a, b) => a - b);

/**
 * A dated mail that could not be sent is not counted: a request may last two intervals longer than planned, and the day
 * on which the last one is tried.
 */
export const lastsDays = (everyDays: number, times: number): number => everyDays * (times + 2) + 1;

type Offered = {
  /** The variant in the shop, and the page that sells it here; null when it is gone, or not sold here any more. */
  variant: { available: boolean } | null;
  isSold: boolean;
};

/**
 * What happens on the day: a mail; nothing while the product is sold out, and the same day of the next interval is tried;
 * or the end, without a mail, when the product is not sold any more.
 */
export const reminderStep = ({ variant, isSold }: Offered): 'mail' | 'skip' | 'end' =>
  !variant || !isSold ? 'end' : variant.available ? 'mail' : 'skip';

const DAY_MS = 86_400_000;

/** The next day, counted from the last one, so that late mails do not shift it; from now after a long outage. */
export function nextDueAt(dueAt: Date, everyDays: number, now: Date): Date {
  const next = new Date(dueAt.getTime() + everyDays * DAY_MS);
  return next > now ? next : new Date(now.getTime() + everyDays * DAY_MS);
}

/** A reminder to order a product again, without a subscription: nothing is ordered or paid. */
export const reminderSchema = z.object({
  variantId: typedCode('variantRequired').regex(/^\d{1,20}$/, 'variantRequired'),
  /** Which numbers are offered depends on the product. */
  everyDays: typedCode('choiceUnknown')
    .regex(/^\d{1,3}$/, 'choiceUnknown')
    .transform(Number),
  times: z.enum(TIMES, { error: 'choiceUnknown' }).transform(Number),
  email,
  agreement: z.literal('on', { error: 'agreementRequired' }),
});

/** A stored request: with the product's name at the time of the request. */
export const storedReminder = z.object({
  variantId: z.string(),
  everyDays: z.number(),
  times: z.number(),
  email,
  productId: z.string(),
  productName: z.string(),
});

export const reminderFields: Fields = {
  variantId: 'text',
  everyDays: 'text',
  times: 'text',
  email: 'text',
  agreement: 'text',
};
