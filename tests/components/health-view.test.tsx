import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { AdviceView, HealthLandingView, ThemeView } from '../../components/editorial/health-view.tsx';
import type { AdviceCardView, AdvicePage, ThemePage } from '../../lib/editorial/health.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import type { Node } from '../../lib/seo/json-ld.ts';

let graph: readonly Node[] = [];
vi.mock('../../components/layout/page-frame.tsx', () => ({
  PageFrame: ({ graph: nodes = [], children }: { graph?: readonly Node[]; children: ReactNode }) => {
    graph = nodes;
    return children;
  },
}));
vi.mock('../../lib/settings/queries.ts', () => ({
  getPublisher: async () => ({ site: 'http://fr.localhost:3000/', name: 'Silène' }),
}));

const card: AdviceCardView = {
  id: 'a',
  href: '/conseils/peau/hydrater',
  title: 'Hydrater',
  standfirst: '',
  theme: 'Peau',
  picture: null,
  background: null,
  readingMinutes: 3,
};
const listOf = (items: AdviceCardView[]) => ({ items, total: items.length, page: 1, pages: 1 });
const themeDocument = { url: '/conseils/peau', data: { title: 'Peau', intro: [] } } as unknown as ThemePage['document'];

const VIEWS = {
  landing: (locale: Locale, items: AdviceCardView[]) => (
    <HealthLandingView locale={locale} page={{ themes: [], advice: listOf(items) }} />
  ),
  theme: (locale: Locale, items: AdviceCardView[]) => (
    <ThemeView locale={locale} page={{ document: themeDocument, themes: [], advice: listOf(items), alternates: {} }} />
  ),
};

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test.each([
  ['landing', 'fr-fr', [], ['Il n’y a pas encore de conseil ici.']],
  ['landing', 'nl-be', [], ['Hier staat nog geen advies.']],
  ['landing', 'nl-be', [card], ['Nieuwste advies']],
  ['theme', 'fr-tn', [], ['Il n’y a pas encore de conseil ici.']],
  ['theme', 'nl-be', [], ['Hier staat nog geen advies.']],
  ['theme', 'fr-be', [card], ['1 conseil']],
  ['theme', 'fr-fr', [card, { ...card, id: 'b', href: '/b' }], ['2 conseils']],
] as const)('%s in %s with %j: a sentence instead of an empty list', async (view, locale, items, expected) => {
  const { prelude } = await prerender(VIEWS[view](locale, [...items]));
  document.body.innerHTML = await new Response(prelude as ReadableStream).text();
  expect(headings()).toEqual(expected);
  expect(document.querySelectorAll('article')).toHaveLength(items.length);
  expect(document.querySelectorAll('ul:empty')).toHaveLength(0);
});

test.each([
  ['2026-09-14', '/nos-auteurs/ines', true],
  [null, '/nos-auteurs/ines', false],
  ['2026-09-14', null, false],
])(
  'a reviewer, with the date %j and the page %j, is named to visitors and to search engines alike',
  async (reviewed_on, url, named) => {
    const reviewer = {
      link_type: 'Document',
      id: 'i',
      type: 'author',
      url,
      data: { name: 'Inès Belkacem', portrait: {} },
    };
    const none = { link_type: 'Any' };
    const lists = {
      slices: [],
      key_points: [],
      when_to_consult: [],
      sources: [],
      related_advice: [],
      related_products: [],
    };
    const data = {
      title: 'Dormir',
      reviewed_on,
      reviewer,
      author: none,
      theme: none,
      picture: {},
      meta_image: {},
      ...lists,
    };
    const page = { document: { url: '/conseils/sommeil/dormir', data }, alternates: {} } as unknown as AdvicePage;
    const { prelude } = await prerender(<AdviceView locale="fr-fr" page={page} slices={null} />);
    const html = await new Response(prelude as ReadableStream).text();
    expect([html.includes('Inès Belkacem'), JSON.stringify(graph).includes('Inès Belkacem')]).toEqual([named, named]);
  },
);
