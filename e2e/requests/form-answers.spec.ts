import { expect, test } from '@playwright/test';
import { pageIn } from '../fixtures/catalogue.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { plainBrowser } from '../fixtures/plain-browser.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newEmail } from '../screens/checkout.ts';

const market = 'nl-be';
const t = wordsOf(market);
const newsletter = 'name="registration_channel"';
const soldOut = pathOf(market, '/products/[[...path]]', pageIn(market, 'soldOut').path);

// Pages that are rendered for each request: without script, the framework does not show an action's result in them.
const places: [where: string, path: string, marker: string, form: 'newsletter' | 'alert'][] = [
  ['the cart', pathOf(market, '/checkout/cart'), newsletter, 'newsletter'],
  ['a search', `${pathOf(market, '/f-a-q/search')}?q=levering`, newsletter, 'newsletter'],
  ['a variant of a product', `${soldOut}?variant=70061`, t('forms.alert.submit'), 'alert'],
];

for (const [where, path, marker, form] of places) {
  test(`${where}, without script: the ${form} form is confirmed on a page of its own`, async () => {
    const visitor = plainBrowser(siteOf(market));
    const asked = await visitor.fill(path, marker, [['email', newEmail()]]);
    expect(asked.path).toContain(`${pathOf(market, '/your-request')}?t=submission-confirm.`);
    expect(asked.text).toContain(t('forms.link.submission-confirm.action'));
    const { text, path: after } = await visitor.press(asked);
    expect(after).toContain('outcome=done');
    expect(text).toContain(t(`forms.${form}.doneText`));
  });

  test(`${where}, without script: the ${form} form that comes again is confirmed again`, async () => {
    const visitor = plainBrowser(siteOf(market));
    const fields: [string, string][] = [['email', newEmail()]];
    await visitor.submit(path, marker, fields);
    const asked = await visitor.fill(path, marker, fields);
    expect(asked.path).toContain(`${pathOf(market, '/your-request')}?t=submission-confirm.`);
    expect((await visitor.press(asked)).text).toContain(t(`forms.${form}.doneText`));
  });

  test(`${where}, without script: a ${form} form that is refused says so on a page of its own`, async () => {
    const visitor = plainBrowser(siteOf(market));
    const { path: after, text } = await visitor.fill(path, marker, [['email', 'camille']]);
    expect(after).toBe(`${pathOf(market, '/your-request')}?form=${form}`);
    expect(text).toContain(t('forms.link.refused.title'));
  });
}
