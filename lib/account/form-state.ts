import type { SubmissionResult } from '@conform-to/react';
import type { Problem } from '../forms/state.ts';

/** What is said once something is done, and in which part of the page: keys of `customer.said`. */
export const SAID = {
  profile: 'profile',
  newsletterAsked: 'profile',
  newsletterLater: 'profile',
  newsletterOff: 'profile',
  address: 'addresses',
  addressAndAccount: 'addresses',
  addressOnly: 'addresses',
  madeDefault: 'addresses',
  removed: 'addresses',
  password: 'password',
  deletion: 'data',
  in: 'sign-in',
  recover: 'recover',
} as const;

export type Said = keyof typeof SAID;
export type Part = (typeof SAID)[Said];

/** What an action of the account answers. */
export type CustomerAnswer =
  | {
      status: 'error';
      result: SubmissionResult<string[]>;
      problem?: Problem;
      /** The form was changed elsewhere: sending again with this mark overwrites that. */
      seen?: string;
    }
  /** Everything is right; one more button does it. */
  | { status: 'confirm'; result: SubmissionResult<string[]> }
  | { status: 'done'; said: Said };

export const isSaid = (text: unknown): text is Said => typeof text === 'string' && Object.hasOwn(SAID, text);

/** Names of the forms of the page; an address has its number after it, or `new`. */
export type Place = 'profile' | 'addresses' | 'password' | 'deletion' | `address-${string}` | VisitorPlace;

/** Of the login page, where the shop itself keeps the passwords. */
export type VisitorPlace = 'sign-in' | 'register' | 'recover';

/** Whose typing it is that is kept over a redirect: of who has not signed in yet. */
export const VISITOR = 'visitor';

/** What the site asks of a new password; the shop takes no more than forty characters. */
export const PASSWORD_LENGTH = { least: 8, most: 40 } as const;
