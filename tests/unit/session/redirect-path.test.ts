import { describe, expect, test } from 'vitest';
import { safeRedirectPath, withQuery } from '../../../lib/session/redirect-path.ts';
import { WAYS_OUT } from '../../../packages/tools/lib/resilience/ways-out.ts';

const ours = [
  '/',
  '/mon-compte',
  '/nl/mijn-account/bestellingen?after=abc',
  '/commande/panier#code',
  '/faq?q=a%2Fb',
  `/${'a'.repeat(499)}`,
];

describe('redirects lead to own paths only', () => {
  test.each(ours)('%s is one', (path) => expect(safeRedirectPath(path)).toBe(path));

  test.each(WAYS_OUT)('%j is none', (text) => {
    expect(safeRedirectPath(text)).toBeNull();
  });

  test.each([null, undefined, 1, ['/mon-compte'], {}, `/${'a'.repeat(500)}`])('%j is none', (value) => {
    expect(safeRedirectPath(value)).toBeNull();
  });

  test('of a callback address more characters are allowed, and no more ways out', () => {
    const back = withQuery('/auth', 'to', `/faq?${'&a=b'.repeat(122)}`);
    expect(safeRedirectPath(back)).toBeNull();
    expect(safeRedirectPath(back, 2_000)).toBe(back);
    expect(safeRedirectPath(`/${'a'.repeat(2_000)}`, 2_000)).toBeNull();
    expect(safeRedirectPath(`/..//evil.example/${'a'.repeat(500)}`, 2_000)).toBeNull();
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
      const path = safeRedirectPath(text);
      expect(new URL(path ?? '', 'http://fr.localhost:3000').origin).toBe('http://fr.localhost:3000');
    }
  });
});

test('a query value is added or replaced', () => {
  expect(withQuery('/mon-compte?a=1#b', 'shop', 'refused')).toBe('/mon-compte?a=1&shop=refused#b');
  expect(withQuery('/auth?to=%2F', 'to', '/mon-compte')).toBe('/auth?to=%2Fmon-compte');
});
