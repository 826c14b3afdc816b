import { expect, test } from 'vitest';
import { encodingFor, isNotModified } from '../../../lib/platform/http/responses.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['', null],
  [undefined, null],
])('accepting %s is answered with %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"ab"', false],
  [undefined, false],
])('If-None-Match %s knows "a": %s', (header, known) => {
  expect(isNotModified(header, '"a"')).toBe(known);
});
