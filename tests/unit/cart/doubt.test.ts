import { describe, expect, test, vi } from 'vitest';
import { isDoubtful, once } from '../../../lib/cart/doubt.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Cart } from '../../../lib/shopify/types.ts';

const context = { country: 'FR', language: 'FR' } as const;
const cart = { id: 'c', totalQuantity: 3 } as Cart;
const lost = new AppError('timeout', { milliseconds: 30_000, url: '' });

test.each([
  [new AppError('timeout'), true],
  [new AppError('unreachable'), true],
  [new AppError('http', { status: 502, url: '' }), true],
  [new AppError('graphql', { status: 200 }), true],
  [new AppError('http', { status: 404, url: '' }), false],
  [new AppError('throttled'), false],
  [new AppError('cartLinesAdd'), false],
  [new Error('timeout'), false],
])('after %s nobody knows whether it was carried out: %s', (error, doubtful) => {
  expect(isDoubtful(error)).toBe(doubtful);
});

describe('a mutation is sent once', () => {
  test('its answer stands, and the cart is not read', async () => {
    const read = vi.fn();
    const result = { cart, warnings: [] };
    expect(await once(Promise.resolve(result), { read, holds: () => true }, context)).toBe(result);
    expect(read).not.toHaveBeenCalled();
  });

  test('a lost answer is no failure when the cart shows what was wanted', async () => {
    const doubt = { read: async () => cart, holds: ({ totalQuantity }: Cart) => totalQuantity === 3 };
    expect(await once(Promise.reject(lost), doubt, context)).toEqual({ cart, warnings: [] });
  });

  test('it is one when the cart shows something else, and when the cart cannot be read', async () => {
    await expect(once(Promise.reject(lost), { read: async () => cart, holds: () => false }, context)).rejects.toBe(
      lost,
    );
    const silent = { read: () => Promise.reject(new Error('down')), holds: () => true };
    await expect(once(Promise.reject(lost), silent, context)).rejects.toBe(lost);
  });

  test('a refusal is certain: nothing is read', async () => {
    const read = vi.fn();
    const refusal = new AppError('cartLinesAdd');
    await expect(once(Promise.reject(refusal), { read, holds: () => true }, context)).rejects.toBe(refusal);
    expect(read).not.toHaveBeenCalled();
  });
});
