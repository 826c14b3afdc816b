import type { Locator, Page } from '@playwright/test';
import { goodPdf } from '../fixtures/files.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { siteOf } from '../fixtures/places.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newEmail } from '../screens/checkout.ts';
import { type FormScreen, formIn } from '../screens/forms.ts';
import { pressOn, tabTo } from '../screens/keyboard.ts';
import { expectMails, fieldOf, mistakesOf, panelOf, sendButton, summaryOf } from '../screens/sending.ts';

async function type(page: Page, field: Locator, value: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(value);
}

/** Opens the browser's own file dialog from the keyboard, and chooses files. */
async function choose(page: Page, field: Locator, names: readonly string[]): Promise<void> {
  await tabTo(page, field);
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
  await dialog.setFiles(names.map((name) => goodPdf(name)));
}

/** Fills in the whole form, in tab order. */
async function fill(page: Page, form: FormScreen, email: string): Promise<void> {
  const around = form.around(page);
  for (const { label, right, wrong } of form.fields(email)) await type(page, fieldOf(around, label), wrong ?? right);
  const files = ['cv.pdf', 'lettre.pdf'];
  const fields = form.files ?? [];
  for (const [index, label] of fields.entries()) {
    // A field for several files takes them at once.
    await choose(page, fieldOf(around, label), fields.length === 1 ? files : files.slice(index, index + 1));
  }
  for (const { label } of form.boxes ?? []) await pressOn(page, around.getByRole('checkbox', { name: label }), 'Space');
}

/** From the summary, which has the focus, through each link to its field. */
async function correct(page: Page, form: FormScreen, email: string): Promise<void> {
  const around = form.around(page);
  const summary = summaryOf(page);
  for (const { label, error } of mistakesOf(form, email)) {
    await pressOn(page, summary.getByRole('link', { name: error }));
    await expect(fieldOf(around, label)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(form.fields(email).find((field) => field.label === label)?.right ?? '');
    if (await summary.isVisible()) await tabTo(page, summary.getByRole('link').first(), 'Shift+Tab');
  }
}

for (const [market, name] of [
  ['fr-be', 'contact'],
  ['nl-be', 'application'],
] as const) {
  test.describe(`${market} ${name}`, { tag: ['@desktop', WHOLE] }, () => {
    test.use({ market });

    test('by keyboard alone, with mistakes and a file', async ({ page }) => {
      test.setTimeout(60_000);
      const form = formIn(market, name);
      const around = form.around(page);
      const email = newEmail();
      // A permanent listener: dialogs are not handed back to the browser between two fields.
      page.on('filechooser', () => {});
      await page.goto(siteOf(market) + form.path);
      await listening(page);
      await fill(page, form, email);
      await pressOn(page, sendButton(around, form));
      await expect(summaryOf(page)).toBeFocused();
      await correct(page, form, email);
      await pressOn(page, sendButton(around, form));
      await expect(panelOf(around)).toBeFocused();
      await expectMails(form, email);
    });
  });
}

test.describe('a stock alert', { tag: ['@desktop', WHOLE] }, () => {
  const market = 'nl-be';
  const t = wordsOf(market);
  test.use({ market });

  test('by keyboard alone', async ({ page }) => {
    const form = formIn(market, 'stock alert');
    const around = form.around(page);
    const field = fieldOf(around, t('forms.alert.email'));
    const email = newEmail();
    await page.goto(siteOf(market) + form.path);
    await listening(page);
    await type(page, field, 'camille@exemple');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(t('submission.errors.emailInvalid'))));
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(panelOf(around)).toBeFocused();
    await expectMails(form, email);
  });
});
