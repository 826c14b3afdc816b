import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Breadcrumb } from '../../components/editorial/page-navigation.tsx';
import { Footer } from '../../components/layout/footer.tsx';
import { Header, MarketDrawer } from '../../components/layout/header.tsx';
import { ToolLink } from '../../components/layout/header-links.tsx';
import { sectionClass, topBackground } from '../../components/theme/section.ts';
import { Link } from '../../components/ui/link.tsx';

const words = {
  home: 'Silène, accueil',
  name: 'Silène',
  navigation: 'Principale',
  menu: 'Menu',
  openMenu: 'Ouvrir',
  closeMenu: 'Fermer',
  all: 'Tout voir',
};
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useSelectedLayoutSegments: () => ['(editorial)', 'health', 'sommeil'],
}));

test('the header carries every way out', () => {
  render(
    <Header
      homeHref="/"
      words={words}
      market={{ code: 'FR', name: 'France, français', label: 'FR. Changer de pays' }}
      entries={[
        { href: '/conseils', text: 'Conseils', section: 'health' },
        { href: '/boutique', text: 'Boutique', section: 'ecommerce' },
      ]}
      account={{ href: '/compte', text: 'Mon compte' }}
      more={[]}
    >
      <ToolLink icon="bag" href="/panier" label="Panier, 3 articles" count={3} />
    </Header>,
  );
  const main = within(screen.getByRole('navigation', { name: 'Principale' }));
  expect(main.getByRole('link', { name: 'Conseils' }).getAttribute('aria-current')).toBe('true');
  expect(main.getByRole('link', { name: 'Boutique' }).getAttribute('aria-current')).toBeNull();
  expect(screen.getByRole('link', { name: 'Panier, 3 articles' }).textContent).toBe('3');
  expect(screen.getAllByText('Mon compte')).toHaveLength(1);
});

test('the switch leads to the translations of the page, and says where there is none', async () => {
  render(await MarketDrawer({ locale: 'fr-be', alternates: { 'fr-be': '/a', 'nl-be': '/nl/b' } }));
  const linkTo = (name: string) => screen.getByText(name).closest('a');
  expect(linkTo('Belgique, français')?.getAttribute('aria-current')).toBe('true');
  const dutch = linkTo('België, Nederlands');
  expect(dutch?.getAttribute('href')).toMatch(/^http.*\/nl\/b$/);
  expect(dutch?.getAttribute('hreflang')).toBe('nl-BE');
  expect(dutch?.getAttribute('lang')).toBe('nl');
  expect(dutch?.textContent).not.toContain('accueil');
  expect(linkTo('France, français')?.textContent).toContain('vous arriverez à l’accueil');
});

test('the last crumb is the page itself', () => {
  render(
    <Breadcrumb
      label="Fil d’Ariane"
      crumbs={[
        { text: 'Accueil', href: '/' },
        { text: 'Panier', href: '/panier' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Accueil']);
  expect(screen.getByText('Panier').getAttribute('aria-current')).toBe('page');
});

test('the footer is the page’s last landmark', () => {
  render(<Footer columns={[{ title: 'Aide', links: [{ href: '/f', text: 'FAQ' }] }]} baseline="© Silène" legal={[]} />);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('heading', { name: 'Aide' })).toBeTruthy();
  expect(footer.getByRole('link', { name: 'FAQ' })).toBeTruthy();
});

test.each(['https://x.test/a', '//x.test/a', '#main', 'mailto:a@x.test'])('%s stays an ordinary link', (href) => {
  render(<Link href={href}>lien</Link>);
  expect(screen.getByRole('link', { name: 'lien' }).getAttribute('href')).toBe(href);
});

test.each([undefined, null, '', 'Purple', 'toString'])('an unknown background (%s) is White', (name) => {
  expect(sectionClass(name)).toBe(sectionClass('White'));
});

test('a pair adds its gradient to the section, an unknown one nothing', () => {
  expect(sectionClass('Blue', 'blue-aqua').length).toBeGreaterThan(sectionClass('Blue').length);
  expect(sectionClass('Blue', 'none')).toBe(sectionClass('Blue'));
});

test.each([
  ['Pink', 'blue-turquoise', 'Blue'],
  ['White', 'blue-aqua', 'Blue'],
  [null, 'blue-aqua', 'Blue'],
  ['Pink', 'none', 'Pink'],
  ['Green', 'toString', 'Green'],
  [null, null, null],
])('the header takes the colour that a section of %s with the pair %s begins with: %s', (name, pair, top) => {
  expect(topBackground(name, pair)).toBe(top);
  expect(sectionClass(name, pair)).toBe(sectionClass(top, pair));
});
