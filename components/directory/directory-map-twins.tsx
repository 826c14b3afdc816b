'use client';
import { useEffect } from 'react';

const numberOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-number]')?.dataset.number : undefined;

function light(number: string | undefined): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-number]')) {
    each.toggleAttribute('data-active', each.dataset.number === number);
  }
}

/**
 * Highlights the row and the pin of one number together, on hover or focus of either. Without JavaScript each is highlighted
 * alone.
 */
export function DirectoryMapTwins() {
  useEffect(() => {
    let lit: string | undefined;
    const look = ({ target }: Event) => {
      const number = numberOf(target) ?? numberOf(document.activeElement);
      if (number === lit) return;
      lit = number;
      light(number);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
      light(undefined);
    };
  }, []);
  return null;
}
