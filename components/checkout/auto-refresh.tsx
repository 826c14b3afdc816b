'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { showToast } from '@/components/ui/toast';
import { RECOVERY_MS } from '@/lib/cart/client';

type Props = {
  /** Path that is requested first each time, for the cookies that its response sets. It leads to the page, or elsewhere. */
  before?: string;
  /** Milliseconds before the first time. */
  first?: number;
  /** Shown and announced when the page is complete. */
  complete?: string;
};

/** How many pages are incomplete. */
let incomplete = 0;

/** The path that a request of another one has led to; null when there was no response. */
const endOf = (path: string): Promise<string | null> =>
  fetch(path).then(
    ({ url }) => new URL(url).href.slice(location.origin.length),
    () => null,
  );

/** Mounted on a page that is incomplete because the shop did not respond: reloads the page automatically. */
export function AutoRefresh({ before, first = RECOVERY_MS, complete }: Props) {
  const { refresh, replace } = useRouter();
  const [looking, startLooking] = useTransition();
  const delay = useRef(first);
  useEffect(() => {
    if (looking) return;
    const look = async () => {
      // A failure is seen by the refresh as well.
      const end = before ? await endOf(before) : null;
      const isElsewhere = end !== null && end !== location.pathname + location.search;
      startLooking(() => (isElsewhere ? replace(end) : refresh()));
    };
    const timer = setTimeout(() => startLooking(look), delay.current);
    delay.current = RECOVERY_MS;
    return () => clearTimeout(timer);
  }, [looking, refresh, replace, before]);
  useEffect(() => {
    const { pathname } = location;
    incomplete += 1;
    return () => {
      incomplete -= 1;
      // The same page with another query may take its place, as incomplete.
      setTimeout(() => {
        if (incomplete > 0 || location.pathname !== pathname) return;
        if (complete) showToast({ text: complete });
        // What had the focus may have been removed.
        if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
      });
    };
  }, [complete]);
  return null;
}
