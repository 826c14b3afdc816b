'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWhenLeft } from '@/components/ui/use-when-left';
import type { Said } from '@/lib/customer/answer';

export type Saved = { said: Said | null; count: number };

/**
 * What a part of the page says it has done. The page is then asked for anew, and shows the customer as the shop has it.
 * @param first what was done without script
 */
export function useSaved(path: string, first: Said | null) {
  const router = useRouter();
  const [saved, setSaved] = useState<Saved>({ said: first, count: 0 });
  useWhenLeft(() => {
    if (saved.count > 0) setSaved({ ...saved, said: null });
  });

  function done(said: Said): void {
    setSaved(({ count }) => ({ said, count: count + 1 }));
    // What the address says of an earlier answer is over.
    if (window.location.search) router.replace(path as Parameters<typeof router.replace>[0], { scroll: false });
    else router.refresh();
  }
  return { saved, done };
}
