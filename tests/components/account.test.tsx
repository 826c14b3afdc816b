import { render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { AccountFrame, AccountTrouble } from '../../components/account/account-frame.tsx';
import { AccountNav, type AccountRoute } from '../../components/account/account-nav.tsx';
import { HelpView } from '../../components/account/help-view.tsx';
import { OverviewView } from '../../components/account/overview-view.tsx';
import { type FormDraft, isTypedKept } from '../../lib/account/form-draft.ts';
import { address, customer, orderSummary } from '../fixtures/account.ts';

vi.mock('../../lib/sign-in/actions.ts', () => ({ endSession: async () => {} }));
vi.mock('../../components/layout/page-frame.tsx', () => ({
  PageFrame: ({ children }: { children: React.ReactNode }) => children,
}));
// Asynchronous, which a component that is rendered in a browser cannot contain.
vi.mock('../../components/payments/payment-marks.tsx', () => ({ PaymentMarks: () => null }));
// The frame waits for nothing else: its list is tested separately.
const nav = vi.hoisted(() => ({ stands: false }));
vi.mock('../../components/account/account-nav.tsx', async (original) => {
  const real = await original<typeof import('../../components/account/account-nav.tsx')>();
  return {
    ...real,
    AccountNav: (props: Parameters<typeof real.AccountNav>[0]) => (nav.stands ? null : real.AccountNav(props)),
  };
});

const hrefs = (part: HTMLElement = document.body) =>
  within(part)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the frame', () => {
  const crumbs = () =>
    within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  test.each<[string, AccountRoute, string, string[]]>([
    ['the overview', '/my-account', '/mon-compte', ['Accueil', 'Mon compte']],
    ['a page', '/my-account/help', '/mon-compte/aide-et-support', ['Accueil', 'Mon compte', 'Aide et support']],
    [
      'a page below one',
      '/my-account/orders',
      '/mon-compte/commandes/1001',
      ['Accueil', 'Mon compte', 'Mes commandes', 'Commande #1001'],
    ],
  ])('the way to %s has each step once', async (_, current, path, expected) => {
    nav.stands = true;
    render(await AccountFrame({ locale: 'fr-fr', current, title: 'Commande #1001', path, children: null }));
    nav.stands = false;
    expect(crumbs()).toEqual(expected);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test.each<[string, string, string]>([
    ['the page itself', '/mon-compte/commandes', 'page'],
    ['a page below it', '/mon-compte/commandes/1001', 'true'],
  ])('the entry of %s is marked, and the way out is a form', async (_, path, mark) => {
    render(await AccountNav({ locale: 'fr-fr', current: '/my-account/orders', path }));
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Vue d’ensemble', null],
      ['Mes commandes', mark],
      ['Mes favoris', null],
      ['Mes informations', null],
      ['Aide et support', null],
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Se déconnecter' }).type).toBe('submit');
  });
});

describe('in trouble', () => {
  test.each([
    ['unavailable', 'La boutique ne répond pas pour l’instant', ['/mon-compte/commandes']],
    ['refused', 'Votre compte n’est pas accessible', ['/nous-ecrire', '/mon-compte/commandes']],
  ] as const)('a shop that is %s is said calmly, with what to do', async (status, title, expected) => {
    render(await AccountTrouble({ locale: 'fr-fr', status, path: '/mon-compte/commandes' }));
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(hrefs()).toEqual(expected);
  });

  const draft: FormDraft = { who: 'a', place: 'profile', status: 'error', typed: { lastName: 'Roux' }, errors: {} };
  const password = { ...draft, place: 'password', typed: {} };
  const said = () => screen.queryByText(/Ce que vous venez d’écrire est gardé cinq minutes/) !== null;

  test.each([
    [true, { outcome: 'error', form: 'profile' }],
    [false, { outcome: 'confirm', form: 'profile' }],
    [false, { outcome: 'error', form: 'address-1' }],
    [false, { outcome: 'error', form: 'password' }],
    [false, {}],
  ])('that what was just posted is kept is said (%s) after %j', async (isKept, query) => {
    const kept = isTypedKept(query, [password, draft]);
    expect(kept).toBe(isKept);
    render(await AccountTrouble({ locale: 'fr-fr', status: 'unavailable', path: '/mon-compte', isTypedKept: kept }));
    expect(said()).toBe(isKept);
  });

  test('who has no access is not told to wait for the shop', async () => {
    render(await AccountTrouble({ locale: 'fr-fr', status: 'refused', path: '/mon-compte', isTypedKept: true }));
    expect(said()).toBe(false);
  });
});

test.each([
  ['signedOut', '/connexion?to=%2Fmon-compte'],
  ['noToken', '/auth?to=%2Fmon-compte'],
] as const)('who is %s is led on, with and without script', async (status, to) => {
  render(await AccountTrouble({ locale: 'fr-fr', status, path: '/mon-compte' }));
  expect(screen.getByRole('link', { name: 'Continuer' }).getAttribute('href')).toBe(to);
});

describe('the overview', () => {
  test('the last order, the default address, and the ways on', async () => {
    const other = { ...address({ id: 'a2', city: 'Crest' }), countryCode: 'FR' };
    const { addresses } = customer();
    const several = customer({ addresses: [other, ...addresses] });
    render(await OverviewView({ locale: 'fr-fr', customer: several, last: orderSummary() }));
    const last = screen.getByRole('region', { name: 'Votre dernière commande' });
    expect(hrefs(last)).toEqual([
      '/mon-compte/commandes',
      '/mon-compte/commandes/1001',
      '/mon-compte/commandes/1001/retour?kind=withdrawal',
    ]);
    expect(screen.getByRole('group', { hidden: true }).textContent).toContain('26150 Die');
    expect(hrefs()).toEqual(expect.arrayContaining(['/retractation', '/mon-compte/aide-et-support']));
  });

  test('nobody has ordered and no address is known yet', async () => {
    const fresh = customer({ addresses: [], defaultAddressId: null });
    render(await OverviewView({ locale: 'nl-be', customer: fresh, last: null }));
    expect(screen.getByRole('heading', { name: 'Nog geen bestelling' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Naar de webwinkel' }).getAttribute('href')).toBe('/nl/onze-winkel');
    expect(screen.getByRole('link', { name: 'Een adres toevoegen' })).toBeTruthy();
  });
});

describe('help', () => {
  const help = {
    categories: [{ href: '/faq/commande', text: 'Commande et livraison' }],
    questions: [{ href: '/faq/commande/suivre', text: 'Où en est ma commande ?' }],
    phone: { title: 'Par téléphone', text: 'Du lundi au vendredi', number: '04 65 71 19 31', href: 'tel:+33465711931' },
    privacy: { href: '/informations-legales/donnees-personnelles', text: 'Données personnelles' },
  };

  test('what one asks most leads to its place', async () => {
    render(await HelpView({ locale: 'fr-fr', help }));
    expect(hrefs()).toEqual([
      '/mon-compte/commandes',
      '/mon-compte/commandes',
      '/retractation',
      '/retourner-un-produit',
      '/mon-compte/informations',
      '/informations-legales/donnees-personnelles',
      '/faq/commande/suivre',
      '/faq/commande',
      '/faq',
      '/nous-ecrire',
      'tel:+33465711931',
    ]);
    expect(screen.getByText('Du lundi au vendredi')).toBeTruthy();
  });

  test('without a number in the content none is shown', async () => {
    render(await HelpView({ locale: 'fr-be', help: { ...help, phone: null, privacy: null, questions: [] } }));
    expect(hrefs().filter((href) => href?.startsWith('tel:'))).toEqual([]);
    expect(screen.getByRole('link', { name: 'Nous écrire' })).toBeTruthy();
  });
});
