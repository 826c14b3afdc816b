import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { summaryRows, vatWords } from '../../../components/cart/cart-summary.tsx';
import type { CartView } from '../../../lib/cart/view.ts';
import french from '../../../messages/fr/cart.json';
import dutch from '../../../messages/nl/cart.json';
import { carrier, cartLine, cartView, code, euros } from '../../fixtures/cart-view.tsx';

const words = {
  'fr-FR': createTranslator({ locale: 'fr-FR', messages: { cart: french }, namespace: 'cart' }),
  'nl-BE': createTranslator({ locale: 'nl-BE', messages: { cart: dutch }, namespace: 'cart' }),
};
type Tag = keyof typeof words;

const rowsOf = (cart: Partial<CartView>, tag: Tag = 'fr-FR') => summaryRows(cartView(cart), tag, words[tag]);
const told = (cart: Partial<CartView>, tag?: Tag) =>
  rowsOf(cart, tag).map(({ label, amount, kind = 'plain' }) => [label, amount.replaceAll('\u00a0', ' '), kind]);
const place = { id: 'a', zip: '69004', country: 'FR' };
const overseas = { ...place, zip: '97600' };
const none = { id: 'g', carriers: [] };
const group = { id: 'g', carriers: [carrier('domicile', '4.90')] };

test('from the subtotal to the total, with what comes off the order in between', () => {
  const cart = { discounts: [code('MOINS5', '3.00'), code('MOINS5', '2.00')], totalPrice: euros('24.80') };
  expect(told(cart)).toEqual([
    ['Sous-total', '29,80 €', 'plain'],
    ['MOINS5', '− 5,00 €', 'saving'],
    ['Livraison', 'Selon votre code postal', 'plain'],
    ['Total', '24,80 €', 'total'],
  ]);
  expect(told(cart, 'nl-BE')).toEqual([
    ['Subtotaal', '€ 29,80', 'plain'],
    ['MOINS5', '− € 5,00', 'saving'],
    ['Levering', 'Volgens uw postcode', 'plain'],
    ['Totaal', '€ 24,80', 'total'],
  ]);
});

describe('gift cards alone', () => {
  const line = cartLine({ variant: { isGiftCard: true, requiresShipping: false } });

  test('have no delivery and no tax', () => {
    const cart = cartView({ lines: [line], vatAmount: euros('0.00') });
    expect(rowsOf(cart).map(({ label }) => label)).toEqual(['Sous-total', 'Total']);
    expect(vatWords(cart, 'fr-FR', words['fr-FR'])).toBeUndefined();
  });

  test('beside goods change nothing of either', () => {
    const cart = cartView({ lines: [line, cartLine()] });
    expect(rowsOf(cart).map(({ label }) => label)).toContain('Livraison');
    expect(vatWords(cart, 'fr-FR', words['fr-FR'])).toBeDefined();
  });
});

test('the total is the service’s, also where it is not what the rows come to', () => {
  expect(told({ totalPrice: euros('1.00') }).at(-1)).toEqual(['Total', '1,00 €', 'total']);
});

describe('the delivery', () => {
  const chosen = (price: string) => ({
    deliveryAddress: place,
    shippingGroup: group,
    selectedShippingCarrier: carrier('domicile', price),
  });

  test.each<[string, Partial<CartView>, Tag, string]>([
    ['no place is known', {}, 'fr-FR', 'Selon votre code postal'],
    ['none is chosen yet', { deliveryAddress: place, shippingGroup: group }, 'fr-FR', 'Selon votre code postal'],
    ['nobody goes there', { deliveryAddress: overseas }, 'fr-FR', 'Impossible à ce code postal'],
    [
      'nobody goes there',
      { deliveryAddress: overseas, shippingGroup: none },
      'nl-BE',
      'Niet mogelijk op deze postcode',
    ],
    [
      'no place has the postcode',
      { deliveryAddress: { ...place, zip: '690' } },
      'fr-FR',
      'Impossible à ce code postal',
    ],
    ['no carrier is shown', { deliveryAddress: place }, 'fr-FR', 'Sur la page de paiement'],
    ['no carrier is shown', { deliveryAddress: place, shippingGroup: none }, 'nl-BE', 'Op de betaalpagina'],
    ['it costs something', chosen('4.90'), 'fr-FR', '4,90 €'],
    ['it costs something', chosen('4.90'), 'nl-BE', '€ 4,90'],
    ['it is given', chosen('0.0'), 'fr-FR', 'Offerte'],
    ['it is given', chosen('0.0'), 'nl-BE', 'Gratis'],
  ])('when %s', (_, cart, tag, expected) => {
    expect(told(cart, tag)[1]?.[1]).toBe(expected);
  });

  test('what comes off it is a part of its price, told after it', () => {
    const cart = { ...chosen('0.0'), discounts: [code('PORTOFFERT', '4.90', 'SHIPPING_LINE')] };
    expect(told(cart).slice(1, 3)).toEqual([
      ['Livraison', 'Offerte', 'plain'],
      ['dont remise PORTOFFERT', '− 4,90 €', 'saving'],
    ]);
    expect(told(cart, 'nl-BE')[2]).toEqual(['inclusief korting PORTOFFERT', '− € 4,90', 'saving']);
  });
});

test('an amount never breaks', () => {
  for (const { amount } of rowsOf({ discounts: [code('MOINS5', '1500.00')], totalPrice: euros('12345.60') })) {
    if (/\d/.test(amount)) expect(amount).not.toMatch(/[ \u202f]/);
  }
});

test.each([
  ['fr-FR', euros('2.59'), 'Dont TVA : 2,59 €'],
  ['nl-BE', euros('2.59'), 'Waarvan btw: € 2,59'],
  ['fr-FR', euros('0.0'), 'Dont TVA : 0,00 €'],
  ['fr-FR', null, 'TVA incluse'],
  ['nl-BE', null, 'Btw inbegrepen'],
] as const)('the VAT in %s of %j', (tag, vatAmount, expected) => {
  expect(vatWords(cartView({ vatAmount }), tag, words[tag])?.replaceAll('\u00a0', ' ')).toBe(expected);
});

describe('gift cards', () => {
  const card = (lastCharacters: string, used: string) => ({
    id: lastCharacters,
    lastCharacters,
    used: euros(used),
    balance: euros('25.00'),
  });

  test.each<[Tag, string[][]]>([
    [
      'fr-FR',
      [
        ['Carte cadeau •••• 2025', '− 25,00 €', 'saving'],
        ['Carte cadeau •••• AB12', '− 1,00 €', 'saving'],
        ['Reste à payer', '3,80 €', 'strong'],
      ],
    ],
    [
      'nl-BE',
      [
        ['Cadeaukaart •••• 2025', '− € 25,00', 'saving'],
        ['Cadeaukaart •••• AB12', '− € 1,00', 'saving'],
        ['Nog te betalen', '€ 3,80', 'strong'],
      ],
    ],
  ])('are payments after the total, in %s', (tag, rows) => {
    const giftCards = [card('2025', '25.00'), card('ab12', '1.00')];
    const after = told({ giftCards }, tag).slice(-3);
    expect(after.map(([label, ...rest]) => [label?.replaceAll('\u00a0', ' '), ...rest])).toEqual(rows);
  });
});
