import { pageIn } from '../fixtures/catalogue.ts';
import { gateIf } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';

/** Pages with an image beside the text, for which a phone has no room. */
const pages = [
  pathOf('fr-fr', '/'),
  pathOf('fr-fr', '/products/[[...path]]', 'complements-alimentaires'),
  pathOf('fr-fr', '/health/[[...path]]', 'sommeil/s-endormir-sans-lutter'),
];

for (const path of pages) {
  test(`a phone fetches no picture that ${path} does not show`, gateIf(path === '/', '@phone'), async ({ page }) => {
    await page.goto(path);
    const fetched = () =>
      page.evaluate(() =>
        [...document.images]
          .filter(({ naturalWidth }) => naturalWidth > 0)
          .map((picture) => ({ address: picture.currentSrc, isShown: picture.getClientRects().length > 0 })),
      );
    // The load event waits for no picture that loads lazily.
    await expect.poll(fetched).not.toEqual([]);
    await page.waitForLoadState('networkidle');
    expect((await fetched()).filter(({ isShown }) => !isShown)).toEqual([]);
  });
}

test(
  'a phone fetches the third picture of a gallery once the gallery is used',
  gateIf(true, '@phone'),
  async ({ page }) => {
    const { path, name } = pageIn('fr-fr', 'gummies');
    await page.goto(pathOf('fr-fr', '/products/[[...path]]', path));
    const gallery = page.getByRole('region', { name: wordsOf('fr-fr')('catalogue.gallery', { name }) });
    const isFetched = (place: number) =>
      gallery
        .locator('img')
        .nth(place)
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0);
    await expect.poll(() => isFetched(1)).toBe(true);
    expect(await isFetched(2)).toBe(false);
    await gallery.focus();
    await expect.poll(() => isFetched(2)).toBe(true);
  },
);

for (const market of ['fr-fr', 'nl-be'] as const) {
  test(`${market}: the plants of all products lie beside words, at any width`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(siteOf(market) + pathOf(market, '/products/[[...path]]'));
    for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 1_400 });
      const covered = await page.getByRole('article').evaluateAll((families) =>
        families.flatMap((family) => {
          const plants = [...family.querySelectorAll('img')].map((plant) => plant.getBoundingClientRect());
          const texts = document.createTreeWalker(family, NodeFilter.SHOW_TEXT);
          const words: { line: DOMRect; text: string | null }[] = [];
          while (texts.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(texts.currentNode);
            for (const line of range.getClientRects()) words.push({ line, text: texts.currentNode.textContent });
          }
          return words.filter(({ line }) =>
            plants.some(
              (plant) =>
                plant.left < line.right &&
                line.left < plant.right &&
                plant.top < line.bottom &&
                line.top < plant.bottom,
            ),
          );
        }),
      );
      expect(
        covered.map(({ text }) => text),
        `${width} px`,
      ).toEqual([]);
    }
  });
}
