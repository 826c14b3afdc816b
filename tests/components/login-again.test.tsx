import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import LoginAgainPage from '../../app/(bare)/auth/login/page.tsx';
import { newRequest } from '../setup/next/headers.ts';

vi.mock('../../lib/sign-in/actions.ts', () => ({ startSignIn: async () => {}, endSession: async () => {} }));
vi.mock('../../components/sign-in/bare-page.tsx', () => ({
  BarePage: ({ children }: { children: ReactNode }) => children,
}));

test('whose session has ended signs in again, or goes on to the same page without', async () => {
  newRequest({ host: 'be.localhost:3000' });
  sessionStorage.setItem('login-started', String(Date.now()));
  const to = '/nl/onze-winkel';
  render(await LoginAgainPage({ params: Promise.resolve({}), searchParams: Promise.resolve({ to }) }));
  const forms = screen
    .getAllByRole<HTMLButtonElement>('button')
    .map(({ textContent, form }) => [
      textContent,
      form?.hasAttribute('data-signs-out'),
      form && new FormData(form).get('to'),
    ]);
  expect(forms).toEqual([
    ['Opnieuw aanmelden', false, to],
    ['Verder zonder aan te melden', true, to],
  ]);
});
