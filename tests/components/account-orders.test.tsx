import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { OrderView } from '../../components/account/order-view.tsx';
import { OrdersView } from '../../components/account/orders-view.tsx';
import { SubscriptionsView } from '../../components/account/subscriptions-view.tsx';
import type { Locale } from '../../lib/platform/markets.ts';
import type { OrderSummary, Subscription } from '../../lib/services/shopify/customer-types.ts';
import { order, orderLine, orderSummary } from '../fixtures/account.ts';
import { plain } from '../fixtures/cart-view.tsx';

// It is asynchronous, which a component that is rendered in a browser cannot contain.
vi.mock('../../components/cart/gift-summary.tsx', () => ({ GiftSummary: () => null }));
vi.mock('../../lib/orders/actions.ts', () => ({ reorder: async () => null }));
vi.mock('../../lib/subscriptions/actions.ts', () => ({ changeSubscription: vi.fn() }));
vi.mock('../../components/ui/prefetch-link.tsx', () => ({
  PrefetchLink: ({ prefetch, ...rest }: ComponentProps<'a'> & { prefetch?: unknown }) => (
    <a data-prefetch={String(prefetch)} {...rest} />
  ),
}));

type Wish = { orders?: OrderSummary[]; next?: string | null; isLater?: boolean; locale?: Locale };
const show = async ({ orders = [orderSummary()], next = null, isLater = false, locale = 'fr-fr' }: Wish = {}) =>
  render(await OrdersView({ locale, page: { orders, next }, isLater }));

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const delivered = { fulfillmentStatus: 'FULFILLED', deliveredAt: '2026-10-05T10:00:00Z' };
test.each<[string, Partial<OrderSummary>, string, string | null]>([
  ['ordered', {}, 'Enregistrée', 'Commande'],
  ['being prepared', { fulfillmentStatus: 'IN_PROGRESS' }, 'En préparation', 'Préparation'],
  ['on its way', { fulfillmentStatus: 'FULFILLED' }, 'En route', 'Expédition'],
  ['delivered', delivered, 'Livrée', 'Livraison'],
  ['partly paid back', { ...delivered, financialStatus: 'PARTIALLY_REFUNDED' }, 'Remboursée en partie', 'Livraison'],
  ['paid back', { ...delivered, financialStatus: 'REFUNDED' }, 'Remboursée', null],
  ['cancelled', { canceledAt: '2026-10-04T08:00:00Z' }, 'Annulée', null],
])('an order that is %s says so, and where it stands', async (_, wish, words, step) => {
  await show({ orders: [orderSummary(wish)] });
  expect(screen.getByRole('heading', { name: `Commande #1001, ${words}` })).toBeTruthy();
  const track = screen.queryByRole('list', { name: 'Où en est la commande' });
  const current =
    track &&
    within(track)
      .getAllByRole('listitem')
      .filter((item) => item.hasAttribute('aria-current'));
  expect(current?.map((item) => [item.getAttribute('aria-current'), item.textContent]) ?? null).toEqual(
    step && [['step', step]],
  );
});

test('the steps before the current one are said to be done', async () => {
  await show({ orders: [orderSummary({ fulfillmentStatus: 'FULFILLED' })] });
  const track = screen.getByRole('list', { name: 'Où en est la commande' });
  expect(
    within(track)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Commande (fait)', 'Préparation (fait)', 'Expédition', 'Livraison']);
});

test.each<[Locale, string, string]>([
  ['fr-fr', 'Commande #1001, passée le 3 octobre 2026', '2 articles, 34,70 €'],
  ['nl-be', 'Bestelling #1001, geplaatst op 3 oktober 2026', '2 artikelen, € 34,70'],
])('in %s the day is the one of the house, and the amount is written as there', async (locale, placed, facts) => {
  await show({ locale });
  expect(screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === placed)).toBeTruthy();
  expect(screen.getByText((words) => plain(words) === facts)).toBeTruthy();
});

