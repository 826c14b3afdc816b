import { describe, expect, test } from 'vitest';
import { AppError, type ErrorCode, type ErrorValues, errorCode } from '../../lib/errors.ts';

describe('messages of section 8 of the specification, word for word', () => {
  test.each<[ErrorCode, ErrorValues, string]>([
    ['cartCreate', {}, 'cartCreate error'],
    ['cartLineNotFound', {}, 'Cannot find created cart line'],
    ['cartLinesAdd', {}, 'cartLinesAdd error'],
    ['cartLineRemove', {}, 'Cart line remove error'],
    ['cartLineUpdate', {}, 'Cart line update error'],
    ['cartNotFound', {}, 'Cart not found'],
    ['unsupportedAction', { action: 'double' }, 'Unsupported action : double'],
    ['productNotFound', { id: '7001' }, 'No product found with id 7001'],
    ['http', { status: 503, url: 'http://shop/api' }, 'received status 503 while requesting http://shop/api'],
    ['graphql', { status: 200 }, 'GraphQL Error (Code: 200)'],
  ])('%s', (code, values, message) => {
    const error = new AppError(code, values);
    expect(error.message).toBe(message);
    expect(error).toMatchObject({ code, values });
  });
});

test('an error of a service is called ApiError', () => {
  expect(new AppError('http', { status: 500, url: '' }).name).toBe('ApiError');
  expect(new AppError('cartCreate').name).toBe('AppError');
});

test('what the service said follows the message, and the cause is kept', () => {
  const cause = new Error('socket closed');
  const error = new AppError('cartLinesAdd', {}, { cause, detail: 'The merchandise does not exist' });
  expect(error.message).toBe('cartLinesAdd error: The merchandise does not exist');
  expect(error.cause).toBe(cause);
});

test('a value that is missing is said to be unknown, a value with braces is not filled again', () => {
  expect(new AppError('unsupportedAction').message).toBe('Unsupported action : unknown');
  expect(new AppError('unsupportedAction', { action: '{action}' }).message).toBe('Unsupported action : {action}');
});

test.each([
  [new AppError('timeout'), 'timeout'],
  [new Error('timeout'), null],
  ['timeout', null],
  [undefined, null],
])('the code of %s is %s', (error, code) => {
  expect(errorCode(error)).toBe(code);
});
