import { render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { OrderView } from '../../components/account/order-view.tsx';
import type { ReorderResult } from '../../lib/orders/rules.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import type { Order } from '../../lib/services/shopify/customer-types.ts';
import { order, orderLine } from '../fixtures/account.ts';
import { euros, plain } from '../fixtures/cart-view.tsx';

// It is asynchronous, which a component that is rendered in a browser cannot contain.
vi.mock('../../components/cart/gift-summary.tsx', () => ({ GiftSummary: () => null }));
vi.mock('../../lib/orders/actions.ts', () => ({ reorder: async () => null }));

const hrefs = { '7001': '/nos-produits/complements/nuit-posee' };
type More = { locale?: Locale; result?: ReorderResult | null };
const show = async (wish: Partial<Order> = {}, { locale = 'fr-fr', result = null }: More = {}) =>
  render(await OrderView({ locale, order: order(wish), hrefs, reorderResult: result }));

const rows = () =>
  screen.getAllByRole('term').map((term) => [plain(term.textContent), plain(term.nextElementSibling?.textContent)]);
const card = (title: string) =>
  screen.getByRole('heading', { level: 2, name: (name) => plain(name) === title }).closest('section') as HTMLElement;
const words = (name: string) => plain(card(name).textContent);
const links = (name: string) =>
  within(card(name))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('returns and refunds that the shop knows of are listed, with their state', async () => {
  await show({
    returns: [
      { name: '#1001-R1', status: 'requested', at: '2026-10-06T10:00:00Z', pieces: 2 },
      { name: '#1001-R2', status: 'closed', at: null, pieces: 1 },
    ],
    refunds: [
      { at: '2026-10-07T10:00:00Z', amount: euros('5.00') },
      { at: null, amount: euros('2.00') },
    ],
  });
  const items = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(items).toEqual(
    expect.arrayContaining([
      '#1001-R1, 2 articles, demandé le 6 octobre 2026 : demande reçue',
      '#1001-R2, 1 article : terminé',
      '5,00 €, le 7 octobre 2026',
      '2,00 €',
    ]),
  );
});

test('gift cards are sent by e-mail: no parcel, no delivery, no tax, nothing to send back, but a contract', async () => {
  const recipient = { email: 'noe@exemple.fr', name: 'Noé', message: 'Bravo', sendOn: '2026-12-24' };
  await show({
    fulfillmentStatus: 'FULFILLED',
    lines: [orderLine({ title: 'Carte cadeau', variant: { isGiftCard: true }, recipient })],
    parcels: [{ company: null, numbers: [] }],
    shippingAddress: null,
    shipping: euros('0.00'),
    vat: euros('0.00'),
  });
  expect(words('Par e-mail')).toContain('Le code de la carte cadeau part par e-mail');
  expect(words('Par e-mail')).not.toContain('colis');
  expect(words('Articles')).toContain('Envoyée à Noé (noe@exemple.fr)');
  expect(words('Articles')).toContain('Le 24 décembre 2026');
  expect(words('Articles')).toContain('Message : Bravo');
  expect(rows().map(([label]) => label)).not.toContain('Livraison');
  expect(document.body.textContent).not.toMatch(/TVA/);
  expect(screen.getAllByRole('link', { name: /retour|Renoncer/ }).map(({ textContent }) => textContent)).toEqual([
    'Renoncer au contrat ici',
  ]);
});

describe('where it is', () => {
  const refunded = { refunded: euros('14.90') };
  test.each<[Partial<Order>, string, string]>([
    [{}, 'Enregistrée', 'Nous avons bien reçu votre commande.'],
    [{ fulfillmentStatus: 'IN_PROGRESS' }, 'En préparation', 'Nous préparons votre colis.'],
    [
      { fulfillmentStatus: 'PARTIALLY_FULFILLED', parcels: [{ company: null, numbers: [] }] },
      'En préparation',
      'Une partie de votre commande est partie',
    ],
    [{ fulfillmentStatus: 'FULFILLED' }, 'En route', 'Votre colis est parti.'],
    [
      { fulfillmentStatus: 'FULFILLED', deliveredAt: '2026-10-05T10:00:00Z' },
      'Livrée',
      'Votre colis est arrivé le 5 octobre 2026.',
    ],
    [{ canceledAt: '2026-10-04T08:00:00Z' }, 'Annulée', 'annulée depuis le 4 octobre 2026. Rien ne sera livré.'],
    [{ financialStatus: 'VOIDED' }, 'Annulée', 'Cette commande est annulée. Rien ne sera livré.'],
    [{ financialStatus: 'REFUNDED', ...refunded }, 'Remboursée', 'Montant remboursé : 14,90 €.'],
    [{ financialStatus: 'PARTIALLY_REFUNDED', ...refunded }, 'Remboursée en partie', 'Montant remboursé : 14,90 €.'],
  ])('%j is said in words', async (wish, title, sentence) => {
    await show(wish);
    expect(words(title)).toContain(sentence);
  });

  test('a parcel is followed at its carrier in a new tab, which is said; a number without an address is shown', async () => {
    const url = 'https://suivi.example/6A123';
    const numbers = [
      { number: '6A123', url },
      { number: '6A124', url: null },
    ];
    await show({ fulfillmentStatus: 'FULFILLED', parcels: [{ company: 'Colissimo', numbers }] });
    const link = screen.getByRole('link', { name: 'Suivre le colis 6A123 (nouvel onglet)' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank']);
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(words('En route')).toContain('Transporteur : Colissimo');
    expect(words('En route')).toContain('Numéro de suivi : 6A124');
  });
});

describe('what was ordered', () => {
  test('a line leads to its product, with variant, quantity, price and reduction', async () => {
    const discounts = [{ label: 'SOMMEIL15', amount: euros('4.47') }];
    await show({ lines: [orderLine({ discountedTotal: euros('25.33'), discounts })] });
    const line = within(screen.getByRole('heading', { level: 3, name: 'Nuit posée' }).closest('li') as HTMLElement);
    expect(line.getByRole('link').getAttribute('href')).toBe(hrefs['7001']);
    for (const part of ['Mûre, 60 gommes', 'Quantité : 2', 'SOMMEIL15 : − 4,47 €', '25,33 €'])
      expect(line.getByText((text) => plain(text) === part)).toBeTruthy();
    expect(line.getByText('Prix avant remise').parentElement?.textContent).toContain('29,80');
  });

  test.each([
    ['gone from the catalogue', null],
    ['without a page', { productId: '9999' }],
  ])('a product that is %s has no link', async (_, variant) => {
    await show({ lines: [orderLine({ variant })] });
    expect(within(card('Articles')).queryByRole('link')).toBeNull();
  });

  test('what was taken out is said, and a gift is said to be given', async () => {
    const gift = orderLine({ title: 'Pastilles', isGift: true, discountedTotal: euros('0.0'), quantity: 1 });
    await show({ lines: [orderLine({ currentQuantity: 1 }), { ...gift, currentQuantity: 1 }] });
    expect(words('Articles')).toContain('1 exemplaire retiré ou remboursé');
    expect(screen.getByText('Offert')).toBeTruthy();
  });
});

describe('what it came to', () => {
  const off = { label: 'MOINS5', amount: euros('5.00'), appliedOn: 'LINE_ITEM' } as const;
  const two = (goods: string, delivery: string): Order['discounts'] => [
    { label: 'DOUX', amount: euros(goods), appliedOn: 'LINE_ITEM' },
    { label: 'PORT', amount: euros(delivery), appliedOn: 'SHIPPING_LINE' },
  ];
  test.each<[string, Partial<Order>, string[][]]>([
    [
      'plain',
      {},
      [
        ['Sous-total', '29,80 €'],
        ['Livraison', '4,90 €'],
        ['Total', '34,70 €'],
      ],
    ],
    [
      'with a discount off the subtotal',
      { discounts: [off], total: euros('29.70') },
      [
        ['Sous-total', '29,80 €'],
        ['MOINS5', '− 5,00 €'],
        ['Livraison', '4,90 €'],
        ['Total', '29,70 €'],
      ],
    ],
    [
      'with a discount that the subtotal has off already',
      { discounts: [off], subtotal: euros('24.80'), total: euros('29.70') },
      [
        ['MOINS5', '− 5,00 €'],
        ['Sous-total', '24,80 €'],
        ['Livraison', '4,90 €'],
        ['Total', '29,70 €'],
      ],
    ],
    [
      'carried for nothing, with a discount of unknown amount and money back',
      {
        shipping: euros('0.0'),
        discounts: [{ label: 'PORT', amount: null, appliedOn: 'SHIPPING_LINE' }],
        refunded: euros('14.90'),
      },
      [
        ['Sous-total', '29,80 €'],
        ['Livraison', 'Offerte'],
        ['dont remise PORT', 'Appliquée'],
        ['Total', '34,70 €'],
        ['Remboursé', '14,90 €'],
      ],
    ],
    [
      'with discounts that only the delivery has off already, of the same amount',
      { shipping: euros('0.0'), discounts: two('4.90', '4.90'), total: euros('24.90') },
      [
        ['Sous-total', '29,80 €'],
        ['DOUX', '− 4,90 €'],
        ['Livraison', 'Offerte'],
        ['dont remise PORT', '− 4,90 €'],
        ['Total', '24,90 €'],
      ],
    ],
    [
      'with discounts that both have off already',
      { subtotal: euros('25.80'), shipping: euros('3.40'), discounts: two('4.00', '1.50'), total: euros('29.20') },
      [
        ['DOUX', '− 4,00 €'],
        ['Sous-total', '25,80 €'],
        ['Livraison', '3,40 €'],
        ['dont remise PORT', '− 1,50 €'],
        ['Total', '29,20 €'],
      ],
    ],
    [
      'with discounts that only the subtotal has off already',
      { subtotal: euros('25.80'), discounts: two('4.00', '1.50'), total: euros('29.20') },
      [
        ['DOUX', '− 4,00 €'],
        ['Sous-total', '25,80 €'],
        ['Livraison', '4,90 €'],
        ['PORT', '− 1,50 €'],
        ['Total', '29,20 €'],
      ],
    ],
    [
      'with discounts that neither has off',
      { discounts: two('4.00', '1.50'), total: euros('29.20') },
      [
        ['Sous-total', '29,80 €'],
        ['DOUX', '− 4,00 €'],
        ['Livraison', '4,90 €'],
        ['PORT', '− 1,50 €'],
        ['Total', '29,20 €'],
      ],
    ],
  ])('%s', async (_, wish, expected) => {
    await show(wish);
    expect(rows()).toEqual(expected);
    expect(screen.getByText((text) => plain(text) === 'Dont TVA : 1,81 €')).toBeTruthy();
  });

  test('without an amount of VAT the prices are said to include it', async () => {
    await show({ vat: null });
    expect(screen.getByText('TVA incluse')).toBeTruthy();
  });

  test('where it went', async () => {
    await show();
    expect(words('Adresse de livraison')).toContain('Camille Morel8 rue de l’Armellerie26150 DieFrance');
  });

  test.each([
    ['fr-be', 'E-mails de la commande', 'Adresse de livraison'],
    ['nl-be', 'E-mails over de bestelling', 'Leveringsadres'],
  ] as const)('%s: an order that went nowhere has no card of an address', async (locale, title, address) => {
    await show({ shippingAddress: null, email: 'lotte@voorbeeld.be' }, { locale });
    expect(words(title)).toContain('lotte@voorbeeld.be');
    expect(screen.queryByText(address)).toBeNull();
  });
});

describe('what one can do', () => {
  test('it can be sent back, withdrawn from and asked about', async () => {
    await show();
    expect(links('Et maintenant ?')).toEqual([
      '/mon-compte/commandes/1001/retour?kind=return',
      '/mon-compte/commandes/1001/retour?kind=withdrawal',
      '/nous-ecrire',
      '/mon-compte/commandes',
    ]);
  });

  test.each<[string, Partial<Order>]>([
    ['cancelled', { canceledAt: '2026-10-04T08:00:00Z' }],
    ['paid back', { financialStatus: 'REFUNDED' }],
  ])('an order that is %s cannot be sent back', async (_, wish) => {
    await show(wish);
    expect(links('Et maintenant ?')).toEqual(['/nous-ecrire', '/mon-compte/commandes']);
  });

  test('what cannot be ordered again is said before', async () => {
    const box = orderLine({ title: 'L’étui', variantTitle: '', variant: { id: '70171', availableForSale: false } });
    await show({ lines: [orderLine(), box, orderLine({ title: 'Baume', variantTitle: '', variant: null })] });
    expect(words('Commander à nouveau')).toContain('Les 2 articles s’ajoutent à votre panier');
    expect(words('Commander à nouveau')).toContain('Ces articles ne s’ajoutent pas :');
    const missing = within(card('Commander à nouveau')).getAllByRole('listitem');
    expect(missing.map((item) => item.textContent)).toEqual([
      'L’étui, indisponible pour l’instant',
      'Baume, qui n’est plus en vente',
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tout remettre au panier' }).type).toBe('submit');
  });

  test.each([
    ['what is gone', orderLine({ variant: null }), 'Nuit posée, Mûre, 60 gommes, qui n’est plus en vente'],
    ['a piece of a bundle', orderLine({ box: 'Hiver' }), 'Hiver, un coffret à choisir de nouveau dans la boutique'],
  ])('when nothing can be ordered again, as of %s, there is no button', async (_, line, why) => {
    await show({ lines: [line] });
    expect(words('Commander à nouveau')).toContain('Aucun article de cette commande ne peut être remis au panier.');
    expect(within(card('Commander à nouveau')).getByRole('listitem').textContent).toBe(why);
    expect(words('Commander à nouveau')).toContain('Cet article ne s’ajoute pas :');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each<[ReorderResult, string, boolean]>([
    [{ kind: 'missing', titles: ['Nuit posée'] }, 'Cet article n’a pas pu être ajouté au panier : Nuit posée.', true],
    [{ kind: 'missing', titles: [] }, 'L’ajout au panier n’a pas abouti.', true],
    [{ kind: 'doubt', titles: ['Nuit posée'] }, 'Vérifiez votre panier avant de recommencer.', true],
    [{ kind: 'unavailable', titles: [] }, 'Rien n’a été ajouté au panier', false],
  ])('after a try, %j is said', async (result, sentence, leadsToCart) => {
    await show({}, { result });
    const notice = screen.getByRole('status');
    expect(plain(notice.textContent)).toContain(sentence);
    expect(document.activeElement).toBe(notice);
    expect(within(notice).queryByRole('link', { name: 'Voir le panier' }) !== null).toBe(leadsToCart);
  });

  test('in Dutch everything has its words and its addresses', async () => {
    await show({ fulfillmentStatus: 'FULFILLED' }, { locale: 'nl-be' });
    expect(words('Onderweg')).toContain('Uw pakje is vertrokken.');
    expect(links('En nu?')).toEqual([
      '/nl/mijn-account/bestellingen/1001/terugsturen?kind=return',
      '/nl/mijn-account/bestellingen/1001/terugsturen?kind=withdrawal',
      '/nl/schrijf-ons',
      '/nl/mijn-account/bestellingen',
    ]);
    expect(screen.getByRole('button', { name: 'Alles weer in het winkelmandje' })).toBeTruthy();
  });
});
