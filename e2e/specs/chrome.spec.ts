import type { Page } from '@playwright/test';
import { LOCALES, type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { ask } from '../fixtures/ask.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Words, wordsOf } from '../fixtures/words.ts';
import { pressOn, tabTo } from '../screens/keyboard.ts';

const navigation = (page: Page, t: Words) => page.getByRole('navigation', { name: t('common.navigation') });
const code = { 'fr-fr': 'FR', 'fr-be': 'BE', 'nl-be': 'NL', 'fr-tn': 'TN' } as const;
const marketButton = (page: Page, t: Words, market: Locale) =>
  page.getByRole('banner').getByRole('button', {
    name: t('common.market.button', { code: code[market], name: t(`common.market.${market}`) }),
  });

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);
  const shelf = pageIn(market, 'vitality').name;

  test.describe(`${market}, wide header`, gate(market, { 'nl-be': 'desktop' }, '@desktop'), () => {
    test.use({ market });

    test('the menu opens by mouse, leads on and closes', async ({ page, open }) => {
      await open('/');
      const button = navigation(page, t).getByRole('button', { name: t('common.products') });
      const link = page.getByRole('banner').getByRole('link', { name: shelf, exact: true });
      await expect(link).toBeHidden();
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(link).toBeVisible();
      await page.getByRole('main').click({ position: { x: 20, y: 700 } });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: shelf })).toBeVisible();
      await expect(link).toBeHidden();
    });

    test('the menu opens by keyboard, and Escape gives the focus back', async ({ page, open }) => {
      await open('/');
      const button = navigation(page, t).getByRole('button', { name: t('common.products') });
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      const link = page.getByRole('banner').getByRole('link', { name: shelf, exact: true });
      await tabTo(page, link);
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Space');
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: shelf })).toBeVisible();
    });

    test('the entry of the page is marked, and the skip link skips', { tag: WHOLE }, async ({ page, open }) => {
      await open('/health/[[...path]]', uidOf(market, 'health_theme', 'sommeil'));
      const entry = navigation(page, t).getByRole('link').and(page.locator('[aria-current=true]'));
      await expect(entry).toHaveCount(1);
      await expect(entry).toHaveAttribute('href', pathOf(market, '/health/[[...path]]'));
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: t('common.skip') })).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('a step back shows the page of the address, also after a link within a page', async ({ page, open }) => {
      await open('/products/[[...path]]', pageIn(market, 'tea').path);
      const title = (name: string) => page.getByRole('heading', { level: 1, name });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#main$/);
      const health = navigation(page, t).getByRole('link').first();
      await health.click();
      await expect(page).not.toHaveURL(/#main$/);
      await expect(title(pageIn(market, 'tea').name)).toBeHidden();
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(/#main$/);
      await expect(title(pageIn(market, 'tea').name)).toBeVisible();
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).not.toHaveURL(/#main$/);
      await expect(title(pageIn(market, 'tea').name)).toBeVisible();
      await page.goForward({ waitUntil: 'commit' });
      await page.goForward({ waitUntil: 'commit' });
      await expect(title(pageIn(market, 'tea').name)).toBeHidden();
    });

    test('a link by keyboard leads into the next page, and back into this one', { tag: WHOLE }, async ({
      page,
      open,
    }) => {
      await open('/');
      const main = page.getByRole('main');
      const name = pageIn(market, 'supplements').name;
      await pressOn(page, main.getByRole('link', { name: new RegExp(name, 'i') }).first());
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(main).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(main.getByRole('link').first()).toBeFocused();
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name })).toBeHidden();
      await expect(main).toBeFocused();
    });
  });

  test.describe(`${market}, narrow header`, gate(market, { 'nl-be': 'desktop' }, '@phone'), () => {
    test.use({ market });

    test('the menu is a drawer', async ({ page, open }) => {
      await open('/');
      const button = page.getByRole('button', { name: t('common.openMenu') });
      const drawer = page.getByRole('dialog', { name: t('common.menu') });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await drawer.getByRole('link', { name: t('common.products'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('catalogue.allProducts') })).toBeVisible();
      await expect(drawer).toBeHidden();
      await button.click();
      await drawer.getByRole('button', { name: t(`common.market.${market}`) }).click();
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('dialog', { name: t('common.market.title') })).toBeVisible();
    });

    test('who goes back while the menu is open can use the page before', { tag: WHOLE }, async ({ page, open }) => {
      await open('/');
      const button = page.getByRole('button', { name: t('common.openMenu') });
      const drawer = page.getByRole('dialog', { name: t('common.menu') });
      const title = page.getByRole('heading', { level: 1, name: t('catalogue.allProducts') });
      await button.click();
      await drawer.getByRole('link', { name: t('common.products'), exact: true }).click();
      await expect(title).toBeVisible();
      await button.click();
      await expect(drawer).toBeVisible();
      await page.goBack({ waitUntil: 'commit' });
      await expect(title).toBeHidden();
      await expect(drawer).toBeHidden();
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
      await button.click();
      await expect(drawer).toBeVisible();
    });
  });
}

