import type { SubmissionResult } from '@conform-to/react';
import type { Problem } from '../forms/state.ts';

/** Content of a declaration. `goods` and `reason` may be empty: the whole order, and no reason. */
export type Shown = { name: string; order: string; email: string; goods: string; reason: string };

/** The fields of a declaration as typed; for an order also its lines and their quantities. */
export type Values = Shown & { lines: string[]; quantities: string[] };

/** Proof for the customer. `at` is formatted text, with the time zone. */
export type Receipt = { reference: string; at: string; mailed: boolean; shown: Shown };

/** Result of the action of the online withdrawal function. */
export type WithdrawalState =
  | { status: 'error'; result: SubmissionResult<string[]>; problem?: Problem }
  /** Everything is shown for review; nothing has been declared yet. */
  | { status: 'review'; token: string; values: Values; problem?: Problem }
  | { status: 'done'; receipt: Receipt };

/** The number of the order in the address of its page: a review also posts the order's name, which may be another. */
export const NUMBER = 'number';

/** The button of the review that leads back to the form. */
export const STEP = { name: 'step', edit: 'edit' } as const;
