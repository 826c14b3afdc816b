import { expect, test } from 'vitest';
import { chosenIn, lineText } from '../../../lib/withdrawal/schema.ts';
import { orderLine } from '../../fixtures/account.ts';

const LINES = [
  orderLine({ title: 'A', variantTitle: '', quantity: 1, currentQuantity: 1 }),
  orderLine({ title: 'B', variantTitle: '60 ml', quantity: 3, currentQuantity: 3 }),
  orderLine({ title: 'C', variantTitle: '', quantity: 2 }),
  orderLine({ title: 'D', variantTitle: '', quantity: 4, currentQuantity: 1 }),
  orderLine({ title: 'E', variantTitle: '', quantity: 2, currentQuantity: 0 }),
];

test.each<[why: string, lines: string[], quantities: (string | undefined)[], chosen: string[] | null]>([
  ['none', [], ['1', '3', '2'], []],
  ['one with its quantity', ['1'], ['1', '2', '2'], ['2\u00a0× B, 60 ml']],
  ['one of three', ['1'], ['1', '1', '2'], ['1\u00a0× B, 60 ml']],
  ['two, in the order of the order, once each', ['2', '0', '2'], ['1', '3', '2'], ['1\u00a0× A', '2\u00a0× C']],
  ['more than were ordered', ['2'], ['1', '3', '40'], ['2\u00a0× C']],
  ['a quantity that is none: all of it', ['1'], ['1', '-1', '2'], ['3\u00a0× B, 60 ml']],
  ['an exponent, another base: none', ['1'], ['1', '1e0', '2'], ['3\u00a0× B, 60 ml']],
  ['a quantity and more', ['1'], ['1', '2 x', '2'], ['3\u00a0× B, 60 ml']],
  ['a quantity left empty: all of it', ['1'], ['1', undefined, '2'], ['3\u00a0× B, 60 ml']],
  ['no quantities at all', ['1'], [], ['3\u00a0× B, 60 ml']],
  ['more than the refunds left', ['3'], ['1', '3', '2', '4'], ['1\u00a0× D']],
  ['what the refunds left, by default', ['3'], [], ['1\u00a0× D']],
  ['a line that is refunded: all of it', ['4'], ['1', '3', '2', '4', '2'], ['2\u00a0× E']],
  ['a line that the order does not have', ['0', '5'], ['1', '3', '2'], null],
])('%s', (_, lines, quantities, chosen) => {
  expect(chosenIn(LINES, { lines, quantities })?.map(lineText) ?? null).toEqual(chosen);
});
