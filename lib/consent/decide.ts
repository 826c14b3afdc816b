'use client';
import {
  acceptCategory,
  type CookieConsentConfig,
  type CookieValue,
  eraseCookies,
  reset,
  run,
  setCookieData,
  type Translation,
} from 'vanilla-cookieconsent';
import { recordConsent } from './actions';
import {
  type Choice,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_VERSION,
  type Consent,
  consentOf,
  purposesOf,
} from './cookie';
import { adoptConsent, currentConsent } from './current';

const localeOfPage = (): string => document.documentElement.lang.toLowerCase();

/** Without translations the package shows nothing: its panel would take and trap the focus. */
function start(onFirstConsent?: CookieConsentConfig['onFirstConsent']): Promise<void> {
  const locale = localeOfPage();
  return run({
    revision: CONSENT_VERSION,
    // Without a domain the cookie is limited to this host. It is Secure on HTTPS pages: the package checks the protocol.
    cookie: { name: CONSENT_COOKIE, domain: '', expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax' },
    categories: { necessary: { enabled: true, readOnly: true }, analytics: {}, external: {} },
    language: { default: locale, translations: { [locale]: {} as Translation } },
    autoShow: false,
    manageScriptTags: false,
    autoClearCookies: false,
    hideFromBots: false,
    onFirstConsent,
  });
}

/** Stores a choice for six months, as a separate proof: a new id and a new date each time. */
export async function decide(choice: Choice): Promise<void> {
  eraseCookies(CONSENT_COOKIE);
  reset();
  // Not read back from the cookie: a browser may store none.
  const written: CookieValue[] = [];
  await start(({ cookie }) => written.push(cookie));
  acceptCategory(purposesOf(choice));
  const consent = consentOf(written[0], new Date());
  if (!consent) throw new Error('the choice about cookies was not written');
  adoptConsent(consent);
}

/** Records the choice on the server. A failure stays marked in the cookie, and is retried on the next page. */
export async function prove({ recorded: _, at: __, ...proof }: Consent): Promise<void> {
  const sent = { ...proof, version: CONSENT_VERSION, locale: localeOfPage() };
  const kept = await recordConsent(sent).catch(() => false);
  const now = currentConsent();
  if (!kept || now?.id !== proof.id) return;
  await start();
  setCookieData({ value: { recorded: true } });
  adoptConsent({ ...now, recorded: true });
}
