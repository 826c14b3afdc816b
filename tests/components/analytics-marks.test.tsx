import { render } from '@testing-library/react';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { BegunCheckout, SiteMark, WatchedList, WatchedPromotion } from '../../components/analytics/marks.tsx';
import { CategoryView } from '../../components/product/category-view.tsx';
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

/** The properties of the watched lists in a tree. */
function listsIn(node: ReactNode): Watched[] {
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  if (node.type === WatchedList) return [node.props as unknown as Watched];
  return Children.toArray(node.props.children).flatMap(listsIn);
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
  const lists = listsIn(await CategoryView({ locale: 'fr-fr', page, search: '' }));
  expect(lists.map((list) => [list.id, list.name])).toEqual([[id, name]]);
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
