import type { Page } from '@playwright/test';
import { loginPath } from '../../lib/session/redirect-path.ts';
import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { registerFor, signInFor } from '../screens/account.ts';
import { scriptsOff } from '../screens/no-script.ts';
import { newPerson } from '../screens/sign-in.ts';

for (const market of SHOPS) {
  const t = wordsOf(market);
  const { path, name } = pageIn(market, 'magnesium');

  test.describe(market, gate(market, { 'fr-fr': 'phone' }), () => {
    test.use({ market });

    test('a favourite stays in the browser, and has a page', async ({ page, open, axe }) => {
      const sent: string[] = [];
      page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
      await open('/products/[[...path]]', path);
      await page.getByRole('button', { name: t('catalogue.favourites.add') }).click();
      await axe();
      await page.getByRole('link', { name: t('catalogue.favourites.list') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('catalogue.favourites.title') })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
      await axe();
      await expect(main.getByRole('link', { name: t('catalogue.favourites.signIn') })).toHaveAttribute(
        'href',
        loginPath(market, pathOf(market, '/favourites')),
      );
      await page.reload();
      await main.getByRole('button', { name: `${t('catalogue.favourites.remove')} ${name}` }).click();
      await expect(main.getByText(t('catalogue.favourites.empty'))).toBeVisible();
      await axe();
      expect(sent, 'nothing is sent').toEqual([]);
    });
  });

  test.describe(`${market}, signed in`, { tag: [WHOLE, '@desktop'] }, () => {
    test.use({ market });
    test.setTimeout(60_000);

    test('favourites of two devices come together in the account, and a removal is known to both', async ({
      page,
      browser,
      open,
    }) => {
      const person = newPerson();
      const list = pathOf(market, '/favourites');
      const second = pageIn(market, 'gummies');
      const add = (device: Page) => device.getByRole('button', { name: t('catalogue.favourites.add') }).click();
      const cards = (device: Page) => device.getByRole('main').getByRole('listitem').getByRole('heading');
      const kept = (device: Page) => expect(device.getByText(t('catalogue.favourites.kept'))).toBeVisible();

      await open('/products/[[...path]]', path);
      await add(page);
      await registerFor({ page, market, person }, list);
      await kept(page);
      await expect(cards(page)).toHaveText([name]);

      const other = await (await browser.newContext()).newPage();
      await other.goto(`${siteOf(market)}${pathOf(market, '/products/[[...path]]', second.path)}`);
      await listening(other);
      await add(other);
      await signInFor({ page: other, market, person }, pathOf(market, '/my-account'));
      for (const each of [name, second.name])
        await expect(other.getByRole('main').getByRole('link', { name: each, exact: true })).toBeVisible();
      await other
        .getByRole('navigation', { name: t('account.nav.label'), exact: true })
        .getByRole('link', { name: t('account.nav.favourites') })
        .click();
      await kept(other);
      await expect(cards(other)).toHaveCount(2);
      await page.reload();
      await expect(cards(page)).toHaveCount(2);

      await page.getByRole('button', { name: `${t('catalogue.favourites.remove')} ${name}` }).click();
      await expect(cards(page)).toHaveText([second.name]);
      await expect(async () => {
        await other.reload();
        await kept(other);
        await expect(cards(other)).toHaveText([second.name], { timeout: 1_000 });
      }).toPass();
      await other.context().close();
    });
  });

  test.describe(`${market} without script`, { tag: WHOLE }, () => {
    test.use({ market, javaScriptEnabled: false });

    test('no button, and the page says why', async ({ page, open, quiet }) => {
      quiet.allow(scriptsOff);
      await open('/products/[[...path]]', path);
      await expect(page.getByText(t('catalogue.favourites.add'))).toBeHidden();
      await open('/favourites');
      await expect(page.getByText(t('catalogue.favourites.noScript'))).toBeVisible();
      await expect(page.getByText(t('catalogue.favourites.empty'))).toBeHidden();
    });
  });
}
