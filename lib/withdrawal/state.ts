import type { SubmissionResult } from '@conform-to/react';
import type { Problem } from '../forms/state.ts';

/** What somebody declares. `goods` and `reason` may be empty: all of the order, and no reason. */
export type Shown = { name: string; order: string; email: string; goods: string; reason: string };

/** The fields of a declaration as they were typed; from an order also its lines and their quantities. */
export type Values = Shown & { lines: string[]; quantities: string[] };

/** Proof for whoever declared. `at` is in words, with the time zone. */
export type Receipt = { reference: string; at: string; mailed: boolean; shown: Shown };

/** What the action of the online withdrawal function answers. */
export type WithdrawalState =
  | { status: 'error'; result: SubmissionResult<string[]>; problem?: Problem }
  /** Everything is shown again; nothing has been declared yet. */
  | { status: 'review'; token: string; values: Values; problem?: Problem }
  | { status: 'done'; receipt: Receipt };

/** The button of the review that leads back to the fields. */
export const STEP = { name: 'step', edit: 'edit' } as const;
