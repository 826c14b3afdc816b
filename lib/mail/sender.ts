import { env } from '../platform/env.ts';
import { countryName, DEFAULT_COUNTRY } from '../platform/i18n/countries.ts';
import { logError } from '../platform/log/log.ts';
import { type Locale, MARKETS } from '../platform/markets.ts';
import { mailboxOf } from '../platform/text/email.ts';
import { getSingles } from '../services/prismic/documents.ts';
import type { Sender } from './content.ts';

/** Cache lifetime, and pause before the content service is requested again after a failure. */
const KEPT_MS = 600_000;

const RETRY_MS = 60_000;

const known = new Map<Locale, { sender: Sender; until: number }>();

async function read(locale: Locale): Promise<Sender | null> {
  const { settings } = await getSingles(['settings'], locale);
  if (!settings) return null;
  const { org_name, org_legal_name, org_street, org_postal_code, org_city, org_country } = settings.data;
  const name = org_name || nameless().name;
  const country = countryName(org_country?.trim() || DEFAULT_COUNTRY, MARKETS[locale].tag);
  const address = [org_street, [org_postal_code, org_city].filter(Boolean).join(' '), country].join(', ');
  return { name, legalName: org_legal_name || name, address: org_street && org_city ? address : null };
}

/** Fallback sender from the environment, when the content service provides none. */
function nameless(): Sender {
  const { name, address } = mailboxOf(env().MAIL_FROM);
  return { name: name ?? address, legalName: name ?? address, address: null };
}

/**
 * Sender of the emails of a locale: name and address of the organisation from the content settings, read every ten
 * minutes. Not `getSettings`: Next.js's cache only works inside requests, and emails are composed outside of them. An
 * unavailable content service does not block an email: the last known value is used, or the name in MAIL_FROM.
 */
export async function senderIn(locale: Locale, now = Date.now()): Promise<Sender> {
  const last = known.get(locale);
  if (last && now < last.until) return last.sender;
  try {
    const sender = (await read(locale)) ?? nameless();
    known.set(locale, { sender, until: now + KEPT_MS });
    return sender;
  } catch (error) {
    logError('mail', error);
    const sender = last?.sender ?? nameless();
    known.set(locale, { sender, until: now + RETRY_MS });
    return sender;
  }
}
