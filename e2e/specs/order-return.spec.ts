import { pageIn } from '../fixtures/catalogue.ts';
import { gate, gateIf, WHOLE } from '../fixtures/gate.ts';
import { mailTo } from '../fixtures/inbox.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newCustomer, orderPage } from '../screens/account.ts';
import { summaryOf } from '../screens/sending.ts';
import { newPerson } from '../screens/sign-in.ts';
import * as back from '../screens/withdrawal.ts';

/** A delivery in the past, and the last of its fourteen days for a withdrawal. */
const past = { deliveredAt: '2026-03-02T11:00:00Z', lastDay: { fr: '16 mars 2026', nl: '16 maart 2026' } };

for (const [market, language] of [
  ['fr-fr', 'fr'],
  ['nl-be', 'nl'],
] as const) {
  const t = wordsOf(market);
  const product = pageIn(market, 'magnesium').name;

  test.describe(market, gate(market, { 'fr-fr': 'desktop', 'nl-be': 'desktop' }), () => {
    test.use({ market });
    test.setTimeout(60_000);

    test(
      'withdraw from one of two pieces, before they have arrived',
      gateIf(market === 'nl-be', '@phone'),
      async ({ page, axe }) => {
        const person = newPerson();
        const order = await newCustomer({ page, market, t, person }, 2);
        await page.goto(orderPage(market, order.number));
        await page
          .getByRole('main')
          .getByRole('link', { name: t('account.card.withdraw'), exact: true })
          .click();
        await expect(page.getByText(t('withdrawal.order.notices.unknown'))).toBeVisible();
        await listening(page);
        const name = `${person.givenName} ${person.familyName}`;
        await expect(back.withdrawalField(page, t, 'name')).toHaveValue(name);
        await expect(back.withdrawalField(page, t, 'email')).toHaveValue(person.email);
        await back.lineBox(page, product).check();
        await back.fewer(page, t, product).click();
        await axe();
        await back.toReview(page, t);
        await back.expectReview(page, t, { name, order: order.name, email: person.email });
        await back.reviewButton(page, t, 'edit').click();
        await expect(back.lineBox(page, product)).toBeChecked();
        await expect(back.quantityOf(page, t, product)).toHaveValue('1');
        await back.toReview(page, t);
        await expect(back.factOf(page, t, 'goods')).toContainText(`1\u00a0× ${product}`);
        expect(await back.receiptsOf(person, t, order)).toEqual([]);
        await back.reviewButton(page, t, 'confirm').click();
        await back.expectReceipt(page, t, { name, order: order.name, email: person.email });
        await expect(back.factOf(page, t, 'goods')).toContainText(`1\u00a0× ${product}`);
      },
    );

    test('the time is over: it is said, and the declaration for all of it is taken', {
      tag: ['@desktop', WHOLE],
    }, async ({ page }) => {
      const person = newPerson();
      const order = await newCustomer({ page, market, t, person });
      await sandbox.order(order.number, 'deliver');
      await page.goto(`${orderPage(market, order.number, 'return')}?kind=withdrawal`);
      const open = t('withdrawal.order.notices.open', { day: '@' }).split('@')[0] ?? '';
      await expect(page.getByText(open)).toBeVisible();
      await sandbox.order(order.number, 'deliver', { at: past.deliveredAt });
      await page.reload();
      await expect(page.getByText(t('withdrawal.order.notices.closed', { day: past.lastDay[language] }))).toBeVisible();
      await back.toReview(page, t);
      await back.expectReview(page, t, { order: order.name, goods: t('withdrawal.facts.all') });
      await back.reviewButton(page, t, 'confirm').click();
      await back.expectReceipt(page, t, { order: order.name, email: person.email });
    });

    test('a return names at least one product, and no reason', { tag: ['@desktop', WHOLE] }, async ({ page, axe }) => {
      const person = newPerson();
      const order = await newCustomer({ page, market, t, person });
      await page.goto(orderPage(market, order.number));
      await page.getByRole('link', { name: t('account.order.return'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('withdrawal.order.title') })).toBeVisible();
      // The link may load the page as a document, whose form works before its script does.
      await listening(page);
      await back.returnButton(page, t).click();
      await expect(summaryOf(page).getByRole('link')).toHaveText([t('submission.errors.productsRequired')]);
      await expect(summaryOf(page)).toBeFocused();
      await axe();
      await back.lineBox(page, product).check();
      await back.returnButton(page, t).click();
      await back.expectReturn(page, t, { email: person.email, order: order.name, line: product });
      // The other procedure is still available.
      await page
        .getByRole('link', { name: t('withdrawal.order.withdrawal') })
        .first()
        .click();
      await expect(back.withdrawalField(page, t, 'email')).toHaveValue(person.email);
      await mailTo(person.email);
    });
  });
}