test('the market switch leads to the same page on the other host, and back', { tag: '@desktop' }, async ({
  page,
  open,
}) => {
  await open('/products/[[...path]]', pageIn('fr-fr', 'magnesium').path);
  const journey = ['fr-fr', 'nl-be', 'fr-be', 'fr-tn', 'fr-fr'] as const;
  for (const [index, to] of journey.slice(1).entries()) {
    const from = journey[index] ?? 'fr-fr';
    const t = wordsOf(from);
    await marketButton(page, t, from).click();
    const drawer = page.getByRole('dialog', { name: t('common.market.title') });
    await expect(drawer.getByRole('link', { name: t(`common.market.${from}`) })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const link = drawer.getByRole('link', { name: t(`common.market.${to}`) });
    await expect(link).toHaveAttribute('hreflang', MARKETS[to].tag);
    await link.click();
    const { path, name } = pageIn(to, 'magnesium');
    await expect(page).toHaveURL(siteOf(to) + pathOf(to, '/products/[[...path]]', path));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', MARKETS[to].tag);
  }
});

test('the market switch keeps the link of a mail', { tag: ['@desktop', WHOLE] }, async () => {
  const { text } = await ask(siteOf('fr-be'), `${pathOf('fr-be', '/review')}?t=a.b`);
  const href = new RegExp(`href="(?:${siteOf('nl-be')})?${pathOf('nl-be', '/review')}\\?t=a\\.b"`);
  expect(text).toMatch(href);
});

test('canonical and alternate links of a product answer each other', { tag: '@desktop' }, async () => {
  const address = (locale: Locale) =>
    siteOf(locale) + pathOf(locale, '/products/[[...path]]', pageIn(locale, 'gummies').path);
  const expected = {
    ...Object.fromEntries(LOCALES.map((locale) => [MARKETS[locale].tag, address(locale)])),
    'x-default': address('fr-fr'),
  };
  for (const locale of LOCALES) {
    const { text } = await ask(siteOf(locale), pathOf(locale, '/products/[[...path]]', pageIn(locale, 'gummies').path));
    expect(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]).toBe(address(locale));
    const links = text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi);
    expect(Object.fromEntries([...links].map(([, tag, href]) => [tag, href]))).toEqual(expected);
  }
});

for (const market of LOCALES) {
  test(`${market}: a page that is not there says so and leads home`, { tag: ['@phone', WHOLE] }, async ({
    page,
    quiet,
  }) => {
    quiet.allowDocuments(404);
    const t = wordsOf(market);
    const answer = await page.goto(`${siteOf(market)}${MARKETS[market].prefix}/nulle-part/du-tout`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: t('common.error.404.title') })).toBeVisible();
    await expect(page.getByText(t('common.error.404.summary'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('common.error.action') })
      .click();
    await expect(page).toHaveURL(siteOf(market) + pathOf(market, '/'));
    await expect(page.getByText(t('common.error.404.title'))).toBeHidden();
  });
}
