import { beforeEach, describe, expect, test } from 'vitest';
import { productsMetadata } from '../../components/product/products-page.tsx';
import { getCategoryPage, getProductPage, getProductPaths } from '../../lib/catalogue/pages.ts';
import { boxProducts, isMedicine } from '../../lib/catalogue/product.ts';
import { LOCALES, type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { bumpContentVersion, contentState, newState } from '../../lib/services/prismic/content-state.ts';
import { getAll, getByUid, listTag } from '../../lib/services/prismic/documents.ts';
import { imageOf } from '../../lib/services/prismic/links.ts';
import { choiceOf } from '../../lib/services/prismic/selects.ts';
import { expectConsole } from '../setup/console.ts';
import { takeCacheCalls } from '../setup/next/cache.ts';
import { startServices } from '../setup/services.ts';

const services = await startServices();
const classOf = (document: { data: { regulatory_class: string | null } }) =>
  choiceOf('regulatoryClass', document.data.regulatory_class);

const isProductPath = (path: readonly string[], uids: readonly string[]): boolean => uids.includes(path.at(-1) ?? '');
const productsOf = (locale: Locale) => getAll('product', locale);

beforeEach(() => {
  takeCacheCalls();
});

describe.each(LOCALES)('the catalogue of %s', (locale) => {
  test('every address that is prerendered has its page', async () => {
    const uids = (await productsOf(locale)).map(({ uid }) => uid);
    for (const path of await getProductPaths(locale)) {
      const page = isProductPath(path, uids) ? await getProductPage(locale, path) : await getCategoryPage(locale, path);
      expect(page?.document.url, path.join('/')).toMatch(new RegExp(`/${path.join('/')}$`));
      expect(page?.alternates[locale]).toBe(page?.document.url);
    }
  });

  test('no medicine is sold, and nothing is where there is no shop', async () => {
    const documents = await productsOf(locale);
    expect(documents.some((document) => isMedicine(classOf(document)))).toBe(true);
    for (const document of documents) {
      const path = document.url?.slice(MARKETS[locale].prefix.length).split('/').slice(2) ?? [];
      const page = await getProductPage(locale, path);
      if (!isMedicine(classOf(document)) && MARKETS[locale].shop) continue;
      expect(page, document.uid).toMatchObject({ sellable: false, product: null });
    }
  });

  test('an address that no document has is null', async () => {
    expect(await getCategoryPage(locale, ['nulle-part'])).toBeNull();
    expect(await getProductPage(locale, ['nulle-part', 'ailleurs', 'rien'])).toBeNull();
  });

  test('a product is at its own address only', async () => {
    const [document] = await productsOf(locale);
    expect(await getProductPage(locale, ['nulle-part', document?.uid ?? ''])).toBeNull();
  });
});

test.each([
  ['fr-fr', ['Édulcorants', 'Avec édulcorants', 'Vitamine C']],
  ['nl-be', ['Zoetstoffen', 'Avec édulcorants', 'Vitamine C']],
] as const)('%s: a box has the composition of its products', async (locale, said) => {
  const boxes = (await productsOf(locale)).filter(({ data }) => data.components.length > 0);
  const composed = boxes.map(({ data }) => boxProducts(data).map((product) => product.data));
  expect(composed.length).toBeGreaterThan(0);
  for (const products of composed)
    for (const { title, composition } of products) expect(composition.length, title ?? '').toBeGreaterThan(0);
  const [ingredient, sweetening, substance] = said;
  const pastilles = composed.flat().find((data) => data.sweetening === sweetening);
  expect(JSON.stringify(pastilles?.composition)).toMatch(new RegExp(ingredient, 'i'));
  expect(pastilles?.composition_values.map((row) => row.substance)).toContain(substance);
  expect(pastilles?.allergens).toBeInstanceOf(Array);
});

test('an address that is absent is kept for a short time only', async () => {
  await getProductPage('fr-fr', ['nulle-part']);
  expect(takeCacheCalls().lives).toContain('absent');
});

test.each(['x\\\\', 'a"b', '\\\\"])][at(document.type, "settings'])(
  'the address %j is nobody’s, and nobody is asked',
  async (uid) => {
    const asked = services.operations('content').length;
    expect(await getByUid('product', uid, 'fr-fr')).toBeNull();
    expect(services.operations('content')).toHaveLength(asked);
  },
);

test('a product shares its pack where the editor chose no picture, a shelf the house’s', async () => {
  const [product] = await productsOf('fr-fr');
  const pack = imageOf(product?.data.pack)?.src ?? '';
  expect(pack).not.toBe('');
  const shared = async (path: string[]) => JSON.stringify((await productsMetadata('fr-fr', path)).openGraph?.images);
  expect(await shared(product?.url?.split('/').slice(2) ?? [])).toContain(new URL(pack).pathname);
  expect(await shared([(product?.url ?? '').split('/')[2] ?? ''])).not.toContain(new URL(pack).pathname);
});

test('a category below another hears of both: addresses of its products begin with the other', async () => {
  const [child = []] = (await getProductPaths('fr-fr')).filter((path) => path.length === 2);
  takeCacheCalls();
  const page = await getCategoryPage('fr-fr', child);
  const parent = page?.document.data.parent;
  expect(parent).toHaveProperty('id');
  expect(takeCacheCalls().tags).toEqual(
    expect.arrayContaining([page?.document.id, parent && 'id' in parent && parent.id].map((id) => `prismic/of/${id}`)),
  );
});

test('a product has the tags of what its page shows of others: its shelf, and what is beside it', async () => {
  const product = (await productsOf('fr-fr')).find(({ data }) => data.related.length > 0);
  await getProductPage('fr-fr', product?.url?.split('/').slice(2) ?? []);
  const shown = [product?.data.category, ...(product?.data.related ?? []).map((each) => each.product)];
  const ids = shown.flatMap((link) => (link && 'id' in link ? [link.id] : []));
  expect(ids.length).toBeGreaterThan(1);
  expect(takeCacheCalls().tags).toEqual(expect.arrayContaining([product?.id, ...ids].map((id) => `prismic/${id}`)));
});

describe('the page of a product has no tag of a category that it does not show', () => {
  const tagsAt = async (path: string[]) => {
    takeCacheCalls();
    const { alternates } = await productsMetadata('nl-be', path);
    return { ...takeCacheCalls(), path: alternates?.canonical };
  };
  const firstProduct = async () => {
    const [product] = await productsOf('nl-be');
    return { product, path: product?.url?.split('/').slice(3) ?? [] };
  };

  test('neither of the list, nor of one of them; the page of a category has them', async () => {
    const { product, path } = await firstProduct();
    const categories = (await getAll('product_category', 'nl-be')).map(({ id }) => `prismic/${id}`);
    const shown = JSON.stringify(product?.data);
    const foreign = categories.filter((tag) => !shown.includes(tag.replace('prismic/', '')));
    expect(foreign.length).toBeGreaterThan(2);
    const list = listTag('product_category', 'nl-be');
    const { tags } = await tagsAt(path);
    expect(tags.filter((tag) => tag === list || foreign.includes(tag))).toEqual([]);
    expect(tags).toContain(`prismic/missing/product_category/nl-be/${product?.uid}`);
    expect((await tagsAt(path.slice(0, 1))).tags).toEqual(expect.arrayContaining([list, ...categories]));
  });

  test('while the content may be stale, the list decides, and the service is asked again soon', async () => {
    const { product, path } = await firstProduct();
    Object.assign(contentState(), { staleAt: performance.now() });
    const { tags, lives, path: found } = await tagsAt(path);
    expect(String(found)).toMatch(new RegExp(`${product?.url}$`));
    expect([tags, lives]).toEqual([
      expect.arrayContaining([listTag('product_category', 'nl-be')]),
      expect.arrayContaining(['kept']),
    ]);
    Object.assign(contentState(), { staleAt: newState().staleAt });
  });

  test('a category with the uid of a product takes nothing from it', async () => {
    const { product, path } = await firstProduct();
    const { drafts } = services.content?.repository ?? {};
    const category = (await getAll('product_category', 'nl-be')).find(({ data }) => 'uid' in data.parent);
    drafts?.save({ ...drafts.existing(category?.id ?? ''), uid: product?.uid ?? '' });
    drafts?.publish(category?.id ?? '');
    bumpContentVersion();
    expect(String((await tagsAt(path)).path)).toMatch(new RegExp(`${product?.url}$`));
    const moved = [...(category?.url?.split('/').slice(3, -1) ?? []), product?.uid ?? ''];
    expect(String((await tagsAt(moved)).path)).toMatch(new RegExp(`/${moved.join('/')}$`));
    await services.content?.reset();
    bumpContentVersion();
  });
});

test('a medicine without indication shows none, even when an editor has filled one in', async () => {
  const { drafts } = services.content?.repository ?? {};
  const found = (await productsOf('fr-fr')).find((document) => classOf(document) === 'medicine_registered');
  const document = drafts?.existing(found?.id ?? '');
  if (!drafts || !document) throw new Error('no registered medicine');
  const benefits = [{ type: 'paragraph', text: 'Contre les bleus', spans: [], direction: 'ltr' }];
  const said = { benefits, needs: [{ need: 'Bleus' }], quote_text: 'Je le recommande.' };
  drafts.save({ ...document, data: { ...document.data, ...said } as typeof document.data });
  drafts.publish(document.id);
  bumpContentVersion();
  const path = found?.url?.split('/').slice(2) ?? [];
  const [page, list] = [await getProductPage('fr-fr', path), await getCategoryPage('fr-fr', path.slice(0, -1))];
  expect(page?.document.data).toMatchObject({ title: found?.data.title, benefits: [], needs: [], quote_text: null });
  expect(list?.cards.find(({ id }) => id === found?.id)?.facets.need).toEqual([]);
  await services.content?.reset();
  bumpContentVersion();
});

describe('while the shop does not answer', () => {
  const fail = () => services.faults.set({ service: 'commerce', operation: '*', kind: 'status', share: 1, seed: 1 });

  test('a listing shows its cards without prices, and is tried again soon', async () => {
    expectConsole('error', /^\[catalogue\] ApiError: received status 500/);
    const paths = await getProductPaths('fr-fr');
    fail();
    const pages = await Promise.all(
      paths.filter((path) => path.length === 1).map((path) => getCategoryPage('fr-fr', path)),
    );
    const sales = pages.flatMap((page) => page?.cards ?? []).map(({ sale }) => sale.kind);
    expect(new Set(sales)).toEqual(new Set(['pharmacy', 'unavailable']));
    expect(takeCacheCalls().lives).toContain('degraded');
  });

  test('a product page stands without its price', async () => {
    expectConsole('error', /^\[catalogue\] ApiError: received status 500/);
    const document = (await productsOf('fr-fr')).find(
      ({ data }) => data.shop_product_id && !isMedicine(classOf({ data })),
    );
    fail();
    const page = await getProductPage('fr-fr', document?.url?.split('/').slice(2) ?? []);
    expect(page).toMatchObject({ sellable: true, product: null });
  });
});
