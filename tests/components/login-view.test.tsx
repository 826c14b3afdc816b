import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { LoginView } from '../../components/sign-in/login-view.tsx';

vi.mock('../../lib/sign-in/actions.ts', () => ({ startSignIn: async () => {} }));
vi.mock('../../components/layout/page-frame.tsx', () => ({
  PageFrame: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('../../components/sign-in/provider-ways.tsx', () => ({ ProviderWays: () => null }));
vi.mock('../../components/sign-in/password-ways.tsx', () => ({ PasswordWays: () => null }));

const show = async (unavailable: boolean) =>
  render(
    await LoginView({
      locale: 'fr-fr',
      to: '/',
      unavailable,
      query: { outcome: null, place: null, answer: null, address: null },
    }),
  );

test('that the provider did not answer has the focus, and is heard', async () => {
  await show(true);
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(screen.getByRole('status').textContent).toMatch(/^Le service de connexion ne répond pas/);
});

test('a page that nobody was sent back to says nothing', async () => {
  await show(false);
  expect(screen.queryByRole('status')).toBeNull();
});
