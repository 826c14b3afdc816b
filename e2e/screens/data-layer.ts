import type { Page } from '@playwright/test';

type Told = { event: string; ecommerce?: { items?: { item_id: string }[] } };

/**
 * Everything that the page put into its data layer about what was seen and done (not the consent, not the tag manager's
 * start), and all that the tag manager saw: of one moment, since events may come between two looks.
 */
export const toldAndSeen = (page: Page): Promise<{ events: Told[]; seen: Record<string, unknown>[] }> =>
  page.evaluate(() => ({
    events: (window.dataLayer ?? []).filter(
      (entry): entry is Told =>
        typeof entry === 'object' && entry !== null && 'event' in entry && entry.event !== 'gtm.js',
    ),
    seen: (Reflect.get(window, '__tags') as Record<string, unknown>[] | undefined) ?? [],
  }));

export const told = async (page: Page): Promise<Told[]> => (await toldAndSeen(page)).events;

/** What the events of a name said, in their order. */
export const toldOf = async (page: Page, name: string): Promise<unknown[]> =>
  (await told(page)).filter(({ event }) => event === name).map(({ ecommerce }) => ecommerce);

/** Resolves once nothing has arrived for half a second: the browser counts no prefetch here that the router stopped reading. */
const nothingArrives = () =>
  new Promise<boolean>((resolve) => {
    const rest = () => setTimeout(() => resolve(true), 500);
    let timer = rest();
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = rest();
    }).observe({ type: 'resource' });
  });

/** The page's own work is done, and nothing comes any more. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(nothingArrives);
}
