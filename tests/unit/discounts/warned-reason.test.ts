import { expect, test } from 'vitest';
import { warnedReason } from '../../../lib/discounts/why-not.ts';

const warning = (code: string, message = 'Enter a valid discount code') => ({ code, message, lineId: '' });
const waiting = (...codes: string[]) => codes.map((code) => ({ code, applicable: false }));

test.each([
  ['the only one', waiting('NOEL'), [warning('DISCOUNT_CUSTOMER_NOT_ELIGIBLE')], 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'],
  ['none', waiting('NOEL'), [], null],
  [
    'two that may be about either code',
    waiting('NOEL', 'ETE'),
    [warning('DISCOUNT_NOT_FOUND'), warning('DISCOUNT_USAGE_LIMIT_REACHED')],
    null,
  ],
  [
    'the one whose sentence names the code',
    waiting('ETE', 'Noel'),
    [
      warning('DISCOUNT_NOT_FOUND'),
      warning('DISCOUNT_PURCHASE_NOT_IN_RANGE', 'The noel discount code is not valid for the items'),
    ],
    'DISCOUNT_PURCHASE_NOT_IN_RANGE',
  ],
  [
    'the one that is left when the other names the other code',
    waiting('ETE', 'NOEL'),
    [warning('DISCOUNT_CODE_NOT_HONOURED', 'The ETE discount code is not honoured'), warning('DISCOUNT_NOT_FOUND')],
    'DISCOUNT_NOT_FOUND',
  ],
  [
    'what is said of another code alone',
    waiting('ETE', 'NOEL'),
    [warning('DISCOUNT_CODE_NOT_HONOURED', 'The ETE discount code is not honoured')],
    null,
  ],
  [
    'what names only a code that applies, with which it does not combine',
    [...waiting('NOEL'), { code: 'ETE', applicable: true }],
    [warning('DISCOUNT_CODE_NOT_HONOURED', 'It does not combine with ETE')],
    'DISCOUNT_CODE_NOT_HONOURED',
  ],
])('of NOEL the service says: %s', (_, codes, warnings, reason) => {
  expect(warnedReason('NOEL', codes, warnings)?.code ?? null).toBe(reason);
});

test.each([
  ['DISCOUNT_NOT_FOUND', true],
  ['DISCOUNT_CURRENTLY_INACTIVE', true],
  ['DISCOUNT_USAGE_LIMIT_REACHED', true],
  ['DISCOUNT_PURCHASE_NOT_IN_RANGE', false],
  ['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', false],
])('%s can never apply: %s', (code, final) => {
  expect(warnedReason('NOEL', waiting('NOEL'), [warning(code)])?.final).toBe(final);
});
