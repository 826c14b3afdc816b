'use client';
import { createPortal } from 'react-dom';
import { useLazyLoad } from '@/components/ui/hooks';
import { showToast } from '@/components/ui/toast';
import { type ConsentWords, type PreferencesWords, useConsent } from '@/lib/consent/current';
import { decide } from '@/lib/consent/decide';
import type { Choice } from '@/lib/consent/rules';
import type { Language } from '@/lib/platform/markets';
import { ConsentPanel } from './consent-panel';

/** The panel is shown to every visitor once, the dialog to few: the dialog and its words are imported on demand. */
const dialogIn = (words: Promise<{ default: PreferencesWords }>) =>
  Promise.all([import('./preferences-dialog'), words]).then(([{ PreferencesDialog }, { default: preferences }]) => ({
    PreferencesDialog,
    preferences,
  }));
const loadDialog = {
  fr: () => dialogIn(import('../../messages/fr/preferences.json')),
  nl: () => dialogIn(import('../../messages/nl/preferences.json')),
};

export type ChoicesProps = {
  language: Language;
  words: ConsentWords;
  /** The visitor has not chosen yet. */
  asking: boolean;
  /** How many times the preferences were opened. */
  wishes: number;
  /** Null where the content has no such page. */
  cookiesHref: string | null;
};

/** The consent panel, first in the page, and the dialog with a choice per purpose, last because it contains a link. */
export function ConsentChoices({ language, words, asking, wishes, cookiesHref }: ChoicesProps) {
  const consent = useConsent();
  const { value: dialog } = useLazyLoad(loadDialog[language], wishes > 0);

  const choose = (choice: Choice) => {
    decide(choice);
    showToast({ text: words.saved });
  };

  return (
    <>
      {asking && <ConsentPanel words={words} onChoose={choose} />}
      {dialog &&
        createPortal(
          <dialog.PreferencesDialog
            words={words}
            preferences={dialog.preferences}
            consent={consent}
            wishes={wishes}
            cookiesHref={cookiesHref}
            onChoose={choose}
          />,
          document.body,
        )}
    </>
  );
}
