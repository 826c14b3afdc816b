import { pageIn } from '../fixtures/catalogue.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { pathOf } from '../fixtures/places.ts';
import { shopSiteOf, signInAtShop, startShopAccounts } from '../fixtures/shop-accounts.ts';
import { arrivesAt, expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { payAs, title } from '../screens/account.ts';
import { addToBag } from '../screens/bag.ts';
import * as desk from '../screens/information.ts';
import { scriptsOff } from '../screens/no-script.ts';
import { newPerson } from '../screens/sign-in.ts';

startShopAccounts();

const visits = [
  { market: 'nl-be', monthly: 'Elke maand', javaScriptEnabled: true },
  { market: 'fr-fr', monthly: 'Tous les mois', javaScriptEnabled: false },
] as const;

for (const { market, monthly, javaScriptEnabled } of visits) {
  const t = wordsOf(market);
  const subscriptions = pathOf(market, '/my-account/subscriptions');
  const product = pageIn(market, 'clarity');

  test.describe(`${market}, ${javaScriptEnabled ? 'with script' : 'without script'}`, { tag: WHOLE }, () => {
    test.use({ javaScriptEnabled, baseURL: shopSiteOf(market) });

    test('a subscription that was bought is listed, paused, taken up again, kept, and ended', async ({
      page,
      quiet,
      axe,
    }) => {
      if (!javaScriptEnabled) quiet.allow(scriptsOff);
      const person = newPerson();
      const main = page.getByRole('main');
      const says = (words: string) => expect(main.getByText(words, { exact: true })).toBeVisible();
      const press = (action: 'pause' | 'activate' | 'cancel', role: 'button' | 'link' = 'button') =>
        main.getByRole(role, { name: t(`account.subscription.${action}`) }).click();

      await page.goto(subscriptions);
      await signInAtShop(page, market, t, person);
      await arrivesAt(page, shopSiteOf(market) + subscriptions);
      await says(t('account.subscription.none'));

      await page.goto(pathOf(market, '/my-account/informations'));
      await desk.profileField(page, t, 'firstName').fill(person.givenName);
      await desk.profileField(page, t, 'lastName').fill(person.familyName);
      await desk.saveProfile(page, t).click();
      await expect(desk.savedNotice(page, t, 'profile')).toBeVisible();
      // A deletion does not end a subscription: the card of the deletion leads to them.
      const words = t.markup('customer.data.deletionSubscriptions', { link: (name) => name });
      await expect(main.getByText(words).getByRole('link')).toHaveAttribute('href', subscriptions);

      await page.goto(pathOf(market, '/products/[[...path]]', product.path));
      await page.getByRole('radio', { name: t('cart.plan.subscription', { name: monthly }) }).check();
      if (javaScriptEnabled) await addToBag(page, t, product.name);
      else await page.getByRole('button', { name: t('catalogue.add') }).click();
      const order = await payAs({ page, market, t, person });

      await page.goto(subscriptions);
      await says(t('account.subscription.state.active'));
      await expect(main.getByRole('listitem').filter({ hasText: product.name })).toBeVisible();
      await expect(main.getByRole('link', { name: order.name })).toBeVisible();
      if (javaScriptEnabled) await axe();

      await press('pause');
      await says(t('account.subscription.done.pause'));
      await says(t('account.subscription.state.paused'));
      await press('activate');
      await says(t('account.subscription.done.activate'));

      await press('cancel', 'link');
      // A key that is pressed twice ends nothing.
      const sure = main.getByRole('status').filter({ hasText: t('account.subscription.sureTitle') });
      await expect(sure).toBeFocused();
      if (javaScriptEnabled) await axe();
      await main.getByRole('link', { name: t('account.subscription.keep') }).click();
      await says(t('account.subscription.state.active'));
      // The link went with the question.
      if (javaScriptEnabled) await expect(main).toBeFocused();
      await press('cancel', 'link');
      await main.getByRole('button', { name: t('account.subscription.sure') }).click();
      await says(t('account.subscription.done.cancel'));
      await says(t('account.subscription.state.cancelled'));
      await expect(title(page, t('account.subscription.title'))).toBeVisible();
      await expect(main.getByRole('button', { name: t('account.subscription.pause') })).toHaveCount(0);
    });
  });
}
