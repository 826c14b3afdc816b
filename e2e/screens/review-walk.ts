import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Locale } from '../../lib/platform/markets.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { linkIn, mailTo } from '../fixtures/inbox.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { listening } from '../fixtures/test.ts';
import { type Words, wordsOf } from '../fixtures/words.ts';
import { newCustomer, title } from './account.ts';
import { main } from './forms.ts';
import { fieldOf } from './sending.ts';
import type { Person } from './sign-in.ts';

export type Buyer = { page: Page; market: Locale; t: Words; person: Person };

/** What is typed, with a title of this run only: fewer digits than a phone number has. */
export const newReview = () => ({
  title: `Conforme ${randomUUID().slice(0, 8)}`,
  text: 'Le flacon se referme bien, mais ça ne soulage pas ma toux.',
  displayName: 'Élise D.',
  rating: '4',
});
export type Typed = ReturnType<typeof newReview>;

/** Buys, has it sent, and opens the link of the mail. */
export async function buyAndBeAsked(buyer: Buyer): Promise<string> {
  const order = await newCustomer(buyer);
  await sandbox.order(order.number, 'fulfill');
  const mail = await mailTo(buyer.person.email, order.name);
  expect(mail.subject).toBe(buyer.t('mail.review-invite.subject', { order: order.name }));
  return linkIn(mail, 'review-write');
}

const productName = (market: Locale): string => pageIn(market, 'magnesium').name;

/** Fills in the form. The product has the name that it had in the order. */
export async function fillReview(page: Page, t: Words, { title: headline, text, displayName, rating }: Typed) {
  const around = main(page);
  await around.getByRole('radio', { name: t(`reviews.form.ratings.${rating as '4'}`) }).check({ force: true });
  await fieldOf(around, t('reviews.form.reviewTitle')).fill(headline);
  await fieldOf(around, t('reviews.form.text')).fill(text);
  await fieldOf(around, t('reviews.form.displayName')).fill(displayName);
  await around.getByRole('checkbox', { name: t('reviews.form.agreement') }).check();
}

export const sendReview = (page: Page, t: Words) =>
  main(page)
    .getByRole('button', { name: t('reviews.form.submit') })
    .click();

/** A claim is refused at its field, and nothing is lost. */
export async function refusedClaim(page: Page, t: Words, typed: Typed) {
  await fillReview(page, t, { ...typed, text: `${typed.text} Il a guéri ma toux.` });
  await sendReview(page, t);
  await expect(
    main(page).getByText(t('submission.errors.reviewClaim').replace('{said}', 'guéri')).first(),
  ).toBeVisible();
  await expect(fieldOf(main(page), t('reviews.form.reviewTitle'))).toHaveValue(typed.title);
  await expect(main(page).getByRole('radio', { name: t('reviews.form.ratings.4') })).toBeChecked();
}

/** As a moderator, in a browser of their own, on the market's host and in its language: opens the page with a review. */
export async function moderate(browser: Browser, market: Locale, typed: Typed, { javaScriptEnabled = true } = {}) {
  const site = siteOf(market);
  const t = wordsOf(market);
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(`${site}/moderation?lang=${market}`);
  await page.getByLabel(t('reviews.moderation.login')).fill(settings.values.OPS_TOKEN ?? '');
  await page.getByRole('button', { name: t('reviews.moderation.open') }).click();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: typed.title }) });
  await expect(card).toBeVisible();
  if (javaScriptEnabled) await listening(page);
  return { page, card, t, end: () => context.close() };
}

/** The review is on the page of the product, with the brand's answer. */
export async function expectShown(page: Page, market: Locale, typed: Typed, answer: string) {
  const t = wordsOf(market);
  await page.goto(pathOf(market, '/products/[[...path]]', pageIn(market, 'magnesium').path));
  await expect(title(page, productName(market))).toBeVisible();
  const shown = page.getByRole('article').filter({ has: page.getByRole('heading', { name: typed.title }) });
  await expect(shown).toBeVisible();
  await expect(shown).toContainText(typed.text);
  await expect(shown).toContainText(answer);
  await expect(page.getByRole('region', { name: t('reviews.section.title') })).toBeVisible();
}
