import { ask } from '../fixtures/ask.ts';
import { SHOPS } from '../fixtures/catalogue.ts';
import { gate, WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newEmail } from '../screens/checkout.ts';
import { summaryOf } from '../screens/sending.ts';
import * as back from '../screens/withdrawal.ts';

for (const market of SHOPS) {
  const t = wordsOf(market);

  test.describe(market, gate(market, { 'fr-fr': 'phone' }), () => {
    test.use({ market });

    test('a guest declares in two steps; nothing is declared before the second', async ({ page, open, axe }) => {
      const email = newEmail();
      const declared = {
        name: 'Maud Delvaux',
        order: `#${email.slice(0, 8)}`,
        email,
        goods: 'La crème, pas le baume.',
        reason: 'Le parfum.',
      };
      await open('/withdrawal');
      await back.toReview(page, t);
      const summary = summaryOf(page);
      await expect(summary).toBeFocused();
      const missing = ['nameRequired', 'emailRequired', 'orderRequired'] as const;
      await expect(summary.getByRole('link')).toHaveText(missing.map((key) => t(`submission.errors.${key}`)));
      await back.fillDeclaration(page, t, { ...declared, email: 'maud.delvaux@192.168.1.7' });
      await back.toReview(page, t);
      const field = back.withdrawalField(page, t, 'email');
      await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(t('submission.errors.emailInvalid'))));
      await back.fillDeclaration(page, t, { email });
      await back.toReview(page, t);
      await back.expectReview(page, t, declared);
      await axe();

      await back.reviewButton(page, t, 'edit').click();
      for (const [name, value] of Object.entries(declared)) {
        await expect(back.withdrawalField(page, t, name as keyof typeof declared)).toHaveValue(value);
      }
      await back.fillDeclaration(page, t, { reason: '' });
      await back.toReview(page, t);
      const { reason: _, ...kept } = declared;
      await back.expectReview(page, t, kept);
      await expect(back.factOf(page, t, 'reason')).toHaveCount(0);
      expect(await back.mailsOf(declared)).toEqual([]);
      await back.reviewButton(page, t, 'confirm').click();
      await back.expectReceipt(page, t, kept);
      // By now, one that the first step had sent would be there as well.
      expect(await back.mailsOf(declared)).toHaveLength(1);
      await axe();
    });
  });
}

test('where nothing is sold there is nothing to withdraw from', { tag: ['@desktop', WHOLE] }, async () => {
  expect((await ask(siteOf('fr-tn'), pathOf('fr-fr', '/withdrawal'))).status).toBe(404);
});
