import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReturnsView } from '../../components/returns/returns-view.tsx';
import type { ReturnsPage } from '../../lib/returns/queries.ts';

const { getReturnable } = vi.hoisted(() => ({
  getReturnable: vi.fn<() => Promise<{ value: string; label: string }[]>>(),
}));
vi.mock('../../lib/returns/queries.ts', () => ({ getReturnable }));
vi.mock('../../lib/returns/actions.ts', () => ({ requestReturn: async () => null }));
vi.mock('../../components/editorial/hero.tsx', () => import('../setup/hero-page.tsx'));

const page: ReturnsPage = {
  path: '/retourner-un-produit',
  alternates: {},
  meta: { title: '', description: null, image: null },
  title: 'Retourner un produit',
  intro: [],
  background: 'White',
  picture: null,
  privacy: [],
  thanks: [],
  how: null,
};

const show = async () => render(await ReturnsView({ locale: 'fr-fr', page }));

beforeEach(() => {
  getReturnable.mockReset();
});

test('the products that may come back are a choice of the form', async () => {
  getReturnable.mockResolvedValue([{ value: '7001', label: 'Crème au souci' }]);
  await show();
  expect(screen.getByRole('group', { name: 'Produits à renvoyer' })).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Crème au souci' })).toBeDefined();
});

test('without a list there is no form that could not be sent, and words say why', async () => {
  getReturnable.mockResolvedValue([]);
  await show();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/La liste des produits ne s’affiche pas/)).toBeDefined();
});