test.each<[string, Partial<OrderSummary>, number]>([
  ['is open', {}, 1],
  ['was cancelled', { canceledAt: '2026-10-04T08:00:00Z' }, 0],
])('from the sale of a gift card one may withdraw while it %s', async (_, wish, count) => {
  const lines = [orderLine({ title: 'Carte cadeau', variant: { isGiftCard: true } })];
  await show({ orders: [orderSummary({ fulfillmentStatus: 'FULFILLED', lines, ...wish })] });
  expect(screen.queryAllByRole('link', { name: /^Renoncer au contrat ici/ })).toHaveLength(count);
});

test('more than three products are counted', async () => {
  const titles = ['Nuit posée', 'Crème au souci', 'Tisane du soir', 'Le pilulier', 'Nuit posée', 'Baume de nuit'];
  await show({ orders: [orderSummary({ lines: titles.map((title) => orderLine({ title })) })] });
  expect(screen.getByText('Nuit posée, Crème au souci, Tisane du soir et 2 autres produits')).toBeTruthy();
});

test('each order leads to its own page and to the withdrawal', async () => {
  await show({ orders: [orderSummary(), orderSummary({ number: '1002', name: '#1002' })] });
  expect(hrefs()).toEqual([
    '/mon-compte/commandes/1001',
    '/mon-compte/commandes/1001/retour?kind=withdrawal',
    '/mon-compte/commandes/1002',
    '/mon-compte/commandes/1002/retour?kind=withdrawal',
  ]);
  expect(screen.getByRole('link', { name: 'Renoncer au contrat ici (#1002)' })).toBeTruthy();
});

test('the pages of returns, which have no tags, are loaded; an order is opened by the router', async () => {
  await show({ orders: [orderSummary({ number: '1003' })] });
  render(await OrderView({ locale: 'nl-be', order: order({ number: '1004' }), hrefs: {}, reorderResult: null }));
  const routed = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), 'prefetch' in link.dataset]);
  expect(routed).toEqual(
    expect.arrayContaining([
      ['/mon-compte/commandes/1003', true],
      ['/mon-compte/commandes/1003/retour?kind=withdrawal', false],
      ['/nl/mijn-account/bestellingen/1004/terugsturen?kind=return', false],
      ['/nl/mijn-account/bestellingen/1004/terugsturen?kind=withdrawal', false],
    ]),
  );
});

test('of a cancelled order nothing can be given back', async () => {
  await show({ orders: [orderSummary({ canceledAt: '2026-10-04T08:00:00Z' })] });
  expect(hrefs()).toEqual(['/mon-compte/commandes/1001']);
});

test.each<[string, Wish, [string, string][]]>([
  ['the only page', {}, []],
  ['the first page', { next: 'abc+/=' }, [['Commandes plus anciennes', '/mon-compte/commandes?after=abc%2B%2F%3D']]],
  [
    'a page between',
    { next: 'abc', isLater: true },
    [
      ['Commandes les plus récentes', '/mon-compte/commandes'],
      ['Commandes plus anciennes', '/mon-compte/commandes?after=abc'],
    ],
  ],
  ['the last page', { isLater: true }, [['Commandes les plus récentes', '/mon-compte/commandes']]],
])('%s leads to its neighbours', async (_, wish, expected) => {
  await show(wish);
  const pages = screen.queryByRole('navigation', { name: 'Pages de mes commandes' });
  const links = pages ? within(pages).getAllByRole('link') : [];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected);
});

test('before the first order there is a way to the shop', async () => {
  await show({ orders: [] });
  expect(screen.getByRole('heading', { level: 2, name: 'Pas encore de commande' })).toBeTruthy();
  expect(hrefs()).toEqual(['/notre-boutique']);
});

test('behind the last order there is a way back', async () => {
  await show({ orders: [], isLater: true });
  expect(screen.getByRole('heading', { name: 'Il n’y a pas de commande plus ancienne' })).toBeTruthy();
  expect(hrefs()).toEqual(['/mon-compte/commandes']);
});

