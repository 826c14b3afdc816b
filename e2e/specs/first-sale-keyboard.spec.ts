import { pageIn } from '../fixtures/catalogue.ts';
import { gate } from '../fixtures/gate.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { euros, wordsOf } from '../fixtures/words.ts';
import { bagLink, drawerOf, quantityOf, summaryOf } from '../screens/bag.ts';
import { goodCard, homeDelivery, hostedWords, newEmail, typed } from '../screens/checkout.ts';
import { pressOn, tabTo } from '../screens/keyboard.ts';

for (const market of ['fr-fr', 'fr-be', 'nl-be'] as const) {
  const t = wordsOf(market);
  const hosted = hostedWords(market);
  const { name } = pageIn(market, 'magnesium');

  test.describe(market, gate(market, { 'fr-fr': 'desktop' }), () => {
    test.use({ market });

    test('a first sale by keyboard alone', { tag: '@desktop' }, async ({ page, open }) => {
      test.setTimeout(60_000);
      const email = newEmail();
      await open('/');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: t('common.skip') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      const shelf = pageIn(market, 'supplements').name;
      await pressOn(
        page,
        page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(shelf, 'i') })
          .first(),
      );
      await expect(page.getByRole('heading', { level: 1, name: shelf })).toBeVisible();
      await pressOn(page, page.getByRole('main').getByRole('link', { name, exact: true }));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

      await tabTo(page, page.getByRole('spinbutton', { name: t('catalogue.quantity') }));
      await page.keyboard.press('ArrowUp');
      await pressOn(page, page.getByRole('button', { name: t('catalogue.add') }), 'Space');
      await expect(page.getByRole('status').filter({ hasText: t('cart.added', { name }) })).toBeVisible();
      await tabTo(page, bagLink(page, t, 2), 'Shift+Tab');
      await page.keyboard.press('Enter');

      const drawer = drawerOf(page, t);
      await expect(quantityOf(drawer, t, name)).toHaveText('2');
      await pressOn(page, drawer.getByRole('button', { name: t('cart.increase', { name }) }));
      await expect(drawer.getByRole('definition')).toHaveText(euros(market, 3 * 11.9));
      await pressOn(page, drawer.getByRole('button', { name: t('cart.decrease', { name }) }), 'Space');
      await expect(drawer.getByRole('definition')).toHaveText(euros(market, 2 * 11.9));
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(bagLink(page, t, 2)).toBeFocused();
      await page.keyboard.press('Enter');
      await pressOn(page, drawer.getByRole('link', { name: t('cart.view') }));
      await pressOn(page, summaryOf(page, t).getByRole('link', { name: t('cart.summary.checkout') }));
      await pressOn(page, page.getByRole('button', { name: t('checkout.pay') }));

      await expect(page.getByRole('heading', { level: 1, name: hosted.t.title })).toBeVisible();
      for (const [label, value] of typed(market, { email, card: goodCard })) {
        if (label === hosted.t.card) {
          const chosen = page.getByRole('radio', { checked: true }).or(page.getByRole('radio').first()).first();
          await tabTo(page, chosen);
          const wished = page.getByRole('radio', { name: homeDelivery(market) });
          for (let presses = 0; presses < 4 && !(await wished.isChecked()); presses++)
            await page.keyboard.press('ArrowDown');
          await expect(wished).toBeChecked();
        }
        await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
        await page.keyboard.type(value);
      }
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: hosted.t.thanks })).toBeVisible();
      expect((await sandbox.orders()).filter((order) => order.email === email)).toHaveLength(1);
      await pressOn(page, page.getByRole('link', { name: hosted.t.shop }));
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.thanks.title') })).toBeVisible();
      await expect(bagLink(page, t, 0)).toBeVisible();
    });
  });
}
