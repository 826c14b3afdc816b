import { expect, test } from 'vitest';
import { wholeNumber } from '../../../lib/forms/fields.ts';

const read = (text: unknown) => wholeNumber(1, 250).safeParse(text).data ?? null;

test.each([
  ['1', 1],
  ['250', 250],
  ['007', 7],
  ['0', null],
  ['251', null],
  ['0x1f', null],
  ['0o7', null],
  ['2e1', null],
  ['12.0', null],
  ['-3', null],
  ['+3', null],
  [' 3', 3],
  ['3\n', 3],
  ['1 3', null],
  ['', null],
  ['٣', null],
  ['9'.repeat(400), null],
  [3, null],
  [true, null],
  [['3'], null],
  [undefined, null],
])('%j is %j', (text, number) => {
  expect(read(text)).toBe(number);
});
