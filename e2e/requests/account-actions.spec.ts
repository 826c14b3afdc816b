import { expect, test } from '@playwright/test';
import { type Action, actionsOf } from '../../packages/tools/lib/resilience/target.ts';
import { ACTIONS, SIMULATOR } from '../fixtures/action-list.ts';
import { callAction, nameOf } from '../fixtures/call-action.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { type BrowserResponse, type HttpBrowser, httpBrowser } from '../fixtures/http-browser.ts';
import { signInAs } from '../fixtures/http-sign-in.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { newPerson } from '../screens/sign-in.ts';

const market = 'fr-fr';
const site = siteOf(market);
const page = new URL(site + pathOf(market, '/my-account/informations'));

/** The data of a demonstration customer: an order that can still be returned, an address, and the mark of a page shown to her. */
const camille = {
  email: 'camille.morel@exemple.fr',
  password: 'silene-demo-1',
  order: '914',
  address: '30011',
};
const canaries = ['Armellerie', 'Morel', camille.email];

/** The actions on a customer's own data, and those that sign in and out. */
const all = (): Action[] =>
  actionsOf().filter((action) => ['owner', 'way'].includes(ACTIONS[nameOf(action)]?.whose ?? ''));
const own = (): Action[] => all().filter((action) => ACTIONS[nameOf(action)]?.whose === 'owner');

const typed = {
  locale: market,
  scripted: 'true',
  firstName: 'Eve',
  lastName: 'Intrus',
  name: 'Eve Intrus',
  email: 'eve@exemple.test',
  phone: '',
  company: '',
  address1: '1 rue du Leurre',
  address2: '',
  zip: '26150',
  city: 'Die',
  country: 'FR',
  reason: 'essai',
  current: 'silene-demo-1',
  password: 'silene-demo-9',
  confirmed: 'true',
  lines: '0',
  quantities: '1',
  order: camille.order,
  address: camille.address,
};

const pageOf = (action: Action): URL => {
  const page = ACTIONS[nameOf(action)]?.page ?? '/';
  return new URL(site + (page === SIMULATOR ? page : pathOf(market, page, camille.order)));
};

const callWith = (browser: HttpBrowser, action: Action, fields: Record<string, string>): Promise<BrowserResponse> =>
  callAction(browser, action, pageOf(action), fields);

const GARBAGE: Record<string, string>[] = [
  {},
  { locale: market, who: '', snapshot: '', address: '../30011', order: "914' OR '1'='1" },
  { locale: 'xx', ['__proto__']: '1', 'constructor.prototype.x': '1', address: 'gid://shopify/MailingAddress/30011' },
  { ...typed, who: '\u0000', order: '\u202e419', address: '9'.repeat(500), lines: '-1', quantities: '1e9' },
];

/** The mark of the customer that a page was shown to, as its forms send it. */
async function markOf(browser: HttpBrowser): Promise<string> {
  const mark = /name="who" value="([^"]+)"/.exec((await browser.open(page)).text)?.[1];
  if (!mark) throw new Error('the page has no form of a customer');
  return mark;
}

/** All that the shop and the site store about a customer, without the timestamp. */
async function copyOf(browser: HttpBrowser): Promise<object> {
  const { status, text } = await browser.send(`${site}/api/ecommerce/customer-export`);
  expect(status).toBe(200);
  return { ...JSON.parse(text), exportedAt: '' };
}

test.describe('an action that is called by hand', () => {
  test('by nobody does nothing, and says that nobody is signed in', async () => {
    const owner = httpBrowser();
    await signInAs(owner, market, camille);
    const [before, who] = [await copyOf(owner), await markOf(owner)];
    for (const action of own()) {
      for (const fields of [typed, { ...typed, who, snapshot: '' }, ...GARBAGE]) {
        const answer = await callWith(httpBrowser(), action, fields);
        expect(answer.status, nameOf(action)).toBeLessThan(500);
        // The framework's response when it has not run the action.
        expect(answer.text, nameOf(action)).not.toBe('{}');
        expect(answer.setCookies.join(), nameOf(action)).not.toMatch(/customer-token=[^;]/);
        for (const canary of canaries) expect(answer.text, nameOf(action)).not.toContain(canary);
      }
    }
    expect(await copyOf(owner)).toEqual(before);
  });

  test('by another customer, with what belongs to somebody else, changes and shows nothing of hers', async () => {
    const [owner, other] = [httpBrowser(), httpBrowser()];
    await signInAs(owner, market, camille);
    await signInAs(other, market, newPerson());
    const before = await copyOf(owner);
    const marks = [await markOf(other), await markOf(owner)];
    for (const action of own()) {
      for (const who of marks) {
        const answer = await callWith(other, action, { ...typed, who });
        expect(answer.status, nameOf(action)).toBeLessThan(500);
        for (const canary of canaries) expect(answer.text, nameOf(action)).not.toContain(canary);
      }
      for (const fields of GARBAGE) expect((await callWith(other, action, fields)).status).toBeLessThan(500);
    }
    expect(await copyOf(owner)).toEqual(before);
  });

  test('with no form, or with arguments of another kind, is refused', { tag: WHOLE }, async () => {
    const browser = httpBrowser();
    await signInAs(browser, market, newPerson());
    const before = await copyOf(browser);
    for (const action of all()) {
      for (const body of ['', '[]', '[null]', '[{"order":"914"}]', '["$undefined"]', '{"then":"$1:then"}']) {
        const headers = { accept: 'text/x-component', 'next-action': action.id, origin: site };
        const type = { 'content-type': 'text/plain;charset=UTF-8' };
        const answer = await browser.send(pageOf(action), {
          method: 'POST',
          body: Buffer.from(body),
          headers: { ...headers, ...type },
        });
        expect(answer.status, `${action.name} ${body}`).toBe(400);
      }
    }
    expect(await copyOf(browser)).toEqual(before);
  });

  test('from another origin is refused before it begins', async () => {
    const browser = httpBrowser();
    await signInAs(browser, market, newPerson());
    for (const { id, name } of all()) {
      for (const origin of ['http://evil.example', siteOf('fr-be'), 'null']) {
        const headers = {
          'next-action': id,
          origin,
          'x-forwarded-host': new URL(origin === 'null' ? site : origin).host,
        };
        expect((await browser.post(page, [['0', '["$K1"]']], { headers })).status, `${name} ${origin}`).toBe(403);
      }
    }
  });
});

test('without a provider of its own in use, the way in by password lets nobody in', async () => {
  for (const name of ['signInByPassword', 'register', 'recoverPassword']) {
    const browser = httpBrowser();
    const action = all().find((each) => each.name === name) as Action;
    const { email, password } = camille;
    const answer = await callWith(browser, action, { ...typed, email, password });
    expect(answer.status, name).toBeLessThan(500);
    expect(answer.setCookies.join(), name).not.toMatch(/session-token|customer-token|signed-in/);
  }
});
