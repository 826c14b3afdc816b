import { expect, test } from '@playwright/test';
import { decode, encode } from 'next-auth/jwt';
import { type BrowserResponse, type HttpBrowser, httpBrowser, leadsTo } from '../fixtures/http-browser.ts';
import { signInAs, toCallback } from '../fixtures/http-sign-in.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newPerson } from '../screens/sign-in.ts';

const market = 'fr-fr';
const t = wordsOf(market);
const site = siteOf(market);
const SESSION = 'authjs.session-token';
const TOKEN = 'customer-token';
const account = site + pathOf(market, '/my-account');

const jar = (browser: HttpBrowser) => browser.jarOf(new URL(site));
const titleOf = ({ text }: BrowserResponse): string => /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] ?? '';
const whoIs = async (browser: HttpBrowser): Promise<string | null> =>
  JSON.parse((await browser.send(`${site}/api/auth/session`)).text)?.user.email ?? null;
const callbackOf = (answer: BrowserResponse): string => String(answer.headers.location);
const nameOf = (line: string): string => line.slice(0, line.indexOf('='));
const isDeletion = (line: string): boolean => /^[^=]+=;|max-age=0/i.test(line);

async function signedIn() {
  const [browser, person] = [httpBrowser(), newPerson()];
  const end = await signInAs(browser, market, person);
  expect(titleOf(end)).toBe(t('account.overview.greeting', { name: person.givenName }));
  return { browser, person };
}

/** The end of a sign-in that was rejected. */
async function expectRefused(browser: HttpBrowser, end: BrowserResponse) {
  expect(end.url.pathname).toBe('/auth/error');
  expect(titleOf(end)).toBe(t('session.problem.expired.title'));
  expect(jar(browser).has(SESSION)).toBe(false);
  expect(jar(browser).has(TOKEN)).toBe(false);
}

test.describe('session fixation', () => {
  test('a cookie that was there before the login is not the session after it', async () => {
    const browser = httpBrowser();
    jar(browser).set(SESSION, 'planted').set(TOKEN, 'planted').set('signed-in', 'login.planted');
    const person = newPerson();
    await signInAs(browser, market, person);
    expect(await whoIs(browser)).toBe(person.email);
    for (const value of jar(browser).values()) expect(value).not.toContain('planted');
  });

  test('nor is the session of somebody else: what one sees is one’s own', async () => {
    const [other, browser, person] = [await signedIn(), httpBrowser(), newPerson()];
    for (const name of [SESSION, TOKEN, 'signed-in']) jar(browser).set(name, jar(other.browser).get(name) ?? '');
    // A signed-in visitor is redirected from the login page: the sign-in starts where the planted session is not read.
    const planted = new Map(jar(browser));
    jar(browser).clear();
    const answer = await toCallback(browser, market, person);
    for (const [name, value] of planted) jar(browser).set(name, value);
    await browser.follow(answer);
    expect(await whoIs(browser)).toBe(person.email);
    for (const [name, value] of planted) expect(jar(browser).get(name), name).not.toBe(value);
    const information = await browser.open(site + pathOf(market, '/my-account/informations'));
    expect(information.text).toContain(person.email);
    expect(information.text).not.toContain(other.person.email);
  });

  test('the token of another customer beside one’s own session opens nothing of theirs', async () => {
    const [a, b] = [await signedIn(), await signedIn()];
    jar(b.browser).set(TOKEN, jar(a.browser).get(TOKEN) ?? '');
    const end = await b.browser.open(site + pathOf(market, '/my-account/informations'));
    expect(end.text).toContain(b.person.email);
    expect(end.text).not.toContain(a.person.email);
    jar(b.browser).set(TOKEN, jar(a.browser).get(TOKEN) ?? '');
    expect((await b.browser.send(`${site}/api/ecommerce/customer-orders`)).status).toBe(401);
  });
});

