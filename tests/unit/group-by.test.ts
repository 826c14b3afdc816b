import { expect, test } from 'vitest';
import { groupBy } from '../../lib/platform/browser/group-by.ts';

test.each([
  ['nothing', []],
  ['one of each', ['a', 'bb', 'ccc']],
  ['several, in the order in which they come', ['bb', 'a', 'dd', 'c', 'bb']],
])('groups %s as Map.groupBy does', (_, items) => {
  const byLength = (text: string) => text.length;
  expect([...groupBy(items, byLength)]).toEqual([...Map.groupBy(items, byLength)]);
  expect([...groupBy(items.entries(), ([index]) => index % 2)]).toEqual([
    ...Map.groupBy(items.entries(), ([index]) => index % 2),
  ]);
});
