import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { fits } from '../fixtures/fits.ts';
import { gateIf, WHOLE } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { promisedBy } from '../screens/facets.ts';
import { scriptsOff } from '../screens/no-script.ts';
import { found, linkIn, overlayOf, resultsOf, rowsOf } from '../screens/search.ts';

const t = wordsOf('fr-fr');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', { tag: '@desktop' }, () => {
    test.use({ javaScriptEnabled });

    test(
      'correction, kind, filter and order are in the address',
      gateIf(javaScriptEnabled),
      async ({ page, context, quiet }) => {
        quiet.allow(scriptsOff);
        await page.goto(resultsOf('fr-fr', 'somniel'));
        const main = page.getByRole('main');
        const title = (query: string) =>
          page.getByRole('heading', { level: 1, name: t('search.results.title', { query }) });
        await expect(title('sommeil')).toBeVisible();
        await expect(found(page).first()).toBeVisible();
        await main.getByRole('link', { name: /somniel/ }).click();
        await expect(page).toHaveURL(/\?q=somniel&exact=1$/);
        await expect(title('somniel')).toBeVisible();
        await main.getByRole('link', { name: 'sommeil', exact: true }).click();
        await expect(page).toHaveURL(/\/recherche\?q=sommeil$/);
        const tabs = page.getByRole('navigation', { name: t('search.results.tabs') });
        const tab = tabs.getByRole('link', { name: new RegExp(`^${t('search.kinds.advice')} `) });
        const all = Number(/\((\d+)\)/.exec((await tab.textContent()) ?? '')?.[1]);
        await tab.click();
        await expect(page).toHaveURL(/\/recherche\/conseils\?q=sommeil$/);
        await expect(tab).toHaveAttribute('aria-current', 'page');
        await expect(found(page)).toHaveCount(all);

        const box = main.getByRole('checkbox').first();
        const group = await box.inputValue();
        const promised = await promisedBy(box);
        expect(promised).toBeLessThan(all);
        await box.check();
        // With JavaScript a checkbox applies at once, as in the shop.
        const apply = main.getByRole('button', { name: t('search.results.apply') });
        if (javaScriptEnabled) await expect(apply).toBeHidden();
        else await apply.click();
        await expect(page).toHaveURL((url) => url.searchParams.get('group') === group);
        if (javaScriptEnabled) await expect(box).toBeFocused();
        await expect(found(page)).toHaveCount(promised);
        const best = await found(page).allTextContents();
        const sorts = page.getByRole('navigation', { name: t('search.results.sort') });
        const recent = sorts.getByRole('link', { name: t('search.results.sortBy.recent') });
        await recent.click();
        await expect(page).toHaveURL(/sort=recent/);
        await expect(recent).toHaveAttribute('aria-current', 'true');
        await expect(found(page)).toHaveCount(promised);
        const days = await main
          .locator('time')
          .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
        expect(new Set(days).size).toBeGreaterThan(1);
        expect(days).toEqual(days.toSorted().reverse());
        const newest = await found(page).allTextContents();
        expect(newest.toSorted()).toEqual(best.toSorted());

        await page.reload();
        await expect(box).toBeChecked();
        await expect(recent).toHaveAttribute('aria-current', 'true');
        await expect(found(page)).toHaveText(newest);
        const shared = await context.newPage();
        await shared.goto(page.url());
        await expect(found(shared)).toHaveText(newest);
        await shared.close();

        await main.getByRole('link', { name: t('search.results.clear'), exact: true }).click();
        await expect(found(page)).toHaveCount(all);
        await expect(box).not.toBeChecked();
        // The link went with the filter.
        if (javaScriptEnabled) await expect(main).toBeFocused();
        await page.goBack();
        await expect(found(page)).toHaveText(newest);
        await expect(box).toBeChecked();
        await page.goBack();
        await expect(page).not.toHaveURL(/sort=/);
        await expect(found(page)).toHaveText(best);
        await page.goBack();
        await expect(page).not.toHaveURL(/group=/);
        await expect(found(page)).toHaveCount(all);
        await expect(box).not.toBeChecked();
      },
    );
  });
}

