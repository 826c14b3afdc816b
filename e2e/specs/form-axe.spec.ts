import type { Page } from '@playwright/test';
import { fits } from '../fixtures/fits.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { siteOf } from '../fixtures/places.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newEmail } from '../screens/checkout.ts';
import { formsIn } from '../screens/forms.ts';
import { chooseFiles, confirm, fillIn, panelOf, sendButton } from '../screens/sending.ts';

// The longest words are Dutch. A form in its initial state is among the pages of axe.spec.
const market = 'nl-be';
const t = wordsOf(market);
test.use({ market, contextOptions: { reducedMotion: 'reduce' } });

async function look(page: Page, axe: () => Promise<void>, where: string): Promise<void> {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await fits(page, where);
  }
  await test.step(where, axe);
}

// The others consist of the same parts on the same background.
const forms = formsIn(market).filter(({ name }) => !['spontaneous application', 'newsletter block'].includes(name));

for (const form of forms) {
  test(`${form.name}: with mistakes, to be confirmed, sent`, { tag: ['@desktop', WHOLE] }, async ({ page, axe }) => {
    test.setTimeout(60_000);
    // Without a bot check proof, a browser with script is asked to confirm as well.
    await page.route('**/api/proof?*', (route) => route.fulfill({ status: 200, json: {} }));
    const around = form.around(page);
    const email = newEmail();
    await page.goto(siteOf(market) + form.path);
    await listening(page);
    await fillIn(page, form, email, 'wrong');
    await chooseFiles(page, form);
    await sendButton(around, form).click();
    await expect(around.getByText(t('submission.errorPrefix')).first()).toBeAttached();
    await look(page, axe, 'with mistakes');
    await fillIn(page, form, email);
    await sendButton(around, form).click();
    if (form.confirms) {
      await expect(panelOf(around)).toBeFocused();
      await look(page, axe, 'to be confirmed');
      await confirm(around, t);
    }
    await expect(around.getByRole('button', { name: t('submission.confirm.action') })).toHaveCount(0);
    await expect(panelOf(around)).toBeFocused();
    await look(page, axe, 'sent');
  });
}
