import { emptyPdf, fakePdf, goodPdf, heavyPdf, onDisk, table } from '../fixtures/files.ts';
import { fits } from '../fixtures/fits.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { siteOf } from '../fixtures/places.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newEmail } from '../screens/checkout.ts';
import { formIn } from '../screens/forms.ts';
import { scriptsOff } from '../screens/no-script.ts';
import { fieldOf, fillIn, panelOf, sendButton, summaryOf } from '../screens/sending.ts';

const MEGABYTE = 1_048_576;

test.describe('files that are refused', () => {
  const market = 'nl-be';
  const t = wordsOf(market);
  test.use({ market });

  test('are said one by one, and go away one by one', { tag: '@phone' }, async ({ page, open }, info) => {
    const form = formIn(market, 'contact');
    const [label = ''] = form.files ?? [];
    const around = form.around(page);
    await open('/contact');
    await fillIn(page, form, newEmail());
    const input = fieldOf(around, label);
    const files = [goodPdf('brief.pdf'), heavyPdf('groot.pdf', 10 * MEGABYTE), emptyPdf('leeg.pdf')];
    await input.setInputFiles(files.map((file) => onDisk(info, file)));
    await input.setInputFiles([table('tabel.xlsx')]);
    const refused = around.getByRole('listitem').filter({ hasText: t('forms.upload.refused', { size: '' }) });
    await expect(refused).toHaveCount(3);
    await sendButton(around, form).click();
    await expect(summaryOf(page)).toBeFocused();
    await expect(summaryOf(page).getByRole('link')).toHaveText([
      t('submission.errors.fileTooLarge', { name: 'groot.pdf', megabytes: 10 }),
      t('submission.errors.fileEmpty', { name: 'leeg.pdf' }),
      t('submission.errors.fileType', { name: 'tabel.xlsx', types: 'JPG, PNG, PDF, DOC, DOCX' }),
    ]);
    await fits(page, 'files that are refused');
    for (const name of ['groot.pdf', 'leeg.pdf', 'tabel.xlsx']) {
      await around.getByRole('button', { name: t('forms.upload.remove', { name }) }).click();
      await expect(input).toBeFocused();
    }
    await expect(summaryOf(page)).toHaveCount(0);
    await sendButton(around, form).click();
    await expect(panelOf(around)).toBeFocused();
  });

  test('a page that calls itself a PDF is found by the server', { tag: '@desktop' }, async ({ page }, info) => {
    const form = formIn(market, 'application');
    const [resume = '', letter = ''] = form.files ?? [];
    const around = form.around(page);
    await page.goto(siteOf(market) + form.path);
    await listening(page);
    await fillIn(page, form, newEmail());
    await fieldOf(around, resume).setInputFiles(onDisk(info, heavyPdf('cv.pdf', 2 * MEGABYTE)));
    await fieldOf(around, letter).setInputFiles(fakePdf('brief.pdf'));
    await sendButton(around, form).click();
    const said = summaryOf(page).getByRole('link');
    await expect(said).toHaveText([t('submission.errors.fileTooLarge', { name: 'cv.pdf', megabytes: 2 })]);
    await fieldOf(around, resume).setInputFiles(goodPdf('cv.pdf'));
    await sendButton(around, form).click();
    await expect(said).toHaveText([t('submission.errors.fileContent', { name: 'brief.pdf' })]);
    await expect(summaryOf(page)).toBeFocused();
    await expect(around.getByText('cv.pdf', { exact: true })).toBeVisible();
    await fieldOf(around, letter).setInputFiles(goodPdf('brief.pdf'));
    await sendButton(around, form).click();
    await expect(panelOf(around)).toBeFocused();
  });
});

for (const market of ['fr-tn', 'nl-be'] as const) {
  const t = wordsOf(market);

  test.describe(`${market}, without script`, { tag: [market === 'nl-be' ? '@phone' : '@desktop', WHOLE] }, () => {
    test.use({ market, javaScriptEnabled: false });

    test('files that are too heavy together have a page of words, and the typing is behind it', async ({
      page,
      quiet,
    }, info) => {
      quiet.allow(scriptsOff);
      quiet.allowDocuments(413);
      const form = formIn(market, 'contact');
      const [label = ''] = form.files ?? [];
      const email = newEmail();
      await page.goto(siteOf(market) + form.path);
      await fillIn(page, form, email);
      const heavy = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => onDisk(info, heavyPdf(name, 8 * MEGABYTE)));
      await fieldOf(form.around(page), label).setInputFiles(heavy);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        sendButton(form.around(page), form).click(),
      ]);
      expect(answer.status()).toBe(413);
      await expect(page.getByRole('heading', { level: 1, name: t('forms.refused.too-large.title') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(t('forms.refused.back'));
      await fits(page, 'too heavy');
      await page.goBack();
      for (const { label: name, right } of form.fields(email)) {
        await expect(fieldOf(form.around(page), name)).toHaveValue(right);
      }
    });
  });
}
