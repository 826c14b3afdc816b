'use client';
import { useEffect, useState } from 'react';
import type { SeenProduct } from '@/lib/catalogue/recently-seen';
import type { Locale } from '@/lib/platform/markets';
import { useMark } from '@/lib/session/mark-store';

/** The sign-in for which the lists were brought together, in this tab. */
let syncedFor: string | null = null;

/**
 * Brings the favourites of this browser and of the account together after a sign-in.
 * @param always at every visit of the page, to show what other devices have added
 * @returns the list that the account has since, null until it has answered, and a function for after a change
 */
export function useAccountList(locale: Locale, always = false) {
  const mark = useMark();
  const [list, setList] = useState<SeenProduct[] | null>(null);
  useEffect(() => {
    if (!mark || (!always && syncedFor === `${locale} ${mark}`)) return;
    let left = false;
    // Imported on demand: few visitors are signed in.
    void import('@/lib/favourites/sync')
      .then(({ syncFavourites }) => syncFavourites(locale))
      .then((synced) => {
        if (synced) syncedFor = `${locale} ${mark}`;
        if (!left) setList(synced);
      }, ignoreOffline);
    return () => {
      left = true;
    };
  }, [mark, locale, always]);
  const changed = () => {
    if (mark) void import('@/lib/favourites/sync').then(({ syncFavourites }) => syncFavourites(locale), ignoreOffline);
  };
  return { isSignedIn: mark !== null, accountList: mark === null ? null : list, changed };
}

/** The list stays in the browser until the next time. */
const ignoreOffline = (): void => undefined;
