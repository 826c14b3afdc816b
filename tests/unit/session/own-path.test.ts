import { describe, expect, test } from 'vitest';
import { ownPath, withQuery } from '../../../lib/session/own-path.ts';

const ours = ['/', '/mon-compte', '/nl/mijn-account/bestellingen?after=abc', '/commande/panier#code', '/faq?q=a%2Fb'];

/** Ways out of a site that others have found: with each of these hosts in place of HOST. */
const shapes = [
  'HOST',
  '//HOST',
  '///HOST',
  '////HOST',
  '/\\HOST',
  '\\\\HOST',
  '\\/HOST',
  '/\\/HOST',
  '//\\HOST',
  '/\t/HOST',
  '/\n/HOST',
  '/\r/HOST',
  '/%09/HOST\t',
  ' //HOST',
  '\u0000//HOST',
  '/ /HOST',
  '/\u00a0/HOST\u00a0',
  '/\u2028/HOST',
  'http://HOST',
  'https://HOST',
  'http:/HOST',
  'http:HOST',
  'https:\\\\HOST',
  'ftp://HOST',
  '//user@HOST',
  'http://fr.localhost@HOST',
  'http://fr.localhost:3000.HOST',
  'javascript:location="//HOST"',
  'data:text/html,HOST',
  '/..//HOST',
  '/.//HOST',
  '/a/..//HOST',
  '/%2e%2e//HOST',
  '/./..//HOST',
  '?to=//HOST',
  '#//HOST',
  '',
  'mon-compte',
];
const hosts = [
  'evil.example',
  'evil.example/%2f..',
  '127.0.0.1',
  '[::1]',
  'fr.localhost.evil.example',
  'xn--e1awd7f.com',
  'evil.example:443',
  'éa.example',
];

describe('redirects lead to own paths only', () => {
  test.each(ours)('%s is one', (path) => expect(ownPath(path)).toBe(path));

  test.each(shapes.flatMap((shape) => hosts.map((host) => shape.replace('HOST', host))))('%j is none', (text) => {
    expect(ownPath(text)).toBeNull();
  });

  test.each([null, undefined, 1, ['/mon-compte'], {}, `/${'a'.repeat(500)}`])('%j is none', (value) => {
    expect(ownPath(value)).toBeNull();
  });

  test('a browser comes to the same place for every path that is let through', () => {
    const doubtful = [
      '/%2f%2fevil.example',
      '/%5cevil.example',
      '/@evil.example',
      '/evil.example',
      '/a//b',
      '/;//evil.example',
    ];
    for (const text of doubtful) {
      const path = ownPath(text);
      expect(new URL(path ?? '', 'http://fr.localhost:3000').origin).toBe('http://fr.localhost:3000');
    }
  });
});

test('a query value is added or replaced', () => {
  expect(withQuery('/mon-compte?a=1#b', 'shop', 'refused')).toBe('/mon-compte?a=1&shop=refused#b');
  expect(withQuery('/auth?to=%2F', 'to', '/mon-compte')).toBe('/auth?to=%2Fmon-compte');
});
