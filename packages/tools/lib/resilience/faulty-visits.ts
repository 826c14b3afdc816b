import { pageIn } from '../../../../e2e/fixtures/catalogue.ts';
import { type BrowserResponse, httpBrowser } from '../../../../e2e/fixtures/http-browser.ts';
import { signInAs } from '../../../../e2e/fixtures/http-sign-in.ts';
import { pathOf, siteOf } from '../../../../e2e/fixtures/places.ts';
import { wordsOf } from '../../../../e2e/fixtures/words.ts';
import { newVisitor } from './form-client.ts';

const market = 'fr-fr';
const t = wordsOf(market);
const site = siteOf(market);
const camille = { email: 'camille.morel@exemple.fr', password: 'silene-demo-1' };
const { path, name } = pageIn(market, 'magnesium');
const product = pathOf(market, '/products/[[...path]]', path);

export type Page = {
  at: string;
  /** Text that the page shows only when every service responds; not text that needs no service. */
  well?: string;
};

/** The pages that a signed-in customer with a cart visits, as addresses of the French site. */
const PAGES: readonly Page[] = [
  { at: pathOf(market, '/') },
  { at: pathOf(market, '/products/[[...path]]', pageIn(market, 'sleep').path) },
  { at: product, well: `${t('catalogue.add')}<` },
  { at: `${pathOf(market, '/search/[[...path]]')}?q=sommeil`, well: '<mark' },
  // Never cached: the content service is asked at each visit.
  {
    at: `${pathOf(market, '/contact-directory/results')}?category=midwife&place=Saint-Denis&at=-20.8823%2C55.4504`,
    well: 'id="professional-1"',
  },
  { at: pathOf(market, '/contact') },
  { at: pathOf(market, '/checkout/cart'), well: name },
  { at: pathOf(market, '/checkout'), well: name },
  { at: pathOf(market, '/my-account'), well: 'Bonjour Camille' },
  { at: pathOf(market, '/my-account/orders'), well: '#914' },
  { at: pathOf(market, '/login') },
];

export type Visit = { at: string; status: number; milliseconds: number; isWell: boolean };

/** A customer of the demonstration with an item in the cart. */
export async function faultyVisitor() {
  const browser = httpBrowser();
  await signInAs(browser, market, camille);
  await browser.follow(await browser.submit(await browser.open(site + product), `${t('catalogue.add')}<`));

  async function visit({ at, well = '' }: Page): Promise<Visit> {
    const start = performance.now();
    // The directory gives one address few pages.
    const headers = { 'x-forwarded-for': newVisitor() };
    const { status, text }: BrowserResponse = await browser.follow(await browser.send(site + at, { headers }));
    return { at, status, milliseconds: performance.now() - start, isWell: status === 200 && text.includes(well) };
  }
  /** Every page, sequentially. */
  async function walk(): Promise<Visit[]> {
    const visits: Visit[] = [];
    for (const page of PAGES) visits.push(await visit(page));
    return visits;
  }
  /** Reads the session as a page does every five minutes: where a token has expired, the provider is asked for the next. */
  async function isSignedIn(): Promise<boolean> {
    const { status, text } = await browser.send(`${site}/api/auth/session`);
    return status === 200 && text.includes(camille.email) && !text.includes('"error"');
  }
  return { pages: PAGES, visit, walk, isSignedIn };
}
