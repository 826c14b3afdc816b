import { describe, expect, test, vi } from 'vitest';
import { verifyMutation } from '../../../lib/cart/visitor-cart.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import { isOutcomeUnknown } from '../../../lib/services/shopify/client.ts';
import type { Cart } from '../../../lib/services/shopify/types.ts';

const cart = { id: 'c', totalQuantity: 3 } as Cart;
const lost = new AppError('timeout', { milliseconds: 30_000, url: '' });

test.each([
  [new AppError('timeout'), true],
  [new AppError('unreachable'), true],
  [new AppError('http', { status: 502, url: '' }), true],
  [new AppError('graphql', { status: 200 }), true],
  [new AppError('unconfirmed'), true],
  [new AppError('customerResponseNull'), true],
  [new AppError('customerMissing'), true],
  [new AppError('customerNotFound'), false],
  [new AppError('http', { status: 404, url: '' }), false],
  [new AppError('throttled'), false],
  [new AppError('cartLinesAdd'), false],
  [new Error('timeout'), false],
])('after %s outcome unknown: %s', (error, doubtful) => {
  expect(isOutcomeUnknown(error)).toBe(doubtful);
});

describe('a mutation is sent once', () => {
  test('its answer stands, and the cart is not read', async () => {
    const read = vi.fn();
    const result = { cart, warnings: [] };
    expect(await verifyMutation(Promise.resolve(result), { read, holds: () => true })).toBe(result);
    expect(read).not.toHaveBeenCalled();
  });

  test('a lost answer is no failure when the cart shows what was wanted', async () => {
    const doubt = { read: async () => cart, holds: ({ totalQuantity }: Cart) => totalQuantity === 3 };
    expect(await verifyMutation(Promise.reject(lost), doubt)).toEqual({ cart, warnings: [] });
  });

  test('it is one when the cart shows that nothing was done', async () => {
    await expect(verifyMutation(Promise.reject(lost), { read: async () => cart, holds: () => false })).rejects.toBe(
      lost,
    );
  });

  test.each([
    ['the cart cannot be read', () => Promise.reject(new Error('down')), true],
    ['the cart does not say', async () => cart, null],
  ] as const)('nobody knows when %s', async (_, read, held) => {
    const error = await verifyMutation(Promise.reject(lost), { read, holds: () => held }).catch((reason) => reason);
    expect(error).toMatchObject({ code: 'unconfirmed', values: { reason: 'timeout' }, cause: lost });
  });

  test('a cart that is gone meanwhile is gone', async () => {
    const gone = new AppError('cartNotFound');
    const doubt = { read: () => Promise.reject(gone), holds: () => true };
    await expect(verifyMutation(Promise.reject(lost), doubt)).rejects.toBe(gone);
  });

  test('a refusal is certain: nothing is read', async () => {
    const read = vi.fn();
    const refusal = new AppError('cartLinesAdd');
    await expect(verifyMutation(Promise.reject(refusal), { read, holds: () => true })).rejects.toBe(refusal);
    expect(read).not.toHaveBeenCalled();
  });
});
