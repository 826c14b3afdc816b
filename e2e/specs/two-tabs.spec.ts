import { pathOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { registerFor, title } from '../screens/account.ts';
import { profileField } from '../screens/information.ts';
import { enter, expectLogin, newPerson, signOutButton } from '../screens/sign-in.ts';

const market = 'fr-be';
const t = wordsOf(market);
const information = pathOf(market, '/my-account/informations');

test.use({ market });
test.setTimeout(60_000);

test('in a second tab one signs out and somebody else in: nothing of the one before stays in the first', {
  tag: '@desktop',
}, async ({ page, context, open }) => {
  const [first, second] = [newPerson(), { ...newPerson(), givenName: 'Nadia' }];
  await registerFor({ page, market, person: first }, information);
  await open('/my-account/informations');
  await expect(profileField(page, t, 'email')).toHaveValue(first.email);

  const tab = await context.newPage();
  await tab.goto(pathOf(market, '/my-account'));
  await signOutButton(tab, t).click();
  await expect(tab).toHaveURL((url) => url.pathname === '/');
  await page.bringToFront();
  await expectLogin(page, t);
  expect(await page.content()).not.toContain(first.email);

  await tab.goto(pathOf(market, '/my-account'));
  await enter(tab, market, t, second, 'register');
  await expect(title(tab, t('account.overview.greeting', { name: 'Nadia' }))).toBeVisible();
  await page.bringToFront();
  await page.goto(information);
  await expect(profileField(page, t, 'email')).toHaveValue(second.email);
  expect(await page.content()).not.toContain(first.email);
});
