import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getProductPage } from '../../lib/catalogue/pages.ts';
import { isMedicine } from '../../lib/catalogue/product.ts';
import {
  getLineHrefs,
  getProductHrefs,
  getSold,
  getSoldDocument,
  isSaleForbidden,
  isSubscriptionAllowed,
} from '../../lib/catalogue/sold.ts';
import { pathBelow } from '../../lib/platform/i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { getReturnable, sealedAmong } from '../../lib/returns/queries.ts';
import { bumpContentVersion } from '../../lib/services/prismic/content-state.ts';
import { getAll } from '../../lib/services/prismic/documents.ts';
import { choiceOf } from '../../lib/services/prismic/selects.ts';
import { expectConsole } from '../setup/console.ts';
import { takeCacheCalls } from '../setup/next/cache.ts';
import { CONTENT, startServices } from '../setup/services.ts';

const services = await startServices();
const GUMMIES = '7001';
const FRANCE = { country: 'FR', language: 'FR' } as const;

beforeEach(() => {
  takeCacheCalls();
});
afterEach(async () => {
  await services.content?.reset();
  bumpContentVersion();
});

function repository() {
  if (!services.content) throw new Error('no content service');
  return services.content.repository;
}

test.each(LOCALES)(
  'in %s every product of a shop is found by its id and by its document, and no medicine is',
  async (locale) => {
    const documents = await getAll('product', locale);
    expect(documents.length).toBeGreaterThan(20);
    for (const { id, url, data } of documents) {
      const isSold =
        MARKETS[locale].shop &&
        !isMedicine(choiceOf('regulatoryClass', data.regulatory_class)) &&
        Boolean(data.shop_product_id);
      const found = await getSoldDocument(locale, id);
      expect(found?.url ?? null, data.title ?? id).toBe(isSold ? url : null);
      if (data.shop_product_id)
        expect((await getSold(locale, data.shop_product_id))?.id ?? null).toBe(isSold ? id : null);
    }
  },
);

test('it is under the tag of its document and that of the product, which one that is missing has as well', async () => {
  const sold = await getSold('nl-be', GUMMIES);
  expect(takeCacheCalls().tags).toEqual([`prismic/sold/nl-be/${GUMMIES}`, `prismic/${sold?.id}`]);
  expect(await getSold('nl-be', '999999')).toBeNull();
  expect(takeCacheCalls().tags).toEqual(['prismic/sold/nl-be/999999']);
  await getSoldDocument('nl-be', sold?.id ?? '');
  expect(new Set(takeCacheCalls().tags)).toEqual(new Set([`prismic/${sold?.id}`]));
});

test('the shop’s whole id may stand in the document', async () => {
  const { drafts } = repository();
  const { id = '' } = (await getSold('fr-fr', GUMMIES)) ?? {};
  const document = drafts.existing(id);
  drafts.save({ ...document, data: { ...document.data, shop_product_id: `gid://shopify/Product/${GUMMIES}` } });
  drafts.publish(id);
  bumpContentVersion();
  expect((await getSold('fr-fr', GUMMIES))?.id).toBe(id);
});

test('a product of the shop is a medicine when its page says so, and not while nobody can say', async () => {
  const { drafts } = repository();
  expect(await isSaleForbidden(GUMMIES, FRANCE)).toBe(false);
  expect(await isSaleForbidden('999999', FRANCE)).toBe(false);
  const { id = '' } = (await getSold('fr-fr', GUMMIES)) ?? {};
  const document = drafts.existing(id);
  drafts.save({ ...document, data: { ...document.data, regulatory_class: 'medicine_amm' } });
  drafts.publish(id);
  bumpContentVersion();
  expect(await isSaleForbidden(GUMMIES, FRANCE)).toBe(true);
  expect(await getSold('fr-fr', GUMMIES)).toBeNull();
  expectConsole('error', /^\[catalogue\]/);
  services.faults.set({ service: 'content', operation: 'search', kind: 'status', share: 1, seed: 1 });
  expect(await isSaleForbidden(GUMMIES, FRANCE)).toBe(false);
});

