import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CheckoutSummary } from '../../components/checkout/checkout-summary.tsx';
import type { Locale } from '../../lib/platform/markets.ts';
import { carrier, cartLine, cartView, code, euros, giftLine, plain } from '../fixtures/cart-view.tsx';
import { planPrice, prepaid } from '../fixtures/plans.ts';
import { changed } from '../setup/changed-settings.ts';

type Parts = typeof import('../../components/checkout/subscription-notice.tsx');
const subscription = vi.hoisted(() => ({}) as Parts);
const begin = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../../lib/checkout/actions.ts', () => ({ beginCheckout: begin }));
vi.mock('../../components/analytics/marks.tsx', () => ({ BegunCheckout: () => null }));
// Both are asynchronous, which a component that is rendered in a browser cannot contain.
vi.mock('../../components/cart/gift-summary.tsx', () => ({
  GiftSummary: () => 'GIFT',
  NoteSummary: ({ note }: { note: string }) => note,
}));
// Asynchronous too: each of them is rendered by itself below.
vi.mock('../../components/checkout/subscription-notice.tsx', async (original) => {
  const real = await original<typeof import('../../components/checkout/subscription-notice.tsx')>();
  subscription.SubscriptionNotice = real.SubscriptionNotice;
  subscription.SubscriptionConsent = real.SubscriptionConsent;
  return { SubscriptionNotice: () => 'NOTICE', SubscriptionConsent: () => 'CONSENT' };
});
vi.mock('../../components/guarantee/guarantee-notice.tsx', () => ({ GuaranteeNotice: () => null, GUARANTEE_ID: 'x' }));

vi.mock('../../lib/delivery/promises.ts', () => ({
  getPromises: async () => ({ RELAY: { place: 'You choose it later.' } }),
}));

const show = async (cart: Parameters<typeof CheckoutSummary>[0]['cart'], locale: Locale = 'fr-fr', failed = false) =>
  render(await CheckoutSummary({ locale, cart, failed }));

const rows = () =>
  screen.getAllByRole('term').map((term) => [plain(term.textContent), plain(term.nextElementSibling?.textContent)]);
const full = cartView({
  lines: [cartLine(), giftLine()],
  discounts: [code('MOINS5', '5.00')],
  totalPrice: euros('24.80'),
});

test.each([
  [
    'fr-fr',
    [
      ['2 × Nuit posée Mûre, 60 gommes', '29,80 €'],
      ['1 × Pastilles grand air 24 pastilles', 'Offert'],
      ['Sous-total', '29,80 €'],
      ['MOINS5', '− 5,00 €'],
      ['Livraison', 'Selon votre code postal'],
      ['Total', '24,80 €'],
    ],
    'Dont TVA : 2,59 €',
    ['Continuer vers le paiement', 'Modifier le panier'],
  ],
  [
    'nl-be',
    [
      ['2 × Nuit posée Mûre, 60 gommes', '€ 29,80'],
      ['1 × Pastilles grand air 24 pastilles', 'Gratis'],
      ['Subtotaal', '€ 29,80'],
      ['MOINS5', '− € 5,00'],
      ['Levering', 'Volgens uw postcode'],
      ['Totaal', '€ 24,80'],
    ],
    'Waarvan btw: € 2,59',
    ['Verder naar de betaling', 'Winkelmandje wijzigen'],
  ],
] as const)('in %s everything is named before the payment', async (locale, expected, vat, [pay, back]) => {
  await show(full, locale);
  expect(rows()).toEqual(expected);
  expect(screen.getByText(vat)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: pay }).type).toBe('submit');
  expect(screen.getByRole('link', { name: back })).toBeTruthy();
});

const card = cartLine({ id: 'l5', variant: { id: '70215', isGiftCard: true, requiresShipping: false } });

test.each([
  ['an article', [cartLine(), card], true],
  ['gift cards alone', [card], false],
])('the wrapping of a cart with %s, and the message to the team', async (_, lines, isShown) => {
  await show(cartView({ lines, attributes: [{ key: 'gift_wrap', value: 'yes' }], note: 'Laissez-le au gardien.' }));
  expect(document.body.textContent?.includes('GIFT')).toBe(isShown);
  expect(document.body.textContent?.includes('Laissez-le au gardien.')).toBe(isShown);
});

test('two variants of a product are two lines', async () => {
  const small = cartLine({ id: 'l3', variant: { id: '70012', selectedOptions: { format: '30 gommes' } } });
  await show(cartView({ lines: [cartLine(), small] }));
  expect(
    rows()
      .slice(0, 2)
      .map(([label]) => label),
  ).toEqual(['2 × Nuit posée Mûre, 60 gommes', '2 × Nuit posée 30 gommes']);
});

