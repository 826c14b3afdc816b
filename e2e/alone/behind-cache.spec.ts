import { createHmac } from 'node:crypto';
import type { BrowserContext, Page, Response } from '@playwright/test';
import { MARKETS } from '../../lib/platform/markets.ts';
import { WEBHOOK_PATH } from '../../lib/services/shopify/webhook.ts';
import { chromiumFlags, findTestChromium } from '../../packages/tools/lib/chromium.ts';
import { documentId } from '../../packages/tools/lib/document-id.ts';
import { exchange } from '../../packages/tools/lib/exchange.ts';
import { CACHES } from '../fixtures/caches.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { ownPort, ownProcess } from '../fixtures/own-process.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newCustomer } from '../screens/account.ts';
import { addToBag, bagLink } from '../screens/bag.ts';
import { editorOf } from '../screens/editor.ts';
import { accountLink, expectLogin, newPerson } from '../screens/sign-in.ts';

const market = 'fr-fr';
const t = wordsOf(market);
const PRODUCTS = '/products/[[...path]]';
const site = ownPort('own server', settings);
const port = site + 3;
const hosts = [siteOf('fr-fr'), siteOf('nl-be'), siteOf('fr-tn')].map((address) => new URL(address).host);
const cookies = uidOf(market, 'legal_page', 'cookies');

test.use({
  market,
  // The browser resolves the site's host names to the cache.
  launchOptions: {
    executablePath: findTestChromium() ?? undefined,
    args: [
      ...chromiumFlags,
      `--host-resolver-rules=${hosts.map((host) => `MAP ${host} 127.0.0.1:${port}`).join(', ')}`,
    ],
  },
});

/** Which part of a page the router requests, or that it is requested as a document. */
type Kind = 'document' | 'tree' | 'ahead' | 'navigation';
type Seen = { kind: Kind; url: string; type: string; from: string; bytes: number };

function kindOf(response: Response): Kind | null {
  const headers = response.request().headers();
  if (response.request().method() !== 'GET' || response.status() >= 300) return null;
  if (headers['next-router-segment-prefetch'] === '/_tree') return 'tree';
  if (headers['next-router-prefetch'] !== undefined || headers['next-router-segment-prefetch'] !== undefined)
    return 'ahead';
  if (headers.rsc !== undefined) return 'navigation';
  return response.request().isNavigationRequest() ? 'document' : null;
}

/** Records the page responses that a browser receives from now on. */
function watching(context: BrowserContext): Seen[] {
  const seen: Seen[] = [];
  context.on('response', async (response) => {
    const kind = kindOf(response);
    if (!kind) return;
    const headers = response.headers();
    const entry = {
      kind,
      url: response.url(),
      type: headers['content-type'] ?? '',
      from: headers['x-cache'] ?? '',
      bytes: 0,
    };
    seen.push(entry);
    entry.bytes = await response.body().then(
      ({ byteLength }) => byteLength,
      // Aborted by the next navigation.
      () => 0,
    );
  });
  return seen;
}

/** Home, the shop, a listing, a product: by their links, as a visitor navigates. Returns the number of pages. */
async function walk(page: Page): Promise<number> {
  const list = pageIn(market, 'supplements');
  const product = pageIn(market, 'magnesium');
  await page.goto(siteOf(market) + pathOf(market, '/'));
  await page.goto(siteOf(market) + pathOf(market, PRODUCTS));
  const to = (path: string) => page.locator(`main a[href="${pathOf(market, PRODUCTS, path)}"]`).first();
  await to(list.path).click();
  await expect(page.getByRole('heading', { level: 1, name: list.name })).toBeVisible();
  await to(product.path).click();
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: list.name })).toBeVisible();
  return 5;
}

