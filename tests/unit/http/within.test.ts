import { expect, test } from 'vitest';
import { within } from '../../../lib/http/within.ts';

const after = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));

test('what is there in time', async () => {
  expect(await within(1_000, after(1, 'rules'))).toBe('rules');
});

test('null for what is late', async () => {
  expect(await within(5, after(200, 'rules'))).toBeNull();
});

test('a failure in time is thrown', async () => {
  await expect(within(1_000, Promise.reject(new Error('down')))).rejects.toThrow('down');
});
