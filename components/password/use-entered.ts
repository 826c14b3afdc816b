'use client';
import { useState } from 'react';
import type { Saved } from '@/components/customer/use-saved';
import type { Said } from '@/lib/customer/answer';

/** Says that it is done, and goes on to a page of the account: as a whole, since every page looks otherwise now. */
export function useEntered(to: string) {
  const [saved, setSaved] = useState<Saved>({ said: null, count: 0 });
  function done(said: Said): void {
    setSaved({ said, count: 1 });
    window.location.assign(to);
  }
  return { saved, done };
}
