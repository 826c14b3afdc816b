import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PasswordWays, ProviderWays } from '../../components/sign-in/sign-in-ways.tsx';
import { changed } from '../setup/changed-settings.ts';

vi.mock('../../lib/sign-in/actions.ts', () => {
  const action = async () => {};
  return {
    startSignIn: action,
    endSession: action,
    signInByPassword: action,
    register: action,
    recoverPassword: action,
  };
});

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

test.each([
  ['fr-be', 'Votre nom, une adresse e-mail et un mot de passe suffisent.'],
  ['nl-be', 'Uw naam, een e-mailadres en een wachtwoord volstaan.'],
] as const)('%s: the form of a new account asks for nothing that its text does not name', async (locale, text) => {
  const query = { outcome: null, place: null, answer: null, address: null };
  render(await PasswordWays({ locale, to: '/', query }));
  await act(() => vi.dynamicImportSettled());
  const part = screen.getByText(text).closest('section') as HTMLElement;
  const required = [...part.querySelectorAll<HTMLInputElement>('input[required]')].map(({ name }) => name);
  expect(required).toEqual(['email', 'password', 'firstName', 'lastName']);
});
