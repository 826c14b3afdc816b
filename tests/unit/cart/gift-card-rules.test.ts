import { describe, expect, test } from 'vitest';
import {
  codesInUse,
  compactCode,
  hasGiftCard,
  hasOnlyGiftCards,
  isGiftCardCode,
  isPaidByGiftCard,
  leftToPay,
} from '../../../lib/cart/rules.ts';
import { carrier, cartLine, euros } from '../../fixtures/cart-view.tsx';

const card = (lastCharacters: string, used = '5.00', balance = '25.00') => ({
  id: `gid://shopify/AppliedGiftCard/${lastCharacters}`,
  lastCharacters,
  used: euros(used),
  balance: euros(balance),
});

test.each([
  ['SILE NE25 CADO 2025', 'silene25cado2025', true],
  ['sile-ne25-cado-2025', 'silene25cado2025', true],
  ['ABC', 'abc', false],
  ['ABCDEFG!', 'abcdefg!', false],
  ['A'.repeat(21), 'a'.repeat(21), false],
])('%s is compared as %s', (typed, code, isCode) => {
  expect([compactCode(typed), isGiftCardCode(compactCode(typed))]).toEqual([code, isCode]);
});

describe('the codes of a cart', () => {
  const giftCards = [card('2025'), card('C0DE'), card('0000', '0.00', '0.00')];

  test('are known by their last characters', () => {
    expect(hasGiftCard({ giftCards }, 'silene25cado2025')).toBe(true);
    expect(hasGiftCard({ giftCards }, 'silene25cadoc0de')).toBe(true);
    expect(hasGiftCard({ giftCards }, 'silene25cado5050')).toBe(false);
  });

  test('stay in use while their cards are there and not empty', () => {
    const codes = ['silene25cado2025', 'gone25cado5050', 'silenexxvide0000', 'xxxxc0de'];
    expect(codesInUse({ giftCards }, codes)).toEqual(['silene25cado2025', 'xxxxc0de']);
  });
});

test.each([
  ['nothing', [], false],
  ['a card', [true], true],
  ['a card and a cream', [true, false], false],
])('a cart of %s', (_title, cards, isOnly) => {
  const lines = cards.map((isGiftCard) => cartLine({ variant: { isGiftCard } }));
  expect(hasOnlyGiftCards({ lines })).toBe(isOnly);
});

describe('what is left to pay', () => {
  const cart = (total: string, cards: ReturnType<typeof card>[], price: string | null = '4.90', isShipped = true) => ({
    totalPrice: euros(total),
    giftCards: cards,
    selectedShippingCarrier: price === null ? null : carrier('domicile', price),
    lines: [cartLine({ variant: { requiresShipping: isShipped } })],
  });
  test.each([
    ['no card', cart('29.80', []), '29.80', false],
    ['no card, where a discount has paid everything', cart('0.00', []), '0.00', false],
    ['a part', cart('29.80', [card('2025', '25.00')]), '4.80', false],
    ['several cards', cart('29.80', [card('2025', '25.00'), card('5050', '4.80')]), '0.00', true],
    ['everything, while the delivery has no price yet', cart('25.00', [card('2025', '25.00')], null), '0.00', false],
    ['everything, where nothing is delivered', cart('25.00', [card('2025', '25.00')], null, false), '0.00', true],
    ['more than the total', cart('20.00', [card('2025', '25.00')]), '0.00', true],
  ])('%s', (_title, given, left, isPaid) => {
    expect(Number(leftToPay(given).amount)).toBe(Number(left));
    expect(isPaidByGiftCard(given)).toBe(isPaid);
  });
});
