import type { Locale } from '../../lib/platform/markets.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { mailTo } from '../fixtures/inbox.ts';
import { settings, siteOf } from '../fixtures/places.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newEmail } from '../screens/checkout.ts';
import { formIn } from '../screens/forms.ts';
import { scriptsOff } from '../screens/no-script.ts';
import { confirm, fieldOf, fillIn, send, thanksOf } from '../screens/sending.ts';

const { CONTACT_MAILBOX = '', VIGILANCE_MAILBOX = '' } = settings.values;

const MARKETS: [Locale, string, string][] = [
  ['fr-fr', 'Une allergie après la crème.', 'https://signalement.social-sante.gouv.fr/'],
  ['nl-be', 'Een bijwerking van de zalf.', `${siteOf('nl-be')}/nl/juridische-informatie/bijwerkingen-melden`],
];

for (const [market, words, place] of MARKETS) {
  const t = wordsOf(market);
  const form = formIn(market, 'contact');

  /** The brand receives it twice, marked; the confirmation mail names the place. */
  const expectReport = async (email: string) => {
    for (const box of [CONTACT_MAILBOX, VIGILANCE_MAILBOX]) {
      expect((await mailTo(box, email)).subject).toMatch(/^\[vigilance\] /);
    }
    expect((await mailTo(email)).text).toContain(place);
  };

  test.describe(`${market}, a message about an adverse event`, { tag: WHOLE }, () => {
    test.use({ market });

    test('names its place while it is typed, and is sent as any other', { tag: '@phone' }, async ({ page }) => {
      const email = newEmail();
      await page.goto(siteOf(market) + form.path);
      await listening(page);
      await fillIn(page, form, email);
      const notice = form
        .around(page)
        .getByRole('status')
        .filter({ hasText: t('forms.contact.newTab') });
      await expect(notice).toHaveCount(0);
      const message = fieldOf(form.around(page), t('forms.contact.message'));
      await message.fill(`${words} ${email}`);
      await expect(notice.getByRole('link')).toHaveJSProperty('href', place);
      await expect(message).toBeFocused();
      await send(page, form);
      await expect(thanksOf(form.around(page), t)).toBeFocused();
      await expectReport(email);
    });

    test.describe('without script', { tag: '@desktop' }, () => {
      test.use({ javaScriptEnabled: false });

      test('has its place in the receipt', async ({ page, quiet }) => {
        quiet.allow(scriptsOff);
        const email = newEmail();
        await page.goto(siteOf(market) + form.path);
        await fillIn(page, form, email);
        await fieldOf(form.around(page), t('forms.contact.message')).fill(`${words} ${email}`);
        await send(page, form);
        await confirm(form.around(page), t);
        await expect(thanksOf(form.around(page), t)).toBeFocused();
        await expectReport(email);
      });
    });
  });
}
