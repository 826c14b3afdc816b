import type { Page } from '@playwright/test';
import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { pathOf } from '../fixtures/places.ts';
import { holdScript } from '../fixtures/slow.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Words, wordsOf } from '../fixtures/words.ts';
import { promisedBy } from '../screens/facets.ts';
import { pressOn, tabTo } from '../screens/keyboard.ts';

/** Facet values as the editors write them. */
const facets = {
  'fr-fr': { need: 'Sommeil', form: 'Gommes' },
  'fr-be': { need: 'Sommeil', form: 'Gommes' },
  'nl-be': { need: 'Slaap', form: 'Gummies' },
} as const;

/** Does not wait for the result of the navigation. */
const back = (page: Page) => page.goBack({ waitUntil: 'commit' });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const countOf = (page: Page, t: Words, number: number) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t('catalogue.count', { count: number }) });
const count = (page: Page, t: Words, number: number) => expect(countOf(page, t, number)).toBeVisible();

for (const market of SHOPS) {
  const t = wordsOf(market);
  const { path } = pageIn(market, 'supplements');
  const { need, form } = facets[market];
  const box = (page: Page, value: string) => page.getByRole('checkbox', { name: new RegExp(`^${value} `) });

  test.describe(market, gate(market, { 'nl-be': 'desktop' }), () => {
    test.use({ market });

    test('facets and sort live in the address', { tag: '@desktop' }, async ({ page, open }) => {
      await open('/products/[[...path]]', path);
      const all = await cards(page).allTextContents();
      await count(page, t, all.length);
      const found = await promisedBy(box(page, need));
      await box(page, need).check();
      await count(page, t, found);
      await expect(cards(page)).toHaveCount(found);
      await expect(page).toHaveURL((url) => url.searchParams.get('need') === need);
      const both = await promisedBy(box(page, form));
      await box(page, form).check();
      await count(page, t, both);
      await page.getByRole('combobox', { name: t('catalogue.sort') }).selectOption(t('catalogue.sortBy.name'));
      await expect(page).toHaveURL(/sort=name/);

      // Back, as fast as a visitor can press it: the page has all data that it needs, and sends no request.
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await back(page);
      await expect(page).not.toHaveURL(/sort=/);
      await back(page);
      await expect(page).not.toHaveURL(/form=/);
      await count(page, t, found);
      await expect(box(page, form)).not.toBeChecked();
      await page.getByRole('link', { name: t('catalogue.removeFilter', { name: need }) }).click();
      await count(page, t, all.length);
      await expect(cards(page)).toHaveText(all);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect(asked.filter((url) => new URL(url).searchParams.has('need'))).toEqual([]);
    });

    test('a selection survives a reload, can be shared, and has its own steps back', {
      tag: ['@desktop', WHOLE],
    }, async ({ page, open, context }) => {
      await open('/products/[[...path]]', path);
      await box(page, need).check();
      const found = await promisedBy(box(page, need));
      await page.getByRole('combobox', { name: t('catalogue.sort') }).selectOption(t('catalogue.sortBy.name'));
      await expect(page).toHaveURL(/sort=name/);
      await page.reload();
      await expect(box(page, need)).toBeChecked();
      await expect(page.getByRole('combobox', { name: t('catalogue.sort') })).toHaveValue('name');
      await count(page, t, found);
      const shared = await context.newPage();
      await shared.goto(page.url());
      await count(shared, t, found);
      // The previous history entry belongs to an earlier document: the router may reload its page.
      await back(page);
      await expect(page).not.toHaveURL(/sort=/);
      await expect(page.getByRole('combobox', { name: t('catalogue.sort') })).not.toHaveValue('name');
      await expect(box(page, need)).toBeChecked();
      await count(page, t, found);
    });

    test('a link to another shelf, or to this one, leads to all of it', { tag: '@desktop' }, async ({ page, open }) => {
      const menu = page.getByRole('navigation', { name: t('common.navigation') });
      const follow = async (name: string) => {
        await menu.getByRole('button').click();
        await menu.getByRole('link', { name, exact: true }).first().click();
      };
      const isWhole = async (shelf: { path: string; name: string }) => {
        await expect(page.getByRole('heading', { level: 1, name: shelf.name })).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${shelf.path}$`));
        await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(0);
        await expect(page.getByText(t('catalogue.clearFilters'))).toBeHidden();
        await count(page, t, await cards(page).count());
      };
      await open('/products/[[...path]]', path);
      await box(page, need).check();
      await expect(page).toHaveURL(/need=/);
      const chosen = await cards(page).count();
      await follow(pageIn(market, 'cosmetics').name);
      await isWhole(pageIn(market, 'cosmetics'));
      await follow(pageIn(market, 'supplements').name);
      await isWhole(pageIn(market, 'supplements'));
      await box(page, need).check();
      await expect(cards(page)).toHaveCount(chosen);
      await follow(pageIn(market, 'supplements').name);
      await expect(cards(page)).not.toHaveCount(chosen);
      await isWhole(pageIn(market, 'supplements'));
      await back(page);
      await expect(page).toHaveURL(/need=/);
      await expect(cards(page)).toHaveCount(chosen);
      await expect(box(page, need)).toBeChecked();
    });

    test('on a phone the filters are a drawer', { tag: '@phone' }, async ({ page, open }) => {
      await open('/products/[[...path]]', path);
      await page.getByRole('button', { name: t('catalogue.openFilters') }).click();
      const drawer = page.getByRole('dialog', { name: t('catalogue.filters') });
      const wanted = drawer.getByRole('checkbox', { name: new RegExp(`^${need} `) });
      const found = await promisedBy(wanted);
      await wanted.check();
      await drawer.getByRole('button', { name: t('catalogue.applyFilters', { count: found }) }).click();
      await expect(drawer).toBeHidden();
      await count(page, t, found);
    });

    test('a choice by keyboard keeps the focus where it is', { tag: ['@desktop', WHOLE] }, async ({ page, open }) => {
      await open('/products/[[...path]]', path);
      await tabTo(page, box(page, need));
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/need=/);
      await expect(box(page, need)).toBeFocused();
      const sort = page.getByRole('combobox', { name: t('catalogue.sort') });
      await sort.focus();
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(/sort=/);
      await expect(sort).toBeFocused();
    });

    test('a filter that is taken away by keyboard gives the focus to the next, the last one to the count', {
      tag: ['@desktop', WHOLE],
    }, async ({ page, open }) => {
      await open('/products/[[...path]]', path);
      const all = await cards(page).count();
      const filter = (name: string) => page.getByRole('link', { name: t('catalogue.removeFilter', { name }) });
      for (const value of [need, form]) {
        await box(page, value).check();
        await expect(filter(value)).toBeVisible();
      }
      await pressOn(page, filter(need));
      await expect(filter(need)).toHaveCount(0);
      await expect(filter(form)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(filter(form)).toHaveCount(0);
      await expect(countOf(page, t, all)).toBeFocused();
    });

    test('a group of facets closes by no choice', { tag: ['@desktop', WHOLE] }, async ({ page, open }) => {
      await open('/products/[[...path]]', path);
      const title = page.getByText(t('catalogue.facet.price'), { exact: true });
      const filters = page.getByRole('form', { name: t('catalogue.filters') });
      const group = filters.getByRole('group').filter({ has: title });
      const wanted = group.getByRole('checkbox').first();
      await group.locator(title).click();
      await wanted.check();
      await expect(page).toHaveURL(/price=/);
      await wanted.uncheck();
      await expect(page).not.toHaveURL(/price=/);
      await expect(wanted).toBeFocused();
      await expect(wanted).toBeInViewport();

      // Loaded with the choice that is then taken away, the page stays too when its address is the plain one.
      await wanted.check();
      await expect(page).toHaveURL(/price=/);
      await page.reload();
      await wanted.uncheck();
      await expect(page).not.toHaveURL(/price=/);
      const add = new RegExp(t('catalogue.addCard', { name: 'NAME' }).replace('NAME', '.+'));
      await page.getByRole('main').getByRole('button', { name: add }).first().click();
      await expect(page.getByRole('status').getByRole('link', { name: t('cart.addedLink') })).toBeVisible();
      await expect(wanted).toBeVisible();
    });

    test('prices order the products', { tag: ['@desktop', WHOLE] }, async ({ page, open }) => {
      await open('/products/[[...path]]', pageIn(market, 'cosmetics').path);
      const sort = page.getByRole('combobox', { name: t('catalogue.sort') });
      await sort.selectOption(t('catalogue.sortBy.price-asc'));
      await expect(page).toHaveURL(/sort=price-asc/);
      const rising = await cards(page).allTextContents();
      await sort.selectOption(t('catalogue.sortBy.price-desc'));
      await expect(cards(page)).toHaveText([...rising].reverse());
    });

    test('nothing found is said in words', { tag: ['@phone', WHOLE] }, async ({ page, market: locale }) => {
      await page.goto(`${pathOf(locale, '/products/[[...path]]', path)}?need=${need}&price=rien`);
      await expect(page.getByText(t('catalogue.empty.title'))).toBeVisible();
      await count(page, t, 0);
      await page.getByRole('link', { name: t('catalogue.clearFilters') }).click();
      await expect(page.getByText(t('catalogue.empty.title'))).toBeHidden();
    });

    test('medicines are shown without a price or a way to the cart', { tag: '@phone' }, async ({ page, open }) => {
      await open('/products/[[...path]]', pageIn(market, 'medicines').path);
      const main = page.getByRole('main');
      await expect(main.getByRole('listitem').filter({ hasText: t('catalogue.inPharmacy') })).toHaveCount(
        await cards(page).count(),
      );
      await expect(main.getByText('€')).toHaveCount(0);
      await expect(main.getByRole('listitem').getByRole('button')).toHaveCount(0);
    });
  });
}

test.describe('with script that comes late', () => {
  const market = 'fr-be';
  const t = wordsOf(market);
  test.use({ market });

  test('a choice made before it came is kept', { tag: '@desktop' }, async ({ page }) => {
    const release = await holdScript(page);
    const listing = pathOf(market, '/products/[[...path]]', pageIn(market, 'supplements').path);
    await page.goto(listing, { waitUntil: 'domcontentloaded' });
    const { need } = facets[market];
    const wanted = page.getByRole('checkbox', { name: new RegExp(`^${need} `) });
    const found = await promisedBy(wanted);
    await wanted.check();
    await page.getByRole('combobox', { name: t('catalogue.sort') }).selectOption('price-asc');
    await expect(page).not.toHaveURL(/[?]/);
    await release();
    await expect(page).toHaveURL((url) => `${url.searchParams}` === `need=${need}&sort=price-asc`);
    await count(page, t, found);
    await expect(wanted).toBeChecked();
    await expect(page.getByRole('combobox', { name: t('catalogue.sort') })).toHaveValue('price-asc');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, market: 'nl-be' });

  test('a form asks for the selection', { tag: '@desktop' }, async ({ page, open, market, quiet }) => {
    quiet.allow(/^request failed: \S+\.js csp$/);
    const t = wordsOf(market);
    const { need } = facets['nl-be'];
    await open('/products/[[...path]]', pageIn(market, 'supplements').path);
    const wanted = page.getByRole('checkbox', { name: new RegExp(`^${need} `) });
    const found = await promisedBy(wanted);
    await wanted.check();
    await page.getByRole('combobox', { name: t('catalogue.sort') }).selectOption('price-asc');
    await page
      .getByRole('form', { name: t('catalogue.filters') })
      .getByRole('button', { name: t('catalogue.apply') })
      .click();
    await expect(page).toHaveURL(new RegExp(`need=${need}.*sort=price-asc`));
    await count(page, t, found);
    await expect(page.getByRole('combobox', { name: t('catalogue.sort') })).toHaveValue('price-asc');
  });
});

test.describe('Tunisia', { tag: '@phone' }, () => {
  test.use({ market: 'fr-tn' });

  test('shows products without prices, cart or shop', async ({ page, open, market }) => {
    const t = wordsOf(market);
    for (const name of ['supplements', 'cosmetics', 'storage', 'gummies', 'bundle', 'case'] as const) {
      await open('/products/[[...path]]', pageIn(market, name).path);
      await expect(page.getByRole('heading', { level: 1, name: pageIn(market, name).name })).toBeVisible();
      await expect(page.getByText('€')).toHaveCount(0);
      await expect(page.getByRole('button', { name: t('catalogue.add') })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('link', { name: t('cart.button', { count: 0 }) })).toHaveCount(0);
      await expect(page.getByRole('complementary', { name: t('common.announcement') })).toHaveCount(0);
    }
    const sorts = page.getByRole('combobox', { name: t('catalogue.sort') }).getByRole('option');
    await open('/products/[[...path]]', pageIn(market, 'supplements').path);
    await expect(sorts).toHaveText([t('catalogue.sortBy.featured'), t('catalogue.sortBy.name')]);
  });
});
