'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { applyConsent } from '@/lib/consent/apply';
import type { Choice } from '@/lib/consent/cookie';
import { currentConsent, subscribe } from '@/lib/consent/current';
import type { Services } from '@/lib/consent/tags';
import { type ConsentWords, consentWords, onPreferences, useConsent } from '@/lib/consent/use-consent';
import type { Language } from '@/lib/platform/markets';
import type { ChoicesProps } from './consent-choices';

type Props = {
  language: Language;
  services: Services;
  /** Says to those who do not see the panel that there is one, and where. */
  announcement: string;
  cookiesHref: string;
};

type Loaded = { Choices: ComponentType<ChoicesProps>; words: ConsentWords };

/** Panel, dialog and words are no part of the page: who has answered, and wants nothing else, never fetches them. */
async function load(language: Language): Promise<Loaded> {
  const [{ ConsentChoices }, words] = await Promise.all([import('./consent-choices'), consentWords(language)]);
  return { Choices: ConsentChoices, words };
}

function whenQuiet(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 3_000 });
  return () => cancelIdleCallback(handle);
}

/** Not what was drawn: the first drawing knows of no choice, and to apply that would withdraw the one that there is. */
function whileCurrent(apply: (choice: Choice | null) => void): () => void {
  const look = () => apply(currentConsent());
  look();
  return subscribe(look);
}

/**
 * Loads what the visitor has consented to, and asks where there is no answer yet. Without a tag manager and a widget in
 * the settings nobody is asked: a video asks for itself, and the preferences still open.
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
    // Without a connection the proof waits for the next page.
    void import('@/lib/consent/decide').then(({ prove }) => prove(consent)).catch(() => {});
  }, [consent]);
  useEffect(() => {
    if (!asking && wishes === 0) return;
    // Without a connection nothing is shown, and nothing is loaded either: the next wish tries again.
    void load(language).then(setLoaded, () => {});
  }, [asking, wishes, language]);

  return (
    <>
      <VisuallyHidden as="p" role="status">
        {asking && announcement}
      </VisuallyHidden>
      {loaded && <loaded.Choices words={loaded.words} asking={asking} wishes={wishes} cookiesHref={cookiesHref} />}
    </>
  );
}
