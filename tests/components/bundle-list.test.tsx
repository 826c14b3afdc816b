import type { Content } from '@prismicio/client';
import { render, screen } from '@testing-library/react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { BundleList } from '../../components/product/buy-parts.tsx';
import { Composition, hasComposition } from '../../components/product/product-statements.tsx';

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

test('the page of a box states the composition of each of its products, with allergens and sweeteners', async () => {
  const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [], direction: 'ltr' }];
  const component = (title: string, data: object) => ({
    component: { link_type: 'Document', id: title, url: `/${title}`, data: { title, ...data } },
  });
  const components = [
    component('Nougat', {
      composition_basis: '1 barre',
      composition_values: [{ substance: 'Fer', amount: '3 mg', reference: '21 %' }],
      composition: paragraph('Amandes, miel.'),
      allergens: [{ allergen: 'Fruits à coque' }],
    }),
    component('Réglisse', { composition: paragraph('Maltitol.'), sweetening: 'Avec édulcorants', allergens: [] }),
    // Published before these fields were fetched.
    component('Baume', { composition: undefined }),
  ];
  const empty = { substance: null, amount: null, reference: null };
  const data = {
    composition_values: [empty],
    composition: [],
    components,
  } as unknown as Content.ProductDocument['data'];
  expect(hasComposition(data)).toBe(true);
  const { prelude } = await prerender(<Composition locale="fr-fr" data={data} />);
  document.body.innerHTML = await new Response(prelude as ReadableStream).text();
  const parts = [...document.querySelectorAll('h3')].map(({ parentElement }) => parentElement?.textContent);
  expect(parts).toHaveLength(2);
  expect(parts[0]).toMatch(/^Nougat.*1 barre.*Fer3 mg21 %Amandes, miel\..*fruits à coque/i);
  expect(parts[1]).toBe('RéglisseAvec édulcorantsMaltitol.');
});
