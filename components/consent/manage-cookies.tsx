'use client';
import type { ReactNode } from 'react';
import { openPreferences } from '@/lib/consent/use-consent';
import { manage } from './manage-cookies.css';

/** At the foot of each page: the way back to the choice about cookies. */
export function ManageCookies({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={manage} aria-haspopup="dialog" onClick={openPreferences}>
      {children}
    </button>
  );
}