for (const [name, start] of CACHES) {
  test(`behind ${name} everybody gets their own, the router what it asked for, and news at once`, {
    tag: WHOLE,
  }, async ({ page, context, browser, open, sandbox }) => {
    test.setTimeout(180_000);
    await sandbox.reset();
    const own = await ownProcess(settings, 'own server', { CACHE_PURGE_URL: `http://127.0.0.1:${port}/.purge` });
    const other = await browser.newContext({ reducedMotion: 'reduce' });
    let cache: Awaited<ReturnType<typeof start>> | undefined;
    try {
      cache = await start(port, site);
      // A new process renders the pages of reviewed products once more.
      const reviewed = pathOf(market, PRODUCTS, pageIn(market, 'magnesium').path);
      const { host } = new URL(siteOf(market));
      await expect
        .poll(async () => (await exchange({ port: site, host, path: reviewed })).body.includes('id="reviews"'))
        .toBe(true);
      // A page whose stock has just changed is served once more before its next version, and that response is not kept.
      const early = await browser.newPage({ reducedMotion: 'reduce' });
      await walk(early);
      await early.close();
      const first = watching(context);
      const pages = await walk(page);
      await test.step('the router gets what it asked for, and few parts ahead', async () => {
        for (const { kind, url, type } of first) {
          expect(type, `${kind} ${url}`).toContain(kind === 'document' ? 'text/html' : 'text/x-component');
        }
        const of = (kind: Kind) => first.filter((each) => each.kind === kind);
        const smallest = Math.min(...of('document').map(({ bytes }) => bytes));
        for (const { url, bytes } of of('tree')) expect(bytes, `a tree, not a page: ${url}`).toBeLessThan(smallest / 2);
        expect(of('ahead').length + of('tree').length, 'parts that are fetched ahead').toBeLessThanOrEqual(pages * 12);
      });

      await test.step('an address of the router that is opened by hand spoils nothing', async () => {
        const part = first.find(({ kind }) => kind === 'ahead' || kind === 'navigation');
        const path = new URL(part?.url ?? '').pathname + new URL(part?.url ?? '').search;
        const { host } = new URL(siteOf(market));
        for (const address of [path, `${pathOf(market, '/contact')}?_rsc=1a2b`]) {
          const { headers } = await exchange({ port, host, path: address, headers: { accept: 'text/html' } });
          expect(headers['cache-control'] ?? '', address).not.toMatch(/s-maxage|public/);
        }
      });

      await test.step('a file that this build does not have is asked for again each time', async () => {
        for (let count = 0; count < 2; count++) {
          const { status, headers } = await exchange({ port, host, path: '/_next/static/chunks/of-another-build.js' });
          expect([status, headers['cache-control'], headers['x-cache'] ?? 'miss']).toEqual([404, 'no-store', 'miss']);
        }
      });

      await test.step('the second visitor gets the same from the cache', async () => {
        const second = await other.newPage();
        const seen = watching(other);
        await walk(second);
        const known = new Set(first.map(({ url }) => url));
        // What is fetched ahead depends on how long each page was looked at: not all of it need be the same.
        const again = seen.filter(({ url }) => known.has(url));
        expect(again).not.toEqual([]);
        expect(again.filter(({ from }) => from !== 'hit')).toEqual([]);
        for (const { kind, type } of seen)
          expect(type).toContain(kind === 'document' ? 'text/html' : 'text/x-component');
      });

      await test.step('campaigns lead to the page of everybody, and each through redirects with its own', async () => {
        const path = pathOf(market, PRODUCTS, pageIn(market, 'magnesium').path);
        const plain = await exchange({ port, host, path });
        for (const campaign of ['gclid=Cj0', 'utm_source=lettre&srsltid=AfmB']) {
          const { status, headers } = await exchange({ port, host, path: `${path}?${campaign}` });
          expect([status, headers.etag], campaign).toEqual([200, plain.headers.etag]);
          const moved = await exchange({ port, host, path: `/la-boutique?${campaign}` });
          expect([moved.status, moved.headers.location], campaign).toEqual([
            308,
            `${pathOf(market, '/ecommerce')}?${campaign}`,
          ]);
        }
      });

      await test.step('no page of one market for another', async () => {
        for (const locale of ['nl-be', 'fr-tn', 'fr-fr'] as const) {
          await page.goto(siteOf(locale) + pathOf(locale, '/'));
          await expect(page.locator('html')).toHaveAttribute('lang', MARKETS[locale].tag);
        }
      });

      await test.step('no page of one visitor for another', async () => {
        const person = newPerson();
        await newCustomer({ page, market, t, person });
        await open('/my-account');
        await expect(page.getByRole('main')).toContainText(person.givenName);
        await open(PRODUCTS, pageIn(market, 'magnesium').path);
        await addToBag(page, t, pageIn(market, 'magnesium').name);
        await expect(bagLink(page, t, 1)).toBeVisible();
        const stranger = await other.newPage();
        await stranger.goto(siteOf(market) + pathOf(market, '/my-account'));
        await expectLogin(stranger, t);
        await stranger.goto(siteOf(market) + pathOf(market, PRODUCTS));
        await expect(accountLink(stranger, t, 'signIn')).toBeVisible();
        await expect(bagLink(stranger, t, 1)).toHaveCount(0);
      });

      await test.step('what is published is seen at once, also where it had been kept', async () => {
        const path = pathOf(market, '/legal/[uid]', cookies);
        const id = await documentId(settings, 'legal_page', market, cookies);
        const { host } = new URL(siteOf(market));
        const text = async () => (await exchange({ port, host, path })).body.toString();
        expect(await text()).not.toContain('Cookies, en cache');
        const desk = await browser.newContext();
        const editor = editorOf(await desk.newPage());
        await editor.open('legal_page', market, cookies);
        await editor.write('Titre de la page', 'Cookies, en cache');
        await editor.publish();
        const webhook = { type: 'api-update', secret: settings.values.PRISMIC_WEBHOOK_SECRET, documents: [id] };
        const headers = { 'content-type': 'application/json' };
        const told = await exchange({
          port: site,
          path: '/api/revalidate',
          method: 'POST',
          headers,
          body: JSON.stringify(webhook),
        });
        expect(told.status).toBe(200);
        await expect.poll(text, { intervals: [50], timeout: 3_000 }).toContain('Cookies, en cache');
        await desk.close();
      });
      await test.step('a price that the shop changes is seen within seconds, though the page was asked for at once', async () => {
        const path = pathOf(market, PRODUCTS, pageIn(market, 'magnesium').path);
        const { host } = new URL(siteOf(market));
        const text = async () => (await exchange({ port, host, path })).body.toString();
        expect(await text()).not.toContain('10,37');
        await sandbox.price(70061, '10.37');
        const body = JSON.stringify({ id: 7006, variants: [{ id: 70061 }] });
        const secret = settings.values.SHOPIFY_WEBHOOK_SECRET ?? '';
        const headers = {
          'content-type': 'application/json',
          'x-shopify-topic': 'products/update',
          'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
        };
        const told = await exchange({ port: site, path: WEBHOOK_PATH, method: 'POST', headers, body });
        expect(told.status).toBe(200);
        // Purges are five seconds apart.
        await expect.poll(text, { intervals: [50], timeout: 10_000 }).toContain('10,37');
      });
      // No requests are left when the cache stops.
      await page.goto('about:blank');
    } finally {
      await other.close();
      await cache?.stop();
      await own.close();
      await sandbox.reset();
    }
  });
}