const corsica = { id: 'a', zip: '20000', country: 'FR' };
const box = cartLine({ id: 'l4', variant: { id: '70171', productTitle: 'L’étui', postalCodeExclusions: ['20'] } });

test.each([
  ['a line that cannot be delivered', { ...corsica }, [cartLine(), box], /^Un article ne peut pas être livré/],
  ['a place that nothing goes to', { ...corsica, zip: '97400' }, [cartLine()], /^Nous ne livrons pas encore/],
])('%s is named, and there is no button to pay', async (_, deliveryAddress, lines, words) => {
  await show(cartView({ deliveryAddress, lines }));
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const [change, back] = links.filter((href) => href?.startsWith('/'));
  expect(change).toBe(back);
});

test('what can be delivered can be paid', async () => {
  await show(cartView({ deliveryAddress: { ...corsica, zip: '69004' }, lines: [cartLine(), box] }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button')).toBeTruthy();
});

test.each([
  ['the shop did not answer', undefined, false],
  ['the last hand-over did not work', full, true],
] as const)('when %s the cart is said to be kept, and it can be tried again', async (_, cart, failed) => {
  await show(cart, 'fr-fr', failed);
  expect(screen.getByText(/Votre panier est conservé/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continuer vers le paiement' })).toBeTruthy();
});

test('what became of the hand-over has the focus, and is heard; of a page that only came so nothing is', async () => {
  const { unmount } = await show(undefined);
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  await show(full, 'fr-fr', true);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('the button is busy while the hosted page is asked for; a second try that fails leads to the notice as well', async () => {
  let fail = () => {};
  begin.mockReturnValue(
    new Promise<void>((resolve) => {
      fail = resolve;
    }),
  );
  await show(full, 'fr-fr', true);
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await act(async () => fail());
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test.each([
  ['no cart', null],
  ['an empty one', cartView({ lines: [] })],
])('with %s there is nothing to pay', async (_, cart) => {
  await show(cart);
  expect(screen.getByRole('heading', { level: 1, name: 'Votre panier est vide' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

const subscribed = cartView({
  lines: [
    cartLine(),
    cartLine({ id: 'l3', quantity: 2, plan: planPrice(), variant: { productTitle: 'Clarté' } }),
    cartLine({ id: 'l4', quantity: 1, plan: prepaid() }),
  ],
});

test('a relay point is said to be chosen later', async () => {
  const address = { id: 'a', zip: '69003', country: 'FR' };
  await show(cartView({ ...full, deliveryAddress: address, selectedShippingCarrier: carrier('relay', '3.90') }));
  expect(document.body.textContent).toContain('69003. You choose it later.');
});

test('an order with a subscription says so before the payment, and asks for a word', async () => {
  await show(full);
  expect(document.body.textContent).not.toMatch(/NOTICE|CONSENT/);
  document.body.innerHTML = '';
  await show(subscribed);
  expect(document.body.textContent).toMatch(/NOTICE.*CONSENT/s);
  expect(rows()[1]).toEqual(['2 × Clarté Mûre, 60 gommes, Tous les mois', '29,80 €']);
});

test.each([
  ['customer-accounts', 'Gérer et résilier mes abonnements', '/mon-compte/abonnements'],
  ['multipass', 'Nous écrire', '/nous-ecrire'],
] as const)('by %s the notice names every payment, and where to end it', async (way, link, href) => {
  changed.SHOP_IDENTITY = way;
  render(await subscription.SubscriptionNotice({ locale: 'fr-fr', cart: subscribed }));
  const text = plain(document.body.textContent);
  expect(text).toContain('Votre abonnement vous engage à payer plusieurs fois');
  expect(text).toContain('Aujourd’hui : 29,80 €');
  expect(text).toContain('Ensuite : 26,82 € chaque mois, plus les frais de livraison.');
  expect(text).toContain('Ensuite : 38,01 € tous les 3 mois, plus les frais de livraison.');
  expect(text).toContain('2 × Clarté, Tous les mois');
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
});

test.each([
  ['fr-fr', /^J’ai compris que cette commande m’oblige/, 'puis cochez cette case pour continuer'],
  ['nl-be', /^Ik heb begrepen dat ik met deze bestelling/, 'vink dit vakje aan'],
] as const)('in %s the word is asked for at its box', async (locale, name, problem) => {
  const view = render(await subscription.SubscriptionConsent({ locale, cart: subscribed, isMissing: false }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).required).toBe(true);
  view.unmount();
  render(await subscription.SubscriptionConsent({ locale, cart: subscribed, isMissing: true }));
  const box = screen.getByRole('checkbox', { name });
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain(problem);
});
