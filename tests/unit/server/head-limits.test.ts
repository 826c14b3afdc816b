import { describe, expect, test } from 'vitest';
import {
  addressRejection,
  MAX_COOKIES,
  MAX_PARAMETERS,
  MAX_SEGMENTS,
  withinCookieLimit,
} from '../../../server/request-rules.ts';

const cookies = (count: number) => Array.from({ length: count }, (_, at) => `c${at}=${at}`).join('; ');
const query = (count: number, name = (at: number) => `p${at}`) =>
  Array.from({ length: count }, (_, at) => `${name(at)}=${at}`).join('&');

describe('cookies', () => {
  test.each([
    ['none', ''],
    ['one', 'cart=gid%3A1'],
    ['as many as a browser keeps', cookies(MAX_COOKIES)],
  ])('%s arrive as they are', (_, header) => {
    expect(withinCookieLimit(header)).toBe(header);
  });

  test.each([MAX_COOKIES + 1, 1_900])('of %i only as many arrive as a browser keeps', (count) => {
    expect(withinCookieLimit(cookies(count))).toBe(cookies(MAX_COOKIES));
  });

  test('nothing but separators counts as well', () => {
    expect(withinCookieLimit(`a=1${';'.repeat(14_000)}b=2`)).toBe(`a=1${';'.repeat(MAX_COOKIES - 1)}`);
  });
});

describe('an address', () => {
  test.each([
    ['a page', '/nos-produits/sommeil'],
    ['every facet ticked', `/nous-rejoindre/nos-offres-demploi?${query(MAX_PARAMETERS)}`],
    ['one parameter again and again', `/recherche?${query(MAX_PARAMETERS, () => 'q')}`],
    ['a text with question marks', '/recherche?q=pourquoi%3F?&x=?'],
    ['a percent sign in its query', '/recherche?q=100%'],
    ['accents', '/cr%C3%A8me'],
    ['as many segments as may be', '/a'.repeat(MAX_SEGMENTS)],
  ])('with %s is read', (_, url) => {
    expect(addressRejection(url)).toBeNull();
  });

  test.each([
    ['parameters', `/notre-boutique?${query(MAX_PARAMETERS + 1)}`],
    ['parameters of one name', `/recherche?${query(4_000, () => 'q')}`],
    ['parameters without a name', `/recherche?a${'&'.repeat(MAX_PARAMETERS)}`],
    ['parameters after a second question mark', `/recherche?a?${query(MAX_PARAMETERS + 1)}`],
    ['segments', '/a'.repeat(MAX_SEGMENTS + 1)],
    ['slashes', '/'.repeat(8_000)],
  ])('with too many %s is refused', (_, url) => {
    expect(addressRejection(url)).toBe(414);
  });

  test.each(['/%', '/nos-produits/%zz', '/nl/%C3', '/%ED%A0%80', '/_next/static/%E0%A4%A.js', '/api/%?q=1'])(
    '%s is broken',
    (url) => expect(addressRejection(url)).toBe(400),
  );
});
