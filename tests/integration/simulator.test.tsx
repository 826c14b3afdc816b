import lz from 'lz-string';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { drawSlices } from '../../app/(bare)/slice-simulator/actions.tsx';
import SliceSimulatorPage from '../../app/(bare)/slice-simulator/page.tsx';
import { shopIdIn } from '../../lib/catalogue/product.ts';
import { getThemes } from '../../lib/editorial/health.ts';
import { translations } from '../../lib/platform/i18n/translations.ts';
import { SIMULATED } from '../../lib/rate-limit/limits.ts';
import { getAll } from '../../lib/services/prismic/documents.ts';
import { MOST_CAROUSELS, MOST_SLICES } from '../../lib/simulator/state.ts';
import { formsOn, newVisitor, posted } from '../setup/forms.ts';
import { startServices } from '../setup/services.ts';

const { operations } = await startServices();
formsOn();

const callout = { slice_type: 'callout', variation: 'default', items: [], primary: { title: 'Un essai' } };
const carousel = (id: string) => ({
  slice_type: 'advice_carousel',
  variation: 'theme',
  items: [],
  primary: { title: 'Du thème', theme: { link_type: 'Document', id, url: '/x', data: { title: 'X' } }, count: 4 },
});

async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude as ReadableStream).text();
}
const draw = (slices: readonly object[], lang = 'fr-fr') =>
  drawSlices(posted({ slices: JSON.stringify(slices), lang })).then(htmlOf);
const address = async (slices: readonly object[], lang = 'fr-fr') => {
  const state = lz.compressToEncodedURIComponent(JSON.stringify(slices));
  const page = await SliceSimulatorPage({ searchParams: Promise.resolve({ state, lang }) });
  const [, simulator] = page.props.children as [unknown, { props: { children: ReactNode } }];
  return htmlOf(simulator.props.children);
};
const many = (count: number) => Array.from({ length: count }, () => callout);

test.each([
  ['posted', draw],
  ['in the address', address],
])('slices %s are drawn; one more than the limit is refused in the language of the document', async (_, show) => {
  expect((await show(many(MOST_SLICES))).match(/data-slice-type="callout"/g)).toHaveLength(MOST_SLICES);
  const t = await translations('nl-be', 'editorial');
  const refused = await show(many(MOST_SLICES + 1), 'nl-be');
  expect(refused).toContain(t('simulator.tooLong', { slices: MOST_SLICES }));
  expect(refused).not.toContain('data-slice-type');
});

const texts = (count: number, spans: number) => ({
  slice_type: 'text',
  variation: 'default',
  items: [],
  primary: {
    text: Array.from({ length: count }, () => ({
      type: 'heading2',
      text: 'Le soir',
      spans: Array.from({ length: spans }, (_, start) => ({ type: 'em', start, end: start + spans })),
    })),
  },
});

test.each([
  ['posted', draw],
  ['in the address', address],
])('a text %s is drawn with its spans and fragments; one that would hold up the site is refused', async (_, show) => {
  const drawn = await show([texts(70, 5)]);
  expect(drawn).toContain('id="le-soir-70"');
  expect(drawn).toContain('<em>');
  const t = await translations('fr-fr', 'editorial');
  for (const costly of [texts(1, 290), texts(12, 120), texts(12_000, 0)])
    expect(await show([costly])).toContain(t('simulator.tooLong', { slices: MOST_SLICES }));
});

test('slices in no language are refused, too, whatever their depth', async () => {
  const slices = `[{"slice_type":"text","primary":${'['.repeat(30_000)}${']'.repeat(30_000)}}]`;
  const t = await translations('fr-fr', 'editorial');
  expect(await drawSlices(posted({ slices })).then(htmlOf)).toContain(t('simulator.tooLong', { slices: MOST_SLICES }));
});

test('a visitor who asks for more drawings than any editor waits, in either way; others do not', async () => {
  for (let asked = 0; asked < SIMULATED.points; asked++) await drawSlices(posted({ slices: '[]', lang: 'fr-fr' }));
  const t = await translations('fr-fr', 'editorial');
  for (const show of [draw, address])
    expect(await show(many(1))).toContain(t('simulator.limited', { minutes: SIMULATED.minutes }));
  newVisitor();
  expect(await draw(many(1))).toContain('data-slice-type="callout"');
});

test('invented themes cost the content service nothing', async () => {
  const [theme] = await getThemes('fr-fr');
  expect(await draw([carousel(theme?.id ?? '')])).toContain('Du thème');
  const before = operations('content').length;
  const drawn = await draw(Array.from({ length: MOST_SLICES }, (_, index) => carousel(`theme-${index}`)));
  expect(drawn).not.toContain('Du thème');
  expect(operations('content').length - before).toBeLessThan(5);
});

test('a theme that a slice brings along with its own context is not asked for either', async () => {
  await draw([carousel('theme')]);
  const before = operations('content').length;
  const context = { locale: 'fr-fr', edited: false };
  const mapped = (index: number) => ({ ...carousel(''), __mapped: true, slice: carousel(`own-${index}`), context });
  await draw(Array.from({ length: 20 }, (_, index) => mapped(index)));
  expect(operations('content').length - before).toBeLessThan(5);
});

const shelf = (...products: object[]) => ({
  slice_type: 'product_carousel',
  variation: 'default',
  items: [],
  primary: { title: 'En boutique', products: products.map((product) => ({ product })) },
});

test('invented products cost the shop nothing, and those of the content a few questions', async () => {
  const data = { title: 'Inventé', regulatory_class: 'food' };
  const invented = Array.from({ length: MOST_SLICES }, (_, index) =>
    shelf(
      { link_type: 'Document', id: `product-${index}`, url: '/a', data: { ...data, shop_product_id: `${index}1` } },
      { link_type: 'Web', id: 'a', url: '/b', data: { ...data, shop_product_id: `${index}2` } },
      { id: 'b', url: '/c', data: { ...data, shop_product_id: `${index}3` } },
    ),
  );
  expect(await draw(invented)).not.toContain('Inventé');
  expect(operations('commerce')).toEqual([]);

  const sold = (await getAll('product', 'fr-fr')).find(({ data }) => shopIdIn(data.shop_product_id));
  const drawn = await draw(Array.from({ length: 15 }, () => shelf({ link_type: 'Document', id: sold?.id })));
  expect(drawn.match(/En boutique/g)).toHaveLength(MOST_CAROUSELS);
  expect(drawn).toContain(sold?.data.title);
  expect(operations('commerce').length).toBeLessThanOrEqual(MOST_CAROUSELS);
});
