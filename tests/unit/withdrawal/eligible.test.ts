import { describe, expect, test } from 'vitest';
import { REGULATORY_CLASSES } from '../../../lib/catalogue/product.ts';
import { type Locale, MARKETS } from '../../../lib/platform/markets.ts';
import { isSealed, lineNotice, type OrderNotice, orderNotice } from '../../../lib/withdrawal/eligible.ts';
import { address, order, orderLine } from '../../fixtures/account.ts';

const RECEIVED = '2026-11-10T09:35:00Z';
const SALE = { processedAt: '2026-11-06T09:35:00Z' };
type Wish = Parameters<typeof order>[0];
const noticeAt = (now: string, wish: Wish, locale: Locale = 'fr-fr') =>
  orderNotice(order(wish), MARKETS[locale], new Date(now));

describe('"14 days from receipt"', () => {
  test.each<[why: string, now: string, wish: Wish, notice: OrderNotice]>([
    ['the day it arrived', '2026-11-10T10:00:00Z', { deliveredAt: RECEIVED }, { kind: 'open', lastDay: '2026-11-24' }],
    [
      'the last second of the last day, in Paris',
      '2026-11-24T22:59:59Z',
      { deliveredAt: RECEIVED },
      { kind: 'open', lastDay: '2026-11-24' },
    ],
    ['a second later', '2026-11-24T23:00:00Z', { deliveredAt: RECEIVED }, { kind: 'closed', lastDay: '2026-11-24' }],
    [
      'received after midnight in Paris, before it in Greenwich',
      '2026-11-25T12:00:00Z',
      { deliveredAt: '2026-11-10T23:30:00Z' },
      { kind: 'open', lastDay: '2026-11-25' },
    ],
    [
      'the fourteenth day is a Saturday',
      '2026-11-30T12:00:00Z',
      { deliveredAt: '2026-11-14T09:00:00Z' },
      { kind: 'open', lastDay: '2026-11-30' },
    ],
    ['"delivered date" that nobody knows', '2027-11-24T12:00:00Z', { deliveredAt: null }, { kind: 'unknown' }],
    ['one that is none', '2026-11-24T12:00:00Z', { deliveredAt: 'hier' }, { kind: 'unknown' }],
    [
      'cancelled, whatever else',
      '2026-11-12T12:00:00Z',
      { deliveredAt: RECEIVED, canceledAt: '2026-11-11T08:00:00Z' },
      { kind: 'canceled' },
    ],
    [
      'nothing of it is left',
      '2026-11-12T12:00:00Z',
      { deliveredAt: RECEIVED, lines: [orderLine({ currentQuantity: 0 })] },
      { kind: 'refunded' },
    ],
    [
      'a part of it is left',
      '2026-11-12T12:00:00Z',
      { deliveredAt: RECEIVED, lines: [orderLine({ currentQuantity: 0 }), orderLine()] },
      { kind: 'open', lastDay: '2026-11-24' },
    ],
    [
      'a gift card, sent by e-mail: from the sale',
      '2026-11-12T12:00:00Z',
      { ...SALE, lines: [orderLine({ variant: { isGiftCard: true } })] },
      { kind: 'open', lastDay: '2026-11-20' },
    ],
    [
      'the same after the last day',
      '2026-11-21T12:00:00Z',
      { ...SALE, deliveredAt: RECEIVED, lines: [orderLine({ variant: { isGiftCard: true } })] },
      { kind: 'closed', lastDay: '2026-11-20' },
    ],
    [
      'a gift card beside an article: from its receipt',
      '2026-11-21T12:00:00Z',
      { ...SALE, lines: [orderLine({ variant: { isGiftCard: true } }), orderLine()] },
      { kind: 'unknown' },
    ],
    [
      'without lines, it is not refunded',
      '2026-11-12T12:00:00Z',
      { deliveredAt: RECEIVED, lines: [] },
      { kind: 'open', lastDay: '2026-11-24' },
    ],
  ])('%s', (_, now, wish, notice) => {
    expect(noticeAt(now, wish)).toEqual(notice);
  });

  test('a holiday counts in the country where it is one', () => {
    const wish = { deliveredAt: '2026-06-30T09:00:00Z', shippingAddress: null };
    expect(noticeAt('2026-07-15T12:00:00Z', wish)).toEqual({ kind: 'open', lastDay: '2026-07-15' });
    expect(noticeAt('2026-07-15T12:00:00Z', wish, 'nl-be')).toEqual({ kind: 'closed', lastDay: '2026-07-14' });
  });

  test.each<[to: string, deliveredAt: string, locale: Locale, lastDay: string]>([
    ['BE', '2027-07-07T09:00:00Z', 'fr-fr', '2027-07-22'],
    ['FR', '2027-07-07T09:00:00Z', 'nl-be', '2027-07-21'],
    ['BE', '2026-10-28T09:00:00Z', 'fr-be', '2026-11-12'],
    ['FR', '2028-04-24T09:00:00Z', 'fr-be', '2028-05-09'],
    ['BE', '2028-04-24T09:00:00Z', 'fr-fr', '2028-05-08'],
    ['LU', '2027-07-07T09:00:00Z', 'nl-be', '2027-07-22'],
    ['LU', '2027-07-07T09:00:00Z', 'fr-fr', '2027-07-21'],
  ])(
    'of an order sent to %s on %s, whichever site shows it: %s until %s',
    (countryCode, deliveredAt, locale, lastDay) => {
      const wish = { deliveredAt, shippingAddress: { ...address(), countryCode } };
      expect(noticeAt(deliveredAt, wish, locale)).toEqual({ kind: 'open', lastDay });
    },
  );
});

test.each([
  ['"sealed goods unsealed that can’t be returned for hygiene/health"', {}, true, 'sealed'],
  ['a case to keep things in', {}, false, null],
  ['a gift, sealed or not', { isGift: true }, true, 'gift'],
  ['a gift that was taken out again', { isGift: true, currentQuantity: 0 }, true, 'refunded'],
  ['one of two is left', { quantity: 2, currentQuantity: 1 }, false, null],
])('%s', (_, wish, sealed, notice) => {
  expect(lineNotice(orderLine(wish), 'withdrawal', sealed)).toBe(notice);
});

test.each([
  ['an opened pack', {}, true, null],
  ['a gift', { isGift: true }, true, null],
  ['a line that was taken out again', { currentQuantity: 0 }, true, 'refunded'],
])('the legal guarantee has no exception of a withdrawal: %s', (_, wish, sealed, notice) => {
  expect(lineNotice(orderLine(wish), 'return', sealed)).toBe(notice);
});

test('what is for health or hygiene alone cannot come back once unsealed', () => {
  expect(REGULATORY_CLASSES.filter(isSealed)).toEqual(['supplement', 'cosmetic', 'food', 'cbd']);
  expect(isSealed(null)).toBe(false);
});
