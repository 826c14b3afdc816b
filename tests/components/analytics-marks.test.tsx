import { render } from '@testing-library/react';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { BegunCheckout, SiteMark, WatchedList, WatchedPromotion } from '../../components/analytics/marks.tsx';
import { CategoryView, Listing } from '../../components/product/category-view.tsx';
import { MOST_TOGETHER } from '../../lib/catalogue/listing.ts';
import type { CategoryPage } from '../../lib/catalogue/pages.ts';
import type { CatalogueCard, Sale } from '../../lib/catalogue/product.ts';
import { changed } from '../setup/changed-settings.ts';
import { cart, euros, line } from '../unit/analytics/things.ts';

const sold: Sale = {
  kind: 'shop',
  productId: '1',
  price: euros('14.90'),
  reduction: null,
  priceVaries: false,
  unitPrice: null,
  available: true,
  variantId: '11',
};

const card = (sale: Sale): CatalogueCard => ({
  id: 'a',
  href: '/nos-produits/tisane',
  title: 'Tisane',
  line: '',
  format: '',
  badge: '',
  tint: '',
  picture: null,
  sale,
  facets: { need: [], form: '', plant: [] },
  position: 0,
});

const marks = (node: React.ReactNode) => render(node).container.querySelectorAll('template').length;

test.each([
  ['fr-fr', '/nos-produits', '/nos-conseils-sante'],
  ['nl-be', '/nl/onze-producten', '/nl/ons-gezondheidsadvies'],
] as const)('the mark of %s names brand and paths', async (locale, products, advice) => {
  const { container } = render(await SiteMark({ locale }));
  const mark = container.querySelector('template');
  expect(mark?.dataset).toMatchObject({ brand: 'Silène', products, advice });
});

test('lists without anything that is sold leave no mark: a shelf of medicines', () => {
  expect(marks(<WatchedList id="l" cards={[card({ kind: 'pharmacy' }), card({ kind: 'unsold' })]} />)).toBe(0);
  expect(marks(<WatchedList id="l" cards={[card({ kind: 'pharmacy' }), card(sold)]} />)).toBe(1);
});

type Watched = ComponentProps<typeof WatchedList>;

/** The properties of the watched lists in a tree, also of its listing. */
async function listsIn(node: ReactNode): Promise<Watched[]> {
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  if (node.type === WatchedList) return [node.props as unknown as Watched];
  if (node.type === Listing) return listsIn(await Listing(node.props as unknown as ComponentProps<typeof Listing>));
  return (await Promise.all(Children.toArray(node.props.children).map(listsIn))).flat();
}

const families = {
  uid: 'complements-alimentaires',
  data: { title: 'Compléments alimentaires', short_title: 'Compléments' },
};
const above = { link_type: 'Document', id: 'F', type: 'product_category', url: '/nos-produits/c', ...families };
const withoutWords = { ...above, uid: undefined, data: undefined };

test.each([
  ['a family is its own', 'cosmetiques', { title: 'Cosmétiques' }, 'cosmetiques', 'Cosmétiques'],
  ['a category below one is the family’s', 'digestion', { parent: above }, families.uid, families.data.title],
  ['so is that of a category whose family is gone', 'peau', { parent: withoutWords }, 'category', undefined],
])('the list of %s', async (_, uid, data, id, name) => {
  const document = { uid, url: `/nos-produits/${uid}`, data: { title: uid, ...data } };
  const page = { document, shelves: [], cards: [card(sold)], alternates: {} } as unknown as CategoryPage;
  const lists = await listsIn(await CategoryView({ locale: 'fr-fr', page, search: '' }));
  expect(lists.map((list) => [list.id, list.name])).toEqual([[id, name]]);
});

/** Shown from the last to the first; those from 70 on are of another form. */
const products = (count: number): CatalogueCard[] =>
  Array.from({ length: count }, (_, index) => ({
    ...card(sold),
    id: `P${index}`,
    facets: { need: [], form: index < 70 ? 'Tisane' : 'Infusion', plant: [] },
    position: count - index,
  }));

test.each([
  ['more products than travel at once', 80, '', 12, 'P79'],
  ['their third page', 80, 'page=3', 36, 'P79'],
  ['a selection of them', 80, 'form=Infusion', 10, 'P79'],
  ['another one', 80, 'form=Tisane&page=2', 24, 'P69'],
  ['a selection of nothing', 80, 'form=Sirop', 0, undefined],
  ['as many as travel at once, of which the browser shows some', MOST_TOGETHER, 'page=2', MOST_TOGETHER, 'P0'],
])('the list of %s is what is drawn', async (_, count, search, shown, first) => {
  const list = { id: 'tisanes', name: 'Tisanes' };
  const listing = <Listing locale="fr-fr" cards={products(count)} search={search} heading="Tisanes" list={list} />;
  const [watched, ...others] = await listsIn(listing);
  expect(others).toEqual([]);
  expect(watched).toMatchObject(list);
  expect([watched?.cards.length, watched?.cards[0]?.id]).toEqual([shown, first]);
});

test('without a tag manager there is no mark at all', async () => {
  changed.TAG_MANAGER_ID = undefined;
  const all = [await SiteMark({ locale: 'fr-fr' }), await BegunCheckout({ locale: 'fr-fr', cart: cart([line()]) })];
  expect(all).toEqual([null, null]);
  expect(marks(<WatchedList id="l" cards={[card(sold)]} />)).toBe(0);
  expect(marks(<WatchedPromotion id="p" name="Livraison" />)).toBe(0);
});

test('the checkout of a cart begins with what it holds, and not with whose it is', async () => {
  const shown = await BegunCheckout({ locale: 'fr-fr', cart: cart([line()]) });
  expect(shown?.props).toMatchObject({ event: { event: 'begin_checkout', ecommerce: { value: 11.9 } } });
  expect(JSON.stringify(shown?.props)).not.toMatch(/26150|Camille/);
});
