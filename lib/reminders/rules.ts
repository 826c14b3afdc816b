/** Days between two reminders that every product offers, beside those that its own box lasts. */
const INTERVALS = [30, 60, 90] as const;

/** How often somebody may be reminded before the request ends. */
export const TIMES = ['1', '3', '6'] as const;

/** The intervals of a product whose box lasts some days, shortest first. */
export const intervalsOf = (intakeDays: number): number[] =>
  [...new Set([intakeDays, ...INTERVALS])].sort((a, b) => a - b);

/** A dated mail that could not be sent is not counted: a request may last two intervals longer than planned. */
export const lastsDays = (everyDays: number, times: number): number => everyDays * (times + 2);

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
