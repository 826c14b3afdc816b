import { expect, test } from '@playwright/test';
import { solveProof } from '../../lib/forms/solve-proof.ts';
import { isRouteIn } from '../../lib/platform/i18n/routes.ts';
import { samplePdf } from '../../packages/tools/lib/resilience/sample-files.ts';
import { type Action, actionsOf } from '../../packages/tools/lib/resilience/target.ts';
import { ACTIONS, type Listed, SIMULATOR } from '../fixtures/action-list.ts';
import { callAction, nameOf } from '../fixtures/call-action.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { type BrowserResponse, type HttpBrowser, httpBrowser } from '../fixtures/http-browser.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { newEmail } from '../screens/checkout.ts';

const market = 'fr-fr';
const site = siteOf(market);

const REST: Record<NonNullable<Listed['of']>, string> = {
  campaign: uidOf(market, 'campaign_page', 'carnet-du-sommeil'),
  giftCard: pageIn(market, 'giftCard').path,
  link: '70061:1',
  offer: uidOf(market, 'job_offer', 'chimiste-analytique'),
  order: '914',
  reminder: uidOf(market, 'product', 'magnesium-marin'),
  soldOut: pageIn(market, 'soldOut').path,
};

function placeOf(action: Action): URL {
  const { page, of } = ACTIONS[nameOf(action)] as Listed;
  return new URL(site + (page === SIMULATOR ? page : pathOf(market, page, of && REST[of])));
}

const call = (browser: HttpBrowser, name: string, fields: Record<string, string | File>): Promise<BrowserResponse> => {
  const action = actionsOf().find((each) => nameOf(each).endsWith(`/actions.ts ${name}`)) as Action;
  return callAction(browser, action, placeOf(action), { locale: market, scripted: 'true', ...fields });
};
const named = (whose: Listed['whose']): string[] =>
  actionsOf()
    .filter((action) => ACTIONS[nameOf(action)]?.whose === whose)
    .map(({ name }) => name);

test('every action of the build stands in the list, and nothing else does', () => {
  expect(actionsOf().map(nameOf).sort()).toEqual(Object.keys(ACTIONS).sort());
  for (const { page } of Object.values(ACTIONS))
    if (page !== SIMULATOR) expect(isRouteIn(page, market), page).toBe(true);
});

/** The variant in both carts: the victim's is checked, the attacker's is posted to. */
const VARIANT = '70011';

