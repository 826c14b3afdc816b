import { expect, test } from 'vitest';
import { hasOnlyCards, stageOf } from '../../../lib/orders/rules.ts';

const card = { variant: { isGiftCard: true } } as Parameters<typeof hasOnlyCards>[0]['lines'][number];
const goods = { variant: null };

test.each([
  ['no line', [], false],
  ['gift cards', [card, card], true],
  ['something else too', [card, goods], false],
])('an order of %s has only gift cards: %j', (_title, lines, expected) => {
  expect(hasOnlyCards({ lines })).toBe(expected);
});

const AT = '2026-05-04T08:00:00Z';

test.each([
  // financial, fulfilment, canceled, delivered → step, kind
  ['PAID', 'UNFULFILLED', null, null, 0, 'ordered'],
  ['PENDING', 'UNFULFILLED', null, null, 0, 'ordered'],
  [null, 'UNFULFILLED', null, null, 0, 'ordered'],
  ['PAID', 'SCHEDULED', null, null, 0, 'ordered'],
  ['PAID', 'ON_HOLD', null, null, 0, 'ordered'],
  ['PAID', 'SOMETHING_NEW', null, null, null, 'received'],
  ['PAID', 'RESTOCKED', null, null, null, 'received'],
  ['SOMETHING_NEW', 'SOMETHING_NEW', null, AT, 3, 'delivered'],
  ['PAID', 'OPEN', null, null, 1, 'prepared'],
  ['PAID', 'IN_PROGRESS', null, null, 1, 'prepared'],
  ['PAID', 'PENDING_FULFILLMENT', null, null, 1, 'prepared'],
  ['PAID', 'PARTIALLY_FULFILLED', null, null, 1, 'prepared'],
  ['PAID', 'FULFILLED', null, null, 2, 'sent'],
  ['PAID', 'FULFILLED', null, AT, 3, 'delivered'],
  ['PARTIALLY_REFUNDED', 'FULFILLED', null, AT, 3, 'partlyRefunded'],
  ['PARTIALLY_REFUNDED', 'UNFULFILLED', null, null, 0, 'partlyRefunded'],
  ['REFUNDED', 'FULFILLED', null, AT, 3, 'refunded'],
  ['REFUNDED', 'FULFILLED', null, null, 2, 'refunded'],
  ['REFUNDED', 'UNFULFILLED', AT, null, 0, 'canceled'],
  ['VOIDED', 'UNFULFILLED', null, null, 0, 'canceled'],
  ['PAID', 'RESTOCKED', AT, null, null, 'canceled'],
] as const)('%s, %s, cancelled %s, delivered %s: step %s, %s', (money, way, canceledAt, deliveredAt, step, kind) => {
  const state = { financialStatus: money, fulfillmentStatus: way, canceledAt, deliveredAt };
  expect(stageOf(state)).toEqual({ step, kind });
});
