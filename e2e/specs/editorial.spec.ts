import type { Page } from '@playwright/test';
import lz from 'lz-string';
import type { Locale } from '../../lib/platform/markets.ts';
import { ask } from '../fixtures/ask.ts';
import { gateIf, WHOLE } from '../fixtures/gate.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { scriptsOff } from '../screens/no-script.ts';

type Node = { '@type': string } & Record<string, unknown>;

/** The structured data of a page, by type. */
async function nodesOf(page: Page): Promise<Record<string, Node>> {
  const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
  const nodes = graphs.flatMap((graph): Node[] => JSON.parse(graph)['@graph']);
  return Object.fromEntries(nodes.map((node) => [node['@type'], node]));
}

/** Pages of the demonstration by their uids. */
const named = {
  'fr-fr': { theme: 'sommeil', advice: 'sommeil/s-endormir-sans-lutter', closed: 'preparateur-de-commandes' },
  'nl-be': { theme: 'slaap', advice: 'slaap/', closed: '' },
} as const;

test.describe('lists have pages with addresses', () => {
  for (const market of ['fr-fr', 'nl-be'] as const) {
    test(`${market}: advice`, gateIf(market === 'nl-be', '@desktop'), async ({ page }) => {
      const t = wordsOf(market);
      await page.goto(siteOf(market) + pathOf(market, '/health/[[...path]]'));
      const pages = page.getByRole('navigation', { name: t('pages.pagination.label') });
      const first = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
      await pages.getByRole('link', { name: t('pages.pagination.next') }).click();
      await expect(page).toHaveURL(market === 'nl-be' ? /\/pagina\/2$/ : /\/page\/2$/);
      await expect(pages.getByRole('link', { name: t('pages.pagination.page', { page: 2 }) })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const second = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
      expect(second.length).toBeGreaterThan(0);
      expect(second.filter((title) => first.includes(title))).toEqual([]);
    });
  }

  const none: [Locale, string][] = [
    ['fr-fr', '/nos-conseils-sante/page/1'],
    ['fr-fr', '/nos-conseils-sante/page/0'],
    ['fr-fr', '/nos-conseils-sante/page/99'],
    ['fr-fr', '/nos-conseils-sante/pagina/2'],
    ['fr-fr', '/nos-conseils-sante/sommeil/page/2'],
    ['fr-fr', '/nos-conseils-sante/hiver/s-endormir-sans-lutter'],
    ['fr-fr', '/nos-actualites/page/1e1'],
    ['fr-fr', '/auteurs/page/2'],
    ['fr-fr', '/auteurs/personne'],
    ['fr-fr', '/faq/produits/rien'],
    ['fr-fr', '/qui-sommes-nous/rien'],
    ['fr-tn', '/faq'],
  ];
  for (const [market, path] of none) {
    test(`${market} ${path} does not exist`, { tag: ['@desktop', WHOLE] }, async () => {
      expect((await ask(siteOf(market), path)).status).toBe(404);
    });
  }
});

test('an article says who wrote it, who read it, when, and where to go on', { tag: '@desktop' }, async ({ page }) => {
  const t = wordsOf('fr-fr');
  await page.goto(siteOf('fr-fr') + pathOf('fr-fr', '/health/[[...path]]', named['fr-fr'].advice));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Claire Aubanel' }).first()).toHaveAttribute(
    'href',
    '/auteurs/claire-aubanel',
  );
  await expect(main.getByRole('heading', { name: t('pages.article.consult') })).toBeVisible();
  await expect(main.getByRole('heading', { name: t('pages.article.sources') })).toBeVisible();
  const contents = page.getByRole('navigation', { name: t('pages.article.contents') });
  const entry = contents.getByRole('link').nth(1);
  const heading = await entry.textContent();
  await entry.click();
  await expect(main.getByRole('heading', { name: heading ?? '' })).toBeInViewport();
  const nodes = await nodesOf(page);
  expect(Object.keys(nodes)).toEqual(['BreadcrumbList', 'Article', 'MedicalWebPage']);
  expect(nodes.Article).toMatchObject({ publisher: { '@type': 'Organization', name: 'Laboratoires Silène' } });
});

