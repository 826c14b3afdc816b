import { expect, test } from 'vitest';
import { isSame, secretsIn } from '../../../lib/platform/secret.ts';

test.each([
  ['silene', 'silene', true],
  ['', '', true],
  ['silene', 'silen', false],
  ['silen', 'silene', false],
  ['', 'silene', false],
  ['Silene', 'silene', false],
  ['é', 'e\u0301', false],
  ['x'.repeat(100_000), 'x', false],
])('%#: equal only when every byte is', (given, expected, same) => {
  expect(isSame(given, expected)).toBe(same);
});

test.each<[string | undefined, string[]]>([
  [undefined, []],
  ['', []],
  [' , ,', []],
  ['one', ['one']],
  ['one,two', ['one', 'two']],
  [' one ,, two,\tthree ', ['one', 'two', 'three']],
])('%j has the secrets %j', (setting, secrets) => expect(secretsIn(setting)).toEqual(secrets));
