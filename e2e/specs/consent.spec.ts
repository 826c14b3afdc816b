import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../lib/platform/markets.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { fits } from '../fixtures/fits.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { addToBag } from '../screens/bag.ts';
import {
  answer,
  choiceOf,
  manageButton,
  panelOf,
  preferencesOf,
  scriptsIn,
  tagRequests,
  tags,
} from '../screens/consent.ts';
import { pressOn, tabTo } from '../screens/keyboard.ts';

const home = (market: Locale) => siteOf(market) + pathOf(market, '/');
const product = (market: Locale) =>
  siteOf(market) + pathOf(market, '/products/[[...path]]', pageIn(market, 'gummies').path);
const both = { analytics: true, external: true };
const neither = { analytics: false, external: false };
const screens = [
  [1440, 900],
  [390, 844],
  [320, 640],
  [320, 256],
] as const;

/** Waits for an idle callback of the page. */
const quiet = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);

  test.describe(market, gate(market, { 'fr-fr': 'desktop' }), () => {
    test.use({ market, asked: false });

    test('refusing is one press; nothing of others is loaded before it or after', { tag: '@phone' }, async ({
      page,
    }) => {
      const requests = tagRequests(page);
      await page.goto(home(market));
      await expect(panelOf(page, t)).toBeVisible();
      expect(requests).toEqual([]);
      await panelOf(page, t)
        .getByRole('button', { name: t('consent.refuse') })
        .click();
      await expect(panelOf(page, t)).toBeHidden();
      await expect(page.getByText(t('consent.saved'))).toBeVisible();
      await expect.poll(() => choiceOf(page)).toMatchObject({ ...neither, recorded: true });
      await page.goto(product(market));
      await quiet(page);
      await expect(panelOf(page, t)).toBeHidden();
      expect(requests).toEqual([]);
    });

    test('accepting loads each service once, and is kept for six months', { tag: '@desktop' }, async ({ page }) => {
      const requests = tagRequests(page);
      await page.goto(home(market));
      await panelOf(page, t)
        .getByRole('button', { name: t('consent.accept') })
        .click();
      await expect.poll(() => scriptsIn(requests)).toEqual([tags.manager, tags.widget]);
      await page.getByRole('contentinfo').getByRole('link').first().click();
      await page.waitForURL((url) => url.href !== home(market));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(scriptsIn(requests)).toHaveLength(2);
      const [cookie] = (await page.context().cookies(page.url())).filter(({ name }) => name === 'consent');
      expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', domain: new URL(home(market)).hostname });
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(182);
      await page.reload();
      await expect.poll(() => scriptsIn(requests).length).toBe(4);
      await expect(panelOf(page, t)).toBeHidden();
    });

    test('case by case, nothing is ticked before', { tag: ['@phone', WHOLE] }, async ({ page }) => {
      const requests = tagRequests(page);
      await page.goto(home(market));
      await panelOf(page, t)
        .getByRole('button', { name: t('consent.panel.preferences') })
        .click();
      const dialog = preferencesOf(page, t);
      const analytics = dialog.getByRole('checkbox', { name: t('preferences.analytics.title') });
      const external = dialog.getByRole('checkbox', { name: t('preferences.external.title') });
      await expect(analytics).not.toBeChecked();
      await expect(external).not.toBeChecked();
      await external.check();
      await dialog.getByRole('button', { name: t('preferences.save') }).click();
      await expect(dialog).toBeHidden();
      await expect(panelOf(page, t)).toBeHidden();
      await expect.poll(() => scriptsIn(requests)).toEqual([tags.widget]);
      await expect.poll(() => choiceOf(page)).toMatchObject({ analytics: false, external: true });
    });

    test('withdrawing stops what was loaded and erases its cookies', { tag: ['@desktop', WHOLE] }, async ({ page }) => {
      await answer(page, siteOf(market), { analytics: true, external: false });
      const requests = tagRequests(page);
      await page.goto(home(market));
      await expect.poll(() => scriptsIn(requests)).toEqual([tags.manager]);
      await page.context().addCookies([{ name: '_ga', value: 'GA1.1.5', url: siteOf(market) }]);
      await manageButton(page, t).click();
      const dialog = preferencesOf(page, t);
      await expect(dialog.getByRole('checkbox', { name: t('preferences.analytics.title') })).toBeChecked();
      const reloaded = page.waitForEvent('load');
      await dialog.getByRole('button', { name: t('consent.refuse') }).click();
      await reloaded;
      await expect.poll(() => choiceOf(page)).toMatchObject({ ...neither, recorded: true });
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga');
      await listening(page);
      await manageButton(page, t).click();
      await expect(dialog.getByRole('checkbox', { name: t('preferences.analytics.title') })).not.toBeChecked();
      expect(scriptsIn(requests)).toEqual([tags.manager]);
    });

    test('panel and preferences: axe, and room on every screen', { tag: ['@desktop', WHOLE] }, async ({
      page,
      axe,
    }) => {
      test.setTimeout(60_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(home(market));
      const look = async (where: string) => {
        for (const [width, height] of screens) {
          await page.setViewportSize({ width, height });
          if (width > 320) await axe();
          await fits(page, where);
        }
      };
      await expect(panelOf(page, t)).toBeVisible();
      await look('panel');
      await panelOf(page, t)
        .getByRole('button', { name: t('consent.panel.preferences') })
        .click();
      await expect(preferencesOf(page, t)).toBeVisible();
      await look('preferences');
      // In the lowest viewport the buttons can still be reached.
      await preferencesOf(page, t)
        .getByRole('button', { name: t('consent.accept') })
        .click();
      await expect(preferencesOf(page, t)).toBeHidden();
    });
  });
}

