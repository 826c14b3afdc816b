'use client';

import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { allowExternal, useConsent } from '@/lib/consent/use-consent';
import * as css from './video.css';

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
        <button type="button" className={css.always} onClick={() => void allowExternal()}>
          {always}
        </button>
      )}
    </span>
  );
}
