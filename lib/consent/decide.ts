'use client';
import { writeCookie } from '../platform/browser/site-data';
import { recordConsent } from './actions';
import { adoptConsent, currentConsent } from './current';
import {
  type Choice,
  CONSENT_COOKIE,
  CONSENT_VERSION,
  type Consent,
  consentCookieValue,
  consentEnd,
  newConsent,
} from './rules';

/** Without a domain the cookie is limited to this host. */
function keep(consent: Consent): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const expires = consentEnd(consent.at).toUTCString();
  writeCookie(`${CONSENT_COOKIE}=${consentCookieValue(consent)}; Path=/; Expires=${expires}; SameSite=Lax${secure}`);
  adoptConsent(consent);
}

/** Stores a choice for six months, as a separate proof: a new id and a new date each time. */
export const decide = (choice: Choice): void => keep(newConsent(choice, new Date()));

/** Consents to third-party content; the choice about analytics is unchanged. */
export const allowExternal = (): void => decide({ analytics: currentConsent()?.analytics ?? false, external: true });

/** Records the choice on the server. A failure stays marked in the cookie, and is retried on the next page. */
export async function prove({ recorded: _, at: __, ...proof }: Consent): Promise<void> {
  const sent = { ...proof, version: CONSENT_VERSION, locale: document.documentElement.lang.toLowerCase() };
  const isRecorded = await recordConsent(sent).catch(() => false);
  const now = currentConsent();
  if (isRecorded && now?.id === proof.id) keep({ ...now, recorded: true });
}
