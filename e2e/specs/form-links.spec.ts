import type { Page } from '@playwright/test';
import type { Purpose } from '../../lib/links/signed.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import { call } from '../../packages/tools/lib/resilience/form-client.ts';
import { gateIf, WHOLE } from '../fixtures/gate.ts';
import { linkIn, mailsTo, mailTo, oneClickIn } from '../fixtures/inbox.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import { plainBrowser } from '../fixtures/plain-browser.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Words, wordsOf } from '../fixtures/words.ts';
import { newEmail } from '../screens/checkout.ts';
import { scriptsOff } from '../screens/no-script.ts';
import { panelOf } from '../screens/sending.ts';

const subscribe = (market: Locale, email: string) =>
  plainBrowser(siteOf(market)).submit(pathOf(market, '/'), 'name="registration_channel"', [
    ['email', email],
    ['locale', market],
  ]);

/** Opens a link from a mail and presses the button on its page. */
async function follow(page: Page, t: Words, link: string, purpose: Exclude<Purpose, 'review-write'>): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: t(`forms.link.${purpose}.title`) })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: t(`forms.link.${purpose}.action`) })
    .click();
}

const said = (page: Page, words: string) =>
  expect(panelOf(page.getByRole('main')).filter({ hasText: words })).toBeFocused();

for (const [market, script] of [
  ['fr-fr', true],
  ['nl-be', false],
] as const) {
  const t = wordsOf(market);

  test.describe(`${market}, ${script ? 'with' : 'without'} script`, { tag: script ? '@desktop' : '@phone' }, () => {
    test.use({ market, javaScriptEnabled: script });
    test.beforeEach(({ quiet }) => {
      if (!script) quiet.allow(scriptsOff);
    });

    test('newsletter: confirmed, welcomed, left', gateIf(script), async ({ page }) => {
      const email = newEmail();
      await subscribe(market, email);
      const question = linkIn(await mailTo(email, t('mail.newsletter-confirm.title')), 'newsletter-confirm');
      await page.goto(question);
      expect(await mailsTo(email, t('mail.newsletter-welcome.title')), 'opening a link does nothing').toEqual([]);
      await follow(page, t, question, 'newsletter-confirm');
      await said(page, t('forms.link.newsletter-confirm.done'));
      const welcome = await mailTo(email, t('mail.newsletter-welcome.title'));
      await follow(page, t, question, 'newsletter-confirm');
      await said(page, t('forms.link.newsletter-confirm.done'));
      await follow(page, t, linkIn(welcome, 'newsletter-leave'), 'newsletter-leave');
      await said(page, t('forms.link.newsletter-leave.done'));
      await follow(page, t, question, 'newsletter-confirm');
      await said(page, t('forms.link.gone.title'));
      expect(await mailsTo(email)).toHaveLength(2);
    });

    test('what was sent is erased by its link', { tag: WHOLE }, async ({ page }) => {
      const email = newEmail();
      await plainBrowser(siteOf(market)).submit(pathOf(market, '/contact'), 'name="message"', [
        ['name', 'Camille Dupuis'],
        ['email', email],
        ['country', 'BE'],
        ['message', 'À effacer.'],
        ['locale', market],
      ]);
      const link = linkIn(await mailTo(email), 'submission-delete');
      await follow(page, t, link, 'submission-delete');
      await said(page, t('forms.link.submission-delete.done'));
      await follow(page, t, link, 'submission-delete');
      await said(page, t('forms.link.gone.title'));
    });
  });
}

test('a mail program leaves the list by one post, without a page', { tag: '@desktop' }, async ({ page }) => {
  const t = wordsOf('fr-fr');
  const email = newEmail();
  await subscribe('fr-fr', email);
  const question = await mailTo(email);
  await follow(page, t, linkIn(question, 'newsletter-confirm'), 'newsletter-confirm');
  const { origin, pathname, search } = new URL(oneClickIn(await mailTo(email, t('mail.newsletter-welcome.title'))));
  const post = (path: string) =>
    call(settings, origin, path, {
      method: 'POST',
      body: new TextEncoder().encode('List-Unsubscribe=One-Click'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await post(pathname)).status).toBe(400);
  expect((await post(pathname + search)).status).toBe(200);
  expect((await post(pathname + search)).status).toBe(200);
  await follow(page, t, linkIn(question, 'newsletter-confirm'), 'newsletter-confirm');
  await said(page, t('forms.link.gone.title'));
});

test('a link that was cut off says so, and does nothing', { tag: ['@phone', WHOLE] }, async ({ page }) => {
  const t = wordsOf('nl-be');
  await page.goto(`${siteOf('nl-be')}${pathOf('nl-be', '/your-request')}?t=newsletter-leave.cut`);
  await expect(page.getByRole('heading', { level: 1, name: t('forms.link.invalid.title') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
