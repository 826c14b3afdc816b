import type { Page } from '@playwright/test';

/**
 * Records every total that the cart page shows from now on, without consecutive duplicates; an empty text when a cart disappears.
 * Resolves with the totals recorded so far.
 */
export async function watchTotals(page: Page): Promise<() => readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('totalSeen', (total: string) => {
    if (seen.at(-1) !== total) seen.push(total);
  });
  await page.addInitScript(() => {
    let last = '';
    const look = () => {
      const total = document.querySelector('[aria-labelledby="cart-summary"] dl > :last-child dd')?.textContent ?? '';
      if (total === last) return;
      last = total;
      (window as unknown as { totalSeen: (total: string) => void }).totalSeen(total);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => seen;
}
