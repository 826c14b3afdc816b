import { AppError } from '../platform/errors.ts';

/** How often: `points` within `minutes`. */
export type Limit = { points: number; minutes: number };

/** Posts that are accepted from one address for one form. */
export const POSTS: Limit = { points: 5, minutes: 10 };
/** Posts that are looked at at all, mistakes included: a file is expensive to look at. */
export const ATTEMPTS: Limit = { points: 60, minutes: 10 };
/** Mails that somebody can have sent to one address by filling in forms. */
export const MAILS: Limit = { points: 3, minutes: 24 * 60 };
/** Withdrawals from a contract that are begun at one address: a right, which a household or a library shares. */
export const WITHDRAWALS: Limit = { points: 40, minutes: 10 };
/** Receipts of withdrawals to one address: the law wants each; only a flood meets this. */
export const RECEIPTS: Limit = { points: 20, minutes: 24 * 60 };
/** Passwords that are tried: for one account, and from one address, which many may share. */
export const SIGN_INS: Readonly<Record<'account' | 'place', Limit>> = {
  account: { points: 10, minutes: 10 },
  place: { points: 60, minutes: 10 },
};
/** Codes that are tried from one address. */
export const CODES: Limit = { points: 40, minutes: 10 };
/** Copies of all that is known of one customer. */
export const EXPORTS: Limit = { points: 20, minutes: 60 };
/** Challenges, consents and the like for one address. */
export const SMALL_CALLS: Limit = { points: 120, minutes: 10 };
/** Previews that are asked for with a token that opens nothing. */
export const PREVIEW_GUESSES: Limit = { points: 20, minutes: 10 };
/** Tokens of the operator that are tried from one address. */
export const OPERATOR_GUESSES: Limit = { points: 10, minutes: 10 };
/** Pages of the directory: enough to find somebody, too few to copy everybody. */
export const DIRECTORY_PAGES: Limit = { points: 60, minutes: 10 };
/** Suggestions of the search box for one address: several for each word that is typed. */
export const SUGGESTIONS: Limit = { points: 900, minutes: 10 };
/** Places that are looked up while somebody types, for one address. */
export const PLACES: Limit = { points: 600, minutes: 10 };

/** Whole minutes until AppError `limited` lets its visitor in again; 0 for an error that names no time. */
export const minutesOf = (error: unknown): number =>
  error instanceof AppError ? Math.ceil(Number(error.values.seconds ?? 0) / 60) : 0;
