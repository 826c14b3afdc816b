import { env } from '../platform/env.ts';
import { logError } from '../platform/log/log.ts';
import { type Locale, MARKETS } from '../platform/markets.ts';
import { mailboxOf } from '../platform/text/mailbox.ts';
import { getSingles } from '../services/prismic/documents.ts';
import type { Sender } from './content.ts';

/** How long what was read is good for, and how long the content service is left alone after a failure. */
const KEPT_MS = 600_000;

const RETRY_MS = 60_000;

const known = new Map<Locale, { sender: Sender; until: number }>();

async function read(locale: Locale): Promise<Sender | null> {
  const { settings } = await getSingles(['settings'], locale);
  if (!settings) return null;
  const { org_name, org_legal_name, org_street, org_postal_code, org_city, org_country } = settings.data;
  const name = org_name || nameless().name;
  const country = new Intl.DisplayNames(MARKETS[locale].tag, { type: 'region' }).of(org_country ?? 'FR');
  const address = [org_street, [org_postal_code, org_city].filter(Boolean).join(' '), country].join(', ');
  return { name, legalName: org_legal_name || name, address: org_street && org_city ? address : null };
}

/** The sender as the settings of the site name it, when the content service does not. */
function nameless(): Sender {
  const { name, address } = mailboxOf(env().MAIL_FROM);
  return { name: name ?? address, legalName: name ?? address, address: null };
}

/**
 * Who sends the mails of a locale: name and address of the organisation in the settings of the content, read every ten
 * minutes. Not `getSettings`: Next.js's cache serves requests only, and mails are written outside of them. A content
 * service that does not answer holds no mail back: what was read last is said, or the name in MAIL_FROM.
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
