import type { Page } from '@playwright/test';
import { MARKETS } from '../../lib/platform/markets.ts';
import { sizeWords } from '../../lib/uploads/limits.ts';
import { heavyPdf, onDisk } from '../fixtures/files.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { mailTo } from '../fixtures/inbox.ts';
import { siteOf } from '../fixtures/places.ts';
import { plainBrowser } from '../fixtures/plain-browser.ts';
import { loseAnswer } from '../fixtures/slow.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newEmail } from '../screens/checkout.ts';
import { type FormScreen, formIn } from '../screens/forms.ts';
import {
  chooseFiles,
  expectDraft,
  expectMails,
  fieldOf,
  fillIn,
  send,
  sendButton,
  summaryOf,
  thanksOf,
} from '../screens/sending.ts';

const market = 'fr-fr';
const t = wordsOf(market);
const contact = formIn(market, 'contact');
const isPost = (method: string): boolean => method === 'POST';

const thanked = (page: Page, form: FormScreen) => expect(thanksOf(form.around(page), t)).toBeFocused();

test.use({ market });

test(
  'a file of several megabytes shows that it is being sent',
  { tag: ['@phone', WHOLE] },
  async ({ page, open }, info) => {
    const email = newEmail();
    await open('/contact');
    await fillIn(page, contact, email);
    const [label = ''] = contact.files ?? [];
    await fieldOf(contact.around(page), label).setInputFiles(onDisk(info, heavyPdf('analyse.pdf', 4_000_000)));
    const line = await page.context().newCDPSession(page);
    const upload = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    // Slow until the progress has been seen, and fast afterwards.
    await upload(400_000);
    await send(page, contact);
    const row = page.getByRole('listitem').filter({ hasText: 'analyse.pdf' });
    await expect(row.getByRole('progressbar', { name: 'analyse.pdf' })).toBeVisible();
    await expect(row).toContainText(t('forms.upload.sending', { size: sizeWords(4_000_000, MARKETS[market].tag) }));
    await expect(page.getByRole('status').filter({ hasText: t('submission.sending') })).toBeVisible();
    await upload(-1);
    await thanked(page, contact);
    const team = await mailTo(contact.mails(email)[0]?.to ?? '', email);
    expect(team.attachments[0]?.size).toBeGreaterThan(4_000_000);
  },
);

test('a second click while it is being sent sends nothing more', { tag: ['@desktop', WHOLE] }, async ({
  page,
  open,
}) => {
  const email = newEmail();
  await open('/contact');
  const { promise, resolve } = Promise.withResolvers<void>();
  let posts = 0;
  await page.route('**/*', async (route) => {
    if (!isPost(route.request().method())) return route.continue();
    posts += 1;
    await promise;
    await route.continue();
  });
  await fillIn(page, contact, email);
  await chooseFiles(page, contact);
  const button = sendButton(contact.around(page), contact);
  await button.dblclick();
  await expect(page.getByRole('status').filter({ hasText: t('submission.sending') })).toBeVisible();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click();
  resolve();
  await thanked(page, contact);
  expect(posts).toBe(1);
  await expectMails(contact, email);
});

test('offline nothing is lost, and back online it is sent once', { tag: '@phone' }, async ({
  page,
  context,
  open,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/);
  const email = newEmail();
  await open('/contact');
  await context.setOffline(true);
  await fillIn(page, contact, email);
  await chooseFiles(page, contact);
  for (let tries = 0; tries < 2; tries++) {
    await send(page, contact);
    await expect(summaryOf(page).getByRole('heading')).toHaveText(t('submission.problems.offline'));
    await expect(summaryOf(page)).toBeFocused();
    await expectDraft(page, contact, email);
  }
  await context.setOffline(false);
  await send(page, contact);
  await thanked(page, contact);
  await expectMails(contact, email);
});

test('an answer that was lost on its way: sent again it is one submission', { tag: '@desktop' }, async ({
  page,
  open,
  quiet,
}) => {
  quiet.allow(/ERR_CONNECTION_RESET/);
  const email = newEmail();
  await open('/contact');
  const lost = await loseAnswer(page, `*${contact.path}`);
  await fillIn(page, contact, email);
  await chooseFiles(page, contact);
  await send(page, contact);
  await expect(summaryOf(page).getByRole('heading')).toHaveText(t('submission.problems.unanswered'));
  await expectDraft(page, contact, email);
  await send(page, contact);
  await thanked(page, contact);
  expect(lost()).toBe(1);
  await expectMails(contact, email);
});

test('offline at the foot of a page: said at the field, and sent afterwards', { tag: ['@phone', WHOLE] }, async ({
  page,
  context,
  open,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/);
  const form = formIn(market, 'newsletter');
  const email = newEmail();
  await open('/');
  await context.setOffline(true);
  await fillIn(page, form, email);
  await send(page, form);
  const field = fieldOf(form.around(page), t('forms.newsletter.email'));
  await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(t('submission.problems.offline'))));
  await expect(field).toHaveValue(email);
  await context.setOffline(false);
  await send(page, form);
  await thanked(page, form);
  await expectMails(form, email);
});

test('the sixth in ten minutes says when to try again, and loses nothing', { tag: ['@desktop', WHOLE] }, async ({
  page,
  open,
  extraHTTPHeaders,
}) => {
  const sameAddress = plainBrowser(siteOf(market), { visitor: extraHTTPHeaders?.['x-forwarded-for'] });
  const email = newEmail();
  for (let count = 1; count <= 5; count++) {
    const fields = [
      ['name', 'Camille'],
      ['email', email],
      ['country', 'FR'],
      ['message', `Message ${count}`],
    ] as const;
    const { text } = await sameAddress.fill(contact.path, 'name="message"', fields);
    expect(text).toContain('name="token"');
  }
  await open('/contact');
  await fillIn(page, contact, email);
  await chooseFiles(page, contact);
  await send(page, contact);
  await expect(summaryOf(page).getByRole('heading')).toHaveText(t('submission.problems.limited', { minutes: 10 }));
  await expectDraft(page, contact, email);
});
