import { pageIn } from '../fixtures/catalogue.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { mailTo } from '../fixtures/inbox.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { scriptsOff } from '../screens/no-script.ts';
import * as walk from '../screens/review-walk.ts';
import { newPerson } from '../screens/sign-in.ts';

for (const [market, javaScriptEnabled] of [
  ['fr-fr', true],
  ['nl-be', true],
  ['fr-fr', false],
] as const) {
  const t = wordsOf(market);

  test.describe(`${market}, ${javaScriptEnabled ? 'with' : 'without'} script`, { tag: [WHOLE, '@desktop'] }, () => {
    test.use({ market });
    test.setTimeout(120_000);

    test('bought, asked by mail, written, published, answered, refused', async ({
      page,
      browser,
      context,
      axe,
      quiet,
    }) => {
      const person = newPerson();
      const typed = walk.newReview();
      const link = await walk.buyAndBeAsked({ page, market, t, person });
      const writer = javaScriptEnabled ? page : await (await browser.newContext({ javaScriptEnabled })).newPage();
      if (!javaScriptEnabled) quiet.allow(scriptsOff);
      await writer.goto(link);
      if (javaScriptEnabled) await axe();
      await walk.refusedClaim(writer, t, typed);
      await walk.fillReview(writer, t, typed);
      await walk.sendReview(writer, t);
      await expect(writer.getByRole('heading', { name: t('reviews.form.done') })).toBeVisible();
      await writer.goto(link);
      await expect(writer.getByRole('heading', { level: 1, name: t('reviews.link.used.title') })).toBeVisible();

      const desk = await walk.moderate(browser, market, typed, { javaScriptEnabled });
      await expect(desk.page).toHaveTitle(`${desk.t('reviews.moderation.title')} | ${desk.t('common.brand')}`);
      await expect(desk.card).toContainText(desk.t('reviews.moderation.doubtful', { words: 'soulage' }));
      const others = desk.page.getByLabel(desk.t('reviews.moderation.reason'));
      const half = 'Une raison qui n’est écrite qu’à';
      if (javaScriptEnabled) await others.last().fill(half);
      await desk.card.getByRole('button', { name: desk.t('reviews.moderation.approve') }).click();
      await expect(desk.page.getByText(desk.t('reviews.moderation.outcome.approved'))).toBeVisible();
      await desk.card.getByLabel(desk.t('reviews.moderation.answer')).fill('Il soigne aussi le bouchon.');
      await desk.card.getByRole('button', { name: desk.t('reviews.moderation.saveAnswer') }).click();
      await expect(desk.card.getByText(desk.t('reviews.moderation.problems.claim', { said: 'soigne' }))).toBeVisible();
      await expect(desk.card.getByLabel(desk.t('reviews.moderation.answer'))).toHaveValue(
        'Il soigne aussi le bouchon.',
      );
      // What was begun at another review is still there.
      if (javaScriptEnabled) await expect(others.last()).toHaveValue(half);
      // The draft is in the store: it is there for whoever opens the page anew.
      await desk.page.reload();
      // Nobody types and submits within the milliseconds in which the page is hydrated.
      if (javaScriptEnabled) await listening(desk.page);
      await expect(desk.card.getByLabel(desk.t('reviews.moderation.answer'))).toHaveValue(
        'Il soigne aussi le bouchon.',
      );
      await desk.card.getByLabel(desk.t('reviews.moderation.answer')).fill('Merci de votre avis.');
      await desk.card.getByRole('button', { name: desk.t('reviews.moderation.saveAnswer') }).click();
      await expect(desk.page.getByText(desk.t('reviews.moderation.outcome.answered'))).toBeVisible();
      await walk.expectShown(page, market, typed, 'Merci de votre avis.');
      if (javaScriptEnabled) await axe();

      await desk.card.getByLabel(desk.t('reviews.moderation.reason')).fill('Une adresse y figure.');
      await desk.card.getByRole('button', { name: desk.t('reviews.moderation.refuse') }).click();
      await expect(desk.page.getByText(desk.t('reviews.moderation.outcome.refused'))).toBeVisible();
      const mail = await mailTo(person.email, 'Une adresse y figure.');
      expect(mail.subject).toBe(t('mail.review-refused.subject', { product: nameInOrder(market) }));
      await page.reload();
      await expect(page.getByRole('heading', { name: typed.title })).toHaveCount(0);
      await desk.end();
      if (writer !== page) await writer.context().close();
      await context.clearCookies();
    });
  });
}

/** The shop names what was bought in the language of the order. */
const nameInOrder = (market: 'fr-fr' | 'nl-be'): string =>
  `${pageIn(market, 'magnesium').name}, ${{ 'fr-fr': '60 gélules', 'nl-be': '60 capsules' }[market]}`;

test.describe('the demonstration', { tag: WHOLE }, () => {
  const market = 'fr-fr';
  const t = wordsOf(market);
  test.use({ market });

  test('the page of a product has its newest reviews, and the others behind a link; a medicine has none', async ({
    page,
    open,
    axe,
  }) => {
    await open('/products/[[...path]]', pageIn(market, 'gummies').path);
    const region = page.getByRole('region', { name: t('reviews.section.title') });
    await expect(region.getByRole('article')).toHaveCount(3);
    await expect(region.getByText(t('reviews.section.language', { language: 'nl' }))).toBeVisible();
    await page.getByRole('link', { name: t('reviews.section.count', { count: 3 }) }).click();
    await expect(region).toBeInViewport();
    await open('/products/[[...path]]', `${pageIn(market, 'gummies').path}?reviews=1`);
    await page.getByRole('radio', { name: 'Pêche' }).check();
    await expect(page).toHaveURL(/\?variant=\d+&reviews=1$/);
    // Other tests add to them.
    const all = new RegExp(t('reviews.section.all', { count: 777 }).replace('777', String.raw`\d+`));
    // The link goes to another route.
    await open('/products/[[...path]]', pageIn(market, 'magnesium').path);
    const quantity = page.getByRole('spinbutton', { name: t('catalogue.quantity') });
    await quantity.fill('3');
    await region.getByRole('link', { name: all }).click();
    await expect(page).toHaveURL(/\?reviews=1#reviews$/);
    await expect(quantity).toHaveValue('3');
    await open('/products/[[...path]]', `${pageIn(market, 'magnesium').path}?variant=70061`);
    await region.getByRole('link', { name: all }).click();
    await expect(region.getByRole('article')).toHaveCount(10);
    await expect(region).toBeFocused();
    await axe();
    await region.getByRole('link', { name: t('pages.pagination.page', { page: 2 }) }).click();
    await expect(page).toHaveURL(/\?variant=70061&reviews=2#reviews$/);
    await expect(region.getByRole('article').first()).toBeVisible();
    await expect(region).toBeFocused();
    await region.getByRole('link', { name: t('reviews.section.how') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('reviews.how.title') })).toBeVisible();
    await axe();
    await open('/products/[[...path]]', pageIn(market, 'medicine').path);
    await expect(region).toHaveCount(0);
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts).not.toEqual([]);
    expect(facts.join()).not.toMatch(/[rR]eview|[rR]ating/);
  });
});
