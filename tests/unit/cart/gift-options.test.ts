import { describe, expect, test } from 'vitest';
import { giftOptionsOf, isSameGift, MESSAGE_LENGTH, NO_GIFT, withGiftOptions } from '../../../lib/cart/rules.ts';
import { giftSchema } from '../../../lib/cart/schema.ts';

const other = { key: '_declined_gifts', value: 'a,b' };
const wrapped = { key: 'gift_wrap', value: 'yes' };
const message = (value: string) => ({ key: 'gift_message', value });

test.each([
  ['nothing', [], NO_GIFT],
  ['other attributes', [other], NO_GIFT],
  ['wrapping', [other, wrapped], { wrap: true, message: '' }],
  ['an unknown value', [{ key: 'gift_wrap', value: 'no' }], NO_GIFT],
  ['a message', [message('Bon anniversaire')], { wrap: false, message: 'Bon anniversaire' }],
  ['both', [wrapped, message('Bravo')], { wrap: true, message: 'Bravo' }],
])('%s', (_, attributes, options) => expect(giftOptionsOf({ attributes })).toEqual(options));

test.each([
  ['set', [other], { wrap: true, message: 'Bravo' }, [other, wrapped, message('Bravo')]],
  ['replaced', [wrapped, other, message('Bravo')], { wrap: false, message: 'Merci' }, [other, message('Merci')]],
  ['removed', [wrapped, message('Bravo'), other], NO_GIFT, [other]],
])('%s, and the other attributes stay', (_, attributes, options, result) => {
  expect(withGiftOptions({ attributes }, options)).toEqual(result);
  expect(isSameGift(giftOptionsOf({ attributes: result }), options)).toBe(true);
});

describe('what is posted', () => {
  test.each([
    ['both', { wrap: 'on', message: ' Bravo\r\nà toi ' }, { wrap: 'on', message: 'Bravo\nà toi' }],
    ['nothing', { message: '' }, { message: '' }],
    ['a message of the full length', { message: 'x'.repeat(MESSAGE_LENGTH) }, { message: 'x'.repeat(MESSAGE_LENGTH) }],
  ])('%s is read', (_, form, read) => expect(giftSchema.parse(form)).toEqual(read));

  test.each([
    ['a longer message', { message: 'x'.repeat(MESSAGE_LENGTH + 1) }],
    ['no message field', { wrap: 'on' }],
    ['another value of the checkbox', { wrap: 'maybe', message: '' }],
  ])('%s is refused', (_, form) => expect(giftSchema.safeParse(form).success).toBe(false));
});
