import { beforeEach, expect, test } from 'vitest';
import { addPendingCode, forgetPendingCodes, readPendingCodes } from '../../../lib/cart/visitor-cart.ts';
import { newRequest } from '../../setup/next/headers.ts';

let jar: ReturnType<typeof newRequest>;
beforeEach(() => {
  jar = newRequest();
});

test('a code that waits for a cart is kept for a week, out of reach of scripts and of other sites', async () => {
  await addPendingCode('ETE 25');
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

test.each([
  ['several wait together', ['ETE', 'NOEL 5'], ['ETE', 'NOEL 5']],
  ['one that is given again waits once, as it was typed last', ['Ete', 'NOEL', 'ETE'], ['NOEL', 'ETE']],
  ['the newest four wait', ['A', 'B', 'C', 'D', 'E,F'], ['B', 'C', 'D', 'E,F']],
])('%s, until they are forgotten', async (_, given, waiting) => {
  for (const code of given) await addPendingCode(code);
  expect(await readPendingCodes()).toEqual(waiting);
  await forgetPendingCodes();
  expect([await readPendingCodes(), jar.getAll()]).toEqual([[], []]);
});

test('a single one, as earlier versions stored it, stays when another one is given', async () => {
  newRequest({ cookies: { 'discount-code': 'HIVER, 10' } });
  await addPendingCode('PRINTEMPS');
  expect(await readPendingCodes()).toEqual(['HIVER, 10', 'PRINTEMPS']);
});

test('the longest ones fit into a cookie', async () => {
  for (const digit of '1234') await addPendingCode('春'.repeat(99) + digit);
  expect(encodeURIComponent(jar.get('discount-code')?.value ?? '').length).toBeLessThan(4_000);
});

test.each([
  ['none', {}],
  ['an empty one', { 'discount-code': '' }],
])('%s is no code', async (_, cookies) => {
  newRequest({ cookies });
  expect(await readPendingCodes()).toEqual([]);
});