async function expectNothingBehind(page: Page, panel: Locator) {
  const places: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const place = await panel.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || element.contains(focused)) return 'panel';
      const { top } = element.getBoundingClientRect();
      return focused.getBoundingClientRect().top >= top ? focused.outerHTML.slice(0, 80) : 'page';
    });
    places.push(place);
  }
  expect(places.filter((place) => place !== 'panel' && place !== 'page')).toEqual([]);
  expect(places.filter((place) => place === 'page').length).toBeGreaterThan(20);
}

test.describe('asked for the first time', () => {
  const market = 'nl-be';
  const t = wordsOf(market);
  test.use({ market, asked: false });

  test('by keyboard alone: first in the page, in nobody’s way', { tag: ['@desktop', WHOLE] }, async ({ page }) => {
    await page.goto(home(market));
    const panel = panelOf(page, t);
    await expect(panel).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: t('consent.refuse') })).toBeFocused();
    const cases = panel.getByRole('button', { name: t('consent.panel.preferences') });
    await pressOn(page, cases);
    const dialog = preferencesOf(page, t);
    await pressOn(page, dialog.getByRole('checkbox', { name: t('preferences.analytics.title') }), 'Space');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cases).toBeFocused();
    expect(await choiceOf(page)).toBeNull();
    await tabTo(page, page.getByRole('link', { name: t('common.skip') }));
    await pressOn(page, panel.getByRole('button', { name: t('consent.refuse') }), 'Enter');
    await expect(panel).toBeHidden();
    await expect.poll(() => choiceOf(page)).toMatchObject(neither);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('common.skip') })).toBeFocused();
  });

  const shops: [name: string, open: (page: Page) => Promise<unknown>][] = [
    ['the home page', (page) => page.goto(home(market))],
    ['a product', (page) => page.goto(product(market))],
    [
      'a filled cart',
      async (page) => {
        await page.goto(product(market));
        await addToBag(page, t, pageIn(market, 'gummies').name);
        await page.goto(siteOf(market) + pathOf(market, '/checkout/cart'));
      },
    ],
  ];
  for (const [name, open] of shops) {
    test(`what has the focus is not behind the panel: ${name}`, { tag: ['@phone', WHOLE] }, async ({ page }) => {
      await open(page);
      await expect(panelOf(page, t)).toBeVisible();
      await expectNothingBehind(page, panelOf(page, t));
    });
  }

  test('a bar comes back with the choice', { tag: ['@phone', WHOLE] }, async ({ page }) => {
    await page.goto(product(market));
    await expect(panelOf(page, t)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 2 * window.innerHeight));
    const { name } = pageIn(market, 'gummies');
    const button = page.getByRole('button', { name: `${t('catalogue.addShort')} ${name}`, exact: true });
    await expect(button).toBeHidden();
    await panelOf(page, t)
      .getByRole('button', { name: t('consent.refuse') })
      .click();
    await expect(button).toBeVisible();
  });

  test('an answer holds in both languages of a host, and on no other host', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(home('fr-be'));
    await panelOf(page, wordsOf('fr-be'))
      .getByRole('button', { name: wordsOf('fr-be')('consent.refuse') })
      .click();
    await expect.poll(() => choiceOf(page)).toMatchObject(neither);
    await page.goto(home('nl-be'));
    await listening(page);
    await manageButton(page, wordsOf('nl-be')).click();
    await expect(preferencesOf(page, wordsOf('nl-be'))).toBeVisible();
    await expect(panelOf(page, wordsOf('nl-be'))).toHaveCount(0);
    await page.goto(home('fr-tn'));
    await expect(panelOf(page, wordsOf('fr-tn'))).toBeVisible();
  });

  test('nobody is asked in the simulator of slices', { tag: ['@desktop', WHOLE] }, async ({ page }) => {
    await page.goto(`${siteOf('fr-fr')}/slice-simulator`);
    await quiet(page);
    await expect(page.getByRole('region')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
});

test('no tags in the simulator of slices, even with consent', { tag: ['@desktop', WHOLE] }, async ({ page }) => {
  await answer(page, siteOf('fr-fr'), both);
  const requests = tagRequests(page);
  await page.goto(`${siteOf('fr-fr')}/slice-simulator`);
  await quiet(page);
  expect(requests).toEqual([]);
});
