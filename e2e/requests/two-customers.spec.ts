import { expect, test } from '@playwright/test';
import { isRouteIn, type Route } from '../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale } from '../../lib/platform/markets.ts';
import { seeded } from '../../packages/tools/lib/resilience/random.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { type HttpBrowser, httpBrowser } from '../fixtures/http-browser.ts';
import { signInAs } from '../fixtures/http-sign-in.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newPerson } from '../screens/sign-in.ts';

const MARKETS = ['fr-fr', 'fr-be', 'nl-be'] as const;
type Shop = (typeof MARKETS)[number];

/** Customers of the demonstration, and words that occur in the data of only one of them. */
const camille = {
  email: 'camille.morel@exemple.fr',
  password: 'silene-demo-1',
  marks: ['camille.morel@', 'Armellerie', 'Bonjour Camille', 'Morel', '#914', '#913', '#916'],
};
const lotte = {
  email: 'lotte.peeters@voorbeeld.be',
  password: 'silene-demo-2',
  marks: ['lotte.peeters@', 'Peeters', 'Bonjour Lotte', '#905', '#911', '#915'],
};
type Customer = typeof camille;

/** Fewer in the gate; `npm run resilience -- leaks` runs more. */
const REQUESTS = Number(process.env.LEAK_REQUESTS ?? (process.env.TEST_SUITE === 'gate' ? 120 : 360));
const AT_ONCE = 6;

type OwnPage = { path: string; own: string };

/** The cart's id in the responses; the secret part of the id is only in the cookie. */
function cartOf({ browser, market }: Pick<Visit, 'browser' | 'market'>): string {
  const id = decodeURIComponent(browser.jarOf(new URL(siteOf(market))).get('cart') ?? '');
  return /Cart\/([^?]+)/.exec(id)?.[1] ?? 'no cart';
}

/** The requests of a signed-in customer in a market, each with a word that proves that the response belongs to that customer. */
function askedBy({ market, customer: { email, marks }, browser }: Visit): OwnPage[] {
  const [, , , , order = ''] = marks;
  return [
    { path: pathOf(market, '/my-account'), own: order.slice(0, 2) },
    { path: pathOf(market, '/my-account/orders'), own: order },
    { path: pathOf(market, '/my-account/informations'), own: email },
    { path: pathOf(market, '/my-account/orders/[order]', order.slice(1)), own: order },
    { path: pathOf(market, '/my-account/orders/[order]/return', order.slice(1)), own: order.slice(1) },
    { path: `/api/ecommerce/customer-orders?locale=${market}&first=50`, own: order.slice(1) },
    { path: `/api/ecommerce/cart?locale=${market}`, own: cartOf({ browser, market }) },
    { path: '/api/auth/session', own: email },
  ];
}

type Visit = { market: Shop; customer: Customer; other: Customer; browser: HttpBrowser };

/** Public pages that are requested in all four locales. */
const PUBLIC: readonly Route[] = ['/', '/products/[[...path]]', '/ecommerce', '/checkout/cart', '/login', '/contact'];
const publicPaths = (market: Locale): string[] => [
  ...PUBLIC.filter((route) => isRouteIn(route, market)).map((route) => pathOf(market, route)),
  '/api/auth/session',
  `/api/ecommerce/cart?locale=${market}`,
];

async function visit(market: Shop, customer: Customer): Promise<Visit> {
  const browser = httpBrowser();
  await signInAs(browser, market, customer);
  await addToCart(browser, market);
  return { market, customer, other: customer === camille ? lotte : camille, browser };
}

