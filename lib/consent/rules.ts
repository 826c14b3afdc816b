import type { Env } from '../platform/env.ts';

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

/** The consent in a parsed cookie value; null when it has another version, is too old or unreadable. */
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

/** A choice made at `now`, which is a proof of its own. */
export const newConsent = (choice: Choice, now: Date): Consent => ({
  ...choice,
  id: randomId(),
  at: now.toISOString(),
  recorded: false,
});

/** A version 4 UUID: `crypto.randomUUID` is missing on pages without HTTPS. */
const randomId = (): string =>
  '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit === '0' ? random & 15 : 8 | (random & 3)).toString(16);
  });

/** The value of the cookie, in the format of vanilla-cookieconsent, which other tools know. */
export const consentCookieValue = ({ analytics, external, id, at, recorded }: Consent): string =>
  encodeURIComponent(
    JSON.stringify({
      categories: ['necessary', ...(analytics ? ['analytics'] : []), ...(external ? ['external'] : [])],
      revision: CONSENT_VERSION,
      data: { recorded },
      consentId: id,
      lastConsentTimestamp: at,
    }),
  );

/** When a choice made at `at` (ISO date) ends. */
export const consentEnd = (at: string): Date => new Date(Date.parse(at) + CONSENT_DAYS * DAY);

/** Addresses of the scripts that are loaded only after consent; null where the settings name none. */
export type Services = { tagManager: string | null; widget: string | null };

type Settings = Pick<Env, 'TAG_MANAGER_ID' | 'TAG_MANAGER_URL' | 'SUPPORT_WIDGET_URL'>;

export function servicesOf({ TAG_MANAGER_ID: id, TAG_MANAGER_URL: address, SUPPORT_WIDGET_URL }: Settings): Services {
  const tagManager = id ? new URL(address) : null;
  tagManager?.searchParams.set('id', id ?? '');
  return { tagManager: tagManager?.href ?? null, widget: SUPPORT_WIDGET_URL ?? null };
}

const PLACES = 'annuaire-des-professionnels/resultats|register-van-gezondheidsprofessionals/resultaten';
const RETURN = 'mon-compte/commandes/[^/?#]+/retour|mijn-account/bestellingen/[^/?#]+/terugsturen';
const WITH_TOKEN = `votre-demande|uw-aanvraag|votre-avis|uw-beoordeling|${RETURN}`;
const WITHOUT_TAGS = new RegExp(`^(?:/nl)?/(?:auth|slice-simulator|${WITH_TOKEN}|${PLACES})(?:[/?#]|$)`);

/** The query of the sign-in page contains the address that it leads to. */
const LOGIN = /^(?:\/nl)?\/(?:connexion|aanmelden)\?/;

/**
 * Section 2 of the specification: `/auth`, `/auth/login` and `/slice-simulator` "get no tag-manager and no support
 * widget"; nor do the pages whose address contains a token, or where a visitor searches for a midwife, nor the sign-in
 * that leads to one of them: third parties would read it there.
 * @param address path and query
 */
export const isWithoutTags = (address: string): boolean =>
  WITHOUT_TAGS.test(address) ||
  (LOGIN.test(address) && WITHOUT_TAGS.test(new URLSearchParams(address.replace(LOGIN, '')).get('to') ?? ''));

/** Id of an element by which a page that the browser loads says the same of itself, for what only the server can tell. */
export const WITHOUT_TAGS_MARK = 'without-tags';

const refused = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/** Google Consent Mode v2 before any choice: its first entry in the data layer. */
export const CONSENT_DEFAULT = ['consent', 'default', { ...refused, wait_for_update: 500 }] as const;

/** The same after a choice. There is no advertising on this site: its three purposes are never granted. */
export const consentUpdate = (analytics: boolean) =>
  ['consent', 'update', { ...refused, analytics_storage: analytics ? 'granted' : 'denied' }] as const;
