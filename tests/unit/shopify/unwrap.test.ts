import { describe, expect, test } from 'vitest';
import { AppError } from '../../../lib/platform/errors.ts';
import { unwrap } from '../../../lib/services/shopify/operations/cart.ts';
import { fromGid, toGid } from '../../../lib/services/shopify/types.ts';

const cart = { id: 'gid://shopify/Cart/1' };
const problem = (field: string[] | null, message: string) => ({ code: 'INVALID', field, message });

describe('cart operations fail if the response lacks a cart', () => {
  test('a cart without problems passes, with its warnings', () => {
    const warnings = [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only 2 left', target: 'line' }];
    expect(unwrap({ cart, userErrors: [], warnings }, 'cartLinesAdd')).toEqual({ cart, warnings });
  });

  test.each([null, { cart: null, userErrors: [], warnings: [] }])('%j', (payload) => {
    expect(() => unwrap(payload, 'cartCreate')).toThrow(new AppError('cartCreate'));
  });

  test('userErrors are an error even beside a cart, with their messages joined', () => {
    const userErrors = [problem(['lines'], 'Bad merchandise'), problem(null, 'Bad quantity')];
    expect(() => unwrap({ cart, userErrors, warnings: [] }, 'cartLinesAdd')).toThrow(
      'cartLinesAdd error: Bad merchandise, Bad quantity',
    );
  });

  test('a problem with the id of the cart means that the cart is gone', () => {
    const userErrors = [problem(['cartId'], 'The specified cart does not exist.')];
    expect(() => unwrap({ cart: null, userErrors, warnings: [] }, 'cartLinesAdd')).toThrow(
      'Cart not found: The specified cart does not exist.',
    );
  });
});

describe('ids', () => {
  test.each([
    ['7001', 'gid://shopify/Product/7001'],
    ['gid://shopify/Product/7001', 'gid://shopify/Product/7001'],
  ])('%s → %s', (id, gid) => {
    expect(toGid('Product', id)).toBe(gid);
    expect(fromGid(gid)).toBe('7001');
  });
});
