import type { TableField } from '@prismicio/client';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataTable } from '../../components/editorial/content-sections.tsx';

const cell = (type: 'header' | 'data', text: string) => ({
  key: `${type} ${text}`,
  type,
  content: text ? [{ type: 'paragraph', text, spans: [], direction: 'ltr' }] : [],
});
const table = {
  head: { rows: [{ key: 'head', cells: [cell('header', ''), cell('header', 'Durée')] }] },
  body: { rows: [{ key: 'row', cells: [cell('header', 'Commande'), cell('data', 'Dix ans')] }] },
} as unknown as TableField<'filled'>;

test('cells are headed by their column and their row, an empty corner by nothing', () => {
  render(<DataTable title="Conservation" table={table} label="Tableau" />);
  expect(screen.getByRole('columnheader').textContent).toBe('Durée');
  expect(screen.getByRole('columnheader').getAttribute('scope')).toBe('col');
  expect(screen.getByRole('rowheader', { name: 'Commande' }).getAttribute('scope')).toBe('row');
  expect(screen.getByRole('cell', { name: 'Dix ans' })).toBeDefined();
});

test('what scrolls is reached with the keyboard, and is named by the title', () => {
  render(<DataTable title="Conservation" table={table} label="Tableau" />);
  const region = screen.getByRole('region', { name: 'Conservation' });
  expect(region.getAttribute('tabindex')).toBe('0');
  expect(within(region).getByRole('table', { name: 'Conservation' })).toBeDefined();
});

test('a table without a title has a name', () => {
  render(<DataTable table={table} label="Tableau" />);
  expect(screen.getByRole('region', { name: 'Tableau' })).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a table without a head has none', () => {
  const { container } = render(<DataTable table={{ body: table.body }} label="Tableau" note="Depuis 2026" />);
  expect(container.querySelector('thead')).toBeNull();
  expect(screen.getByText('Depuis 2026')).toBeDefined();
});
