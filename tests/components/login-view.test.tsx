import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { LoginView } from '../../components/sign-in/login-view.tsx';

vi.mock('../../lib/sign-in/actions.ts', () => ({ startSignIn: async () => {} }));
const frame = vi.hoisted(() => ({ alternates: {} as Record<string, string> }));
vi.mock('../../components/layout/page-frame.tsx', () => ({
  PageFrame: ({ alternates, children }: { alternates: Record<string, string>; children: ReactNode }) => {
    frame.alternates = alternates;
    return children;
  },
}));
vi.mock('../../components/sign-in/sign-in-ways.tsx', () => ({ ProviderWays: () => null, PasswordWays: () => null }));

const show = async (unavailable: boolean, to = '/') =>
  render(
    await LoginView({
      locale: 'fr-fr',
      to,
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

test.each([
  [
    '/mon-compte/commandes/914',
    '/connexion?to=%2Fmon-compte%2Fcommandes%2F914',
    '?to=%2Fnl%2Fmijn-account%2Fbestellingen%2F914',
  ],
  ['/nos-produits/sommeil/magnesium', '/connexion', ''],
])('on the way to %s, the other markets lead to the same page, or to the account', async (to, french, dutch) => {
  await show(false, to);
  expect(frame.alternates).toMatchObject({ 'fr-be': french, 'nl-be': `/nl/aanmelden${dutch}` });
  expect(frame.alternates).not.toHaveProperty('fr-tn');
});