test.describe('login CSRF', () => {
  test('a callback in a browser that began nothing lets nobody in', async () => {
    const attacker = httpBrowser();
    const answer = await toCallback(attacker, market, newPerson());
    const victim = httpBrowser();
    await expectRefused(victim, await victim.open(callbackOf(answer)));
  });

  test('a callback in a browser that began another login lets nobody in', async () => {
    const [attacker, victim] = [httpBrowser(), httpBrowser()];
    const foreign = callbackOf(await toCallback(attacker, market, newPerson()));
    await toCallback(victim, market, newPerson());
    await expectRefused(victim, await victim.open(foreign));
  });

  for (const name of ['authjs.state', 'authjs.nonce', 'authjs.pkce.code_verifier']) {
    for (const [how, change] of [
      ['missing', (values: Map<string, string>) => values.delete(name)],
      ['altered', (values: Map<string, string>) => values.set(name, `${values.get(name)}x`)],
    ] as const) {
      test(`a callback whose cookie ${name} is ${how} lets nobody in`, async () => {
        const browser = httpBrowser();
        const answer = await toCallback(browser, market, newPerson());
        change(jar(browser));
        await expectRefused(browser, await browser.open(callbackOf(answer)));
      });
    }
  }

  test('a callback with the state of another, or none, lets nobody in', async () => {
    for (const state of ['', 'x', 'undefined']) {
      const browser = httpBrowser();
      const url = new URL(callbackOf(await toCallback(browser, market, newPerson())));
      url.searchParams.set('state', state);
      await expectRefused(browser, await browser.open(url));
    }
  });

  test('the button of the login, pressed on another site, is refused', async () => {
    const browser = httpBrowser();
    const page = await browser.send(site + pathOf(market, '/login'));
    for (const origin of [siteOf('fr-be'), 'http://evil.example', 'null']) {
      const id = /name="(\$ACTION_ID_[0-9a-f]+)"/.exec(page.text)?.[1] ?? '';
      const answer = await browser.post(
        page.url,
        [
          [id, ''],
          ['locale', market],
        ],
        { headers: { origin } },
      );
      expect(answer.status, origin).toBe(403);
      expect(answer.setCookies, origin).toEqual([]);
    }
  });

  test('so is a sign-in or a sign-out of Auth.js without its own token', async () => {
    const { browser, person } = await signedIn();
    for (const path of ['/api/auth/signin/idp', '/api/auth/signout']) {
      const fields = [
        ['csrfToken', 'guessed'],
        ['callbackUrl', '/'],
      ] as const;
      const answer = await browser.post(new URL(path, site), fields, { isMultipart: false });
      expect(new URL(String(answer.headers.location), site).host, path).toBe(new URL(site).host);
      expect(await whoIs(browser), path).toBe(person.email);
    }
  });
});

test.describe('what was used once', () => {
  test('a callback that comes again, in the same browser or with its cookies in another, lets nobody in', async () => {
    const [browser, thief] = [httpBrowser(), httpBrowser()];
    const person = newPerson();
    const answer = await toCallback(browser, market, person);
    const cookies = new Map(jar(browser));
    await browser.follow(answer);
    expect(await whoIs(browser)).toBe(person.email);
    for (const [name, value] of cookies) jar(thief).set(name, value);
    await expectRefused(thief, await thief.open(callbackOf(answer)));
    const again = await browser.open(callbackOf(answer));
    expect(again.url.pathname).toBe('/auth/error');
    expect(await whoIs(browser)).toBe(person.email);
  });

  test('a session cookie that was altered is nobody’s', async () => {
    const { browser } = await signedIn();
    const value = jar(browser).get(SESSION) ?? '';
    for (const altered of [`${value}x`, value.slice(0, -1), value.split('.').reverse().join('.'), '', 'null']) {
      jar(browser).set(SESSION, altered);
      expect((await browser.open(account)).url.pathname).toBe(pathOf(market, '/login'));
      jar(browser).set(SESSION, altered);
      expect((await browser.send(`${site}/api/ecommerce/customer-orders`)).status).toBe(401);
    }
  });

  test('after signing out, the cookies of before open nothing of the shop', async () => {
    const { browser } = await signedIn();
    const page = await browser.open(account);
    const before = new Map(jar(browser));
    await browser.follow(await browser.submit(page, `${t('account.nav.signOut')}</button>`));
    expect(jar(browser).has(SESSION)).toBe(false);
    for (const [name, value] of before) jar(browser).set(name, value);
    expect((await browser.send(`${site}/api/ecommerce/customer-orders`)).status).toBe(401);
  });
});