describe('a medicine whose page is in one language of the country', () => {
  const SACHETS = '7003';

  async function publishAs(locale: Locale, change: 'medicine' | 'none') {
    const { drafts } = repository();
    const { id = '' } = (await getSold(locale, SACHETS)) ?? {};
    const document = drafts.existing(id);
    if (change === 'none') drafts.unpublish(id);
    else {
      drafts.save({ ...document, data: { ...document.data, regulatory_class: 'Médicament homéopathique enregistré' } });
      drafts.publish(id);
    }
    bumpContentVersion();
  }

  test.each([
    ['fr-be', 'nl-be', 'NL'],
    ['nl-be', 'fr-be', 'FR'],
  ] as const)('in %s, with none in %s, is not sold in either', async (there, missing, language) => {
    expect(await isSaleForbidden(SACHETS, { country: 'BE', language })).toBe(false);
    await publishAs(missing, 'none');
    expect(await isSaleForbidden(SACHETS, { country: 'BE', language })).toBe(false);
    await publishAs(there, 'medicine');
    expect(await getSold(missing, SACHETS)).toBeNull();
    expect(await isSaleForbidden(SACHETS, { country: 'BE', language })).toBe(true);
    expect(await isSaleForbidden(SACHETS, FRANCE)).toBe(false);
  });

  test('is known as one while the page in the other language cannot be read', async () => {
    await publishAs('fr-be', 'medicine');
    expectConsole('error', /^\[catalogue\]/);
    services.server.use(
      http.get(`${CONTENT}/*`, ({ request }) =>
        new URL(request.url).searchParams.get('lang') === 'nl-be' ? HttpResponse.error() : undefined,
      ),
    );
    expect(await isSaleForbidden(SACHETS, { country: 'BE', language: 'NL' })).toBe(true);
  });
});

describe('a product whose page says no class', () => {
  const POWDER = '7003';

  test.each<[string, Partial<Record<Locale, string | null>>, boolean]>([
    ['in either language is not sold', { 'fr-be': null, 'nl-be': 'Confiserie' }, true],
    ['in one language is what the other page says', { 'nl-be': null }, false],
    ['in one language is not sold as the medicine of the other page', { 'fr-be': 'medicine_amm', 'nl-be': '' }, true],
  ])('%s', async (_, classes, isForbidden) => {
    const { drafts } = repository();
    for (const [locale, stored] of Object.entries(classes)) {
      const { id = '' } = (await getSold(locale as Locale, POWDER)) ?? {};
      const document = drafts.existing(id);
      drafts.save({ ...document, data: { ...document.data, regulatory_class: stored } });
      drafts.publish(id);
      bumpContentVersion();
    }
    expect(await getSold('nl-be', POWDER)).toBeNull();
    expect(await isSaleForbidden(POWDER, { country: 'BE', language: 'FR' })).toBe(isForbidden);
    expect(await isSubscriptionAllowed(POWDER, { country: 'BE', language: 'NL' })).toBe(!isForbidden);
    expect(await isSaleForbidden(POWDER, FRANCE)).toBe(false);
  });
});

describe('a box with a medicine in it', () => {
  const [BOX, PART, PILLBOX] = ['7004', '7002', '7018'];
  const BELGIUM = { country: 'BE', language: 'FR' } as const;

  function publish(id: string, change: object) {
    const { drafts } = repository();
    const document = drafts.existing(id);
    drafts.save({ ...document, data: { ...document.data, ...change } });
    drafts.publish(id);
    bumpContentVersion();
  }
  const pageOf = async (locale: Locale, shopId: string) => (await getSold(locale, shopId)) ?? { id: '', url: '' };
  const isOffered = async (locale: Locale, url: string) =>
    (await getProductPage(locale, pathBelow(url, locale)))?.sellable;

  test('is not sold where the shop alone says what is in it, in either language of the country', async () => {
    const boxes = { 'fr-be': await pageOf('fr-be', BOX), 'nl-be': await pageOf('nl-be', BOX) };
    for (const { id } of Object.values(boxes)) publish(id, { components: [] });
    expect(await isSaleForbidden(BOX, BELGIUM)).toBe(false);
    expect(await isOffered('fr-be', boxes['fr-be'].url)).toBe(true);
    publish((await pageOf('nl-be', PART)).id, { regulatory_class: 'medicine_amm' });
    expect(await isSaleForbidden(BOX, BELGIUM)).toBe(true);
    expect(await isOffered('fr-be', boxes['fr-be'].url)).toBe(false);
    expect(await isSaleForbidden(BOX, FRANCE)).toBe(false);
    expectConsole('error', /^\[catalogue\]/);
    services.faults.set({ service: 'commerce', operation: '*', kind: 'status', share: 1, seed: 1 });
    expect(await isSaleForbidden(BOX, BELGIUM)).toBe(false);
  });

  test('is not sold where its page alone says what is in it', async () => {
    const medicine = (await getAll('product', 'fr-fr')).find(({ data }) =>
      isMedicine(choiceOf('regulatoryClass', data.regulatory_class)),
    );
    const { id, url } = await pageOf('fr-fr', PILLBOX);
    publish(id, { components: [{ component: { link_type: 'Document', id: medicine?.id } }] });
    takeCacheCalls();
    expect(await getSold('fr-fr', PILLBOX)).toBeNull();
    // Its class may change alone.
    expect(takeCacheCalls().tags).toContain(`prismic/${medicine?.id}`);
    expect(await getSoldDocument('fr-fr', id)).toBeNull();
    expect(await isOffered('fr-fr', url)).toBe(false);
    expect(await isSaleForbidden(PILLBOX, FRANCE)).toBe(true);
    expect(await isSaleForbidden(PILLBOX, BELGIUM)).toBe(false);
  });
});

