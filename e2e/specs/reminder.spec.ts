import { pageIn } from '../fixtures/catalogue.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { linkIn, mailsTo, mailTo } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newEmail } from '../screens/checkout.ts';
import { scriptsOff } from '../screens/no-script.ts';
import { panelOf } from '../screens/sending.ts';

for (const [market, script] of [
  ['fr-fr', true],
  ['nl-be', false],
] as const) {
  const t = wordsOf(market);
  const { path, name } = pageIn(market, 'magnesium');

  test.describe(`${market}, ${script ? 'with' : 'without'} script`, { tag: [WHOLE, '@phone'] }, () => {
    test.use({ market, javaScriptEnabled: script });
    test.beforeEach(({ quiet }) => {
      if (!script) quiet.allow(scriptsOff);
    });

    test('from the product to its reminder: chosen, confirmed, left', async ({ page, open, axe }) => {
      const email = newEmail();
      const main = page.getByRole('main');
      await open('/products/[[...path]]', path);
      await main.getByRole('link', { name: t('catalogue.reminder') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('forms.reminder.title', { name }) })).toBeVisible();
      if (script) await axe();
      await main.getByLabel(t('forms.reminder.everyDays'), { exact: true }).selectOption('60');
      await main.getByLabel(t('forms.reminder.times'), { exact: true }).selectOption('3');
      await main.getByLabel(t('forms.reminder.email'), { exact: true }).fill(email);
      await main.getByRole('checkbox', { name: t('forms.reminder.agreement') }).check();
      await main.getByRole('button', { name: t('forms.reminder.submit'), exact: true }).click();
      if (!script) await main.getByRole('button', { name: t('submission.confirm.action') }).click();
      await expect(panelOf(main)).toContainText(t('forms.reminder.done'));

      const question = await mailTo(email);
      expect(question.text).toMatch(/3[\s\S]+60/);
      await page.goto(linkIn(question, 'reminder-confirm'));
      await main.getByRole('button', { name: t('forms.link.reminder-confirm.action') }).click();
      await expect(panelOf(main)).toContainText(t('forms.link.reminder-confirm.done'));
      await page.goto(linkIn(question, 'reminder-leave'));
      await main.getByRole('button', { name: t('forms.link.reminder-leave.action') }).click();
      await expect(panelOf(main)).toContainText(t('forms.link.reminder-leave.done'));
      expect(await mailsTo(email)).toHaveLength(1);
    });

    test('no reminder is offered for a medicine', async ({ page, open }) => {
      await open('/products/[[...path]]', pageIn(market, 'medicine').path);
      await expect(page.getByRole('main').getByRole('link', { name: t('catalogue.reminder') })).toHaveCount(0);
    });
  });
}
