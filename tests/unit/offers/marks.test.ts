import { expect, test } from 'vitest';
import {
  DECLINED_MARK,
  declinedIn,
  GIFT_MARK,
  giftRuleOf,
  withDeclined,
} from '../../../lib/services/shopify/cart-attributes.ts';

const engraving = { key: 'Prénom', value: 'Jade' };
const campaign = { key: '_campaign', value: 'hiver' };
const mark = (value: string) => ({ key: DECLINED_MARK, value });

test.each([
  ['what the visitor chose', [engraving], null],
  ['a gift', [{ key: GIFT_MARK, value: '5001' }], '5001'],
  ['an engraved gift', [engraving, { key: GIFT_MARK, value: '5001' }], '5001'],
  ['a mark that was emptied', [{ key: GIFT_MARK, value: '' }], null],
])('the rule of %s', (_, attributes, rule) => {
  expect(giftRuleOf({ attributes })).toBe(rule);
});

test.each([
  ['no attribute', [], []],
  ['another attribute', [campaign], []],
  ['an empty list', [mark('')], []],
  ['one rule', [mark('5001')], ['5001']],
  ['two rules behind another attribute', [campaign, mark('5001,5002')], ['5001', '5002']],
])('%s: declined are', (_, attributes, declined) => {
  expect(declinedIn({ attributes })).toEqual(declined);
});

test.each([
  ['is added beside what others keep in the cart', [campaign], ['5001'], [campaign, mark('5001')]],
  ['takes the place of the former one', [mark('5001'), campaign], ['5001', '5002'], [campaign, mark('5001,5002')]],
  ['leaves nothing behind when it has become empty', [campaign, mark('5001')], [], [campaign]],
])('a list of declined rules %s', (_, attributes, declined, written) => {
  expect(withDeclined({ attributes }, declined)).toEqual(written);
});
