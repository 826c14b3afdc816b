'use client';
import type { ReactNode } from 'react';
import { openPreferences } from '@/lib/consent/current';
import { manage } from './consent.css';

/** In the footer of each page: reopens the cookie preferences. */
export function ManageCookies({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={manage} aria-haspopup="dialog" onClick={openPreferences}>
      {children}
    </button>
  );
}