test.describe('a session that has ended', () => {
  /** The cookie some minutes later, when the provider must be requested. */
  async function later(cookie: string): Promise<string> {
    const sealed = { secret: settings.values.AUTH_SECRET ?? '', salt: SESSION };
    const token = await decode({ ...sealed, token: cookie });
    return encode({ ...sealed, token: { ...token, checkAt: 0 } });
  }

  test('is renewed while the provider knows it, on the way to the shop as well', async () => {
    const { browser, person } = await signedIn();
    jar(browser).set(SESSION, await later(jar(browser).get(SESSION) ?? ''));
    jar(browser).delete(TOKEN);
    const before = jar(browser).get(SESSION);
    expect((await browser.open(account)).url.pathname).toBe(pathOf(market, '/my-account'));
    expect(jar(browser).get(SESSION)).not.toBe(before);
    jar(browser).set(SESSION, await later(jar(browser).get(SESSION) ?? ''));
    expect(await whoIs(browser)).toBe(person.email);
  });

  test('opens nothing to somebody who has copied it', async () => {
    const { browser } = await signedIn();
    const copied = await later(jar(browser).get(SESSION) ?? '');
    const page = await browser.open(account);
    await browser.follow(await browser.submit(page, `${t('account.nav.signOut')}</button>`));
    // With script, the provider's page presses its button automatically.
    const left = browser.seen.at(-1) as BrowserResponse;
    const action = /<form method="post" action="([^"]+)"/.exec(left.text)?.[1] ?? '';
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(left.text)?.[1] ?? '';
    const pressed = [
      ['xsrf', xsrf],
      ['logout', 'yes'],
    ] as const;
    const end = await browser.follow(await browser.post(new URL(action, left.url), pressed, { isMultipart: false }));
    expect(end.url.href).toBe(`${site}/`);
    const thief = httpBrowser();
    jar(thief).set(SESSION, copied);
    expect((await thief.open(account)).url.pathname).toBe(pathOf(market, '/login'));
    expect(jar(thief).has(TOKEN)).toBe(false);
    expect((await thief.open(account)).url.pathname).toBe(pathOf(market, '/login'));
  });
});

test.describe('hosts', () => {
  const paths = ['session', 'csrf', 'providers', 'signin', 'signout', 'error', 'callback/idp?code=x&state=y'];

  test('Auth.js answers on our own hosts only', async () => {
    for (const path of paths) {
      for (const host of ['evil.example', `127.0.0.1:${settings.ports.PORT}`, 'fr.localhost.evil.example']) {
        const answer = await httpBrowser().send(`${site}/api/auth/${path}`, { headers: { host } });
        expect(answer.status, `${host} ${path}`).toBe(421);
      }
    }
  });

  test('and no forwarded host speaks for another', async () => {
    const headers = {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example;proto=https',
      'x-original-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '444',
    };
    for (const path of paths) {
      const answer = await httpBrowser().send(`${site}/api/auth/${path}`, { headers });
      expect(answer.text + JSON.stringify(answer.headers), path).not.toContain('evil.example');
      if (answer.headers.location) expect(new URL(String(answer.headers.location), site).origin, path).toBe(site);
      expect(answer.setCookies.join(), path).not.toMatch(/Domain=|__Secure-|__Host-/i);
    }
  });
});

