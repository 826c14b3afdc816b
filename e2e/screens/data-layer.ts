import type { Page } from '@playwright/test';

type DataLayerEvent = { event: string; ecommerce?: { items?: { item_id: string }[] } };

/**
 * The page's data layer events (without consent and the start of the tag manager), and everything that the tag manager received. Both
 * are read at the same moment, since events may arrive between two reads.
 */
export const eventsAndTags = (page: Page): Promise<{ events: DataLayerEvent[]; seen: Record<string, unknown>[] }> =>
  page.evaluate(() => ({
    events: (window.dataLayer ?? []).filter(
      (entry): entry is DataLayerEvent =>
        typeof entry === 'object' && entry !== null && 'event' in entry && entry.event !== 'gtm.js',
    ),
    seen: (Reflect.get(window, '__tags') as Record<string, unknown>[] | undefined) ?? [],
  }));

export const dataLayerEvents = async (page: Page): Promise<DataLayerEvent[]> => (await eventsAndTags(page)).events;

/** The payloads of the events of a name, in order. */
export const eventsNamed = async (page: Page, name: string): Promise<unknown[]> =>
  (await dataLayerEvents(page)).filter(({ event }) => event === name).map(({ ecommerce }) => ecommerce);

/** Resolves once nothing has arrived for half a second: the browser does not report a prefetch that the router aborted. */
const nothingArrives = () =>
  new Promise<boolean>((resolve) => {
    const rest = () => setTimeout(() => resolve(true), 500);
    let timer = rest();
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = rest();
    }).observe({ type: 'resource' });
  });

/** The page has finished its own work, and no further request completes. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(nothingArrives);
}
