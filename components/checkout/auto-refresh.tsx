'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { RECOVERY_MS } from '@/lib/cart/client';

type Props = {
  /** Path that is requested first each time, for the cookies that its response sets. It leads to the page, or elsewhere. */
  before?: string;
  /** Milliseconds before the first time. */
  first?: number;
};

/** The path that a request of another one has led to; null when there was no response. */
const endOf = (path: string): Promise<string | null> =>
  fetch(path).then(
    ({ url }) => new URL(url).href.slice(location.origin.length),
    () => null,
  );

/** Mounted on a page that is incomplete because the shop did not respond: reloads the page automatically. */
export function AutoRefresh({ before, first = RECOVERY_MS }: Props) {
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
  return null;
}
