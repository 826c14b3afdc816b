import { expect, test } from '@playwright/test';
import { actionsOf } from '../../packages/tools/lib/resilience/target.ts';
import { WAYS_OUT } from '../../packages/tools/lib/resilience/ways-out.ts';
import { ask } from '../fixtures/ask.ts';
import { type BrowserResponse, type HttpBrowser, httpBrowser } from '../fixtures/http-browser.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';

const market = 'fr-fr';
const site = siteOf(market);
const login = new URL(site + pathOf(market, '/login'));
const AT_ONCE = 8;

const plain = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** Every URL that a response redirects or links to, as a browser resolves it. */
function offered({ url, text, headers }: BrowserResponse): string[] {
  const links = [...text.matchAll(/<(?:a|form|base|iframe)\b[^>]*? (?:href|action|src)="([^"]*)"/g)];
  const refreshes = [...text.matchAll(/http-equiv="refresh" content="\d+;url=([^"]*)"/gi)];
  const steps = [...text.matchAll(/<input type="hidden" name="to" value="([^"]*)"/g)];
  const all = [...links, ...refreshes, ...steps].map(([, address = '']) => plain(address));
  return [...all, String(headers.location ?? '/')].map((address) => URL.parse(address, url)?.origin ?? address);
}

/** Passes each external URL to `work`, some of them concurrently. */
async function eachWayOut(ways: readonly string[], work: (way: string) => Promise<void>): Promise<void> {
  const left = ways.values();
  const worker = async () => {
    for (const way of left) await work(way);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Some of each shape: a page is slow. */
const every = (step: number) => WAYS_OUT.filter((_, index) => index % step === 0);
const isGate = process.env.TEST_SUITE === 'gate';
const SOME = every(isGate ? 40 : 5);

// Pages of the whole site link to other sites of the brand: those that they link to anyway are not open redirects.
for (const [place, name, ways] of [
  ['/auth/shop', 'to', isGate ? every(3) : WAYS_OUT],
  ['/auth', 'to', SOME],
  ['/auth/login', 'to', SOME],
  ['/auth/signed-out', 'state', SOME],
  [pathOf(market, '/login'), 'to', SOME],
  ['/api/auth/signin', 'callbackUrl', SOME],
  ['/api/auth/signout', 'callbackUrl', SOME],
  ['/api/auth/callback/idp', 'callbackUrl', SOME],
] as const) {
  test(`${place}?${name}= leads to our own pages only, with each of ${ways.length} ways out`, async () => {
    const address = (way: string) => `${site}${place}?${new URLSearchParams({ [name]: way })}`;
    const known = new Set([site, ...offered(await httpBrowser().send(address('/')))]);
    await eachWayOut(ways, async (way) => {
      const answer = await httpBrowser().send(address(way));
      expect(answer.status, JSON.stringify(way)).toBeLessThan(500);
      for (const origin of offered(answer)) expect(known, JSON.stringify(way)).toContain(origin);
    });
  });
}

test('an address that reads like another site leads to our own hosts only', async () => {
  const own = new Set((['fr-fr', 'fr-be', 'fr-tn'] as const).map((locale) => new URL(siteOf(locale)).host));
  // Only what an HTTP client can send.
  const written = WAYS_OUT.filter((way) => /^\/[\x21-\x7e]+$/.test(way));
  expect(written.length).toBeGreaterThan(80);
  const addresses = written.flatMap((way) => [way, `${way}/`, `/nl${way}`, `/fr-be${way}`, `/mon-compte${way}`]);
  await eachWayOut(addresses, async (address) => {
    const { status, location } = await ask(site, address);
    expect(status, address).toBeLessThan(500);
    expect(own, `${address} → ${location}`).toContain(new URL(location, site).host);
    // A browser reads two slashes as the start of a host name.
    expect(location, address).not.toMatch(/^[\\/]{2}/);
  });
});

const provider = new URL(settings.values.OIDC_ISSUER ?? '').origin;

/** The fields that the form of an action posts without script. */
function fieldsOf(action: 'startSignIn' | 'endSession', to: string): [name: string, value: string][] {
  const id = actionsOf().find(({ name }) => name === action)?.id;
  return [
    [`$ACTION_ID_${id}`, ''],
    ['locale', market],
    ['to', to],
  ];
}

/** The final URL of the login, from the cookie. */
function goalOf(browser: HttpBrowser): URL {
  const kept = decodeURIComponent(browser.jarOf(new URL(site)).get('authjs.callback-url') ?? '');
  return new URL(kept);
}

test('the button of the login keeps no way out, whatever its field says', async () => {
  await eachWayOut(SOME, async (way) => {
    const browser = httpBrowser();
    const answer = await browser.post(login, fieldsOf('startSignIn', way));
    expect(new URL(String(answer.headers.location), site).origin, JSON.stringify(way)).toBe(provider);
    const goal = goalOf(browser);
    expect([goal.origin, goal.pathname], JSON.stringify(way)).toEqual([site, '/auth']);
    expect(goal.searchParams.get('to'), JSON.stringify(way)).toBe(pathOf(market, '/my-account'));
  });
});

test('nor does that of the way out', async () => {
  await eachWayOut(WAYS_OUT, async (way) => {
    const browser = httpBrowser();
    const answer = await browser.post(login, fieldsOf('endSession', way));
    expect(answer.headers.location, JSON.stringify(way)).toBe('/auth/signed-out?state=%2F');
  });
});

test('nor Auth.js itself', async () => {
  await eachWayOut(SOME, async (callbackUrl) => {
    const browser = httpBrowser();
    const { csrfToken } = JSON.parse((await browser.send(`${site}/api/auth/csrf`)).text);
    const fields = [
      ['csrfToken', csrfToken],
      ['callbackUrl', callbackUrl],
    ] as const;
    for (const [path, allowed] of [
      ['signin/idp', [provider]],
      ['signout', [site]],
    ] as const) {
      const answer = await browser.post(new URL(`${site}/api/auth/${path}`), fields, { isMultipart: false });
      expect(allowed, JSON.stringify(callbackUrl)).toContain(new URL(String(answer.headers.location), site).origin);
      expect(goalOf(browser).origin, JSON.stringify(callbackUrl)).toBe(site);
    }
  });
});
