import { expect, test } from '@playwright/test';
import type { Route } from '../../lib/platform/i18n/routes.ts';
import { type BrowserResponse, httpBrowser } from '../fixtures/http-browser.ts';
import { signInAs } from '../fixtures/http-sign-in.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { wordsOf } from '../fixtures/words.ts';

const market = 'nl-be';
const t = wordsOf(market);
const lotte = { email: 'lotte.peeters@voorbeeld.be', password: 'silene-demo-2' };
/** Orders of the demonstration: her own ones, and a number that does not exist. */
const hers = [905, 911, 915];
const NOBODYS = 899;

/** The text of a page, without the requested number. */
const wordsIn = ({ text }: BrowserResponse, number: number): string =>
  text
    .replaceAll(String(number), 'NUMBER')
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

for (const route of ['/my-account/orders/[order]', '/my-account/orders/[order]/return'] satisfies Route[]) {
  test(`${route}: of every number, what is somebody else’s is answered as what there is not`, async () => {
    test.setTimeout(60_000);
    const browser = httpBrowser();
    await signInAs(browser, market, lotte);
    const ask = (number: number | string) => browser.open(siteOf(market) + pathOf(market, route, String(number)));
    const nothing = await ask(NOBODYS);
    expect(nothing.text).toContain(t('account.order.unknown.title'));
    for (let number = 900; number <= 930; number++) {
      const answer = await ask(number);
      if (hers.includes(number)) expect(answer.text).toContain(`#${number}`);
      else {
        expect(answer.status, String(number)).toBe(nothing.status);
        expect(wordsIn(answer, number), String(number)).toBe(wordsIn(nothing, NOBODYS));
      }
    }
    for (const text of [
      'gid:%2F%2Fshopify%2FOrder%2F9000914',
      '9000914',
      '%23914',
      '914%00',
      '..%2F914',
      '914.0',
      '0914',
    ]) {
      const answer = await browser.send(siteOf(market) + pathOf(market, route, text));
      expect(answer.status, text).toBeLessThan(500);
      expect(answer.text, text).not.toContain('#914');
    }
    for (const text of ['abc', '914.0'])
      expect((await ask(text)).text, text).toContain(t('account.order.unknown.title'));
  });
}

test('the cart of somebody else is not to be had by an id that is guessed', async () => {
  const [owner, thief] = [httpBrowser(), httpBrowser()];
  await signInAs(owner, market, lotte);
  const site = siteOf(market);
  const page = await owner.open(site + pathOf(market, '/my-account/orders/[order]', '905'));
  await owner.follow(await owner.submit(page, `${t('account.reorder.action')}</button>`));
  const cart = (browser: typeof owner) => browser.send(`${site}/api/ecommerce/cart?locale=${market}`);
  expect(JSON.parse((await cart(owner)).text).totalQuantity).toBeGreaterThan(0);
  const id = decodeURIComponent(owner.jarOf(new URL(site)).get('cart') ?? '');
  expect(id).toMatch(/^gid:\/\/shopify\/Cart\/\w+\?key=\w+/);
  for (const guess of [
    id.replace(/\?.*/, ''),
    id.replace(/key=.*/, 'key='),
    id.replace(/.$/, 'x'),
    'gid://shopify/Cart/1',
  ]) {
    thief.jarOf(new URL(site)).set('cart', encodeURIComponent(guess));
    const answer = await cart(thief);
    expect([answer.status, answer.text], guess).toEqual([200, 'null']);
  }
});
