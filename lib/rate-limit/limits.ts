import { AppError } from '../platform/errors.ts';

/** A rate limit: `points` within `minutes`. */
export type Limit = { points: number; minutes: number };

/** Accepted posts per IP address and form. */
export const POSTS: Limit = { points: 5, minutes: 10 };
/** Processed posts, invalid ones included: inspecting a file is expensive. */
export const ATTEMPTS: Limit = { points: 60, minutes: 10 };
/** Emails that anyone can cause to be sent to one address by submitting forms. */
export const MAILS: Limit = { points: 3, minutes: 24 * 60 };
/** Withdrawals from a contract started from one IP address: a legal right, and a household or a library shares an address. */
export const WITHDRAWALS: Limit = { points: 40, minutes: 10 };
/** Receipts of withdrawals to one email address: the law requires each; only a flood reaches this limit. */
export const RECEIPTS: Limit = { points: 20, minutes: 24 * 60 };
/** Password attempts: per account, and per IP address, which many may share. */
export const SIGN_INS: Readonly<Record<'account' | 'place', Limit>> = {
  account: { points: 10, minutes: 10 },
  place: { points: 60, minutes: 10 },
};
/** Discount codes tried from one IP address. */
export const CODES: Limit = { points: 40, minutes: 10 };
/** Data exports of one customer. */
export const EXPORTS: Limit = { points: 20, minutes: 60 };
/** Challenges, consents and similar small requests per IP address. */
export const SMALL_CALLS: Limit = { points: 120, minutes: 10 };
/** Preview requests with an invalid token. */
export const PREVIEW_GUESSES: Limit = { points: 20, minutes: 10 };
/** Operator tokens tried from one IP address. */
export const OPERATOR_GUESSES: Limit = { points: 10, minutes: 10 };
/** Directory pages: enough to find a professional, too few to copy the list. */
export const DIRECTORY_PAGES: Limit = { points: 60, minutes: 10 };
/** Search suggestions per IP address: several for each typed word. */
export const SUGGESTIONS: Limit = { points: 900, minutes: 10 };
/** Place suggestions per IP address. */
export const PLACES: Limit = { points: 600, minutes: 10 };

/** Whole minutes until AppError `limited` allows the visitor again; 0 for an error without a time. */
export const minutesOf = (error: unknown): number =>
  error instanceof AppError ? Math.ceil(Number(error.values.seconds ?? 0) / 60) : 0;
