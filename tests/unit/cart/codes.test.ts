import { expect, test } from 'vitest';
import { isApplicable, withCodes, withoutCodes } from '../../../lib/cart/rules.ts';
import { codeSchema } from '../../../lib/cart/schema.ts';

const cart = { discountCodes: [{ code: 'NOËL\u201315', applicable: true }] };

test.each(['noël-15', 'NOËL\u201115', '\u200bNoe\u0308l−15\u00a0', 'NOËL\u201315'])(
  '%j is the code of the cart',
  (typed) => {
    const { code } = codeSchema.parse({ code: typed });
    expect(isApplicable(cart, code)).toBe(true);
    expect(withoutCodes(cart, [code])).toEqual([]);
    expect(withCodes(cart, [code])).toEqual([code]);
  },
);

test('another one is not', () => {
  expect(isApplicable(cart, 'NOËL-16')).toBeNull();
});
