import type { Env } from '../platform/env.ts';

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
