import type { Content } from '@prismicio/client';
import { render, screen } from '@testing-library/react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ProductCard } from '../../components/product/catalogue-card.tsx';
import { ProductGrid } from '../../components/product/listing-layout.tsx';
import { MedicineTop } from '../../components/product/medicine-top.tsx';
import { Price } from '../../components/ui/price.tsx';

const card = (name: string, more = {}) => <ProductCard key={name} product={{ href: `/${name}`, name, ...more }} />;

test('a medicine says where it is found instead of a price', () => {
  render(<ul>{card('Arnica', { status: 'En pharmacie' })}</ul>);
  expect(screen.getByRole('listitem').textContent).toBe('ArnicaEn pharmacie');
  expect(screen.getByRole('link', { name: 'Arnica' }).getAttribute('href')).toBe('/Arnica');
});

test('a price on sale is heard with its words, in the order old, new for a line', () => {
  const price = { kind: 'sale', amount: '34,90 €', before: '40,30 €', beforeWords: 'Au lieu de' } as const;
  render(<Price price={price} size="line" note="par soir" />);
  expect(screen.getByRole('paragraph').textContent).toBe('Au lieu de 40,30 €34,90 €par soir');
});

test('the editorial tile comes after the fourth card of each twelve', () => {
  const cards = Array.from({ length: 17 }, (_, index) => card(`p${index}`));
  render(<ProductGrid cards={cards} editorial={<li>conseil</li>} />);
  const places = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(places.flatMap((text, index) => (text === 'conseil' ? [index] : []))).toEqual([4, 17]);
});

test.each([
  ['fr-fr', true, 'Sur ordonnance'],
  ['nl-be', true, 'Op voorschrift'],
  ['fr-be', false, 'Sans ordonnance'],
  // Published before the field existed.
  ['nl-be', undefined, 'Zonder voorschrift'],
] as const)('%s: the page of a medicine with prescription %s says "%s"', async (locale, prescription, said) => {
  const document = { data: { title: 'Sirop', dilutions: [], prescription } } as unknown as Content.ProductDocument;
  const { prelude } = await prerender(
    <MedicineTop locale={locale} document={document} background="White" breadcrumb={null} />,
  );
  const page = await new Response(prelude as ReadableStream).text();
  expect(page.match(/Sur ordonnance|Sans ordonnance|Op voorschrift|Zonder voorschrift/g)).toEqual([said]);
});
