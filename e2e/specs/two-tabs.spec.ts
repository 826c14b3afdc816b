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

test('who signs out before the script of the page has come leaves through the sign-out, not through the login', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await registerFor({ page, market, person: newPerson() }, pathOf(market, '/my-account'));
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  const signedOut = Promise.withResolvers<void>();
  const asked = tab.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/auth/session'));
  let wasPosted = false;
  devtools.on('Fetch.requestPaused', async ({ requestId, request, resourceType }) => {
    if (resourceType === 'Script') await signedOut.promise;
    else if (request.method === 'POST') wasPosted = true;
    else if (wasPosted) {
      // The redirect after the sign-out: the browser has the cookies of the response, and has not left the page.
      wasPosted = false;
      signedOut.resolve();
      await asked;
    }
    await devtools.send('Fetch.continueRequest', { requestId }).catch((error: Error) => {
      // The page has been left meanwhile, or the test has ended: the scripts that it was waiting for are gone with it.
      if (resourceType !== 'Script' || !/Invalid InterceptionId|has been closed/.test(error.message)) throw error;
    });
  });
  await devtools.send('Fetch.enable', {
    patterns: [{ resourceType: 'Script' }, { resourceType: 'Document' }],
  });
  await tab.goto(pathOf(market, '/my-account'), { waitUntil: 'commit' });
  await signOutButton(tab, t).click({ noWaitAfter: true });
  await expect(tab).toHaveURL((url) => url.pathname === '/');
});
