'use client';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/icon';
import { applyConsent } from '@/lib/consent/apply';
import {
  type ConsentWords,
  consentWords,
  currentConsent,
  onPreferences,
  openPreferences,
  subscribe,
  useConsent,
} from '@/lib/consent/current';
import type { Choice, Services } from '@/lib/consent/rules';
import type { Language } from '@/lib/platform/markets';
import { manage } from './consent.css';
import type { ChoicesProps } from './consent-choices';

type Props = {
  language: Language;
  services: Services;
  /** Tells screen reader users that there is a panel, and where. */
  announcement: string;
  /** Null where the content has no such page. */
  cookiesHref: string | null;
};

type Loaded = { Choices: ComponentType<ChoicesProps>; words: ConsentWords };

/** Panel, dialog and messages are not part of the page: a visitor who has already chosen never loads them. */
async function load(language: Language): Promise<Loaded> {
  const [{ ConsentChoices }, words] = await Promise.all([import('./consent-choices'), consentWords(language)]);
  return { Choices: ConsentChoices, words };
}

/** After hydration, but not behind pictures and prefetches: on a slow line these keep a browser busy for ten seconds. */
function whenQuiet(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 200 });
  return () => cancelIdleCallback(handle);
}

/**
 * Reads the store, not the rendered value: the first render has no choice yet, and applying that would withdraw the existing
 * one.
 */
function whileCurrent(apply: (choice: Choice | null) => void): () => void {
  const look = () => apply(currentConsent());
  look();
  return subscribe(look);
}

/**
 * Loads the services that the visitor has consented to, and asks where there is no choice yet. Without a tag manager and a
 * widget in the settings the panel is not shown: a video asks for its own consent, and the preferences can still be opened.
 */
export function Consent({ language, services, announcement, cookiesHref }: Props) {
  const consent = useConsent();
  const [quiet, setQuiet] = useState(false);
  const [wishes, setWishes] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const asking = quiet && !consent && Boolean(services.tagManager || services.widget);

  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  useEffect(() => onPreferences(() => setWishes((count) => count + 1)), []);
  useEffect(() => whileCurrent((choice) => applyConsent(services, choice)), [services]);
  useEffect(() => {
    if (!consent || consent.recorded) return;
    // Offline, the proof of consent is retried on the next page.
    void import('@/lib/consent/decide').then(({ prove }) => prove(consent)).catch(() => {});
  }, [consent]);
  useEffect(() => {
    if (!asking && wishes === 0) return;
    // Offline, nothing is shown and no service is loaded: the next attempt to open retries.
    void load(language).then(setLoaded, () => {});
  }, [asking, wishes, language]);

  return (
    <>
      <VisuallyHidden as="p" role="status">
        {asking && announcement}
      </VisuallyHidden>
      {loaded && (
        <loaded.Choices
          language={language}
          words={loaded.words}
          asking={asking}
          wishes={wishes}
          cookiesHref={cookiesHref}
        />
      )}
    </>
  );
}

/** In the footer of each page: reopens the cookie preferences. */
export function ManageCookies({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={manage} aria-haspopup="dialog" onClick={openPreferences}>
      {children}
    </button>
  );
}
