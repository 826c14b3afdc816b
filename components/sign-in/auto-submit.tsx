'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { mayRestartSignIn } from '@/lib/session/sign-in-restart';

/**
 * Submits the form inside automatically, unless that was done less than a minute ago: a login that fails at once must not loop.
 */
export function AutoSubmit({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mayRestartSignIn(Date.now())) place.current?.querySelector('form')?.requestSubmit();
  }, []);
  return <div ref={place}>{children}</div>;
}