const subscription = (wish: Partial<Subscription> = {}): Subscription => ({
  id: '5001',
  state: 'active',
  createdAt: '2026-10-03T10:00:00Z',
  nextPaymentAt: '2026-12-03T10:00:00Z',
  payment: { amount: '20.11', currencyCode: 'EUR' },
  billing: { unit: 'MONTH', count: 1 },
  delivery: { unit: 'MONTH', count: 1 },
  minOrders: null,
  lines: [{ title: 'Clarté', variantTitle: '60 gélules', quantity: 1 }],
  order: { number: '1001', name: '#1001' },
  actions: ['pause', 'cancel'],
  ...wish,
});

type Shown = Partial<Parameters<typeof SubscriptionsView>[0]>;
const showSubscriptions = async (props: Shown = {}) =>
  render(
    await SubscriptionsView({
      locale: 'fr-fr',
      subscriptions: [subscription()],
      outcome: null,
      ending: null,
      ...props,
    }),
  );
const text = () => plain(document.body.textContent);

test('a subscription says what comes, what is taken when, and how to end it', async () => {
  await showSubscriptions();
  expect(text()).toContain('1 × Clarté, 60 gélules');
  expect(text()).toContain('Prochain prélèvement le 3 décembre 2026 : 20,11 €, puis chaque mois.');
  expect(screen.getByRole('link', { name: /^Commande d’origine\s: #1001$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Mettre en pause l’abonnement du 3 octobre 2026/ })).toBeTruthy();
  const end = screen.getByRole('link', { name: /^Résilier l’abonnement du 3 octobre 2026/ });
  expect(end.getAttribute('href')).toBe('/mon-compte/abonnements?end=5001');
});

test.each(['fr-fr', 'nl-be'] as const)('two of one day are told apart by what they deliver, %s', async (locale) => {
  const actions: Subscription['actions'] = ['pause', 'activate', 'cancel'];
  const shared = { createdAt: '2026-11-12T21:00:00Z', actions };
  const lines = ['Nuit posée', 'Tisane du soir'].map((title) => [{ title, variantTitle: '', quantity: 1 }]);
  await showSubscriptions({
    locale,
    subscriptions: [
      subscription({ id: '5011', lines: lines[0], ...shared }),
      subscription({ id: '5012', lines: lines.toReversed().flat(), ...shared }),
    ],
  });
  const named = [
    ...screen.getAllByRole('heading'),
    ...screen.getAllByRole('button'),
    ...screen.getAllByRole('link', { name: /Nuit posée|Tisane du soir/ }),
  ].map(({ textContent }) => textContent);
  expect(named).toHaveLength(8);
  expect(new Set(named).size).toBe(8);
  expect(named.filter((name) => name?.includes('Tisane du soir'))).toHaveLength(4);
});

test('its end is confirmed once', async () => {
  await showSubscriptions({ ending: '5001' });
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Résilier maintenant' }).form;
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    locale: 'fr-fr',
    id: '5001',
    action: 'cancel',
  });
  expect(screen.getByRole('link', { name: 'Garder l’abonnement' })).toBeTruthy();
});

test.each([null, 6])(
  'what its end means has the focus, not the button that ends it (minimum: %s)',
  async (minOrders) => {
    const open = [subscription({ id: '5004' }), subscription({ id: '5009', state: 'paused', minOrders })];
    await showSubscriptions({ ending: '5009', subscriptions: open });
    const focused = document.activeElement;
    expect(focused).toBe(screen.getByRole('status'));
    expect(plain(focused?.querySelector('h3')?.textContent)).toBe('Résilier cet abonnement ?');
    expect(focused?.querySelector('p')?.textContent).toMatch(
      minOrders ? /6 paiements au moins/ : /Aucune autre livraison/,
    );
    expect(focused?.querySelector('button')).toBeNull();
  },
);

test.each([
  [null, false],
  [1, false],
  [4, true],
])('the end of one with a minimum of %s payments is not promised while they may be due', async (minOrders, isBound) => {
  await showSubscriptions({ ending: '5001', subscriptions: [subscription({ minOrders })] });
  expect(/4 paiements au moins. Tant qu’ils ne sont pas tous faits, la boutique peut refuser/.test(text())).toBe(
    isBound,
  );
  expect(text().includes('Aucune autre livraison ni aucun autre prélèvement n’aura lieu.')).toBe(!isBound);
});

test.each<[string, Shown, RegExp]>([
  [
    'paused',
    { subscriptions: [subscription({ state: 'paused', nextPaymentAt: null, actions: ['activate', 'cancel'] })] },
    /rien n’est prélevé/,
  ],
  [
    'ended, though its end is asked for',
    { subscriptions: [subscription({ state: 'cancelled', nextPaymentAt: null, actions: [] })], ending: '5001' },
    /Résilié.*Rien ne sera plus prélevé/s,
  ],
  [
    'of an app that keeps it to itself',
    { subscriptions: [subscription({ actions: [] })] },
    /Écrivez-nous pour changer cet abonnement.*Écrire au service client/s,
  ],
  ['bound', { subscriptions: [subscription({ minOrders: 3 })] }, /Engagement : 3 paiements au moins/],
  ['of an unknown state', { subscriptions: [subscription({ state: null, actions: [] })] }, /État inconnu/],
  ['none', { subscriptions: [] }, /Vous n’avez pas d’abonnement/],
  ['not seen here', { subscriptions: null }, /service client.*écrivez-nous/s],
  ['just ended', { outcome: { kind: 'done', action: 'cancel' } }, /L’abonnement est résilié/],
  [
    'not changed',
    { outcome: { kind: 'problem', problem: 'unsaved' } },
    /Rien n’a changé : la boutique n’a pas répondu/,
  ],
  [
    'perhaps ended',
    { outcome: { kind: 'problem', problem: 'cancelUnsure' } },
    /Si l’abonnement est résilié ci-dessous, aucun e-mail ne le confirme/,
  ],
  [
    'ended before',
    { outcome: { kind: 'problem', problem: 'over' } },
    /déjà pris fin\. Si aucun e-mail ne vous l’a confirmé/,
  ],
  [
    'expired',
    { subscriptions: [subscription({ state: 'expired', actions: [] })] },
    /Terminé.*Rien ne sera plus prélevé/s,
  ],
  [
    'failed',
    { subscriptions: [subscription({ state: 'failed', nextPaymentAt: null, actions: ['cancel'] })] },
    /Paiement en échec.*Rien ne sera plus prélevé/s,
  ],
])('a subscription that is %s', async (_, props, words) => {
  await showSubscriptions(props);
  expect(text()).toMatch(words);
  expect(screen.queryByRole('button', { name: 'Résilier maintenant' })).toBeNull();
});

test.each([
  ['active', true],
  ['paused', true],
  ['failed', false],
  ['cancelled', false],
  ['expired', false],
] as const)('deliveries and a minimum are named where they still apply: %s', async (state, comes) => {
  await showSubscriptions({ subscriptions: [subscription({ state, minOrders: 6, nextPaymentAt: null })] });
  expect(text().includes('Une livraison chaque mois.')).toBe(comes);
  expect(text().includes('Engagement : 6 paiements au moins.')).toBe(comes);
  expect(screen.getByRole('link', { name: /^Résilier l’abonnement/ })).toBeTruthy();
});

const everyTwoMonths = { unit: 'MONTH', count: 2 } as const;
test.each<[string, Partial<Subscription>, string | null]>([
  ['no amount', { payment: null }, 'Prochain prélèvement le 3 décembre 2026, puis tous les 2 mois.'],
  [
    'no day',
    { nextPaymentAt: null },
    'Un prélèvement de 20,11 € tous les 2 mois. La date du prochain n’est pas encore connue.',
  ],
  [
    'neither',
    { nextPaymentAt: null, payment: null },
    'Un prélèvement tous les 2 mois. La date du prochain n’est pas encore connue.',
  ],
  ['a state of its own', { state: null, nextPaymentAt: null }, null],
])('a subscription of which the shop says %s does not say that nothing is taken', async (_, wish, words) => {
  await showSubscriptions({ subscriptions: [subscription({ billing: everyTwoMonths, ...wish })] });
  expect(text()).not.toContain('Rien ne sera plus prélevé');
  if (words) expect(text()).toContain(words);
  else expect(text()).not.toContain('prélèvement');
});
