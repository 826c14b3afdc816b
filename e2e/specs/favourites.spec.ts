import { pageIn, SHOPS } from '../fixtures/catalogue.ts';
import { gate } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { scriptsOff } from '../screens/no-script.ts';

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
      await page.reload();
      await main.getByRole('button', { name: `${t('catalogue.favourites.remove')} ${name}` }).click();
      await expect(main.getByText(t('catalogue.favourites.empty'))).toBeVisible();
      await axe();
      expect(sent, 'nothing is sent').toEqual([]);
    });
  });

  test.describe(`${market} without script`, gate(market, { 'nl-be': 'phone' }), () => {
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