describe('a subscription', () => {
  const POWDER = '7003';
  const BELGIUM = { country: 'BE', language: 'NL' } as const;

  async function publishAs(locale: Locale, regulatoryClass: string | null) {
    const { drafts } = repository();
    const { id = '' } = (await getSold(locale, POWDER)) ?? {};
    const document = drafts.existing(id);
    if (regulatoryClass === null) drafts.unpublish(id);
    else {
      drafts.save({ ...document, data: { ...document.data, regulatory_class: regulatoryClass } });
      drafts.publish(id);
    }
    bumpContentVersion();
  }

  test.each<[string, string | null, string | null, boolean]>([
    ['supplements in both languages', 'supplement', 'supplement', true],
    ['a cosmetic whose page is in Dutch only', null, 'cosmetic', true],
    ['a supplement whose page is in French only', 'supplement', null, true],
    ['a page that says another class in Dutch', 'supplement', 'accessory', true],
    ['an accessory', 'accessory', 'accessory', false],
    ['a medicine in Dutch', 'supplement', 'medicine_amm', false],
    ['a product without a page', null, null, false],
  ])('of %s', async (_, french, dutch, isAllowed) => {
    await publishAs('fr-be', french);
    await publishAs('nl-be', dutch);
    expect(await isSubscriptionAllowed(POWDER, BELGIUM)).toBe(isAllowed);
    expect(await isSubscriptionAllowed(POWDER, { ...BELGIUM, language: 'FR' })).toBe(isAllowed);
  });

  test.each<[string, string | null, boolean]>([
    ['no page in the other one', null, true],
    ['an accessory in the other one', 'accessory', false],
    ['a medicine in the other one', 'medicine_registered', false],
  ])('while one language cannot be read, with %s', async (_, dutch, isAllowed) => {
    await publishAs('nl-be', dutch);
    expectConsole('error', /^\[catalogue\]/);
    services.server.use(
      http.get(`${CONTENT}/*`, ({ request }) =>
        new URL(request.url).searchParams.get('lang') === 'fr-be' ? HttpResponse.error() : undefined,
      ),
    );
    expect(await isSubscriptionAllowed(POWDER, BELGIUM)).toBe(isAllowed);
  });
});

test('while the content service does not answer, nobody says that it is not sold', async () => {
  expectConsole('error', /^\[catalogue\]/);
  services.faults.set({ service: 'content', operation: 'search', kind: 'status', share: 1, seed: 1 });
  expect(await getSold('fr-fr', GUMMIES)).toBeUndefined();
  expect(takeCacheCalls().lives).toEqual(['content', 'kept']);
  expect(await getSoldDocument('fr-fr', 'ZqB1hREAACEA')).toBeUndefined();
  expect(await getLineHrefs('fr-fr', [GUMMIES])).toEqual({});
  const said = sealedAmong('fr-fr', [GUMMIES]);
  await expect(said).rejects.toMatchObject({ code: 'contentUnavailable' });
});

test('what is asked for is as much as is looked for, however large the catalogue', async () => {
  const before = services.operations('content').length;
  const hrefs = await getProductHrefs('fr-fr', [GUMMIES, '7003', GUMMIES, '999999']);
  expect(Object.keys(hrefs).sort()).toEqual([GUMMIES, '7003'].sort());
  expect(
    services
      .operations('content')
      .slice(before)
      .filter((name) => name === 'search'),
  ).toHaveLength(3);
});

test('what cannot come back once unsealed is told by the class in the content', async () => {
  const [balm, pillbox] = ['7003', '7018'];
  expect(await sealedAmong('fr-fr', [pillbox, balm, GUMMIES, '999999'])).toEqual([balm, GUMMIES]);
});

test('what may be returned is what is sold, by its name, and no gift card', async () => {
  const returnable = await getReturnable('fr-fr');
  expect(returnable).toContainEqual({ value: '7018', label: 'Le pilulier' });
  const names = returnable.map(({ label }) => label);
  expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare));
  expect(names).not.toContain('Carte cadeau');
  expect(names).not.toContain('Arnica montana, doses');
  expect(await getReturnable('fr-tn')).toEqual([]);
});
