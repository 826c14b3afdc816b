import { type SectionName, sections } from '../../components/theme/brand.ts';
import { isRouteIn } from '../../lib/platform/i18n/routes.ts';
import { LOCALES, MARKETS } from '../../lib/platform/markets.ts';
import { ask } from '../fixtures/ask.ts';
import { type PageName, pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, gateIf, WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { holdScript } from '../fixtures/slow.ts';
import { expect, test } from '../fixtures/test.ts';
import { euros, wordsOf } from '../fixtures/words.ts';
import { addToBag, bagLink, drawerOf } from '../screens/bag.ts';
import { scriptsOff } from '../screens/no-script.ts';

/** Options of the gummies and of the case, as the shop names them. */
const options = {
  fr: { size: '30 gommes', flavour: 'Pêche', gone: 'Poire' },
  nl: { size: '30 gummies', flavour: 'Perzik', gone: 'Peer' },
};

for (const market of SHOPS) {
  const t = wordsOf(market);
  const { size, flavour, gone } = options[MARKETS[market].language];

  test.describe(market, gate(market, { 'nl-be': 'desktop' }), () => {
    test.use({ market });

    test('a variant is in the address', { tag: '@desktop' }, async ({ page, open, context }) => {
      await open('/products/[[...path]]', pageIn(market, 'gummies').path);
      const main = page.getByRole('main');
      await expect(main.getByText(euros(market, 14.9)).first()).toBeVisible();
      await page.getByRole('radio', { name: size }).check();
      await expect(main.getByText(euros(market, 8.9)).first()).toBeVisible();
      await expect(page).toHaveURL(/variant=70012/);
      await page.getByRole('radio', { name: flavour }).check();
      await expect(page).toHaveURL(/variant=70014/);
      await page.reload();
      await expect(page.getByRole('radio', { name: flavour })).toBeChecked();
      await expect(page.getByRole('radio', { name: size })).toBeChecked();
      const shared = await context.newPage();
      await shared.goto(page.url());
      await expect(shared.getByRole('radio', { name: flavour })).toBeChecked();
      await shared.close();

      await expect(
        page.getByRole('radio', { name: new RegExp(`^${gone} ?, ${t('catalogue.optionUnavailable')}$`) }),
      ).toBeVisible();
      await page.getByRole('radio', { name: gone }).check();
      await expect(main.getByRole('button', { name: t('forms.alert.submit') })).toBeVisible();
      await expect(page.getByRole('button', { name: t('catalogue.add') })).toHaveCount(0);
    });

    test('a bundle shows what it holds and the price before', { tag: ['@phone', WHOLE] }, async ({ page, open }) => {
      await open('/products/[[...path]]', pageIn(market, 'bundle').path);
      const main = page.getByRole('main');
      const lowest = main.getByText(t('prices.lowestWas', { price: euros(market, 40.3) })).first();
      // The prerendered page has no price history: the first visit regenerates it.
      await expect(async () => {
        if (!(await lowest.isVisible())) await page.reload();
        await expect(lowest).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(main.getByText(`${t('prices.instead')} ${euros(market, 40.3)}`).first()).toBeVisible();
      await expect(main.getByText(t('prices.percent', { percent: 13 })).first()).toBeVisible();
      await expect(main.getByText(euros(market, 34.9)).first()).toBeVisible();
      const components = main
        .getByRole('list')
        .filter({ hasText: pageIn(market, 'gummies').name })
        .getByRole('listitem');
      await expect(main.getByRole('heading', { name: t('catalogue.bundle') })).toBeVisible();
      expect(await components.count()).toBeGreaterThanOrEqual(3);
    });

    test('unit price, low stock, sold out', { tag: '@phone' }, async ({ page, open }) => {
      await open('/products/[[...path]]', pageIn(market, 'magnesium').path);
      const main = page.getByRole('main');
      const unit = t('prices.perUnit', { price: euros(market, 39.67), measure: '100 g' });
      await expect(main.getByText(unit).first()).toBeVisible();
      await expect(main.getByText(t('catalogue.inStockLine'), { exact: true })).toBeVisible();
      await open('/products/[[...path]]', `${pageIn(market, 'case').path}?variant=70173`);
      await expect(main.getByText(t('catalogue.lowStock', { count: 3 }))).toBeVisible();
      await open('/products/[[...path]]', pageIn(market, 'soldOut').path);
      await expect(main.getByRole('button', { name: t('forms.alert.submit') })).toBeVisible();
      await expect(page.getByRole('button', { name: t('catalogue.add') })).toHaveCount(0);
    });
  });
}

test('a variant chosen before the script came is the one that is added', { tag: '@desktop' }, async ({
  page,
  market,
}) => {
  const t = wordsOf(market);
  const { size } = options.fr;
  const { path, name } = pageIn(market, 'gummies');
  const release = await holdScript(page);
  await page.goto(pathOf(market, '/products/[[...path]]', path), { waitUntil: 'domcontentloaded' });
  // Until then the button would buy the variant that is shown, and another one applies the choice.
  const buy = page.getByRole('button', { name: t('catalogue.add') });
  const apply = page.getByRole('button', { name: t('catalogue.applyOption') });
  await expect(buy.first()).toBeVisible();
  await expect(apply).toBeHidden();
  await page.getByRole('radio', { name: size }).check();
  await expect(buy).toHaveCount(0);
  await expect(apply).toBeVisible();
  await release();
  await expect(buy.first()).toBeVisible();
  await expect(apply).toBeHidden();
  await expect(page).toHaveURL(/variant=70012/);
  await expect(page.getByRole('main').getByText(euros(market, 8.9)).first()).toBeVisible();
  const quantity = page.getByRole('spinbutton', { name: t('catalogue.quantity') });
  await quantity.fill('2');
  // The router takes the new URL for the plain page, and prefetches that page's segment for the link in the cart.
  const prefetched = page.waitForResponse((response) => {
    const segment = response.request().headers()['next-router-segment-prefetch'] ?? '';
    return response.url().includes('variant=70012') && segment.endsWith('__PAGE__');
  });
  await addToBag(page, t, name);
  await expect(quantity, 'the page is still the same one').toHaveValue('2');
  // Two products of the sleep family bring a gift.
  await bagLink(page, t, 3).click();
  await expect(drawerOf(page, t).getByText(size)).toBeVisible();
  expect((await prefetched).status()).toBe(200);
});

test('thumbnails move the gallery', { tag: WHOLE }, async ({ page, open, market }) => {
  const t = wordsOf(market);
  const { path, name } = pageIn(market, 'case');
  await open('/products/[[...path]]', path);
  const gallery = page.getByRole('region', { name: t('catalogue.gallery', { name }) });
  await expect(gallery.getByRole('img').first()).toBeInViewport();
  const total = await gallery.getByRole('img').count();
  const last = page.getByRole('link', { name: t('catalogue.thumb', { index: total, total }) });
  await last.click();
  await expect(gallery.getByRole('img').last()).toBeInViewport({ ratio: 0.5 });
  await expect(last).toHaveAttribute('aria-current', 'true');
});

test('photos are seen on the whole screen, by keyboard and by finger, and closed again', { tag: WHOLE }, async ({
  page,
  open,
  market,
  axe,
}) => {
  const t = wordsOf(market);
  const { path, name } = pageIn(market, 'case');
  await open('/products/[[...path]]', path);
  const gallery = page.getByRole('region', { name: t('catalogue.gallery', { name }) });
  const total = await gallery.getByRole('img').count();
  const enlarge = page.getByRole('link', { name: t('catalogue.zoom.larger') });
  const dialog = page.getByRole('dialog', { name: t('catalogue.gallery', { name }) });
  const says = (index: number) => expect(dialog.getByRole('status')).toHaveText(t('catalogue.thumb', { index, total }));
  await enlarge.focus();
  await page.keyboard.press('Enter');
  await says(1);
  await axe();
  await page.keyboard.press('ArrowRight');
  await says(2);
  const picture = dialog.getByRole('img');
  const small = (await picture.boundingBox())?.width ?? 0;
  await dialog.getByRole('button', { name: t('catalogue.zoom.larger') }).click();
  expect((await picture.boundingBox())?.width).toBeCloseTo(2 * small, -1);
  await axe();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  const second = page.getByRole('link', { name: t('catalogue.thumb', { index: 2, total }) });
  await expect(second).toHaveAttribute('aria-current', 'true');
  await gallery.getByRole('img').nth(1).click();
  await says(2);
});

test('a film plays among the photos, and stops when a photo is shown', { tag: WHOLE }, async ({
  page,
  open,
  market,
}) => {
  const t = wordsOf(market);
  const { path, name } = pageIn(market, 'case');
  await open('/products/[[...path]]', path);
  const film = page.getByRole('region', { name: t('catalogue.gallery', { name }) }).locator('video');
  const words = (await film.getAttribute('aria-label')) ?? '';
  await page.getByRole('link', { name: t('catalogue.film', { name: words }) }).click();
  await expect(film).toBeInViewport({ ratio: 0.5 });
  await film.evaluate((player: HTMLVideoElement) => player.play());
  await expect.poll(() => film.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0.2);
  await page.getByRole('link', { name: new RegExp(`^${t('catalogue.thumb', { index: 1, total: 4 })}`) }).click();
  await expect.poll(() => film.evaluate((player: HTMLVideoElement) => player.paused)).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the photo is opened alone', { tag: ['@desktop', WHOLE] }, async ({ page, open, market, quiet }) => {
    quiet.allow(scriptsOff);
    const t = wordsOf(market);
    await open('/products/[[...path]]', pageIn(market, 'case').path);
    const answer = await page.request.get(
      (await page.getByRole('link', { name: t('catalogue.zoom.larger') }).getAttribute('href')) ?? '',
    );
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });
});

for (const market of LOCALES) {
  const t = wordsOf(market);

  test(
    `${market}: a medicine is not sold, and says what the law wants`,
    gateIf(market === 'fr-fr', '@desktop'),
    async ({ page }) => {
      const { path, name } = pageIn(market, 'medicine');
      await page.goto(siteOf(market) + pathOf(market, '/products/[[...path]]', path));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(main.getByText('€')).toHaveCount(0);
      await expect(page.getByRole('button', { name: t('catalogue.add') })).toHaveCount(0);
      await expect(main.getByText(t('catalogue.medicine.notSold'))).toBeVisible();
      await expect(main.getByRole('heading', { name: t('catalogue.medicine.dilutions') })).toBeVisible();
      await expect(main.getByText(t('catalogue.mentionMedicine'))).toBeVisible();
      // At the top, and where the calculator shows the quantity (with a text of its own in Dutch).
      const finders = [t('catalogue.medicine.find'), t('calculator.result.directory')];
      for (const finder of new Set(finders)) {
        const links = main.getByRole('link', { name: finder, exact: true });
        await expect(links).toHaveCount(isRouteIn('/contact-directory', market) ? 2 / new Set(finders).size : 0);
      }
      const leaflet = await main.getByRole('link', { name: /pdf/i }).first().getAttribute('href');
      const answer = await page.request.get(leaflet ?? '');
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toContain('application/pdf');
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    },
  );
}

test('hemp is a massage oil that is sold in France, and has no page elsewhere', { tag: ['@phone', WHOLE] }, async ({
  page,
}) => {
  const t = wordsOf('fr-fr');
  await page.goto(siteOf('fr-fr') + pathOf('fr-fr', '/products/[[...path]]', pageIn('fr-fr', 'hemp').path));
  await expect(page.getByRole('button', { name: t('catalogue.add') })).toHaveCount(1);
  await expect(page.getByRole('main').getByText('Cosmétique.').first()).toBeVisible();
  for (const market of ['fr-be', 'nl-be', 'fr-tn'] as const) {
    const path = pathOf(market, '/products/[[...path]]', pageIn(market, 'hemp').path);
    expect((await ask(siteOf(market), path)).status, market).toBe(404);
  }
});

test('CBD goes from blue to aqua, the first care of a baby from blue to turquoise', {
  tag: ['@desktop', WHOLE],
}, async ({ page }) => {
  const rgb = (name: SectionName) =>
    `rgb(${(sections[name].match(/\w\w/g) ?? []).map((part) => Number.parseInt(part, 16)).join(', ')})`;
  for (const [market, name, end] of [
    ['fr-fr', 'hemp', 'Aqua'],
    ['fr-be', 'baby', 'Ds-Turquoise'],
    ['nl-be', 'baby', 'Ds-Turquoise'],
  ] as const) {
    await page.goto(siteOf(market) + pathOf(market, '/products/[[...path]]', pageIn(market, name).path));
    const top = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(top).toHaveCSS('background-image', `linear-gradient(${rgb('Blue')}, ${rgb(end)})`);
  }
});

test('a box shows composition and warnings of each of its products', { tag: ['@desktop', WHOLE] }, async ({ page }) => {
  for (const market of ['fr-fr', 'nl-be'] as const) {
    await page.goto(siteOf(market) + pathOf(market, '/products/[[...path]]', pageIn(market, 'bundle').path));
    for (const about of ['composition', 'precautions'] as const) {
      const summary = page.locator('summary').filter({ hasText: wordsOf(market)(`catalogue.${about}`) });
      const section = page.getByRole('main').locator('details').filter({ has: summary });
      // The composition is open.
      if (about === 'precautions') await section.locator('summary').click();
      for (const name of ['gummies', 'tea'] as const) {
        const part = section.getByRole('heading', { level: 3, name: pageIn(market, name).name });
        await expect(part).toBeVisible();
        // A heading alone says nothing.
        await expect(part.locator('xpath=following-sibling::*[1]')).toHaveText(/\S.{20}/);
      }
    }
  }
});

test('a product says where it is made, and what is said of it has its proof', { tag: ['@desktop', WHOLE] }, async ({
  page,
}) => {
  const open = (name: PageName) =>
    page.goto(siteOf('fr-fr') + pathOf('fr-fr', '/products/[[...path]]', pageIn('fr-fr', name).path));
  const main = page.getByRole('main');
  await open('case');
  await expect(main.getByText(/Thiers/).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Voir le justificatif' })).toBeVisible();
  await open('pastilles');
  await expect(main.getByText(/Fabrication\s: Die/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Voir le justificatif' })).toHaveCount(0);
  await expect(main.getByText(wordsOf('fr-fr')('catalogue.sweetening.sweeteners'), { exact: true })).toBeVisible();
});

test('a registered medicine has no dosage, an authorised one its indication', { tag: ['@desktop', WHOLE] }, async ({
  page,
}) => {
  const t = wordsOf('fr-fr');
  const main = page.getByRole('main');
  await page.goto(siteOf('fr-fr') + pathOf('fr-fr', '/products/[[...path]]', pageIn('fr-fr', 'medicine').path));
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('heading', { name: t('catalogue.medicine.dosage') })).toHaveCount(0);
  await page.goto(
    siteOf('fr-fr') + pathOf('fr-fr', '/products/[[...path]]', 'medicaments-homeopathiques/doses/premieres-dents'),
  );
  for (const title of ['catalogue.medicine.indication', 'catalogue.medicine.dosage'] as const) {
    await expect(main.getByRole('heading', { name: t(title) })).toBeVisible();
  }
});

const announced: PageName[] = ['supplements', 'sleep', 'cosmetics', 'storage', 'gummies', 'bundle', 'soldOut', 'case'];
const quiet: PageName[] = ['medicines', 'medicine'];

for (const market of SHOPS) {
  test(`${market}: the announcement is on what is sold, and nowhere else`, { tag: ['@desktop', WHOLE] }, async ({
    page,
  }) => {
    const notice = page.getByRole('complementary', { name: wordsOf(market)('common.announcement') });
    const visit = (path: string) => page.goto(siteOf(market) + path, { waitUntil: 'commit' });
    await visit(pathOf(market, '/ecommerce'));
    await expect(notice).toBeVisible();
    for (const [names, shown] of [
      [announced, 1],
      [quiet, 0],
    ] as const) {
      for (const name of names) {
        await visit(pathOf(market, '/products/[[...path]]', pageIn(market, name).path));
        await expect(page.getByRole('heading', { level: 1, name: pageIn(market, name).name })).toBeVisible();
        await expect(notice, name).toHaveCount(shown);
      }
    }
    for (const route of ['/', '/products/[[...path]]', '/checkout/cart', '/checkout'] as const) {
      await visit(pathOf(market, route));
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(notice, route).toHaveCount(0);
    }
  });
}