test('pages have addresses, and one beyond the last leads back', { tag: ['@desktop', WHOLE] }, async ({ page }) => {
  await page.goto(resultsOf('fr-fr', 'plantes'));
  const first = await found(page).allTextContents();
  await page.getByRole('link', { name: t('pages.pagination.next') }).click();
  await expect(page).toHaveURL(/[?]q=plantes&page=2$/);
  const pages = page.getByRole('navigation', { name: t('pages.pagination.label') });
  await expect(pages.getByRole('link', { name: t('pages.pagination.page', { page: 2 }) })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(found(page).first()).not.toHaveText(first[0] ?? '');
  const second = await found(page).allTextContents();
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await page.goBack();
  await expect(found(page)).toHaveText(first);
  await page.goto(`${resultsOf('fr-fr', 'plantes')}&page=99`);
  await page.getByRole('link', { name: t('search.none.first') }).click();
  await expect(found(page)).toHaveText(first);
});

for (const market of SHOPS) {
  test.describe(market, { tag: ['@phone', WHOLE] }, () => {
    test.use({ market });

    test('what is sold shows its price, a medicine none', async ({ page }) => {
      const t = wordsOf(market);
      await page.goto(resultsOf(market, 'arnica'));
      const row = (name: string) =>
        rowsOf(page).filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
      await expect(row(pageIn(market, 'medicine').name)).toBeVisible();
      await expect(row(pageIn(market, 'medicine').name)).not.toContainText('€');
      await expect(rowsOf(page).filter({ hasText: '€' }).first()).toBeVisible();
      await fits(page, 'results');

      await page.getByRole('link', { name: new RegExp(`^${t('search.kinds.faq')} `) }).click();
      await page.getByRole('button', { name: t('search.results.openFilters') }).click();
      const drawer = page.getByRole('dialog', { name: t('search.results.filters') });
      const box = drawer.getByRole('checkbox').first();
      const count = await promisedBy(box);
      await box.check();
      await expect(page).toHaveURL(/group=/);
      await expect(drawer.getByRole('status')).toHaveText(t('search.results.count', { count }));
      await drawer.getByRole('button', { name: t('search.results.applyFilters', { count }) }).click();
      await expect(drawer).toBeHidden();
      await expect(found(page)).toHaveCount(count);
    });
  });
}

test.describe('questions', { tag: ['@phone', WHOLE] }, () => {
  const market = 'fr-be';
  const t = wordsOf(market);
  test.use({ market });

  test('a misspelt word leads to an answer', async ({ page, open }) => {
    await open('/f-a-q/[[...path]]');
    const field = page.getByRole('searchbox', { name: t('pages.faq.searchLabel') });
    await field.fill('remboursment');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/faq\/recherche\?q=remboursment$/);
    await expect(field).toHaveValue('remboursment');
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    const title = (await found(page).first().textContent()) ?? '';
    await found(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

test.describe('Tunisia', { tag: '@phone' }, () => {
  const market = 'fr-tn';
  const t = wordsOf(market);
  const ofShops = /€|panier|livraison|commande|boutique|prix\b/i;
  test.use({ market });

  test('finds its own pages, without a word of a shop', async ({ page, open }) => {
    await open('/');
    await linkIn(page, market).click();
    const overlay = overlayOf(page, market);
    await overlay.getByRole('combobox').fill('hiver');
    await expect(overlay.getByRole('option').first()).toBeVisible();
    await expect(overlay).not.toContainText(ofShops);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: t('search.results.title', { query: 'hiver' }) }),
    ).toBeVisible();
    for (const query of ['hiver', 'sommeil', 'grossesse']) {
      await page.goto(resultsOf(market, query));
      await expect(found(page).first()).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(ofShops);
    }
    await fits(page, 'results in Tunisia');
  });
});
