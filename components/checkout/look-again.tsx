'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { RECOVERY_MS } from '@/lib/cart/client';

/** While it is on a page that a silent shop left unfinished: the page is asked for again, without a gesture. */
export function LookAgain() {
  const { refresh } = useRouter();
  const [looking, startLooking] = useTransition();
  useEffect(() => {
    if (looking) return;
    const timer = setTimeout(() => startLooking(refresh), RECOVERY_MS);
    return () => clearTimeout(timer);
  }, [looking, refresh]);
  return null;
}
