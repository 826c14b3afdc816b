import type { Fault } from '../../packages/tools/lib/control-page.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { gate, gateIf, WHOLE } from '../fixtures/gate.ts';
import { expect, ownCookies, test } from '../fixtures/test.ts';
import { euros, wordsOf } from '../fixtures/words.ts';
import { addToBag, quantityOf, summaryOf } from '../screens/bag.ts';

type Said = 'throttled' | 'unexpected';
/** Faults of the shop, and the message of the catalogue that the visitor reads. */
const failures: [title: string, rule: Fault, said: Said][] = [
  ['throttled', { kind: 'throttled' }, 'throttled'],
  ['throttled by status', { kind: '429', retryAfter: 1 }, 'throttled'],
  ['failing', { kind: 'status', status: 503 }, 'unexpected'],
  ['answering nonsense', { kind: 'garbage' }, 'unexpected'],
];

for (const market of ['fr-fr', 'nl-be'] as const) {
  const t = wordsOf(market);
  const { path, name } = pageIn(market, 'magnesium');

  test.describe(market, gate(market, { 'fr-fr': 'desktop' }), () => {
    test.use({ market });

    for (const [title, rule, said] of failures.filter(([, { kind }]) => market === 'fr-fr' || kind === 'throttled')) {
      test(
        `a shop that is ${title}: the line says so and the quantity goes back`,
        gateIf(title === 'failing'),
        async ({ page, context, open, sandbox }) => {
          await open('/products/[[...path]]', path);
          await addToBag(page, t, name);
          await open('/checkout/cart');
          const cart = async () => (await ownCookies(context, market)).find((cookie) => cookie.name === 'cart')?.value;
          const before = await cart();
          const increase = page.getByRole('button', { name: t('cart.increase', { name }) });
          await sandbox.fault({ operation: 'cartLinesUpdate', ...rule });
          await increase.click();
          await expect(page.getByRole('alert').filter({ hasText: t(`cart.error.${said}`) })).toBeVisible();
          await expect(quantityOf(page, t, name)).toHaveText('1');
          expect(before).toBeDefined();
          expect(await cart()).toBe(before);

          await sandbox.clearFaults();
          await increase.click();
          await expect(quantityOf(page, t, name)).toHaveText('2');
          await expect(summaryOf(page, t).getByRole('definition').last()).toHaveText(euros(market, 23.8));
          await expect(page.getByRole('alert').filter({ hasText: t(`cart.error.${said}`) })).toHaveCount(0);
        },
      );
    }

    test('a subscription that the shop does not change stays, and is said to', { tag: WHOLE }, async ({
      page,
      open,
      sandbox,
    }) => {
      const clarity = pageIn(market, 'clarity');
      await open('/products/[[...path]]', clarity.path);
      await page
        .getByRole('radio', { name: t('cart.plan.subscription', { name: '' }).trim() })
        .first()
        .check();
      await addToBag(page, t, clarity.name);
      await open('/checkout/cart');
      const main = page.getByRole('main');
      await main
        .locator('summary')
        .filter({ hasText: t('cart.plan.change') })
        .click();
      const choice = main.getByRole('combobox', { name: t('cart.plan.choose', { name: clarity.name }) });
      await choice.selectOption('80012');
      await sandbox.fault({ operation: 'cartLinesUpdate', kind: 'status', status: 503 });
      const apply = main.getByRole('button', { name: `${t('cart.plan.apply')} ${clarity.name}` });
      await apply.click();
      await expect(page.getByRole('alert').filter({ hasText: t('cart.error.unexpected') })).toBeVisible();
      await expect(summaryOf(page, t).getByRole('definition').last()).toHaveText(euros(market, 15.21));
      // What was chosen is still chosen: one more click is enough.
      await expect(choice).toHaveValue('80012');
      await sandbox.clearFaults();
      await apply.click();
      await expect(summaryOf(page, t).getByRole('definition').last()).toHaveText(euros(market, 43.08));
    });

    test('a change whose answer is lost is done, once, and nobody is told otherwise', async ({
      page,
      open,
      sandbox,
    }) => {
      await open('/products/[[...path]]', path);
      await addToBag(page, t, name);
      await open('/checkout/cart');
      await sandbox.fault({ operation: 'cartLinesUpdate', kind: 'lost' });
      await page.getByRole('button', { name: t('cart.increase', { name }) }).click();
      await expect(summaryOf(page, t).getByRole('definition').last()).toHaveText(euros(market, 23.8));
      await expect(quantityOf(page, t, name)).toHaveText('2');
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });

    test('a slow shop: the click shows at once, the amount when it is known', { tag: WHOLE }, async ({
      page,
      open,
      sandbox,
    }) => {
      await open('/products/[[...path]]', path);
      await addToBag(page, t, name);
      await open('/checkout/cart');
      await sandbox.fault({ kind: 'latency', ms: 3000, operation: 'cartLinesUpdate' });
      await page.getByRole('button', { name: t('cart.increase', { name }) }).click();
      await expect(quantityOf(page, t, name)).toHaveText('2', { timeout: 500 });
      const total = summaryOf(page, t).getByRole('definition').last();
      await expect(total).toHaveText(euros(market, 11.9));
      await expect(total).toHaveText(euros(market, 23.8));
    });
  });
}
