'use client';

import { useEffect } from 'react';
import { PRINTED_SECTIONS } from '@/components/theme/printed';

/** Mounted once: collapsed sections are expanded while the page is printed. */
export function PrintedSections() {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      const closed = document.querySelectorAll<HTMLDetailsElement>(`${PRINTED_SECTIONS}:not([open])`);
      // The event may fire twice, for a preview and for the print.
      opened = [...opened, ...closed];
      for (const section of closed) section.open = true;
    };
    const restore = () => {
      for (const section of opened) section.open = false;
      opened = [];
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
  return null;
}
