import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ShelfTile, Shelves } from '../../components/editorial/callouts.tsx';

const picture = {
  src: 'https://x.test/images/packs/etui.webp',
  alt: '',
  width: 1200,
  height: 1500,
  service: 'prismic',
} as const;
const tiles: ShelfTile[] = [
  { title: 'Rangement', text: 'Étuis et piluliers.', href: '/nos-produits/rangement', picture, background: 'Aqua' },
  { title: 'Bientôt', text: 'Un rayon sans page.' },
];

test('a tile is one link, named by its title alone', () => {
  render(<Shelves title="Quatre rayons" text="Une même rigueur" tiles={tiles} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Quatre rayons' })).toBeDefined();
  const [first] = screen.getAllByRole('listitem');
  const links = within(first as HTMLElement).getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]?.textContent).toBe('Rangement');
  expect(links[0]?.getAttribute('href')).toBe('/nos-produits/rangement');
});

test('a tile without a page is no link', () => {
  render(<Shelves title="Quatre rayons" tiles={tiles} />);
  const [, second] = screen.getAllByRole('listitem');
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
  expect(within(second as HTMLElement).getByRole('heading', { level: 3, name: 'Bientôt' })).toBeDefined();
});

test('pictures below the first view wait', () => {
  const { container } = render(<Shelves title="Quatre rayons" tiles={tiles} />);
  const [image] = container.getElementsByTagName('img');
  expect(image?.getAttribute('loading')).toBe('lazy');
  expect(image?.getAttribute('alt')).toBe('');
});
