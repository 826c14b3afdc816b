import 'server-only';
import { cookies } from 'next/headers';
import type { ContextValues } from '../services/shopify/request-document';
import { CONSENT_COOKIE, consentIn } from './cookie';

/**
 * The visitor's choice for the shop's checkout; undefined while there is none, or when it has ended. The site asks about
 * analytics only: of marketing, preferences and the sale of data it says nothing.
 */
export async function visitorConsent(now = new Date()): Promise<ContextValues['visitorConsent']> {
  const value = (await cookies()).get(CONSENT_COOKIE)?.value;
  const choice = value === undefined ? null : consentIn(`${CONSENT_COOKIE}=${encodeURIComponent(value)}`, now);
  return choice ? { analytics: choice.analytics } : undefined;
}
