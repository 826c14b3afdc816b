'use client';
import { useEffect } from 'react';

/** The router ignores history entries that it did not write, as those of links within a page: a step over one would do nothing. */
function adopt() {
  if (window.history.state === null) window.history.replaceState(null, '', window.location.href);
}

/** Mounted once: a step back to, or from, a place within a page shows the page of the address. */
export function FragmentSteps() {
  useEffect(() => {
    window.addEventListener('hashchange', adopt);
    return () => window.removeEventListener('hashchange', adopt);
  }, []);
  return null;
}
