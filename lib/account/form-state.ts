import type { SubmissionResult } from '@conform-to/react';
import type { Problem } from '../forms/state.ts';

/** Success messages, and the part of the page that shows each: keys of `customer.outcome`. */
export const OUTCOMES = {
  profile: 'profile',
  newsletterAsked: 'profile',
  newsletterLater: 'profile',
  newsletterOff: 'profile',
  newsletterLeft: 'profile',
  address: 'addresses',
  addressAndAccount: 'addresses',
  addressOnly: 'addresses',
  addressAndName: 'addresses',
  addressNotName: 'addresses',
  madeDefault: 'addresses',
  removed: 'addresses',
  password: 'password',
  deletion: 'data',
  in: 'sign-in',
  recover: 'recover',
} as const;

export type SavedOutcome = keyof typeof OUTCOMES;
export type Part = (typeof OUTCOMES)[SavedOutcome];

/** Result of an account action. */
export type CustomerAnswer =
  | {
      status: 'error';
      result: SubmissionResult<string[]>;
      problem?: Problem;
      /** The data was changed elsewhere: submitting again with this snapshot overwrites that change. */
      snapshot?: string;
    }
  /** Everything is valid; one more button confirms it. */
  | { status: 'confirm'; result: SubmissionResult<string[]> }
  | { status: 'done'; outcome: SavedOutcome };

export const isOutcome = (text: unknown): text is SavedOutcome =>
  typeof text === 'string' && Object.hasOwn(OUTCOMES, text);

/** Names of the forms on the page; an address form ends with the address number, or `new`. */
export type Place = 'profile' | 'addresses' | 'password' | 'deletion' | `address-${string}` | VisitorPlace;

/** Forms of the login page, for when the shop itself stores the passwords. */
export type VisitorPlace = 'sign-in' | 'register' | 'recover';

/** Owner of a draft that is stored across a redirect before the visitor has signed in. */
export const VISITOR = 'visitor';

/** Length limits for a new password; the shop accepts at most forty characters. */
export const PASSWORD_LENGTH = { least: 8, most: 40 } as const;
