import { describe, expect, test } from 'vitest';
import { cartTranslator, problemOf } from '../../../lib/cart/messages.ts';
import type { CartReply } from '../../../lib/cart/view.ts';
import { ERROR_MESSAGES, type ErrorCode } from '../../../lib/platform/errors.ts';

const failed = (code: ErrorCode | 'unexpected'): CartReply => ({ status: 'error', code, values: {}, cart: null });
const warned = (code: string): CartReply => ({
  status: 'ok',
  cart: null,
  warnings: [{ code, message: 'English of the service', lineId: '' }],
});

describe.each(['fr-fr', 'nl-be'] as const)('what a cart action says in %s', (locale) => {
  const own: (ErrorCode | 'unexpected')[] = [
    'cartCreate',
    'cartLineNotFound',
    'cartLinesAdd',
    'cartLineRemove',
    'cartLineUpdate',
    'cartNotFound',
    'cartUpdate',
    'cartExcluded',
    'giftCardRefused',
    'medicineInCart',
    'postcodeInvalid',
    'planUnavailable',
    'recipientRefused',
    'unconfirmed',
    'unsupportedAction',
    'invalidInput',
    'limited',
    'throttled',
    'timeout',
    'unreachable',
    'unexpected',
  ];

  test.each(own)('%s has words of its own', async (code) => {
    const t = await cartTranslator(locale);
    expect(t.has(`error.${code}` as never)).toBe(true);
    expect(problemOf(failed(code), t)).toBe(t(`error.${code}` as 'error.unexpected'));
  });

  test.each((Object.keys(ERROR_MESSAGES) as ErrorCode[]).filter((code) => !own.includes(code)))(
    '%s is told as a problem of the shop',
    async (code) => {
      const t = await cartTranslator(locale);
      expect(problemOf(failed(code), t)).toBe(t('error.unexpected'));
    },
  );

  test.each(['MERCHANDISE_NOT_ENOUGH_STOCK', 'MERCHANDISE_OUT_OF_STOCK', 'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION'])(
    '%s is explained',
    async (code) => {
      const t = await cartTranslator(locale);
      expect(t.has(`warning.OTHER_${code}` as 'warning.other')).toBe(true);
      expect(problemOf(warned(code), t)).toBe(t(`warning.${code}` as 'warning.other'));
    },
  );

  test('another warning is told without the words of the service', async () => {
    const t = await cartTranslator(locale);
    expect(problemOf(warned('PAYMENTS_CHANGED'), t)).toBe(t('warning.other'));
    expect(problemOf({ status: 'ok', cart: null, warnings: [] }, t)).toBeNull();
  });
});
