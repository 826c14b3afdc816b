import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BundleList } from '../../components/product/buy-parts.tsx';

const image = { src: 'https://cdn.test/baume.png', alt: '', width: 800, height: 800, service: 'shopify' as const };
const items = [
  { name: '2 × Baume', href: '/baume', image, line: 'Menthe', price: '9,80 €' },
  { name: 'Tisane', line: 'Verveine', soldOut: 'épuisé', price: '4,90 €' },
  { name: 'Notice' },
];

/** The paragraphs, pictures and links of each item. */
const shown = () =>
  screen.getAllByRole('listitem').map((item) => ({
    texts: [...item.querySelectorAll('p')].map(({ textContent }) => textContent),
    pictures: item.querySelectorAll('img').length,
    links: [...item.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  }));

test('an item of a bundle says what is known of it, and has no place for the rest', () => {
  render(<BundleList title="Dans le coffret" items={items} />);
  expect(shown()).toEqual([
    { texts: ['Menthe', '9,80 €'], pictures: 1, links: ['/baume'] },
    { texts: ['Verveine', 'épuisé', '4,90 €'], pictures: 0, links: [] },
    { texts: [], pictures: 0, links: [] },
  ]);
});

test.each([
  ['4,70 € de moins', ['4,70 € de moins']],
  ['', []],
  [undefined, []],
])('the saving %j stands below the items', (note, expected) => {
  const { container } = render(<BundleList title="Dans le coffret" items={[{ name: 'Notice' }]} note={note} />);
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(expected);
});