/** Adds an old order to the cart, which then belongs to the customer. */
async function addToCart(browser: HttpBrowser, market: Shop): Promise<void> {
  const t = wordsOf(market);
  const list = await browser.open(siteOf(market) + pathOf(market, '/my-account/orders'));
  const number = [...list.text.matchAll(/#(9\d\d)/g)].map(([, found]) => found).find((found) => found !== '908');
  const page = await browser.open(siteOf(market) + pathOf(market, '/my-account/orders/[order]', number));
  const end = await browser.follow(await browser.submit(page, `${t('account.reorder.action')}</button>`));
  expect(end.status).toBe(200);
}

test('two customers in three markets at once: nothing of one is in any answer to the other, or to nobody', async () => {
  test.setTimeout(120_000 + REQUESTS * 200);
  // One after another: twelve pages at once that ask the shop for a customer's orders take a busy machine more than their time.
  const visits: Visit[] = [];
  for (const market of MARKETS) visits.push(await visit(market, camille), await visit(market, lotte));
  const random = seeded(6);
  const plan = Array.from({ length: REQUESTS }, () => {
    const one = random.pick(visits);
    return { ...one, asked: random.pick(askedBy(one)) };
  });
  const carts = visits.map(cartOf);
  const everybodys = [...camille.marks, ...lotte.marks, ...carts];
  expect(new Set(carts).size).toBe(visits.length);
  expect(carts).not.toContain('no cart');
  let answered = 0;
  const left = plan.values();
  const worker = async () => {
    for (const { market, customer, other, browser, asked } of left) {
      const answer = await browser.open(siteOf(market) + asked.path);
      const which = `${customer.email} ${market} ${asked.path}`;
      expect(answer.status, which).toBe(200);
      expect(answer.text, which).toContain(asked.own);
      const foreign = carts.filter((cart) => cart !== cartOf({ browser, market }));
      for (const mark of [...other.marks, ...foreign]) expect(answer.text, which).not.toContain(mark);
      answered += 1;
      if (answered % 3 > 0) continue;
      const locale = random.pick(LOCALES);
      const path = random.pick(publicPaths(locale));
      const { text } = await httpBrowser().open(siteOf(locale) + path);
      for (const mark of everybodys) expect(text, `nobody ${locale} ${path}`).not.toContain(mark);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(answered).toBe(REQUESTS);
  // Once each: the data export is limited to a few times an hour.
  await Promise.all(
    visits.map(async ({ market, customer, other, browser }) => {
      const { text } = await browser.open(`${siteOf(market)}/api/ecommerce/customer-export?locale=${market}`);
      expect(text).toContain(customer.email);
      for (const mark of other.marks) expect(text, customer.email).not.toContain(mark);
    }),
  );
});

test('and nothing of either is in a page that everybody gets, while both go about', { tag: WHOLE }, async () => {
  test.setTimeout(90_000);
  const visits = await Promise.all([visit('nl-be', camille), visit('nl-be', lotte)]);
  const stranger = httpBrowser();
  const paths = (['/', '/ecommerce', '/checkout/cart', '/login', '/my-account'] as const).map((route) =>
    pathOf('nl-be', route),
  );
  for (let round = 0; round < 5; round++) {
    await Promise.all(
      [...visits, { browser: stranger }].flatMap(({ browser }) =>
        paths.map(async (path) => {
          const { text } = await browser.open(siteOf('nl-be') + path);
          if (browser !== stranger) return;
          for (const mark of [...camille.marks, ...lotte.marks]) expect(text, path).not.toContain(mark);
        }),
      ),
    );
  }
});

test('a page that was shown to one customer saves nothing once another has signed in', async () => {
  const market = 'fr-fr';
  const t = wordsOf(market);
  const [browser, first, second] = [httpBrowser(), newPerson(), newPerson()];
  const information = siteOf(market) + pathOf(market, '/my-account/informations');
  await signInAs(browser, market, first);
  const stale = await browser.open(information);
  expect(stale.text).toContain(first.email);
  await browser.follow(await browser.submit(stale, `${t('account.nav.signOut')}</button>`));
  browser.jarOf(new URL(settings.values.OIDC_ISSUER ?? '')).clear();
  await signInAs(browser, market, second);
  const typed = { firstName: 'Intruse', lastName: 'Intruse', email: first.email, phone: '' };
  const answer = await browser.submit(stale, 'id="profile"', Object.entries(typed));
  expect((await browser.follow(answer)).text).toContain(t('customer.problems.otherAccount'));
  const { customer } = JSON.parse((await browser.send(`${siteOf(market)}/api/ecommerce/customer-export`)).text);
  expect(customer).toMatchObject({ email: second.email, firstName: second.givenName });
});
