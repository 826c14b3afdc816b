'use client';
import type { FormName } from '../forms/state';
import { track } from './track';

/**
 * A form was sent. Two of them are worth a figure; a newsletter would be one when its address is confirmed, on a page that holds the
 * token of a mail and therefore tells nobody anything (lib/consent/tags).
 */
export function trackForm(form: FormName): void {
  if (form === 'contact' || form === 'stock-alert') track((events) => events.generateLead(form));
}

/** A term that looks like a person's data is not told. */
export const trackSearch = (term: string): void => track((events) => events.search(term));

export const trackAccount = (what: 'login' | 'sign_up'): void => track((events) => events.account(what));
