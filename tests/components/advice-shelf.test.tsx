import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdviceCard, AdviceShelf } from '../../components/editorial/cards.tsx';

const plant = { src: 'https://x.test/pavot.webp', alt: 'Pavot', width: 900, height: 1350 };
const advice = {
  id: 'a',
  href: '/nos-conseils-sante/sommeil/dormir',
  title: 'Mieux dormir',
  standfirst: 'Sans forcer le sommeil.',
  theme: 'Sommeil',
  picture: plant,
  background: 'Aqua',
  readingMinutes: 6,
};

test('a card is one link, named by its title alone', () => {
  render(<AdviceCard {...advice} meta="6 min de lecture" />);
  expect(screen.getByRole('heading', { level: 3, name: 'Mieux dormir' })).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Mieux dormir' }).getAttribute('href')).toBe(advice.href);
  expect(screen.getByText('6 min de lecture')).toBeDefined();
});

test('the picture of a card says nothing that its title does not say', () => {
  const { container } = render(<AdviceCard {...advice} />);
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(container.querySelector('img')?.getAttribute('srcset')).toContain('w=384');
});

test('a card may be a title alone', () => {
  const { container } = render(<AdviceCard href="/a" title="Mieux dormir" heading="h2" />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Mieux dormir');
  expect(container.querySelector('p, img')).toBeNull();
});

test('a shelf has its title, the way to the rest, and its cards in order', () => {
  const second = { ...advice, id: 'b', title: 'Respirer' };
  render(<AdviceShelf title="Conseils" link={{ href: '/c', text: 'Tous' }} advice={[advice, second]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Conseils' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Tous' })).toBeDefined();
  const cards = within(screen.getByRole('list')).getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Mieux dormir', 'Respirer']);
});

test('a tile of the section’s own colour takes the section’s tile colour, so that it is seen', () => {
  const tile = (background: string) => {
    const { container } = render(<AdviceShelf background={background} title="Conseils" advice={[advice]} />);
    return container.querySelector('article > div')?.className;
  };
  expect(tile('Aqua')).not.toBe(tile('White'));
});
