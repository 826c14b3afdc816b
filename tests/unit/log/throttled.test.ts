import { expect, test } from 'vitest';
import { LOG_INTERVAL_MS, throttledLog } from '../../../lib/platform/log/log.ts';

function logger() {
  const lines: string[] = [];
  let clock = 1_000;
  const log = throttledLog(
    (line) => lines.push(line),
    () => clock,
  );
  return { lines, log, pass: (milliseconds: number) => (clock += milliseconds) };
}

test('repeats at most once per 5000 ms', () => {
  const { lines, log, pass } = logger();
  log('shop down');
  pass(LOG_INTERVAL_MS - 1);
  log('shop down');
  expect(lines).toEqual(['shop down']);
  pass(1);
  log('shop down');
  expect(LOG_INTERVAL_MS).toBe(5_000);
  expect(lines).toEqual(['shop down', 'shop down']);
});

test('one message does not hold back another', () => {
  const { lines, log } = logger();
  log('shop down');
  log('content down');
  expect(lines).toEqual(['shop down', 'content down']);
});

test('a flood of different messages brings none back within its five seconds', () => {
  const { lines, log, pass } = logger();
  log('shop down');
  for (let index = 0; index < 1_200; index++) log(`message ${index}`);
  pass(LOG_INTERVAL_MS - 1);
  log('shop down');
  expect(lines).toHaveLength(1_201);
  pass(1);
  log('shop down');
  expect(lines).toHaveLength(1_202);
});

test('a flood beyond all measure is not remembered', () => {
  const { lines, log } = logger();
  for (let index = 0; index < 6_000; index++) log(`message ${index}`);
  log('message 5999');
  log('message 0');
  expect(lines).toHaveLength(6_001);
});
