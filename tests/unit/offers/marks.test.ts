import { expect, test } from 'vitest';
import {
  DECLINED_MARK,
  GIFT_MARK,
  giftRuleOf,
  SUSPENDED_MARK,
  withheldIn,
  withWithheld,
} from '../../../lib/services/shopify/cart-attributes.ts';

const engraving = { key: 'Prénom', value: 'Jade' };
const campaign = { key: '_campaign', value: 'hiver' };
const mark = (value: string) => ({ key: DECLINED_MARK, value });
const suspension = (value: string) => ({ key: SUSPENDED_MARK, value });

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
  ['one rule beside a suspended one', [suspension('5003'), mark('5001')], ['5001'], ['5003']],
  ['two suspended ones alone', [suspension('5003,5004')], [], ['5003', '5004']],
])('%s: declined are', (_, attributes, declined, suspended: string[] = []) => {
  expect(withheldIn({ attributes })).toEqual({ declined, suspended });
});

test.each([
  ['is added beside what others keep in the cart', [campaign], ['5001'], [campaign, mark('5001')]],
  ['takes the place of the former one', [mark('5001'), campaign], ['5001', '5002'], [campaign, mark('5001,5002')]],
  ['leaves nothing behind when it has become empty', [campaign, mark('5001')], [], [campaign]],
  [
    'takes suspended ones away with it',
    [suspension('5002'), campaign, mark('5001')],
    ['5001'],
    [campaign, mark('5001')],
  ],
])('a list of declined rules %s', (_, attributes, declined, written) => {
  expect(withWithheld({ attributes }, { declined, suspended: [] })).toEqual(written);
});

test('suspended rules have a list of their own', () => {
  const written = withWithheld({ attributes: [mark('5001'), campaign] }, { declined: [], suspended: ['5001', '5002'] });
  expect(written).toEqual([campaign, suspension('5001,5002')]);
});
