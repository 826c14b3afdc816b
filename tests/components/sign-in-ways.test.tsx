import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProviderWays } from '../../components/sign-in/sign-in-ways.tsx';
import { changed } from '../setup/changed-settings.ts';

vi.mock('../../lib/sign-in/actions.ts', () => ({ startSignIn: async () => {}, endSession: async () => {} }));

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const show = async () => render(await ProviderWays({ locale: 'fr-fr', to: '/mon-compte' }));

test('a provider of one’s own signs in, and has a page for a new account', async () => {
  await show();
  expect(buttons()).toEqual(['Se connecter', 'Créer un compte']);
});

test('at the shop one button does both: its code makes the account', async () => {
  changed.SHOP_IDENTITY = 'customer-accounts';
  await show();
  expect(buttons()).toEqual(['Se connecter']);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Avec votre adresse e-mail');
});
