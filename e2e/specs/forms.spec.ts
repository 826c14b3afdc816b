import type { Locator, Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../lib/platform/markets.ts';
import { gateIf, WHOLE } from '../fixtures/gate.ts';
import { siteOf } from '../fixtures/places.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { type Words, wordsOf } from '../fixtures/words.ts';
import { newEmail } from '../screens/checkout.ts';
import { type FormScreen, formIn, formsIn, main } from '../screens/forms.ts';
import { scriptsOff } from '../screens/no-script.ts';
import {
  chooseFiles,
  confirm,
  expectMails,
  fieldOf,
  fillIn,
  mistakesOf,
  panelOf,
  send,
  summaryOf,
  thanksOf,
} from '../screens/sending.ts';

/** Each error is shown at its field, and above the form with a link to it; the valid input is still there. */
async function expectMistakes(page: Page, form: FormScreen, email: string, t: Words): Promise<void> {
  const around = form.around(page);
  const mistakes = mistakesOf(form, email);
  if (form.short) {
    const [{ label, error } = { label: '', error: '' }] = mistakes;
    await expect(fieldOf(around, label)).toHaveAccessibleDescription(new RegExp(RegExp.escape(error)));
    await expect(fieldOf(around, label)).toBeInViewport();
  } else {
    const summary = summaryOf(page);
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport({ ratio: 0.95 });
    const count = mistakes.length;
    const title = count === 1 ? t('forms.summaryOne') : t('forms.summary', { count });
    await expect(summary.getByRole('heading')).toHaveText(title);
    await expect(summary.getByRole('link')).toHaveText(mistakes.map(({ error }) => error));
    await expectLinksLead(summary, form, around, email);
  }
  for (const { label, right, wrong } of form.fields(email)) {
    await expect(fieldOf(around, label)).toHaveValue(wrong ?? right);
  }
}

async function expectLinksLead(summary: Locator, { fields }: FormScreen, around: Locator, email: string) {
  for (const { label, error } of fields(email)) {
    if (!error) continue;
    await summary.getByRole('link', { name: error }).click();
    await expect(fieldOf(around, label)).toBeFocused();
    await expect(fieldOf(around, label)).toHaveAccessibleDescription(new RegExp(RegExp.escape(error)));
  }
}

/** Markets in which the errors are tested as well; the others have the same forms in one of these languages. */
const thorough: readonly Locale[] = ['fr-fr', 'nl-be'];

/** For the gate: with script and without, a form of its own page and one of the foot, with files, with an order. */
const GATE = ['contact', 'newsletter block', 'application', 'returns'];

for (const [column, market] of LOCALES.entries()) {
  const t = wordsOf(market);

  for (const [row, form] of formsIn(market).entries()) {
    // Every form with script and without, on a phone and on a desktop, in one market or another.
    const scripted = (row + column) % 2 === 0;
    const tag = (row + (column >> 1)) % 2 === 0 ? '@phone' : '@desktop';
    const inGate = gateIf(market === 'fr-fr' && GATE.includes(form.name), tag);

    test.describe(`${market}, ${form.name}, ${scripted ? 'with' : 'without'} script`, inGate, () => {
      test.use({ market, javaScriptEnabled: scripted });

      const title = thorough.includes(market) ? 'mistakes lose nothing, then thanks and mails' : 'thanks and mails';
      test(title, async ({ page, quiet }) => {
        if (!scripted) quiet.allow(scriptsOff);
        const email = newEmail();
        // Without script a short form shows its result on a page of its own.
        const answered: FormScreen = form.short && !scripted ? { ...form, around: main } : form;
        const around = answered.around(page);
        await page.goto(siteOf(market) + form.path);
        if (scripted) await listening(page);
        await chooseFiles(page, form);
        if (thorough.includes(market)) {
          await fillIn(page, form, email, 'wrong');
          await send(page, form);
          await expectMistakes(page, answered, email, t);
          if (!scripted && form.files) {
            await expect(summaryOf(page)).toContainText(t('forms.filesAgain'));
            await chooseFiles(page, form);
          }
        }
        const shown = thorough.includes(market) ? answered : form;
        await fillIn(page, shown, email);
        await send(page, shown);
        if (!scripted && form.confirms) {
          if (!form.short) await expect(panelOf(around)).toBeFocused();
          await confirm(around, t);
        }
        await expect(thanksOf(around, t)).toBeFocused();
        await expect(thanksOf(around, t)).toBeInViewport({ ratio: 0.95 });
        await expectMails(form, email);
      });
    });
  }
}

test('a form that is done begins anew for who comes back to its page', { tag: ['@desktop', WHOLE] }, async ({
  page,
}) => {
  const t = wordsOf('fr-fr');
  const form = formIn('fr-fr', 'contact');
  const around = form.around(page);
  const email = newEmail();
  await page.goto(siteOf('fr-fr') + form.path);
  await listening(page);
  await fillIn(page, form, email);
  await send(page, form);
  await expect(thanksOf(around, t)).toBeFocused();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common.home') })
    .click();
  await expect(thanksOf(around, t)).toBeHidden();
  await page.goBack({ waitUntil: 'commit' });
  for (const { label } of form.fields(email)) await expect(fieldOf(around, label)).toHaveValue('');
  await expect(thanksOf(around, t)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
