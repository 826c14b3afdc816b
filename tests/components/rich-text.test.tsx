import type { RichTextField } from '@prismicio/client';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from '../../components/editorial/rich-text.tsx';

const block = (type: string, text: string, spans: unknown[] = []) => ({ type, text, spans, direction: 'ltr' });
const field = (...blocks: unknown[]) => blocks as unknown as RichTextField;
const link = (end: number, data: unknown) => ({ type: 'hyperlink', start: 0, end, data });

test('headings stand below the heading around them', () => {
  render(<RichText headings={3} field={field(block('heading2', 'Usage'), block('heading3', 'Le soir'))} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Usage' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 4, name: 'Le soir' })).toBeDefined();
});

test.each([
  ['below a heading', { headings: 3 }, 3],
  ['below the title of a part of a page', { headings: 3, prose: true }, 3],
  ['in a part of a page that goes on without a title', { prose: true }, 3],
  ['beside nothing', {}, 2],
] as const)('a text with smaller headings only skips no level: %s', (_, look, level) => {
  render(<RichText {...look} field={field(block('heading3', 'Nos règles'))} />);
  expect(screen.getByRole('heading', { level, name: 'Nos règles' })).toBeDefined();
});

test('lists keep their items together and their kind', () => {
  render(<RichText field={field(block('list-item', 'une'), block('list-item', 'deux'), block('o-list-item', 'un'))} />);
  const [bullets, numbers] = screen.getAllByRole('list');
  expect(bullets?.tagName).toBe('UL');
  expect(bullets?.children).toHaveLength(2);
  expect(numbers?.tagName).toBe('OL');
});

test('a link to a document goes to its address', () => {
  const data = { link_type: 'Document', id: 'x', type: 'product', tags: [], lang: 'fr-fr', url: '/nos-produits/x' };
  render(<RichText field={field(block('paragraph', 'Voir', [link(4, data)]))} />);
  expect(screen.getByRole('link', { name: 'Voir' }).getAttribute('href')).toBe('/nos-produits/x');
});

test('a link to another site may open elsewhere, without saying where it came from', () => {
  const data = { link_type: 'Web', url: 'https://example.org/', target: '_blank' };
  render(<RichText field={field(block('paragraph', 'Voir', [link(4, data)]))} />);
  const anchor = screen.getByRole('link', { name: 'Voir' });
  expect(anchor.getAttribute('target')).toBe('_blank');
  expect(anchor.getAttribute('rel')).toBe('noreferrer');
});

test('a link whose document is gone leaves its words', () => {
  const data = { link_type: 'Document', id: 'x', type: 'product', tags: [], lang: 'fr-fr', isBroken: true };
  render(<RichText field={field(block('paragraph', 'Voir ceci', [link(4, data)]))} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Voir ceci')).toBeDefined();
});

test.each([[null], [field()], [field(block('paragraph', ''))]])('an empty field leaves nothing behind', (empty) => {
  const { container } = render(<RichText field={empty} />);
  expect(container.innerHTML).toBe('');
});

test('spans within spans, and lines, are as they were written', () => {
  const spans = [
    { type: 'strong', start: 0, end: 9 },
    { type: 'em', start: 4, end: 9 },
  ];
  const { container } = render(<RichText field={field(block('paragraph', 'une gomme\nle soir', spans))} />);
  expect(container.querySelector('p')?.innerHTML).toBe('<strong>une <em>gomme</em></strong><br>le soir');
});

test('what no model offers leaves its words, and no markup of others', () => {
  const oembed = { type: 'video', embed_url: 'https://example.org/', html: '<script>alert(1)</script>' };
  const { container } = render(
    <RichText
      field={field(block('paragraph', 'vu', [{ type: 'label', start: 0, end: 2, data: { label: 'x' } }]), {
        type: 'embed',
        oembed,
      })}
    />,
  );
  expect(container.querySelector('script')).toBeNull();
  expect(container.textContent).toBe('vu');
});
