import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  AppError,
  ERROR_MESSAGES,
  type ErrorCode,
  type ErrorValues,
  errorCode,
  messageOf,
} from '../../lib/platform/errors.ts';
import { lineOf, textOf } from '../../lib/platform/log/log.ts';

const root = path.join(import.meta.dirname, '../..');

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

test.each<[string, unknown, string]>([
  ['an error', new Error('socket closed'), 'socket closed'],
  ['an error without a message', new TypeError(''), 'name TypeError'],
  ['what a file system in WebAssembly throws', { name: 'ErrnoError', errno: 51 }, 'name ErrnoError, errno 51'],
  ['an object with a message', { message: 'no room', status: 507 }, 'status 507, message no room'],
  ['an object of which nothing is known', { payload: { email: 'a@exemple.fr' } }, 'an error without a message'],
  ['an object whose parts are objects', { message: { a: 1 }, code: ['x'] }, 'an error without a message'],
  ['a text', 'no room', 'no room'],
  ['nothing', undefined, 'unknown'],
  ['null', null, 'null'],
])('%s says what it is', (_, thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
  const line = textOf(lineOf('store', thrown));
  const wrapped = new AppError('storeClosed', { reason: messageOf(thrown) }, { cause: thrown });
  for (const said of [line, textOf(lineOf('store', wrapped))]) expect(said).not.toMatch(/\[object |\{\w+\}|undefined/);
});

test.each(Object.keys(ERROR_MESSAGES) as ErrorCode[])('%s is a sentence, whatever it is thrown with', (code) => {
  const names = [...ERROR_MESSAGES[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const given = [undefined, { errno: 51 }, Number.NaN, 'reason'];
  for (const value of given) {
    const values = Object.fromEntries(names.map((name) => [name, value])) as ErrorValues;
    expect(textOf(lineOf('test', new AppError(code, values)))).not.toMatch(/\[object |\{\w+\}|undefined/);
  }
});

describe('a test reaches every entry, by its code or by its message', () => {
  const texts = globSync('{tests,e2e,packages/*/tests}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => path.basename(file) !== path.basename(import.meta.filename))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));

  test.each(Object.entries(ERROR_MESSAGES))('%s: %s', (code, message) => {
    const [beginning = ''] = message.split('{');
    // The code is a value, or stands at the end of a title: a variable of the same name proves nothing.
    const isReached = (text: string) =>
      new RegExp(`'${code}'|\\(${code}\\)'`).test(text) || (beginning.length > 9 && text.includes(beginning));
    expect(texts.filter(isReached)).not.toEqual([]);
  });
});

test('what an operator reads in the log is in terms of the field', () => {
  const sentences = globSync('{app,lib,server}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(/\b(?:message|reason|detail): ['`]([^'`]+)['`]/g),
  ]);
  expect(sentences.length).toBeGreaterThan(30);
  const own = /\b(?:it is away|nobody|hears of|still asking|of before|broken off|made anew)\b/;
  expect(sentences.map(([, sentence = '']) => sentence).filter((sentence) => own.test(sentence))).toEqual([]);
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
