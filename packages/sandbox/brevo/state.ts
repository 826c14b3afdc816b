import type { Saved } from '../saved.ts';

/** In the format of `GET /v3/contacts/{identifier}`. */
export interface Contact {
  id: number;
  email: string;
  emailBlacklisted: boolean;
  smsBlacklisted: boolean;
  createdAt: string;
  modifiedAt: string;
  listIds: number[];
  attributes: Record<string, unknown>;
}

export interface BrevoState {
  nextId: number;
  contacts: Contact[];
  /** Ids of deleted lists. Every other list exists. */
  deletedLists: number[];
  /** When an idempotency key was used, in milliseconds. */
  keys: Record<string, number>;
}

export const emptyState = (): BrevoState => ({ nextId: 1, contacts: [], deletedLists: [], keys: {} });

export interface Tools {
  saved: Saved<BrevoState>;
  clock: () => Date;
}
