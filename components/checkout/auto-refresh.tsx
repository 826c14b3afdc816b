'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { RECOVERY_MS } from '@/lib/cart/client';

/**
 * Mounted on a page that is incomplete because the shop did not respond: reloads the page automatically.
 * @param before path that is requested first each time, for the cookies that its response sets
 */
export function AutoRefresh({ before }: { before?: string }) {
  const { refresh } = useRouter();
  const [looking, startLooking] = useTransition();
  useEffect(() => {
    if (looking) return;
    const look = async () => {
      // A failure is seen by the refresh as well. Where the response leads to is the page that is shown already.
      if (before) await fetch(before, { redirect: 'manual' }).catch(() => null);
      startLooking(refresh);
    };
    const timer = setTimeout(() => startLooking(look), RECOVERY_MS);
    return () => clearTimeout(timer);
  }, [looking, refresh, before]);
  return null;
}
