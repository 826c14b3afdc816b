import { expect, test } from 'vitest';
import { readNumber, readWholeNumber } from '../../../lib/platform/text/clean.ts';

test.each<[typed: string, number: number | null, whole: number | null]>([
  ['7', 7, 7],
  ['\u00a07\u200b ', 7, 7],
  ['07', 7, 7],
  ['７', 7, 7],
  ['0', 0, 0],
  ['7,', 7, null],
  ['7,0', 7, null],
  ['7,25', 7.25, null],
  ['7.25', 7.25, null],
  ['0,5', 0.5, null],
  [',5', null, null],
  ['7,2,5', null, null],
  ['1 000', null, null],
  ['-7', null, null],
  ['−7', null, null],
  ['+7', null, null],
  ['2e1', null, null],
  ['0x1f', null, null],
  ['0b11', null, null],
  ['1_000', null, null],
  ['Infinity', null, null],
  ['NaN', null, null],
  ['sept', null, null],
  ['7 fois', null, null],
  ['٧', null, null],
  ['', null, null],
  [' ', null, null],
])('%j is %s, as a whole number %s', (typed, number, whole) => {
  expect([readNumber(typed), readWholeNumber(typed)]).toEqual([number, whole]);
});
