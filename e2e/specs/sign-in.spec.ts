import { WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { arrivesAt, expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { registerByHand, title } from '../screens/account.ts';
import { answer, tagRequests, tags } from '../screens/consent.ts';
import { atRest } from '../screens/data-layer.ts';
import { identityWords, newPerson, sayWho } from '../screens/sign-in.ts';

const market = 'fr-fr';
const t = wordsOf(market);
test.use({ market });

for (const path of ['/auth?to=/', '/auth/login?to=/']) {
  test(`no tags on ${path}, even with consent`, { tag: ['@desktop', WHOLE] }, async ({ page }) => {
    await answer(page, siteOf(market), { analytics: true, external: true });
    const requests = tagRequests(page);
    // Neither page redirects automatically.
    await page.route('**/auth/shop**', (route) => route.fulfill({ status: 204 }));
    await page.addInitScript(() => window.sessionStorage.setItem('login-started', String(Date.now())));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await atRest(page);
    expect(requests).toEqual([]);
    await page.goto(pathOf(market, '/login'));
    await expect.poll(() => requests).toContain(tags.manager);
  });
}

test('a session that ended starts a login again, once', { tag: '@desktop' }, async ({ page }) => {
  const person = newPerson();
  await registerByHand({ page, market, t, person }, pathOf(market, '/my-account'));
  await page.goto(`/auth/login?${new URLSearchParams({ to: pathOf(market, '/my-account/orders') })}`);
  // The session of the provider still exists.
  await expect(title(page, t('account.orders.title'))).toBeVisible();
  await page.goto('/auth/login?to=/');
  await expect(title(page, t('session.signInAgain.title'))).toBeVisible();
  await page.getByRole('button', { name: t('session.signInAgain.button') }).click();
  await arrivesAt(page, `${siteOf(market)}/`);
});

test('who cancels at the provider is told so, and can begin again', { tag: '@desktop' }, async ({ page }) => {
  const person = newPerson();
  await page.goto(pathOf(market, '/my-account/orders'));
  await page
    .getByRole('main')
    .getByRole('button', { name: t('session.login.signIn.button'), exact: true })
    .click();
  await page.getByRole('link', { name: identityWords(market).cancel }).click();
  await expect(title(page, t('session.problem.cancelled.title'))).toBeVisible();
  await page.getByRole('button', { name: t('session.login.signIn.button'), exact: true }).click();
  await page.getByRole('link', { name: identityWords(market).register }).click();
  await sayWho(page, market, person, 'register');
  await expect(title(page, t('account.orders.title'))).toBeVisible();
});
