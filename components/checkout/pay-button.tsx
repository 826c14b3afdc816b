'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '@/components/ui/button';

type Props = {
  /** Id of the notice that a failed attempt leaves on the page. */
  trouble: string;
  children: ReactNode;
};

/** Busy until the hosted page is loaded. After another failed attempt the focus moves to the notice, which has not changed. */
export function PayButton({ trouble, children }: Props) {
  const { pending } = useFormStatus();
  const was = useRef(pending);
  useEffect(() => {
    if (was.current && !pending) document.getElementById(trouble)?.focus();
    was.current = pending;
  }, [pending, trouble]);
  return (
    <Button type="submit" busy={pending}>
      {children}
    </Button>
  );
}
