import { expect, test } from 'vitest';
import { createPatience } from '../../../lib/shopify/patience.ts';

function patience() {
  let now = 1_000;
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { ...createPatience(() => now), pass };
}

test('a query waits as long as it would', () => {
  expect(patience().of(30_000)).toBe(30_000);
});

test('after one that waited long in vain the others wait two seconds at most, for a minute', () => {
  const { of, inVain, pass } = patience();
  inVain(30_000);
  expect(of(30_000)).toBe(2_000);
  expect(of(1_000)).toBe(1_000);
  pass(59_999);
  expect(of(30_000)).toBe(2_000);
  pass(1);
  expect(of(30_000)).toBe(30_000);
});

test('those short waits do not make the silence longer', () => {
  const { of, inVain, pass } = patience();
  inVain(10_000);
  pass(50_000);
  inVain(of(30_000));
  pass(10_000);
  expect(of(30_000)).toBe(30_000);
});

test('an answer ends it', () => {
  const { of, inVain, answered } = patience();
  inVain(30_000);
  answered();
  expect(of(30_000)).toBe(30_000);
});
