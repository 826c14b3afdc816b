import type { Page } from '@playwright/test';
import { pageIn } from '../fixtures/catalogue.ts';
import { gateIf } from '../fixtures/gate.ts';
import { pathOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Chromium keeps one set of what the rules with `:has()` change. A rule in it that does not end in a class, an attribute or a tag
 * (`.a:has(b) .c > :first-child`), or that stands in `:is()`, makes the set the whole document: then each added element computes the
 * styles of every other one again, on every page, since one style sheet serves them all.
 */
type Place = 'head' | 'main';

type TraceEvent = { name: string; args: { elementCount?: number } };

/** Elements whose styles Chromium computes, frame by frame, after an element is added. */
async function computedAfterAdding(page: Page, place: Place): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' });
  await page.evaluate(async (name) => {
    document.querySelector(name)?.append(document.createElement(name === 'head' ? 'meta' : 'div'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, place);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : []));
}

const pages: readonly (readonly [name: string, path: string])[] = [
  ['home', pathOf('fr-fr', '/')],
  ['a product', pathOf('fr-fr', '/products/[[...path]]', pageIn('fr-fr', 'gummies').path)],
  ['a listing in Dutch', pathOf('nl-be', '/products/[[...path]]', 'voedingssupplementen')],
  ['contact', pathOf('fr-fr', '/contact')],
];

for (const [name, path] of pages) {
  test(
    `an element added to ${name} leaves the styles of the others alone`,
    gateIf(name === 'contact', '@desktop'),
    async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('body *').count()).toBeGreaterThan(200);
      for (const place of ['head', 'main'] as const) {
        const computed = await computedAfterAdding(page, place);
        expect(Math.max(...computed), 'Chromium reports how many styles it computed').toBeGreaterThan(0);
        expect(Math.max(...computed), `elements computed after one was added to ${place}`).toBeLessThan(40);
      }
    },
  );
}