test.describe('what a browser is given', () => {
  test('every cookie of the way in and out is http-only but the two that only scripts need, says SameSite, and a strict one is secure', async () => {
    const { browser } = await signedIn();
    const page = await browser.open(account);
    await browser.follow(await browser.submit(page, `${t('account.nav.signOut')}</button>`));
    const lines = browser.seen
      .filter(({ url }) => url.origin === site)
      .flatMap(({ setCookies }) => setCookies)
      .filter((line) => !isDeletion(line));
    expect([...new Set(lines.map(nameOf))].sort()).toEqual(
      [
        'authjs.callback-url',
        'authjs.csrf-token',
        'authjs.nonce',
        'authjs.pkce.code_verifier',
        SESSION,
        'authjs.state',
        TOKEN,
        'signed-in',
        'signed-out-page',
      ].sort(),
    );
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/(?:;|$)/);
      expect(line).toMatch(/; SameSite=(?:lax|strict)/i);
      expect(line).not.toMatch(/Domain=/i);
      if (!['signed-in', 'signed-out-page'].includes(nameOf(line))) expect(line).toMatch(/; HttpOnly/);
      if (/SameSite=strict/i.test(line)) expect(line).toMatch(/; Secure/);
    }
    expect(lines.filter((line) => /SameSite=strict/i.test(line)).map(nameOf)).toContain(TOKEN);
  });

  test('no page and no answer of the account holds a token or a secret, and a page is kept by nobody', async () => {
    const { browser, person } = await signedIn();
    const cookies = jar(browser);
    const { AUTH_SECRET, OIDC_CLIENT_SECRET, SHOPIFY_MULTIPASS_SECRET, FORMS_SECRET, SHOPIFY_STOREFRONT_TOKEN } =
      settings.values;
    const [bond = '', , token = ''] = (cookies.get(TOKEN) ?? '').split('.');
    const secrets = [AUTH_SECRET, OIDC_CLIENT_SECRET, SHOPIFY_MULTIPASS_SECRET, FORMS_SECRET, SHOPIFY_STOREFRONT_TOKEN]
      .concat(bond, token, cookies.get(SESSION) ?? '')
      .filter((secret) => secret !== undefined && secret !== '');
    expect(secrets.length).toBeGreaterThan(5);
    const pages = (['/my-account', '/my-account/orders', '/my-account/informations', '/my-account/help'] as const).map(
      (route) => site + pathOf(market, route),
    );
    const answers = ['/api/auth/session', '/api/ecommerce/customer-orders'].concat(
      '/api/ecommerce/customer-export',
      `/api/ecommerce/cart?locale=${market}`,
    );
    const kinds: Record<string, string>[] = [{}, { rsc: '1' }];
    for (const address of [...pages, ...answers.map((path) => site + path)]) {
      for (const headers of kinds) {
        const first = await browser.send(address, { headers });
        // The framework redirects its script's requests to a URL of their own.
        const { status, text, headers: said } = await browser.send(leadsTo(first) ?? address, { headers });
        expect(status, address).toBe(200);
        expect(String(said['cache-control']), address).toMatch(/no-store/);
        expect(text, address).not.toMatch(/eyJ[\w-]{20,}/);
        for (const secret of secrets) expect(text, address).not.toContain(secret);
      }
    }
    const session = JSON.parse((await browser.send(`${site}/api/auth/session`)).text);
    expect(session).toEqual({
      user: { email: person.email, name: `${person.givenName} ${person.familyName}` },
      expires: expect.any(String),
    });
  });
});

test.describe('the log endpoint', () => {
  const log = `${site}/api/auth/_log`;
  const write = (browser: HttpBrowser, body: string) =>
    browser.send(log, { method: 'POST', body: Buffer.from(body), headers: { 'content-type': 'application/json' } });

  test('takes a level and a short code, and nothing else', async () => {
    const browser = httpBrowser();
    expect((await write(browser, JSON.stringify({ level: 'error', code: 'ClientFetchError 503' }))).status).toBe(204);
    const wrong = [
      '',
      '{',
      'null',
      '[]',
      JSON.stringify({ level: 'error', code: 'maud@exemple.fr' }),
      JSON.stringify({ level: 'error', code: 'two\nlines' }),
      JSON.stringify({ level: 'error', code: 'x'.repeat(81) }),
      JSON.stringify({ level: 'info', code: 'x' }),
      JSON.stringify({ level: 'error', code: 'x', more: 'x'.repeat(3_000) }),
    ];
    for (const body of wrong) expect((await write(browser, body)).status, body.slice(0, 60)).toBe(400);
    expect((await browser.send(log)).status).toBe(405);
    expect((await write(browser, 'x'.repeat(5 * 1024 * 1024))).status).toBe(413);
  });

  test('and from one address no more than some', async () => {
    const browser = httpBrowser();
    const sent = [];
    for (let nth = 0; nth < 125; nth++) sent.push((await write(browser, '{"level":"warn","code":"x"}')).status);
    expect(sent.slice(0, 120).every((status) => status === 204)).toBe(true);
    expect(sent.at(-1)).toBe(429);
  });
});
