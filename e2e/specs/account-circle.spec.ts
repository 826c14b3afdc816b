import { SHOPS } from '../fixtures/catalogue.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { payAs, title } from '../screens/account.ts';
import { hostedWords } from '../screens/checkout.ts';
import * as walk from '../screens/circle-walk.ts';
import { newPerson } from '../screens/sign-in.ts';

for (const market of SHOPS) {
  const t = wordsOf(market);

  // Each of its parts has a test of its own, which the gate runs.
  test.describe(market, { tag: WHOLE }, () => {
    test.use({ market });
    test.setTimeout(120_000);

    test('the whole circle: register, buy, return, withdraw, change, sign out, sign in', { tag: '@desktop' }, async ({
      page,
      context,
      open,
    }) => {
      const visit = { page, context, open, market, t, person: newPerson() };
      await walk.register(visit);
      const order = await payAs(visit);
      await page.getByRole('link', { name: hostedWords(market).t.shop }).click();
      await expect(title(page, t('checkout.thanks.title'))).toBeVisible();
      await walk.followOrder(visit, order);
      await walk.returnProduct(visit, order);
      await walk.withdrawAsGuest(visit, order);
      await walk.changeAddress(visit);
      await walk.reorder(visit, order);
      await walk.signOut(visit);
      await walk.signInAgain(visit, order);
    });
  });
}
