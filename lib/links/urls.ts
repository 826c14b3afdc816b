import 'server-only';
import { env } from '../env';
import { absoluteUrl, pathFor } from '../i18n/navigation';
import type { Locale } from '../markets';
import { type Purpose, signLink } from './signed';

const DAY_MS = 86_400_000;

/** The address in a mail that leads to the page with the button. @param days how long it is good. */
export function linkUrl(locale: Locale, purpose: Purpose, id: string, days: number): string {
  const token = signLink({ purpose, id }, Date.now() + days * DAY_MS, env().FORMS_SECRET);
  return absoluteUrl(locale, pathFor(locale, '/your-request', { query: { t: token } }));
}

/** The address that a mail program posts to by itself (RFC 8058): one click, no page. */
export function oneClickUrl(locale: Locale, purpose: Purpose, id: string, days: number): string {
  const token = signLink({ purpose, id }, Date.now() + days * DAY_MS, env().FORMS_SECRET);
  return absoluteUrl(locale, `/api/leave?t=${token}`);
}