test('the home page says to search engines who publishes the site', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const { Organization: organisation, WebSite: website } = await nodesOf(page);
  expect(organisation).toMatchObject({ name: 'Laboratoires Silène', address: { addressLocality: 'Die' } });
  expect(website).toMatchObject({ inLanguage: 'fr-FR', publisher: { '@id': organisation?.['@id'] } });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, market: 'nl-be' });

  test('questions are found, and what was typed stays', { tag: '@desktop' }, async ({ page, quiet }) => {
    quiet.allow(scriptsOff);
    const t = wordsOf('nl-be');
    await page.goto(siteOf('nl-be') + pathOf('nl-be', '/f-a-q/[[...path]]'));
    const field = page.getByRole('searchbox', { name: t('pages.faq.searchLabel') });
    await field.fill('levering');
    await page.getByRole('button', { name: t('pages.faq.search') }).click();
    await expect(page).toHaveURL(/\/veelgestelde-vragen\/zoeken\?q=levering$/);
    await expect(field).toHaveValue('levering');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).nth(1)).toBeVisible();
    await field.fill('zzzz');
    await page.getByRole('button', { name: t('pages.faq.search') }).click();
    await expect(page.getByText(t('pages.faq.results', { count: 0, query: 'zzzz' }))).toBeVisible();
  });
});

test('a closed offer is gone, and says so', { tag: '@phone' }, async ({ page, quiet }) => {
  quiet.allowDocuments(410);
  const t = wordsOf('fr-fr');
  for (const path of [
    pathOf('fr-fr', '/job-offers/[[...path]]', named['fr-fr'].closed),
    `${pathOf('fr-fr', '/job-offers/[[...path]]', named['fr-fr'].closed)}/candidature`,
  ]) {
    const answer = await page.goto(siteOf('fr-fr') + path);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1, name: t('careers.closed.title') })).toBeVisible();
    expect(await page.content()).not.toContain('JobPosting');
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: t('careers.closed.action') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('careers.title') })).toBeVisible();
});

test('a page without a counterpart says so before one leaves', { tag: '@desktop' }, async ({ page }) => {
  const t = wordsOf('fr-fr');
  await page.goto(siteOf('fr-fr') + pathOf('fr-fr', '/f-a-q/[[...path]]', 'produits'));
  await page.getByRole('button', { name: /Changer de pays/ }).click();
  const markets = page.getByRole('dialog', { name: t('common.market.title') });
  await expect(markets.getByRole('link', { name: t('common.market.nl-be') })).toHaveAttribute(
    'href',
    `${siteOf('nl-be')}/nl/veelgestelde-vragen/producten`,
  );
  await expect(markets.getByRole('link', { name: t('common.market.fr-tn') })).toContainText(
    t('common.market.noTranslation'),
  );
});

test('messages are served by language and namespace', { tag: ['@desktop', WHOLE] }, async () => {
  for (const locale of ['fr-fr', 'nl-be'] as const) {
    const { status, text } = await ask(siteOf(locale), `/locales/${locale}/common.json`);
    expect(status).toBe(200);
    expect(JSON.parse(text).home).toBe(wordsOf(locale)('common.home'));
  }
  const english = await ask(siteOf('fr-fr'), '/locales/en/common.json');
  expect([english.status, JSON.parse(english.text).home]).toEqual([200, 'Silène, home']);
  expect(english.headers['cache-control']).toContain('s-maxage=60');
  expect((await ask(siteOf('fr-fr'), '/locales/en/cart.json')).headers['cache-control']).toContain('s-maxage=60');
  expect((await ask(siteOf('fr-fr'), '/locales/fr-fr/nothing.json')).status).toBe(404);
});

test('previews are switched off here, and asking for one says so', { tag: '@desktop' }, async () => {
  for (const path of ['/api/preview?documentId=x&token=y', '/api/exit-preview']) {
    expect((await ask(siteOf('fr-fr'), path)).status, path).toBe(404);
  }
});

test('the simulator draws what an editor arranges, in a bare page', { tag: ['@desktop', WHOLE] }, async ({
  page,
  quiet,
}) => {
  // The simulator's own wrapper reads the URL only in the browser, and React reports a hydration mismatch.
  quiet.allow(/Minified React error #418/);
  const slice = {
    id: 'a',
    slice_type: 'callout',
    slice_label: null,
    variation: 'default',
    version: 'initial',
    items: [],
    primary: { tone: 'tip', title: 'Essai', text: [], section_background: 'Aqua' },
  };
  const state = lz.compressToEncodedURIComponent(JSON.stringify([slice, { slice_type: 'unknown', primary: {} }]));
  // The editing tool shows it in a frame; opened directly, the page shows an explanation.
  await page.goto(`${siteOf('fr-fr')}/robots.txt`);
  await page.evaluate(
    (src) => {
      document.body.innerHTML = `<iframe src="${src}" width="900" height="600"></iframe>`;
    },
    `${siteOf('fr-fr')}/slice-simulator?state=${state}`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Essai' })).toBeVisible();
  await expect(frame.getByRole('banner')).toHaveCount(0);
  expect((await ask(siteOf('fr-fr'), '/slice-simulator?state=nonsense')).status).toBe(200);
});
