'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { RECOVERY_MS } from '@/lib/cart/client';

/** Mounted on a page that is incomplete because the shop did not respond: reloads the page automatically. */
export function AutoRefresh() {
  const { refresh } = useRouter();
  const [looking, startLooking] = useTransition();
  useEffect(() => {
    if (looking) return;
    const timer = setTimeout(() => startLooking(refresh), RECOVERY_MS);
    return () => clearTimeout(timer);
  }, [looking, refresh]);
  return null;
}
