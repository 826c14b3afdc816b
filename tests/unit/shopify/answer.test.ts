import { describe, expect, test } from 'vitest';
import { AppError, type ErrorCode } from '../../../lib/platform/errors.ts';
import { throttleDelay } from '../../../lib/services/shopify/client.ts';
import { dataOf } from '../../../lib/services/shopify/graphql.ts';

const url = 'http://shop/api';
const read = (body: unknown, init: ResponseInit = {}) =>
  dataOf(new Response(null, init), typeof body === 'string' ? body : JSON.stringify(body), url);
const failure = (body: unknown, init: ResponseInit = {}): AppError => {
  try {
    read(body, init);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('an AppError was expected');
};

test('returns the data of an answer', () => {
  expect(read({ data: { shop: { name: 'Silène' } } })).toEqual({ shop: { name: 'Silène' } });
});

describe('an answer without data is an error of the catalogue', () => {
  const throttled = { message: 'Throttled', extensions: { code: 'THROTTLED' } };
  test.each<[string, unknown, ResponseInit, ErrorCode, string]>([
    ['first error', { errors: [{ message: 'No field x' }, { message: 'y' }] }, {}, 'graphql', 'No field x'],
    ['data beside an error', { data: {}, errors: [{ message: 'Half' }] }, {}, 'graphql', 'Half'],
    [
      'errors as text',
      { errors: 'Not Found' },
      { status: 404 },
      'http',
      `received status 404 while requesting ${url}: Not Found`,
    ],
    [
      'errors as an object',
      { errors: { query: 'missing' } },
      { status: 400 },
      'http',
      `received status 400 while requesting ${url}: {"query":"missing"}`,
    ],
    ['a page of a proxy', '<html>', { status: 502 }, 'http', `received status 502 while requesting ${url}`],
    ['a cut answer', '{"data":{"cart":', {}, 'graphql', 'GraphQL Error (Code: 200)'],
    ['nothing', '', {}, 'graphql', 'GraphQL Error (Code: 200)'],
    ['null', null, {}, 'graphql', 'GraphQL Error (Code: 200)'],
    ['status 429', { errors: 'Too Many Requests' }, { status: 429 }, 'throttled', `too many requests to ${url}`],
    ['status 430', '', { status: 430 }, 'throttled', `too many requests to ${url}`],
    ['THROTTLED with status 200', { errors: [throttled] }, {}, 'throttled', `too many requests to ${url}`],
  ])('%s', (_, body, init, code, message) => {
    expect(failure(body, init)).toMatchObject({ code, message });
  });
});

test('an error has the four fields of the specification, and what the service said besides stays out of the log', () => {
  const errors = [{ message: 'No', extensions: { code: 'ACCESS_DENIED' } }];
  const extensions = { context: { country: 'BE' } };
  const error = failure({ errors, extensions }, { status: 403 });
  expect(error).toMatchObject({ name: 'ApiError', status: 403, code: 'http' });
  expect(error.message).toContain('received status 403');
  expect(error.data).toEqual({ errors, extensions });
  expect(JSON.stringify(Object.entries(error))).not.toContain('ACCESS_DENIED');
  expect(failure({ errors }).data).toEqual({ errors, extensions: null });
  expect(failure('<html>', { status: 502 }).data).toBeNull();
});

describe('the wait before a throttled query is sent again', () => {
  const busy = (seconds?: string) =>
    failure('', { status: 429, headers: seconds === undefined ? {} : { 'retry-after': seconds } });

  const costly = (requestedQueryCost: number, currentlyAvailable: number, restoreRate: number) =>
    failure({
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
      extensions: {
        cost: { requestedQueryCost, throttleStatus: { maximumAvailable: 1_000, currentlyAvailable, restoreRate } },
      },
    });

  test.each([
    ['asked for', busy('2'), 1, 2_000],
    ['asked for in parts of a second', busy('0.5'), 1, 500],
    ['never more than five seconds', busy('600'), 1, 5_000],
    ['reckoned from the cost that the answer names', costly(700, 550, 50), 1, 3_000],
    ['reckoned: there is enough again', costly(100, 550, 50), 1, 400],
    ['not asked for: 400 ms first', busy(), 1, 400],
    ['not asked for: doubling', busy(), 2, 800],
    ['a date is not understood', busy('Wed, 21 Oct 2026 07:28:00 GMT'), 1, 400],
    ['another error', new AppError('timeout'), 1, null],
    ['a surprise', new TypeError('x'), 1, null],
  ])('%s', (_, error, attempt, expected) => {
    expect(throttleDelay(attempt, error)).toBe(expected);
  });
});
