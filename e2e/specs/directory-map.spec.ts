import type { Page } from '@playwright/test';
import { WHOLE } from '../fixtures/gate.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { answer } from '../screens/consent.ts';
import { directoryOf } from '../screens/directory.ts';

const market = 'fr-fr';
const t = wordsOf(market);
const address = `${pathOf(market, '/contact-directory/results')}?category=midwife&place=97400`;
const tiles = (settings.values.MAP_TILES_URL ?? '').replace(/\{.*$/, '');
const isTile = (url: string): boolean => url.startsWith(tiles);

const { PRISMIC_API_ENDPOINT = '', SHOPIFY_STORE_DOMAIN = '' } = settings.values;
const own = [siteOf(market), PRISMIC_API_ENDPOINT, SHOPIFY_STORE_DOMAIN].map((url) => new URL(url).origin);

/** The requests of the page to third parties from now on. */
function othersAsked(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!own.includes(new URL(request.url()).origin)) seen.push(request.url());
  });
  return seen;
}

const mapOf = (page: Page) => {
  const figure = page.getByRole('main').getByRole('figure');
  const button = (name: string) => figure.getByRole('button', { name, exact: true });
  return {
    pins: figure.getByRole('list', { name: t('directory.map.pins') }),
    pin: (number: number, name: string) =>
      figure.getByRole('link', { name: t('directory.map.pin', { number, name }), exact: true }),
    detailed: figure.getByRole('region', {
      name: t('directory.map.detailed.name', { name: 'Saint-Denis (La Réunion)' }),
    }),
    show: button(t('directory.map.detailed.show')),
    hide: button(t('directory.map.detailed.hide')),
    zoomIn: button(t('directory.map.detailed.zoomIn')),
  };
};

test('pins and rows belong together, and others are asked on demand only', { tag: WHOLE }, async ({ page, axe }) => {
  const asked = othersAsked(page);
  await page.goto(address);
  await listening(page);
  const { rows, names } = directoryOf(page, t);
  const map = mapOf(page);
  const second = rows.nth(1);
  const name = (await names.nth(1).textContent()) ?? '';
  const pin = map.pin(2, name);
  await second.hover();
  await expect(pin).toHaveAttribute('data-active');
  await rows.nth(2).hover();
  await expect(pin).not.toHaveAttribute('data-active');
  await pin.focus();
  await expect(second).toHaveAttribute('data-active');
  await pin.press('Enter');
  await expect(page).toHaveURL(/#professional-2$/);
  await expect(second).toBeInViewport();

  await expect(map.pins).toBeVisible();
  expect(asked).toEqual([]);
  await map.show.click();
  await expect(map.detailed).toBeVisible();
  await expect(map.pins).toBeHidden();
  await expect(map.pin(2, name)).toBeVisible();
  await axe();
  const before = asked.length;
  await map.zoomIn.click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await map.hide.click();
  await expect(map.detailed).toHaveCount(0);
  await expect(map.pins).toBeVisible();
  expect(asked.every(isTile)).toBe(true);
});

test('who has consented to what others send has the detailed map at once', { tag: ['@desktop', WHOLE] }, async ({
  page,
}) => {
  await answer(page, siteOf(market), { analytics: false, external: true });
  const asked = othersAsked(page);
  await page.goto(address);
  await expect(mapOf(page).detailed).toBeVisible();
  await expect.poll(() => asked.some(isTile)).toBe(true);
});

test('tiles that do not come are said, and the plain map stays', { tag: ['@desktop', WHOLE] }, async ({
  page,
  quiet,
}) => {
  quiet.allow(/\/tiles\//);
  await page.route(`${tiles}**`, (route) => route.abort());
  await page.goto(address);
  await listening(page);
  const map = mapOf(page);
  await map.show.click();
  await expect(page.getByText(t('directory.map.detailed.away'))).toBeVisible();
  await expect(map.pins).toBeVisible();
  await expect(map.show).toBeEnabled();
});
