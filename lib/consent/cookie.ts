export const CONSENT_COOKIE = 'consent';

/**
 * Version of the purposes. Increment it when a purpose, or a company behind one, is added: every visitor must consent
 * again.
 */
export const CONSENT_VERSION = 1;

/** A refusal is stored as long as a consent: six months (CNIL recommendation of 17 September 2020). */
export const CONSENT_DAYS = 182;

const DAY = 86_400_000;

export type Choice = { analytics: boolean; external: boolean };

/** `id` and `at` (ISO date) identify the proof; `recorded` means that the server has stored it. */
export type Consent = Choice & { id: string; at: string; recorded: boolean };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The consent in a cookie value of vanilla-cookieconsent; null when it has another version, is too old or unreadable. */
export function consentOf(written: unknown, now: Date): Consent | null {
  if (!isRecord(written) || written.revision !== CONSENT_VERSION) return null;
  const { categories, consentId: id, lastConsentTimestamp: at, data } = written;
  if (!Array.isArray(categories) || typeof id !== 'string' || typeof at !== 'string') return null;
  const age = now.getTime() - Date.parse(at);
  // The clock may be corrected after the choice; an invalid date fails both comparisons.
  if (!(age > -DAY && age < CONSENT_DAYS * DAY)) return null;
  return {
    id,
    at,
    analytics: categories.includes('analytics'),
    external: categories.includes('external'),
    recorded: isRecord(data) && data.recorded === true,
  };
}

/** The consent in a `document.cookie` string, null when there is no valid one. */
export function consentIn(cookies: string, now: Date): Consent | null {
  const found = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([^;]*)`).exec(cookies)?.[1];
  if (!found) return null;
  try {
    return consentOf(JSON.parse(decodeURIComponent(found)), now);
  } catch {
    return null;
  }
}

/** Names of the purposes as vanilla-cookieconsent stores them. */
export const purposesOf = ({ analytics, external }: Choice): string[] => [
  ...(analytics ? ['analytics'] : []),
  ...(external ? ['external'] : []),
];

/** The value that vanilla-cookieconsent would write for a choice made and recorded at `now`. */
export function consentCookieValue(choice: Choice, now: Date): string {
  const at = now.toISOString();
  return encodeURIComponent(
    JSON.stringify({
      categories: ['necessary', ...purposesOf(choice)],
      revision: CONSENT_VERSION,
      data: { recorded: true },
      consentTimestamp: at,
      consentId: '00000000-0000-4000-8000-000000000000',
      services: { necessary: [], analytics: [], external: [] },
      languageCode: '',
      lastConsentTimestamp: at,
      expirationTime: now.getTime() + CONSENT_DAYS * DAY,
    }),
  );
}
