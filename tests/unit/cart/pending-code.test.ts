import { beforeEach, expect, test } from 'vitest';
import { forgetPendingCode, readPendingCode, writePendingCode } from '../../../lib/cart/visitor-cart.ts';
import { newRequest } from '../../setup/next/headers.ts';

let jar: ReturnType<typeof newRequest>;
beforeEach(() => {
  jar = newRequest();
});

test('a code that waits for a cart is kept for a week, out of reach of scripts and of other sites', async () => {
  await writePendingCode('ETE 25');
  expect(jar.getAll()).toEqual([
    {
      name: 'discount-code',
      value: 'ETE 25',
      sameSite: 'strict',
      secure: true,
      httpOnly: true,
      path: '/',
      maxAge: 7 * 24 * 60 * 60,
    },
  ]);
});

test('the last one waits, until it is forgotten', async () => {
  await writePendingCode('ETE');
  await writePendingCode('NOEL');
  expect(await readPendingCode()).toBe('NOEL');
  await forgetPendingCode();
  expect([await readPendingCode(), jar.getAll()]).toEqual([null, []]);
});

test.each([
  ['none', {}],
  ['an empty one', { 'discount-code': '' }],
])('%s is no code', async (_, cookies) => {
  newRequest({ cookies });
  expect(await readPendingCode()).toBeNull();
});
