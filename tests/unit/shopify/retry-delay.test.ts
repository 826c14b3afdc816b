import { describe, expect, test } from 'vitest';
import { AppError } from '../../../lib/platform/errors.ts';
import { runRequest } from '../../../lib/platform/request.ts';
import { shopRetryDelay } from '../../../lib/services/shopify/client.ts';

const status = (code: number) => new AppError('http', { status: code, url: '' });
const graphql = (reason: string) => new AppError('graphql', { status: 200, reason });
const still = () => 0;

test('a wait that the whole may not take is none', () => {
  const delay = shopRetryDelay(900, still, () => 0.5);
  expect(delay(1, new AppError('throttled', { url: '', retryAfter: '0.9' }))).toBe(900);
  expect(delay(1, new AppError('throttled', { url: '', retryAfter: '1' }))).toBeNull();
});

describe('the wait before a query is sent again', () => {
  test.each([
    ['a failing machine', status(503), 1, 100],
    ['a failing machine, the second time', status(500), 2, 200],
    ['a lost connection', new AppError('unreachable', { url: '' }), 1, 100],
    ['a cut answer', graphql('NO_DATA'), 1, 100],
    ['the service’s own error', graphql('INTERNAL_SERVER_ERROR'), 1, 100],
    ['throttled, as it asks', new AppError('throttled', { url: '', retryAfter: '2' }), 1, 2_000],
    ['throttled, without a word', new AppError('throttled', { url: '', retryAfter: '' }), 1, 400],
    ['a refusal', status(403), 1, null],
    ['an error of the document', graphql(''), 1, null],
    ['a time-out', new AppError('timeout', { milliseconds: 30_000, url: '' }), 1, null],
    ['an error of the cart', new AppError('cartLinesAdd'), 1, null],
    ['a surprise', new TypeError('x'), 1, null],
  ])('%s', (_, error, attempt, expected) => {
    expect(shopRetryDelay(30_000, still, () => 0.5)(attempt, error)).toBe(expected);
  });

  test('is spread from half to one and a half', () => {
    expect(shopRetryDelay(30_000, still, () => 0)(1, status(503))).toBe(50);
    expect(shopRetryDelay(30_000, still, () => 0.999)(2, status(503))).toBeCloseTo(300, 0);
  });

  test.each([
    ['a visitor', 1_300, 1, 100],
    ['a visitor', 1_300, 2, 200],
    ['a visitor', 1_301, 2, null],
    ['a visitor', 29_000, 1, null],
    // A build on a busy machine, a job in the background.
    ['nobody', 1_301, 2, 200],
    ['nobody', 29_000, 1, 100],
    ['nobody', 29_901, 1, null],
  ])('with %s waiting, after %i ms, try %i: %s', (who, milliseconds, attempt, expected) => {
    let now = 50;
    const start = () =>
      shopRetryDelay(
        30_000,
        () => now,
        () => 0.5,
      );
    const waiting = { left: () => 30_000, isOver: () => false, byScript: false };
    const delay = who === 'nobody' ? start() : runRequest({ id: 'x', entered: false, waiting }, start);
    now += milliseconds;
    expect(delay(attempt, status(503))).toBe(expected);
  });
});