test.describe('an action of a cart', () => {
  /** A cart with a marker in its note, and the ids of it that a page shows. */
  async function victim() {
    const browser = httpBrowser();
    const { text } = await call(browser, 'addToCart', { variantId: VARIANT, quantity: '2' });
    await call(browser, 'saveNote', { note: 'canary of the victim' });
    const lineId = /gid:\/\/shopify\/CartLine\/[^"]+/.exec(text)?.[0] ?? '';
    const group = /gid:\/\/shopify\/CartDeliveryGroup\/[^"]+/.exec(text)?.[0] ?? '';
    expect([lineId, group]).not.toContain('');
    return { cartOf: async () => (await browser.send(`${site}/api/ecommerce/cart`)).text, lineId, group };
  }
  const theirs = {
    variantId: VARIANT,
    quantity: '5',
    action: 'increase',
    code: 'SOMMEIL15',
    note: 'x',
    zip: '75011',
    message: 'x',
    lines: `${VARIANT}:5`,
    giftCard: 'NICHT VORHANDEN 01',
    giftCardId: 'gid://shopify/AppliedGiftCard/6001',
    planId: '',
  };

  /** Its response to a caller without a cart, and to a caller with another cart than that of the line. */
  const ANSWERS: Record<string, readonly [nobody: string, thief: string]> = {
    // It redirects to the cart of its caller.
    addGiftCard: ['', ''],
    addToCart: ['ok', 'ok'],
    changePlan: ['cartNotFound', 'cartLineUpdate'],
    changeQuantity: ['cartNotFound', 'cartLineUpdate'],
    removeFromCart: ['cartNotFound', 'ok'],
    restoreToCart: ['ok', 'ok'],
    followCartLink: ['ok', 'ok'],
    addDiscountCode: ['ok', 'ok'],
    applyGiftCard: ['cartNotFound', 'giftCardRefused'],
    removeGiftCard: ['cartNotFound', 'cartUpdate'],
    removeDiscountCode: ['cartNotFound', 'ok'],
    saveGiftOptions: ['cartNotFound', 'ok'],
    saveNote: ['cartNotFound', 'ok'],
    setDeliveryPlace: ['cartNotFound', 'ok'],
    chooseDelivery: ['cartNotFound', 'cartUpdate'],
    beginCheckout: ['', ''],
  };

  /** The status or error code in the response; empty if it redirects. */
  const saidIn = ({ text }: BrowserResponse): string => {
    const [, status, code] = /"status":"(ok|error)"(?:,"code":"(\w+)")?/.exec(text) ?? [];
    return code ?? status ?? '';
  };

  test('by nobody, or with the lines of somebody else, leaves their cart as it is and shows nothing of it', async () => {
    const { cartOf, lineId, group } = await victim();
    const before = await cartOf();
    expect(before).toContain('canary of the victim');
    expect(Object.keys(ANSWERS).sort()).toEqual(named('cart').sort());
    for (const [name, [nobody, thief]] of Object.entries(ANSWERS)) {
      const own = httpBrowser();
      await call(own, 'addToCart', { variantId: VARIANT, quantity: '1' });
      for (const [browser, said] of [
        [httpBrowser(), nobody],
        [own, thief],
      ] as const) {
        const answer = await call(browser, name, { ...theirs, lineId, group, handle: 'RELAIS' });
        expect([answer.status, saidIn(answer)], name).toEqual([200, said]);
        expect(answer.text, name).not.toContain('canary');
      }
    }
    expect(await cartOf()).toBe(before);
  });

  test('with what makes no sense answers in words', { tag: WHOLE }, async () => {
    const odd = ['\u0000', '-1', 'x'.repeat(2_000), "' OR 1=1 --"];
    for (const name of named('cart')) {
      const browser = httpBrowser();
      await call(browser, 'addToCart', { variantId: VARIANT });
      for (const text of odd) {
        const fields = {
          variantId: text,
          quantity: text,
          lineId: text,
          action: text,
          code: text,
          note: text,
          message: text,
          lines: text,
        };
        const { status } = await call(browser, name, {
          ...fields,
          zip: text,
          group: text,
          handle: text,
          giftRule: text,
        });
        expect(status, `${name} ${text.slice(0, 20)}`).toBe(200);
      }
      expect(JSON.parse((await browser.send(`${site}/api/ecommerce/cart`)).text).totalQuantity, name).toBe(1);
    }
  });
});

test.describe('a form', () => {
  const file = (name: string) => new File([samplePdf('Essai')], `${name}.pdf`, { type: 'application/pdf' });
  const sound = () => ({
    name: 'Eve Intruse',
    given_name: 'Eve',
    family_name: 'Intruse',
    email: newEmail(),
    country: 'FR',
    message: 'Essai',
    registration_channel: 'newsletter_block',
    variantId: '70061',
    criteria: '',
    everyDays: '30',
    times: '1',
    agreement: 'on',
    contact_list_id: '41',
    email_template_id: '207',
    campaign_id: 'carnet-du-sommeil-2026',
    reference: 'SIL-2026-039',
    resume: file('cv'),
    cover_letter: file('lettre'),
  });
  /** The name of each form in the bot check. */
  const CHECKED: Record<string, string> = {
    joinCampaign: 'campaign',
    apply: 'application',
    applySpontaneously: 'spontaneous-application',
    sendContact: 'contact',
    subscribe: 'newsletter',
    requestStockAlert: 'stock-alert',
    requestJobAlert: 'job-alert',
    requestReminder: 'reminder',
  };

  async function proofFor(browser: HttpBrowser, form: string): Promise<string> {
    const { text } = await browser.send(`${site}/api/proof?form=${form}`);
    return (await solveProof(JSON.parse(text))) ?? '';
  }

  const refused = (text: string): string => /"problem":\{"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 500);

  test('is not sent without the work of a browser, with that of another form, or with one that was altered', async () => {
    expect(Object.keys(CHECKED).sort()).toEqual(named('form').sort());
    const browser = httpBrowser();
    const proofs = await Promise.all(Object.values(CHECKED).map((form) => proofFor(browser, form)));
    for (const [index, [name, form]] of Object.entries(CHECKED).entries()) {
      const [own, foreign] = [proofs.at(index) ?? '', proofs.at(index - 1) ?? ''];
      const altered = atob(own).replace(/"derivedKey":"../, '"derivedKey":"zz');
      const claimed = atob(foreign).replace(/"form":"[^"]+"/, `"form":"${form}"`);
      for (const proof of ['', 'x', 'e30=', btoa('null'), foreign, btoa(altered), btoa(claimed)]) {
        const { status, text } = await call(browser, name, { ...sound(), proof });
        expect([status, refused(text)], `${name} ${proof.slice(0, 20)}`).toEqual([200, 'proof']);
      }
    }
  });

  test('is sent once with one: sent again as it was it is the same, with other words it is refused', async () => {
    const browser = httpBrowser();
    const fields = { ...sound(), proof: await proofFor(browser, 'contact'), key: crypto.randomUUID() };
    for (let time = 0; time < 3; time++)
      expect((await call(browser, 'sendContact', fields)).text).toContain('"status":"done"');
    expect(refused((await call(browser, 'sendContact', { ...fields, key: crypto.randomUUID() })).text)).toBe('proof');
    expect(refused((await call(browser, 'sendContact', { ...fields, message: 'Autre' })).text)).toBe('keyReused');
  });
});

test.describe('what anybody may call', () => {
  test('a link that this site did not sign does nothing', async () => {
    for (const token of [
      '',
      'x',
      'submission-delete.x.9999999999.y',
      'newsletter-leave.1.1.1',
      'a.b.c.d'.repeat(500),
    ]) {
      const { status, text } = await call(httpBrowser(), 'followLink', { token });
      expect([status, text.includes('"outcome":"invalid"')], token.slice(0, 40)).toEqual([200, true]);
    }
  });

  test('a consent that is none is not written down', async () => {
    const action = actionsOf().find(({ name }) => name === 'recordConsent') as Action;
    const valid = { id: crypto.randomUUID(), version: 1, analytics: false, external: false, locale: market };
    const record = async (input: unknown) => {
      const headers = { accept: 'text/x-component', 'next-action': action.id, origin: site };
      const body = Buffer.from(JSON.stringify([input]));
      const type = { 'content-type': 'text/plain;charset=UTF-8' };
      return (await httpBrowser().send(placeOf(action), { method: 'POST', body, headers: { ...headers, ...type } }))
        .text;
    };
    for (const input of [
      null,
      1,
      'x',
      [],
      {},
      { ...valid, id: '1' },
      { ...valid, version: 99 },
      { ...valid, locale: 'xx' },
    ]) {
      expect(await record(input), JSON.stringify(input)).toMatch(/^1:false$/m);
    }
    for (let time = 0; time < 2; time++) expect(await record(valid)).toMatch(/^1:true$/m);
  });

  test('favourites of nobody are not stored, whatever they are', async () => {
    const action = actionsOf().find(({ name }) => name === 'keepFavourites') as Action;
    const headers = { accept: 'text/x-component', 'next-action': action.id, origin: site };
    for (const input of [null, 1, {}, { locale: market, owner: '', added: [], removed: [] }]) {
      const body = Buffer.from(JSON.stringify([input]));
      const type = { 'content-type': 'text/plain;charset=UTF-8' };
      const { status, text } = await httpBrowser().send(placeOf(action), {
        method: 'POST',
        body,
        headers: { ...headers, ...type },
      });
      expect([status, text.includes('"status":"signedOut"')], JSON.stringify(input)).toEqual([200, true]);
    }
  });

  test('the calculator says what is wrong', { tag: WHOLE }, async () => {
    for (const typed of ['', '-1', '1e9', '\u0000', 'x'.repeat(5_000)]) {
      const { status, text } = await call(httpBrowser(), 'countQuantity', {
        pharmaceuticalComp: typed,
        dailyQty: typed,
      });
      expect([status, text.includes('"quantity":null')], typed.slice(0, 20)).toEqual([200, true]);
    }
  });
});
