import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { FrequentSearches, SiteWays } from '../../components/search/search-tool.tsx';
import type { PrefetchLink } from '../../components/ui/prefetch-link.tsx';
import type { Locale } from '../../lib/platform/markets.ts';
import french from '../../messages/fr/search.json';
import dutch from '../../messages/nl/search.json';

vi.mock('../../components/ui/prefetch-link.tsx', () => ({
  PrefetchLink: ({ href, prefetch, children }: ComponentProps<typeof PrefetchLink>) => (
    <a href={href} data-prefetch={String(prefetch)}>
      {children}
    </a>
  ),
}));

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.dataset.prefetch]);

test.each<[Locale, string, string, string]>([
  ['fr-fr', french.frequent, 'tisane nuit', '/recherche?q=tisane+nuit'],
  ['nl-be', dutch.frequent, 'beter slapen', '/nl/zoeken?q=beter+slapen'],
])(
  'frequent searches lead to their results, none of which is loaded ahead, in %s',
  async (locale, name, query, href) => {
    render(await FrequentSearches({ locale, searches: [query, 'arnica'] }));
    expect(linksIn(name)).toEqual([
      [query, href, 'false'],
      ['arnica', href.replace(/=.*/, '=arnica'), 'false'],
    ]);
  },
);

test('without frequent searches there is nothing', async () => {
  const { container } = render(await FrequentSearches({ locale: 'fr-fr', searches: [] }));
  expect(container.innerHTML).toBe('');
});

const ways = { french: french.start.way, dutch: dutch.start.way };

test.each<[Locale, string, string[]]>([
  ['fr-fr', french.start.ways, Object.values(ways.french)],
  ['nl-be', dutch.start.ways, Object.values(ways.dutch)],
  ['fr-tn', french.start.ways, [ways.french.products, ways.french.health, ways.french.jobs, ways.french.contact]],
])('the ways into the site are those of the market, in %s', async (locale, name, expected) => {
  render(await SiteWays({ locale }));
  expect(linksIn(name).map(([text]) => text)).toEqual(expected);
});
