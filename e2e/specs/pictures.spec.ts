import { gateIf } from '../fixtures/gate.ts';
import { pathOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

/** Pages with an image beside the text, for which a phone has no room. */
const pages = [
  pathOf('fr-fr', '/'),
  pathOf('fr-fr', '/products/[[...path]]', 'complements-alimentaires'),
  pathOf('fr-fr', '/health/[[...path]]', 'sommeil/s-endormir-sans-lutter'),
];

for (const path of pages) {
  test(`a phone fetches no picture that ${path} does not show`, gateIf(path === '/', '@phone'), async ({ page }) => {
    await page.goto(path);
    const fetched = await page.evaluate(() =>
      [...document.images]
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map((picture) => ({ address: picture.currentSrc, isShown: picture.getClientRects().length > 0 })),
    );
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter(({ isShown }) => !isShown)).toEqual([]);
  });
}
