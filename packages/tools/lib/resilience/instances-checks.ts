import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../processes.ts';
import { findRedis, startRedis } from '../redis.ts';
import { publish } from './content-desk.ts';
import { control } from './control.ts';
import { newVisitor } from './form-client.ts';
import { type Instance, type Instances, site } from './test-instances.ts';
import { settings, TOKEN_SECONDS } from './test-site.ts';

/** A property of both instances together: resolves with the figures, rejects with a description of the violation. */
export type Check = { name: string; run(setup: Instances): Promise<string> };

const legal = '/informations-legales/cookies';
const product = '/nos-produits/complements-alimentaires/sommeil/tisane-du-soir';
const variantId: number = JSON.parse(readFileSync(path.join(root, 'content/shop/products/tisane-du-soir.json'), 'utf8'))
  .variants[0].id;

/** Milliseconds from `from` until a page of an instance contains a text. Rejects after the timeout. */
async function shown(instance: Instance, address: string, text: string, from: number, patienceMs = 30_000) {
  for (;;) {
    const { text: page } = await instance.ask(address);
    if (page.includes(text)) return Date.now() - from;
    if (Date.now() - from > patienceMs) throw new Error(`${address} does not show “${text}” after ${patienceMs} ms`);
    await wait(50);
  }
}

function insist(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

const publication: Check = {
  name: 'a publication told to one is on the page of the other',
  async run({ a, b, front }) {
    front.to(a.port);
    const times: { here: number; there: number }[] = [];
    for (let round = 1; round <= 5; round++) {
      for (const instance of [a, b]) insist((await instance.ask(legal)).status === 200, `${legal} is not there`);
      const title = `Cookies, version ${round}`;
      const at = await publish('legal_page', 'fr-fr', 'cookies', { title });
      const [here, there] = await Promise.all([shown(a, legal, title, at), shown(b, legal, title, at)]);
      times.push({ here, there });
    }
    const at = await publish('legal_page', 'fr-fr', 'cookies', { title: 'Cookies zorglub' });
    const found = await shown(b, '/api/search?locale=fr-fr&q=zorglub', legal, at);
    const [, , middle] = times.sort((one, other) => one.there - other.there);
    return `${middle?.there} ms in the median, ${times.at(-1)?.there} ms at most (the one itself: ${middle?.here} ms); its search after ${found} ms`;
  },
};

const price: Check = {
  name: 'a price that the shop told to one is the price at the other',
  async run({ a, b, front }) {
    front.to(a.port);
    for (const instance of [a, b]) insist((await instance.ask(product)).status === 200, `${product} is not there`);
    const at = Date.now();
    await control.press('price', { variantId, price: '7.77' });
    const [here, there] = await Promise.all([shown(a, product, '7,77', at), shown(b, product, '7,77', at)]);
    return `${here} ms at the one, ${there} ms at the other`;
  },
};

/** One visitor sends requests to both in turn: the shared rate limit lets through as many as a single instance would. */
const limits: Check = {
  name: 'limits count together',
  async run({ a, b }) {
    const headers = { 'x-forwarded-for': newVisitor() };
    const statuses: number[] = [];
    for (let count = 0; count < 124; count++) {
      statuses.push((await (count % 2 ? a : b).ask('/api/proof?form=contact', { headers })).status);
    }
    const given = statuses.filter((status) => status === 200).length;
    insist(given === 120 && statuses.at(-1) === 429, `${given} of 120 were given`);
    return `${given} answers of both, then 429`;
  },
};

/** A browser that has signed in at one instance and added an item to its cart there. */
async function signedInAt({ port }: Instance, { front }: Instances) {
  // The helpers of the browser tests, which read the settings from the environment.
  Object.assign(process.env, settings.values);
  const { httpBrowser } = await import('../../../../e2e/fixtures/http-browser.ts');
  const { signInAs } = await import('../../../../e2e/fixtures/http-sign-in.ts');
  const browser = httpBrowser();
  front.to(port);
  await signInAs(browser, 'fr-fr', { email: 'camille.morel@exemple.fr', password: 'silene-demo-1' });
  await browser.follow(await browser.submit(await browser.open(site + product), 'name="variantId"'));
  async function isSignedIn(): Promise<boolean> {
    const { text } = await browser.send(`${site}/api/auth/session`);
    return text.includes('camille.morel') && !text.includes('"error"');
  }
  return { browser, isSignedIn };
}

const session: Check = {
  name: 'who signs in at one is signed in at the other, with the cart',
  async run(setup) {
    const { browser, isSignedIn } = await signedInAt(setup.a, setup);
    setup.front.to(setup.b.port);
    insist(await isSignedIn(), 'nobody is signed in at the other');
    const cart = await browser.open(`${site}/api/ecommerce/cart?locale=fr-fr`);
    insist(cart.text.includes('Tisane du soir'), `the cart of the other: ${cart.text.slice(0, 80)}`);
    return 'session and cart of one at the other';
  },
};

/** The provider ends a session when a refresh token is used twice. */
const renewal: Check = {
  name: 'both renew one session at the same time, again and again',
  async run(setup) {
    const { isSignedIn } = await signedInAt(setup.a, setup);
    setup.front.to(setup.a.port, setup.b.port);
    const rounds = 4;
    for (let round = 1; round <= rounds; round++) {
      await wait(TOKEN_SECONDS * 1000 + 200);
      const all = await Promise.all(Array.from({ length: 6 }, isSignedIn));
      insist(
        all.every(Boolean),
        `signed out in round ${round}: ${all.filter(Boolean).length} of ${all.length} knew the session`,
      );
    }
    return `still signed in after ${rounds} renewals, six requests each`;
  },
};

/** Requests every address of the French sitemap from an instance: the number of addresses, and the slowest in milliseconds. */
async function walk(instance: Instance): Promise<{ pages: number; slowest: number }> {
  const { status, text } = await instance.ask('/sitemap.xml');
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  const own = addresses.filter(({ origin }) => origin === site).map(({ pathname }) => pathname);
  insist(own.length > 0, `the sitemap answers ${status} and names no page`);
  let slowest = 0;
  for (const address of own) {
    const began = performance.now();
    const page = await instance.ask(address);
    slowest = Math.max(slowest, performance.now() - began);
    insist(page.status === 200, `${address} answers ${page.status}`);
  }
  return { pages: own.length, slowest: Math.round(slowest) };
}

const away: Check = {
  name: 'without Redis the pages go on, and what was published meanwhile is told afterwards',
  async run(setup) {
    const { a, b, front } = setup;
    front.to(a.port);
    const before = await walk(b);
    await setup.redis.stop('SIGKILL');
    const [without] = await Promise.all([walk(b), walk(a)]);
    const at = await publish('legal_page', 'fr-fr', 'cookies', { title: 'Cookies, sans Redis' });
    await shown(a, legal, 'Cookies, sans Redis', at);
    setup.redis = await startRedis(findRedis() ?? '', setup.redis.port);
    const told = await shown(b, legal, 'Cookies, sans Redis', Date.now());
    return `${without.pages} pages, slowest ${without.slowest} ms (${before.slowest} with it); told ${told} ms after it was back`;
  },
};

export const checks: readonly Check[] = [publication, price, limits, session, renewal, away];
