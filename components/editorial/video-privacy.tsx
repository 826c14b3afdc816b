'use client';

import type { MouseEvent, ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { showToast } from '@/components/ui/toast';
import { consentWords } from '@/lib/consent/client-words';
import { allowExternal, useConsent } from '@/lib/consent/use-consent';
import * as css from './video.css';

/** Consents to all such hosts, and says what came of it. */
async function accept(): Promise<void> {
  const kept = await allowExternal().then(
    () => true,
    () => false,
  );
  const { saved, failed } = await consentWords(document.documentElement.lang.startsWith('nl') ? 'nl' : 'fr');
  showToast({ text: kept ? saved : failed });
}

/** The button is about to be hidden with its sentence: the focus goes to the link or button that both stand behind. */
function press({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const before = currentTarget.parentElement?.previousElementSibling;
  if (before instanceof HTMLElement) before.focus();
  void accept();
}

/**
 * Who will know that the video was played, for those who have not consented to it. Its lines stay where they are for the
 * others: a choice is known when the page is already seen, and nothing may jump.
 */
export function VideoPrivacy({ id, always, children }: { id: string; always?: string; children: ReactNode }) {
  const known = useConsent()?.external;
  return (
    <span className={cx(css.sentence, known && css.known)}>
      <span id={id}>{children}</span>
      {always && (
        <button type="button" className={css.always} onClick={press}>
          {always}
        </button>
      )}
    </span>
  );
}
