import { beforeEach, describe, expect, test } from 'vitest';
import { getRecommended, getShelf, getSuggestions } from '../../lib/catalogue/cards.ts';
import { getProductPage } from '../../lib/catalogue/pages.ts';
import { type CatalogueCard, documentProduct, isMedicine, type RegulatoryClass } from '../../lib/catalogue/product.ts';
import { getSold } from '../../lib/catalogue/sold.ts';
import { type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { getAll } from '../../lib/services/prismic/documents.ts';
import { choiceOf } from '../../lib/services/prismic/selects.ts';
import { toCents } from '../../lib/services/shopify/money.ts';
import { expectConsole } from '../setup/console.ts';
import { takeCacheCalls } from '../setup/next/cache.ts';
import { startServices } from '../setup/services.ts';

const services = await startServices();
const GUMMIES = '7001';
const written = (id: string) => services.commerce.catalogue.products.find((product) => String(product.id) === id);
const idsOf = (handles: readonly string[]) =>
  services.commerce.catalogue.products.filter(({ handle }) => handles.includes(handle)).map(({ id }) => String(id));
const soldAs = (cards: readonly CatalogueCard[]) =>
  cards.map(({ sale }) => (sale.kind === 'shop' ? sale.productId : sale.kind));
const pageOf = async (locale: Locale, shopId: string) => {
  const source = await getSold(locale, shopId);
  return getProductPage(locale, source?.url.slice(MARKETS[locale].prefix.length).split('/').slice(2) ?? []);
};
const failRecommendations = () =>
  services.faults.set({ service: 'commerce', operation: 'productRecommendations', kind: 'status', share: 1, seed: 1 });

beforeEach(() => {
  takeCacheCalls();
});

describe.each(['fr-fr', 'nl-be'] as const)('in %s', (locale) => {
  test('what the shop sets beside a product is shown as pages of this market', async () => {
    const cards = await getRecommended(locale, GUMMIES, 'COMPLEMENTARY');
    expect(soldAs(cards).toSorted()).toEqual(idsOf(written(GUMMIES)?.complementary ?? []).toSorted());
    for (const { href } of cards) expect(href.startsWith(MARKETS[locale].prefix)).toBe(true);
    expect(takeCacheCalls().tags).toContain(`shopify/product/${GUMMIES}`);
  });

  test('a product page has the editor’s choice first, then the shop’s, and nothing twice', async () => {
    const page = await pageOf(locale, GUMMIES);
    const editors = page?.document.data.related.flatMap(({ product }) => ('id' in product ? [product.id] : [])) ?? [];
    const ids = page?.complementary.map(({ id }) => id) ?? [];
    expect(ids.slice(0, editors.length)).toEqual(editors);
    const all = [...ids, ...(page?.alike.map(({ id }) => id) ?? [])];
    expect(page?.alike.length).toBeGreaterThan(0);
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain(page?.document.id);
  });
});

test('no medicine is beside what is sold, and nothing that is sold beside a medicine', async () => {
  const documents = await getAll('product', 'fr-fr');
  const medicines = new Set(
    documents.filter(({ data }) => isMedicine(choiceOf('regulatoryClass', data.regulatory_class))).map(({ id }) => id),
  );
  for (const document of documents) {
    const page = await getProductPage('fr-fr', document.url?.split('/').slice(2) ?? []);
    for (const card of [...(page?.complementary ?? []), ...(page?.alike ?? [])]) {
      expect(medicines.has(card.id), `${document.uid}: ${card.href}`).toBe(medicines.has(document.id));
    }
    if (medicines.has(document.id)) expect(page?.alike).toEqual([]);
  }
});

describe('a row that an editor has mixed', () => {
  const rowIn = async (locale: Locale, kinds: readonly RegulatoryClass[]) => {
    const documents = await getAll('product', locale);
    const chosen = kinds.map((kind) =>
      documents.find(({ data }) => choiceOf('regulatoryClass', data.regulatory_class) === kind),
    );
    const sources = chosen.map((document) => document && documentProduct(document)).filter((source) => !!source);
    expect(sources).toHaveLength(kinds.length);
    const cards = await getShelf(sources, locale);
    return sources.flatMap(({ id }, index) => (cards.some((card) => card.id === id) ? [kinds[index]] : []));
  };

  test.each<[Locale, RegulatoryClass[], RegulatoryClass[]]>([
    ['fr-fr', ['medicine_registered', 'supplement', 'medicine_amm'], ['supplement']],
    ['nl-be', ['cosmetic', 'medicine_registered'], ['cosmetic']],
    ['nl-be', ['medicine_registered', 'medicine_amm'], ['medicine_registered', 'medicine_amm']],
    ['fr-tn', ['medicine_registered', 'cosmetic'], ['medicine_registered', 'cosmetic']],
  ])('%s: of %j the site shows %j', async (locale, kinds, shown) => {
    expect(await rowIn(locale, kinds)).toEqual(shown);
  });

  test('is without its medicines while the shop does not respond, too', async () => {
    expectConsole('error', /^\[catalogue\] ApiError: received status 500/);
    services.faults.set({ service: 'commerce', operation: '*', kind: 'status', share: 1, seed: 1 });
    expect(await rowIn('fr-be', ['medicine_registered', 'cosmetic'])).toEqual(['cosmetic']);
  });
});

test('without the shop’s recommendations the page is whole', async () => {
  expectConsole('error', /^\[catalogue\] ApiError: received status 500/);
  failRecommendations();
  const page = await pageOf('fr-fr', GUMMIES);
  expect(page?.product?.variants).toHaveLength(6);
  expect(page?.complementary.length).toBeGreaterThan(0);
  expect(page?.alike).toEqual([]);
  expect(takeCacheCalls().lives).toContain('degraded');
});

describe('beside a cart', () => {
  test('what goes with any are the least expensive that can be added at once, cheapest first', async () => {
    const cards = await getSuggestions('fr-fr');
    const prices = cards.map(({ sale }) => (sale.kind === 'shop' ? toCents(sale.price.amount) : Number.NaN));
    expect(cards).toHaveLength(12);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const documents = await getAll('product', 'fr-fr');
    const all = await getShelf(
      documents.map(documentProduct).filter((source) => source !== null),
      'fr-fr',
    );
    const ready = all.flatMap(({ sale }) =>
      sale.kind === 'shop' && sale.available && sale.variantId ? [toCents(sale.price.amount)] : [],
    );
    expect(prices).toEqual(ready.toSorted((a, b) => a - b).slice(0, 12));
  });

  test('without the shop there is nothing, and it is asked again soon', async () => {
    expectConsole('error', /^\[catalogue\] ApiError: received status 500/);
    services.faults.set({ service: 'commerce', operation: 'cheapestProducts', kind: 'status', share: 1, seed: 1 });
    expect(await getSuggestions('fr-fr')).toEqual([]);
    expect(takeCacheCalls().lives).toContain('degraded');
  });

  test('comes what goes with its products, then what goes with any', async () => {
    const cards = await getSuggestions('fr-fr', [GUMMIES]);
    const anyway = await getSuggestions('fr-fr');
    const [first] = soldAs(cards);
    expect(written(GUMMIES)?.complementary).toContain(written(first ?? '')?.handle);
    expect(soldAs(cards)).not.toContain(GUMMIES);
    expect(new Set(soldAs(cards)).size).toBe(cards.length);
    expect(soldAs(cards)).toEqual(expect.arrayContaining(soldAs(anyway.slice(0, 4))));
    for (const { sale } of cards) expect(sale).toMatchObject({ kind: 'shop', available: true });
  });

  test('without the shop’s recommendations, what goes with any', async () => {
    expectConsole('error', /^\[catalogue\] ApiError: received status 500/);
    failRecommendations();
    expect(soldAs(await getSuggestions('fr-fr', [GUMMIES]))).toEqual(
      soldAs(await getSuggestions('fr-fr')).filter((id) => id !== GUMMIES),
    );
  });
});
